import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateForm } from '#api/forms'
import { useMailingLists } from '#api/mailing-lists'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard, useIsHere } from '#components/leave-guard'
import { RadioGroup } from '#components/radio-group'
import { TextField } from '#components/text-field'
import { newFormOf, starterKeys, type StarterKey } from '#domain/forms/form-starters'
import { messages } from './forms.messages.ts'

export interface NewFormDialogProps {
  /** What it begins with. @default blank */
  starter?: StarterKey | 'blank' | undefined
  open: boolean
  onClose: () => void
  onCreated: (formId: string) => void
}

const kinds = ['blank', ...starterKeys] as const
const hints = {
  blank: messages.blankHint,
  newsletter: messages.newsletterHint,
  contact: messages.contactHint,
  event: messages.eventHint,
  preferences: messages.preferencesHint,
  waitlist: messages.waitlistHint,
} as const

/** Begins a form: a name, and blank or one of the starters (FRM-33). */
export function NewFormDialog({ starter = 'blank', open, onClose, onCreated }: NewFormDialogProps) {
  const intl = useIntl()
  const lists = useMailingLists().data?.items ?? []
  const { send, isSending, error } = useCreateForm()
  const isHere = useIsHere()
  const isMade = useRef(false)
  const [kind, setKind] = useState<StarterKey | 'blank'>(starter)
  const [typed, setTyped] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const name = typed ?? (kind === 'blank' ? '' : intl.formatMessage(messages[kind]))
  const create = async () => {
    if (isSending) return
    if (name.trim() === '') {
      setMissing(true)
      return
    }
    const usual = lists.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    const locale = intl.locale.startsWith('ja') ? 'ja' : 'en'
    const outcome = await send({ body: newFormOf(kind, { name: name.trim(), locale, lists: usual }) })
    if (!outcome.ok || !isHere()) return
    isMade.current = true
    onCreated(outcome.data.id)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isSending}
      closesOutside={false}
      title={intl.formatMessage(messages.new)}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone="primary" busy={isSending} onClick={() => void create()}>
            {intl.formatMessage(messages.create)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <LeaveGuard
          dirty={open && typed !== undefined}
          // Where its own success leads is no loss.
          isDirty={() => open && typed !== undefined && !isMade.current}
          discard={() => setTyped(undefined)}
        />
        <RadioGroup
          label={intl.formatMessage(messages.startWith)}
          value={kind}
          onValueChange={setKind}
          disabled={isSending}
          options={kinds.map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
            hint: intl.formatMessage(hints[value]),
          }))}
        />
        <TextField
          label={intl.formatMessage(messages.name)}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={isMissing && name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
          onValueChange={setTyped}
          readOnly={isSending}
          onEnter={() => void create()}
        />
        {error ? (
          <InlineError ticketId={error.ticketId}>
            {error.said ?? intl.formatMessage(messages.createFailed)}
          </InlineError>
        ) : null}
      </Stack>
    </Dialog>
  )
}

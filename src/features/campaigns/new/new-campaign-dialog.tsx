import { Suspense, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { campaignRoutes, useCreateCampaign, useDuplicateCampaign } from '#api/campaigns'
import { useApi, useScopedWorkspaceId, type ApiError } from '#api/core'
import { Button } from '#components/button'
import { Combobox, type ComboboxOption } from '#components/combobox'
import { Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { RadioGroup } from '#components/radio-group'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { copyName } from '#domain/campaigns/campaign-rules'
import { subjectInWords } from '#domain/campaigns/subject'
import { campaignVariantsOf, StarterChoice } from '#features/editor'
import type { CampaignsLinks } from '#features/campaigns/list'
import type { EmailDocument } from '#mail/document'
import { messages } from './new-campaign.messages.ts'

/** Campaigns that a search offers to copy. */
const OFFERED = 20
/** Characters of a name. */
const NAME_MOST = 120

const sources = ['blank', 'copy', 'design', 'assistant'] as const
type Source = (typeof sources)[number]

const sourceMessages = {
  blank: [messages.blank, messages.blankHint],
  copy: [messages.copy, messages.copyHint],
  design: [messages.design, messages.designHint],
  assistant: [messages.assistant, messages.assistantHint],
} as const

export interface NewCampaignDialogProps {
  open: boolean
  onClose: () => void
  /** A layout that was chosen before. */
  design?: EmailDocument | undefined
  links: Pick<CampaignsLinks, 'campaign' | 'go' | 'openAssistant'>
}

/** Begins a campaign with a name: empty, as a copy, of a layout, or with the assistant (CAM-42, CAM-43). */
export function NewCampaignDialog({ open, onClose, design: chosen, links }: NewCampaignDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const brand = useBrand().data
  const create = useCreateCampaign()
  const duplicate = useDuplicateCampaign()
  const [name, setName] = useState('')
  const [source, setSource] = useState<Source>(chosen ? 'design' : 'blank')
  const [original, setOriginal] = useState<ComboboxOption | null>(null)
  const [design, setDesign] = useState(chosen)
  const [attempted, setAttempted] = useState(false)
  const [error, setError] = useState<ApiError>()
  /** From the press until the page has gone: a second press makes no second campaign. */
  const [busy, setBusy] = useState(false)
  /** Whether it waits for what is typed: once the campaign is made, or the dialog was left, it does not. */
  const isWaiting = useRef(open)
  useLayoutEffect(() => {
    isWaiting.current = open
  }, [open])

  const trimmed = name.trim()
  const missesOriginal = source === 'copy' && original === null
  const missesDesign = source === 'design' && design === undefined

  const make = async () => {
    if (source === 'copy' && original)
      return duplicate.send({ params: { campaignId: original.value }, body: { name: trimmed } })
    const variants = source === 'design' && design ? await campaignVariantsOf(design) : undefined
    return create.send({ body: { name: trimmed, ...(variants && { variants }) } })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAttempted(true)
    setError(undefined)
    if (trimmed === '') return nameField.current?.focus()
    if (missesOriginal || missesDesign) return
    setBusy(true)
    const outcome = await make()
    setBusy(false)
    if (!isWaiting.current) return
    if (!outcome.ok) return setError(outcome.error)
    isWaiting.current = false
    onClose()
    links.go(links.campaign(outcome.data.id))
    if (source === 'assistant')
      links.openAssistant(intl.formatMessage(messages.assistantText, { name: trimmed }))
  }
  const search = async (text: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
    const query = { ...(text.trim() !== '' && { q: text.trim() }), limit: OFFERED }
    const { items } = await client.call(campaignRoutes.list, { query }, { workspaceId, signal })
    return items.map((one) => ({
      value: one.id,
      label: one.name,
      hint: subjectInWords(one.variants.find(({ subject }) => subject !== '')?.subject ?? ''),
    }))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      closesOutside={false}
      size={source === 'design' ? 'large' : 'medium'}
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone="primary" type="submit" form={formId} busy={busy}>
            {intl.formatMessage(messages.create)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <LeaveGuard
            dirty={trimmed !== ''}
            isDirty={() => trimmed !== '' && isWaiting.current}
            discard={() => setName('')}
          />
          {error ? (
            <InlineError ticketId={error.ticketId}>
              {(error.code < 500 ? error.said : undefined) ?? intl.formatMessage(messages.failed)}
            </InlineError>
          ) : null}
          <TextField
            ref={nameField}
            label={intl.formatMessage(messages.name)}
            hint={intl.formatMessage(messages.nameHint)}
            error={attempted && trimmed === '' ? intl.formatMessage(messages.nameMissing) : undefined}
            value={name}
            onValueChange={setName}
            maxLength={NAME_MOST}
            readOnly={busy}
            required
            autoComplete="off"
            data-first-focus
          />
          <RadioGroup
            label={intl.formatMessage(messages.source)}
            value={source}
            onValueChange={setSource}
            disabled={busy}
            options={sources.map((value) => ({
              value,
              label: intl.formatMessage(sourceMessages[value][0]),
              hint: intl.formatMessage(sourceMessages[value][1]),
            }))}
          />
          {source === 'copy' ? (
            <Combobox
              label={intl.formatMessage(messages.original)}
              required
              readOnly={busy}
              value={original}
              options={search}
              onValueChange={(next) => {
                setOriginal(next)
                if (next && trimmed === '') setName(copyName(next.label))
              }}
              error={attempted && missesOriginal ? intl.formatMessage(messages.originalMissing) : undefined}
            />
          ) : null}
          {source === 'design' ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <Text as="p" role="status" tone={attempted && missesDesign ? 'warning' : 'muted'}>
                {design
                  ? intl.formatMessage(messages.designChosen, { title: design.settings.title })
                  : intl.formatMessage(messages.designMissing)}
              </Text>
              <StarterChoice brand={brand} onChoose={(document) => setDesign(document)} />
            </Suspense>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

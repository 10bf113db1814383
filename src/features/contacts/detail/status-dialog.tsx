import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi, type ApiError } from '#api/core'
import { useUpdateContact, type Contact, type ContactUpdate } from '#api/contacts'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { Stack } from '#components/layout'
import { TextArea } from '#components/text-field'
import { MOVE_TARGETS, type MoveNeeds, type StatusMove } from './status-moves.model.ts'
import { messages } from './status-dialog.messages.ts'
import { WriteRefused } from './write-refused.tsx'

/** Characters of a note or a reason (CON-8). */
const NOTE_MAX = 500

export interface StatusDialogProps {
  contact: Contact
  move: StatusMove
  needs: MoveNeeds
  onClose: () => void
  /** Somebody else changed the contact: what is shown is old. */
  onConflict: () => void
}

/** Asks before a contact gets no more mail, or gets mail again; for the latter it takes a note that is kept. */
export function StatusDialog({ contact, move, needs, onClose, onConflict }: StatusDialogProps) {
  const { clock } = useApi()
  const intl = useIntl()
  const { send, isSending } = useUpdateContact()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [error, setError] = useState<ApiError>()
  const who = contact.name ?? contact.email

  const save = async () => {
    if (needs !== 'nothing' && note.trim() === '') {
      setMissing(true)
      return
    }
    const body: ContactUpdate = {
      version: contact.version,
      status: MOVE_TARGETS[move],
      ...(needs === 'owner' && { statusReason: note.trim() }),
      ...(needs === 'consent' && {
        consent: { at: new Date(clock.now()).toISOString(), source: 'manual', note: note.trim() },
      }),
    }
    const outcome = await send({ params: { contactId: contact.id }, body })
    if (outcome.ok) return onClose()
    if (outcome.error.code === 409) onConflict()
    setError(outcome.error)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      size="small"
      title={intl.formatMessage(messages[`${move}Title`], { who })}
      description={intl.formatMessage(messages[`${move}Text`])}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button
            tone={move === 'resubscribe' ? 'primary' : 'danger'}
            busy={isSending}
            onClick={() => void save()}
          >
            {intl.formatMessage(messages[move])}
          </Button>
        </>
      }
    >
      {needs === 'nothing' && !error ? undefined : (
        <Stack gap={3}>
          {needs === 'nothing' ? null : (
            <TextArea
              label={intl.formatMessage(needs === 'owner' ? messages.reason : messages.note)}
              hint={intl.formatMessage(needs === 'owner' ? messages.reasonHint : messages.noteHint)}
              required
              maxLength={NOTE_MAX}
              disabled={isSending}
              value={note}
              error={missing && note.trim() === '' ? intl.formatMessage(messages.missing) : undefined}
              onValueChange={setNote}
            />
          )}
          {error ? <WriteRefused what={intl.formatMessage(messages.failed)} error={error} /> : null}
        </Stack>
      )}
    </Dialog>
  )
}

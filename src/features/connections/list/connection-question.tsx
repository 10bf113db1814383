import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateConnection, type Connection } from '#api/connections'
import type { ApiError } from '#api/core'
import { Button } from '#components/button'
import { ConfirmDialog, Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import type { ConnectionQuestionKind } from './use-connection-actions.ts'
import { messages } from './connections.messages.ts'

/** Characters of a name. */
export const NAME_MOST = 80

export interface ConnectionQuestionProps {
  kind: ConnectionQuestionKind
  connection: Connection
  open: boolean
  onClose: () => void
}

/** Asks for another name, or before a connection is archived. What fails stays in the question and can be tried again. */
export const ConnectionQuestion = ({ kind, ...rest }: ConnectionQuestionProps) =>
  kind === 'rename' ? <Rename {...rest} /> : <Archive {...rest} />

type QuestionProps = Omit<ConnectionQuestionProps, 'kind'>

/** Why it failed. Where somebody else changed the connection, the next try is about what it is now. */
function Problem({ error, changed }: { error: ApiError | undefined; changed: string | undefined }) {
  const intl = useIntl()
  return error ? (
    <InlineError ticketId={error.ticketId}>
      {changed === undefined
        ? (error.said ?? intl.formatMessage(messages.saveFailed))
        : intl.formatMessage(messages.changedMeanwhile, { name: changed })}
    </InlineError>
  ) : null
}

function Archive({ connection, open, onClose }: QuestionProps) {
  const intl = useIntl()
  const { send, isSending, error } = useUpdateConnection()
  const [{ seen, isChanged }, setSeen] = useState({ seen: connection, isChanged: false })
  const { id, name, version } = seen
  const confirm = async () => {
    const outcome = await send({ params: { connectionId: id }, body: { version, action: 'archive' } })
    if (!outcome.ok && outcome.theirs?.status !== 'archived') {
      setSeen({ seen: outcome.theirs ?? seen, isChanged: outcome.theirs !== undefined })
      return
    }
    toasts.add({ type: 'success', content: intl.formatMessage(messages.archivedToast, { name }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.archiveTitle, { name })}
      confirmLabel={intl.formatMessage(messages.archive)}
      busy={isSending}
      onConfirm={() => void confirm()}
      error={error ? <Problem error={error} changed={isChanged ? name : undefined} /> : undefined}
    >
      {intl.formatMessage(messages.archiveText)}
    </ConfirmDialog>
  )
}

function Rename({ connection, open, onClose }: QuestionProps) {
  const intl = useIntl()
  const { send, isSending, error } = useUpdateConnection()
  const [{ seen, isChanged }, setSeen] = useState({ seen: connection, isChanged: false })
  const { id, name, version } = seen
  const [typed, setTyped] = useState(connection.name)
  const [isMissing, setMissing] = useState(false)
  const save = async () => {
    const next = typed.trim()
    if (next === '') {
      setMissing(true)
      return
    }
    if (next !== name) {
      const outcome = await send({ params: { connectionId: id }, body: { version, name: next } })
      if (!outcome.ok) {
        setSeen({ seen: outcome.theirs ?? seen, isChanged: outcome.theirs !== undefined })
        return
      }
      toasts.add({ type: 'success', content: intl.formatMessage(messages.renamedToast, { name: next }) })
    }
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      busy={isSending}
      // What was typed is not lost by a press beside the dialog.
      closesOutside={typed === connection.name}
      title={intl.formatMessage(messages.renameTitle)}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone="primary" busy={isSending} onClick={() => void save()}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <Stack>
        <LeaveGuard dirty={open && typed !== connection.name} discard={() => setTyped(connection.name)} />
        <TextField
          label={intl.formatMessage(messages.name)}
          value={typed}
          maxLength={NAME_MOST}
          autoComplete="off"
          readOnly={isSending}
          error={isMissing && typed.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
          onValueChange={setTyped}
          onEnter={() => void save()}
        />
        <Problem error={error} changed={isChanged ? name : undefined} />
      </Stack>
    </Dialog>
  )
}

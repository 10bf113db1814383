import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { contactRoutes, refreshedByContacts } from '#api/contacts'
import { toApiError, useApi, useRefresh, useScopedWorkspaceId } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Progress } from '#components/progress'
import { Text } from '#components/text'
import { refusalText } from '#features/contacts/facts'
import { startBulkRun, type BulkRun } from '#features/contacts/bulk'
import { heldElsewhere, holdInBrowser } from '#lib/tab-locks'
import { lockOf, type ImportJournal, type JournalEntry, type JournalHead } from './import-journal.ts'
import { messages } from './import-undo.messages.ts'
import { messages as recentMessages } from './recent-imports.messages.ts'
import { undoStep, type UndoSkip } from './undo.model.ts'

type UndoRun = BulkRun<JournalEntry, UndoSkip>

export interface ImportUndoProps {
  journal: ImportJournal
  head: JournalHead
  /** It is undone, as far as it could be. */
  onUndone?: () => void
}

/** Undoes an import: deletes the contacts it created, restores the values it replaced, keeps later edits. */
export function ImportUndo({ journal, head, onUndone }: ImportUndoProps) {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const [run, setRun] = useState<UndoRun>()
  const [isElsewhere, setElsewhere] = useState(false)
  const { created, updated } = head.counts

  const start = async () => {
    setAsking(false)
    const held = await heldElsewhere()
    setElsewhere(held.has(lockOf(head.id)))
    if (held.has(lockOf(head.id))) return
    const entries = journal.entries(head.id)
    const undo = startBulkRun<JournalEntry, UndoSkip>({
      next: async () => {
        const { done, value } = await entries.next()
        return done === true ? undefined : value
      },
      async apply(entry, signal) {
        const params = { contactId: entry.contactId }
        const options = { workspaceId, signal }
        try {
          const contact = await client.call(contactRoutes.one, { params }, options)
          const step = undoStep(entry, contact)
          if (step.kind === 'skip') return step.reason
          if (step.kind === 'delete') await client.call(contactRoutes.delete, { params }, options)
          else await client.call(contactRoutes.update, { params, body: step.body }, options)
          return 'changed'
        } catch (error) {
          const { code } = toApiError(error)
          if (code === 404) return 'gone'
          // Changed between the read and the write.
          if (code === 409) return 'edited'
          throw error
        }
      },
    })
    setRun(undo)
    holdInBrowser(lockOf(head.id), undo.finished)
    void undo.finished.then(async () => {
      refresh(refreshedByContacts)
      if (undo.state().status !== 'completed' || undo.state().failed > 0) return
      await journal.forget(head.id).catch(() => undefined)
      onUndone?.()
    })
  }
  useEffect(() => () => run?.abort(), [run])

  if (created + updated === 0) return null
  if (run) return <UndoProgress run={run} total={created + updated} />
  return (
    <>
      <Button onClick={() => setAsking(true)}>{intl.formatMessage(messages.undo)}</Button>
      {isElsewhere ? <Text role="status">{intl.formatMessage(recentMessages.underWay)}</Text> : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={intl.formatMessage(messages.title, { name: head.name })}
        confirmLabel={intl.formatMessage(messages.undo)}
        onConfirm={() => void start()}
      >
        {intl.formatMessage(messages.text, { created, updated })}
      </ConfirmDialog>
    </>
  )
}

function UndoProgress({ run, total }: { run: UndoRun; total: number }) {
  const intl = useIntl()
  const { status, changed, skipped, failed, error } = useSyncExternalStore(run.subscribe, run.state)
  const left = skipped.get('edited') ?? 0
  const done = changed + failed + [...skipped.values()].reduce((sum, count) => sum + count, 0)
  return (
    <Stack gap={5}>
      <LeaveGuard
        dirty={status === 'running' || status === 'paused'}
        discard={run.abort}
        words={{
          title: intl.formatMessage(messages.leaveTitle),
          about: intl.formatMessage(messages.leaveText),
          discard: intl.formatMessage(messages.leaveConfirm),
          stay: intl.formatMessage(messages.leaveStay),
        }}
      />
      {status === 'completed' ? (
        <Banner
          kind={failed > 0 || left > 0 ? 'warning' : 'success'}
          title={intl.formatMessage(messages.undone, { count: changed })}
        >
          {left > 0
            ? intl.formatMessage(messages.left, { count: left })
            : failed === 0 && intl.formatMessage(messages.allBack)}
        </Banner>
      ) : (
        <Progress
          label={intl.formatMessage(messages.undoing)}
          value={done}
          max={Math.max(total, 1)}
          valueText={intl.formatMessage(messages.progress, { done, total })}
        />
      )}
      {status === 'paused' && error ? (
        <InlineError ticketId={error.ticketId} onRetry={() => run.resume()}>
          {intl.formatMessage(messages.stopped, { reason: refusalText(error, intl) })}
        </InlineError>
      ) : null}
      {status === 'completed' && failed > 0 ? (
        <InlineError ticketId={run.failures().at(-1)?.error.ticketId}>
          {intl.formatMessage(messages.failed, { count: failed })}
        </InlineError>
      ) : null}
    </Stack>
  )
}

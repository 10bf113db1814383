import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { Stack } from '#components/layout'
import { offerUndo, useEditor, useEditorStore } from '#features/editor/state'
import { blocksOf } from '#mail/document'
import { ImportReport } from './import-report.tsx'
import { ImportSource } from './import-source.tsx'
import { useImport } from './use-import.ts'
import { messages } from './import-dialog.messages.ts'

export interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** What a new mail has already. */
const scaffold: ReadonlySet<string> = new Set(['footer', 'divider', 'spacer'])

/** A mail from HTML, MJML or our JSON: what was found is said before anything is changed (EML-406). */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const { result, isReading, take, reset } = useImport()
  const [isRefused, setIsRefused] = useState(false)
  // There is nothing to lose: the import takes its place without a question.
  const isEmpty = useEditor(({ document }) => [...blocksOf(document)].every(({ type }) => scaffold.has(type)))
  const ready = result?.kind === 'ready' ? result : undefined

  const leave = () => {
    reset()
    setIsRefused(false)
    onClose()
  }
  const run = (mode: 'replace' | 'append') => {
    if (!ready) return
    const { document } = store.getState()
    const operation = mode === 'replace' ? ready.replacing(document) : ready.appending(document)
    if (store.apply(operation, { select: [] }) !== undefined) {
      setIsRefused(true)
      return
    }
    leave()
    offerUndo(store, intl.formatMessage(messages.done), intl.formatMessage(messages.undo))
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      size="large"
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.description)}
      footer={
        ready ? (
          <>
            <Button tone="quiet" onClick={reset}>
              {intl.formatMessage(messages.another)}
            </Button>
            {isEmpty ? null : (
              <Button onClick={() => run('append')}>{intl.formatMessage(messages.append)}</Button>
            )}
            <Button tone="primary" onClick={() => run('replace')}>
              {intl.formatMessage(isEmpty ? messages.use : messages.replace)}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack>
        {isRefused ? <Banner kind="danger">{intl.formatMessage(messages.refused)}</Banner> : null}
        {ready ? (
          <ImportReport result={ready} />
        ) : (
          <ImportSource
            isReading={isReading}
            refusal={result?.kind === 'refused' ? result.reason : undefined}
            onTake={take}
          />
        )}
      </Stack>
    </Dialog>
  )
}

import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { useAnnounce, useComposing, useDeferredDocument, useEditorStore } from '#features/editor/state'
import type { Draft } from '#features/editor/persistence'
import type { EmailDocument } from '#mail/document'
import { merge } from '#mail/merge'
import { originalOf } from '#mail/twin'
import { MergeDialog } from './merge-dialog.tsx'
import { messages } from './merge.messages.ts'

export interface MergeNoticeProps {
  /** What both versions come from. */
  base: EmailDocument
  /** What the other tab saved. */
  theirs: Draft
  onMerged: (document: EmailDocument) => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/**
 * Takes what another tab saved into the mail that is edited: by itself where no part was changed in both, and otherwise
 * after it was asked (EML-703).
 */
export function MergeNotice({ base, theirs, onMerged, onKeepMine, onTakeTheirs }: MergeNoticeProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const announce = useAnnounce()
  const [isOpen, setIsOpen] = useState(false)
  const mine = originalOf(useDeferredDocument())
  const versions = useMemo(() => ({ base, mine, theirs: theirs.document }), [base, mine, theirs])
  const count = useMemo(() => merge(base, mine, theirs.document).conflicts.length, [base, mine, theirs])

  const mergeByItself = useEffectEvent(() => {
    // What was typed since the last drawing is part of it.
    const now = merge(base, originalOf(store.getState().document), theirs.document)
    if (now.conflicts.length > 0) return
    onMerged(now.document)
    announce(intl.formatMessage(messages.merged))
  })
  const isComposing = useComposing()
  useEffect(() => {
    if (count === 0 && !isComposing) mergeByItself()
  }, [count, versions, isComposing])

  if (count === 0) return null
  return (
    <>
      <Banner
        kind="warning"
        title={intl.formatMessage(messages.noticeTitle)}
        action={
          <Inline>
            <Button size="small" tone="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {intl.formatMessage(messages.compare)}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {intl.formatMessage(messages.takeTheirs)}
            </Button>
            <Button size="small" onClick={onKeepMine}>
              {intl.formatMessage(messages.keepMine)}
            </Button>
          </Inline>
        }
      >
        {intl.formatMessage(messages.notice, { count })}
      </Banner>
      <MergeDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        versions={versions}
        savedAt={theirs.updatedAt}
        onMerged={(document) => {
          setIsOpen(false)
          onMerged(document)
          announce(intl.formatMessage(messages.merged))
        }}
      />
    </>
  )
}

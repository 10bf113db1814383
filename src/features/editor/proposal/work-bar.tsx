import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { Spinner } from '#components/spinner'
import { Text } from '#components/text'
import type { AssistantWork } from '#features/editor/desk'
import { useAnnounce, useEditorStore } from '#features/editor/state'
import { messages } from './review.messages.ts'
import * as styles from './review.css.ts'

export interface WorkBarProps {
  work: AssistantWork
  /** Brings the focus back to the mail. */
  onLeave: () => void
}

/** While the assistant writes a proposal: locks the blocks that it is about, and stops it (EML-606). */
export function WorkBar({ work: { ids, onStop }, onLeave }: WorkBarProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const announce = useAnnounce()
  useEffect(() => {
    if (store.getState().editing === undefined) leaveNodes(ids)
    store.setBusy(ids)
  }, [store, ids])
  useEffect(() => () => store.setBusy([]), [store])
  return (
    <div className={styles.root}>
      <Inline push>
        <Spinner />
        <Text as="p" size={13} role="status">
          {intl.formatMessage(messages.working)}
        </Text>
        <Button
          size="small"
          onClick={() => {
            onStop()
            announce(intl.formatMessage(messages.stopped))
            onLeave()
          }}
        >
          {intl.formatMessage(messages.stop)}
        </Button>
      </Inline>
    </div>
  )
}

/** What becomes inert loses the focus: the canvas takes it before, so that its keys go on working. */
function leaveNodes(ids: readonly string[]): void {
  const { activeElement } = document
  if (ids.some((id) => activeElement?.closest(`[data-node="${CSS.escape(id)}"]`)))
    activeElement?.closest<HTMLElement>('[role=application]')?.focus()
}

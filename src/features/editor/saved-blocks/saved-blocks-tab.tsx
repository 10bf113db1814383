import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '#components/empty-state'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { VisuallyHidden } from '#components/visually-hidden'
import { insertNodes, ownNodes, useCommandContext } from '#features/editor/canvas'
import { useEditor } from '#features/editor/state'
import { browserRecords, type KeptRecords } from '#lib/kept-records'
import { SaveForm } from './save-form.tsx'
import { SavedEntry } from './saved-entry.tsx'
import { savedBlocksIn, type SavedBlock } from './saved-blocks.model.ts'
import { messages } from './saved-blocks.messages.ts'
import { useSavedBlocks } from './use-saved-blocks.ts'

export interface SavedBlocksTabProps {
  /** Where blocks are kept. @default this browser */
  records?: KeptRecords
  /** Whose they are, such as the id of the workspace. @default everybody's who uses this browser */
  scope?: string
  /** Something was inserted: what covers the mail can go. */
  onInserted?: (() => void) | undefined
}

/** Blocks that were saved for other mails: saved by name, inserted, renamed, deleted with undo (EML-310). */
export function SavedBlocksTab({
  records = browserRecords,
  scope = 'local',
  onInserted,
}: SavedBlocksTabProps) {
  const intl = useIntl()
  const context = useCommandContext()
  const readOnly = useEditor((state) => state.readOnly)
  const store = useMemo(() => savedBlocksIn(records, scope), [records, scope])
  const { blocks, failed, retry, put, remove } = useSavedBlocks(store)
  const insert = ({ json }: SavedBlock) => {
    const nodes = ownNodes(json)
    if (nodes.length === 0) context.announce(intl.formatMessage(messages.broken))
    else if (insertNodes(context, nodes) !== undefined) onInserted?.()
  }
  const removeWithUndo = (block: SavedBlock) => {
    remove(block.id)
    toasts.add({
      type: 'success',
      content: intl.formatMessage(messages.removed, { name: block.name }),
      action: { label: intl.formatMessage(messages.undo), onAction: () => put(block) },
    })
  }
  return (
    <Stack gap={6}>
      {readOnly ? null : <SaveForm onSave={put} />}
      {failed ? <InlineError onRetry={retry}>{intl.formatMessage(messages.failed)}</InlineError> : null}
      {blocks === undefined ? (
        failed ? null : (
          <Stack aria-busy>
            <VisuallyHidden>
              <span role="status">{intl.formatMessage(messages.loading)}</span>
            </VisuallyHidden>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        )
      ) : blocks.length === 0 ? (
        <EmptyState title={intl.formatMessage(messages.empty)}>
          {intl.formatMessage(messages.emptyText)}
        </EmptyState>
      ) : (
        <Section title={intl.formatMessage(messages.list)}>
          <Text as="p" size={12} tone="muted">
            {intl.formatMessage(messages.insertHint)}
          </Text>
          <Stack as="ul" gap={2}>
            {blocks.map((block) => (
              <SavedEntry
                key={block.id}
                block={block}
                readOnly={readOnly}
                onInsert={() => insert(block)}
                onRename={(name) => put({ ...block, name })}
                onRemove={() => removeWithUndo(block)}
              />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  )
}

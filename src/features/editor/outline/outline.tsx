import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl, type IntlShape } from 'react-intl'
import type { AnyNode } from '#mail/document'
import { Text } from '#components/text'
import { Tree, type TreeNode } from '#components/tree'
import { isImeConfirm } from '#lib/ime'
import { commandOf, runCommand, showSelected, useCommandContext } from '#features/editor/canvas'
import { nodeName } from '#features/editor/blocks'
import { indexOf, useDeferredDocument, useEditor } from '#features/editor/state'
import { messages } from './outline.messages.ts'

/** The mail as a tree: everything that the canvas does with whole blocks, without the canvas (EML-205). */
export function Outline() {
  const intl = useIntl()
  const context = useCommandContext()
  const { store } = context
  const document = useDeferredDocument()
  const selected = useEditor((state) => state.selected.at(-1))
  // What is closed is kept, not what is open: a new section shows its blocks.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const refocus = useRef<() => void>(undefined)
  // The tree is drawn a moment after the canvas: what a key has moved, removed or brought back has its item only then.
  useLayoutEffect(() => {
    if (document !== store.getState().document) return
    refocus.current?.()
    refocus.current = undefined
  }, [document, store])
  const ids = [...indexOf(document).keys()]
  if (document.sections.length === 0)
    return (
      <Text as="p" tone="muted">
        {intl.formatMessage(messages.empty)}
      </Text>
    )
  return (
    <Tree
      label={intl.formatMessage(messages.label)}
      nodes={document.sections.map((section, place) => treeNode(intl, section, place))}
      expanded={new Set(ids.filter((id) => !closed.has(id)))}
      onExpandedChange={(open) => setClosed(new Set(ids.filter((id) => !open.has(id))))}
      selected={selected}
      onSelect={(id) => {
        store.select([id])
        showSelected(store)
      }}
      onNodeKeyDown={(event, id) => {
        if (isImeConfirm(event)) return
        const command = commandOf(event)
        if (!command || command.id === 'edit' || command.id === 'selectAll') return
        event.preventDefault()
        const itemId = event.currentTarget.id
        flushSync(() => {
          if (!command.id.startsWith('undo') && command.id !== 'redo') store.select([id])
          runCommand(command, context)
        })
        showSelected(store)
        const focusChosen = () => focusItem(itemId, id, store.getState().selected.at(-1))
        if (store.getState().document === document) focusChosen()
        else refocus.current = focusChosen
      }}
    />
  )
}

/** A node that was moved is drawn elsewhere, and one that was removed leaves the focus to what is selected then. */
function focusItem(itemId: string, id: string, selected: string | undefined): void {
  const prefix = itemId.slice(0, itemId.length - id.length)
  const item = document.getElementById(`${prefix}${selected ?? id}`) ?? document.getElementById(itemId)
  item?.focus()
}

function treeNode(intl: IntlShape, node: AnyNode, place: number): TreeNode {
  const label =
    'type' in node ? nodeName(intl, node) : intl.formatMessage(messages.column, { place: place + 1 })
  if ('columns' in node)
    return {
      id: node.id,
      label: `${label} ${place + 1}`,
      // The only column of a section is no level of its own, unless it is empty and to be chosen.
      children:
        node.columns.length === 1 && node.columns[0] && node.columns[0].blocks.length > 0
          ? node.columns[0].blocks.map((block, index) => treeNode(intl, block, index))
          : node.columns.map((column, index) => treeNode(intl, column, index)),
    }
  if ('blocks' in node)
    return { id: node.id, label, children: node.blocks.map((block, index) => treeNode(intl, block, index)) }
  return { id: node.id, label }
}

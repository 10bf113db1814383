import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu, type MenuEntry } from '#components/menu'
import { nodeName } from '#features/editor/blocks'
import { nodeOf, useEditor } from '#features/editor/state'
import { messages } from './canvas.messages.ts'
import { useCanvas } from './canvas-context.tsx'
import { commandNames } from './editor-commands.messages.ts'
import { commandById, type EditorCommand } from './editor-commands.ts'
import { useDragHandle } from './use-canvas-drag.ts'
import { useCommandContext } from './use-commands.ts'
import * as styles from './canvas.css.ts'

const inMenu: readonly (EditorCommand['id'] | 'line')[] = [
  'edit',
  'copyOriginal',
  'line',
  'moveUp',
  'moveDown',
  'moveLeft',
  'moveRight',
  'line',
  'duplicate',
  'wrap',
  'unwrap',
  'selectParent',
  'line',
  'remove',
]

/** What can be done with the selected node, as entries of a menu. */
function useNodeMenu(): () => readonly MenuEntry[] {
  const context = useCommandContext()
  const { focusSelected } = useCanvas()
  const { store, intl } = context
  const entryOf = (id: (typeof inMenu)[number], place: number): MenuEntry[] => {
    if (id === 'line') return [{ kind: 'separator', id: `line${place}` }]
    const command = commandById(id)
    if (!command?.isEnabled(store.getState())) return []
    const [keys] = command.keys
    return [
      {
        kind: 'action',
        id,
        label: intl.formatMessage(commandNames[id]),
        ...(keys && { keys }),
        ...(id === 'remove' && { tone: 'danger' as const }),
        onSelect: () => {
          command.run(context)
          // After the menu has given the focus back to the handle, which may be gone.
          queueMicrotask(focusSelected)
        },
      },
    ]
  }
  return () => withoutDoubleLines(inMenu.flatMap(entryOf))
}

const withoutDoubleLines = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(
    ({ kind }, place) =>
      kind !== 'separator' ||
      (place > 0 && place < entries.length - 1 && entries[place - 1]?.kind !== 'separator'),
  )

/** At the selected node: drags it, opens its menu, and inserts a block after it. All of it has keys of its own. */
export function BlockHandle({ id }: { id: string }) {
  const intl = useIntl()
  const { openInsert } = useCanvas()
  const entries = useNodeMenu()
  const handle = useRef<HTMLSpanElement>(null)
  useDragHandle(handle, id)
  const name = useEditor(({ document }) => {
    const node = nodeOf(document, id)
    return node ? nodeName(intl, node) : ''
  })
  return (
    <>
      <span ref={handle} className={styles.handle} data-handle={id}>
        <Menu
          entries={async () => entries()}
          // The handle is no stop of the keys: they lead on from the block.
          focusAfter={(trigger) => trigger.closest<HTMLElement>('[data-node]')}
        >
          {(trigger) => (
            <IconButton
              {...trigger}
              size="small"
              tabIndex={-1}
              tooltipSide="bottom"
              label={intl.formatMessage(messages.actions, { name })}
              icon={<Icon of={GripVertical} />}
            />
          )}
        </Menu>
      </span>
      <span className={styles.adder}>
        <IconButton
          size="small"
          tabIndex={-1}
          label={intl.formatMessage(messages.insert)}
          icon={<Icon of={Plus} />}
          onClick={({ currentTarget }) => openInsert(currentTarget, id)}
        />
      </span>
    </>
  )
}

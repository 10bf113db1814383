import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu, type MenuEntry } from '#components/menu'
import type { ConditionNode } from '#lib/condition-tree'
import { messages } from './condition-tree.messages.ts'
import { moveNode, toggleNode, type Move } from './tree-edit.model.ts'
import { handleOf, type TreeEditing } from './tree-editing.ts'

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The handle that a node is moved by, and the menu of what else can be done to it. */
export function NodeTools({ node, name, ...shared }: TreeEditing & { node: ConditionNode; name: string }) {
  const intl = useIntl()
  const { conditions, readOnly, isFull, edit, move, remove, duplicate } = shared
  if (readOnly) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const how = MOVES[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || !how) return
    event.preventDefault()
    event.stopPropagation()
    move(node.id, how)
  }
  const id = node.id
  const canMove = (how: Move) => moveNode(conditions, id, how) !== conditions
  const entries: MenuEntry[] = [
    ...(['up', 'down', 'in', 'out'] as const).map((how): MenuEntry => ({
      kind: 'action',
      id: how,
      label: intl.formatMessage(messages[how === 'in' ? 'into' : how]),
      keys: ['Alt', { up: '↑', down: '↓', in: '→', out: '←' }[how]],
      disabled: !canMove(how),
      onSelect: () => move(id, how),
    })),
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'duplicate',
      label: intl.formatMessage(messages.duplicate),
      disabled: isFull,
      onSelect: () => duplicate(id),
    },
    {
      kind: 'action',
      id: 'toggle',
      label: intl.formatMessage(node.disabled === true ? messages.enable : messages.disable),
      onSelect: () => edit(toggleNode(conditions, id), { focus: handleOf(id) }),
    },
    {
      kind: 'action',
      id: 'remove',
      label: intl.formatMessage(messages.remove),
      tone: 'danger',
      onSelect: () => remove(id),
    },
  ]
  return (
    <span>
      <IconButton
        data-handle={id}
        label={intl.formatMessage(messages.move, { what: name })}
        tooltip={intl.formatMessage(messages.moveKeys)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        size="small"
        icon={<Icon of={GripVertical} />}
        onKeyDown={onKeyDown}
      />
      <Menu entries={entries}>
        {(trigger) => (
          <IconButton
            {...trigger}
            label={intl.formatMessage(messages.more, { what: name })}
            size="small"
            icon={<Icon of={EllipsisVertical} />}
          />
        )}
      </Menu>
    </span>
  )
}

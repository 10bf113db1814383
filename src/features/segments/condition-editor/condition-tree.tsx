import { EllipsisVertical, GripVertical, Plus, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu, type MenuEntry } from '#components/menu'
import { Select } from '#components/select'
import { VisuallyHidden } from '#components/visually-hidden'
import {
  CONDITION_TREE,
  type ConditionGroup,
  type ConditionNode,
  type ConditionProblem,
  type LeafCondition,
} from '#lib/condition-tree'
import { conditionClause, matchText, type ConditionWorld } from '#features/segments/sentence'
import type { DragOptions, DropPlace } from './condition-drag.ts'
import { conditionKinds, fieldOf, newCondition } from './condition-fields.model.ts'
import { messages as fieldMessages } from './condition-fields.messages.ts'
import { ConditionFields } from './condition-row.tsx'
import { messages } from './condition-tree.messages.ts'
import {
  duplicateNode,
  freeId,
  insertNode,
  moveNode,
  nodesOf,
  noHistory,
  placeNode,
  placeOf,
  redo,
  remember,
  removeNode,
  replaceNode,
  toggleNode,
  undo,
  type Move,
} from './tree-edit.model.ts'
import { problemText } from './problem-text.ts'
import * as layout from '#features/segments/layout'
import * as styles from './condition-tree.css.ts'

export interface ConditionTreeProps {
  conditions: ConditionGroup
  onChange: (conditions: ConditionGroup) => void
  world: ConditionWorld
  /** What is wrong, by the ids of the nodes. */
  problems: readonly ConditionProblem[]
  /** The segment whose conditions these are. */
  ownSegmentId?: string | undefined
  /** @default false */
  readOnly?: boolean
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Conditions in groups, to be built and moved by pointer and by keys (SCREENS.md 3.9). Changes can be taken back. */
export function ConditionTree({
  conditions,
  onChange,
  world,
  problems,
  ownSegmentId,
  readOnly = false,
}: ConditionTreeProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const [history, setHistory] = useState(noHistory)
  const [said, setSaid] = useState('')
  // Where the focus belongs once the change is drawn: what moves is drawn anew, what is removed takes the focus with it.
  const wanted = useRef<string>(undefined)

  useEffect(() => {
    const selector = wanted.current
    if (selector === undefined) return
    wanted.current = undefined
    root.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  const edit = (
    after: ConditionGroup,
    { key, focus, say }: { key?: string; focus?: string; say?: string } = {},
  ) => {
    if (after === conditions) return false
    setHistory(remember(history, conditions, key))
    wanted.current = focus
    setSaid(say ?? '')
    onChange(after)
    return true
  }
  const movedText = (after: ConditionGroup, id: string) => {
    const place = placeOf(after, id)
    if (!place) return ''
    return intl.formatMessage(messages.moved, {
      position: place.index + 1,
      total: place.parent.children.length,
      match: matchText(place.parent.match, intl),
    })
  }
  const move = (id: string, how: Move) => {
    const after = moveNode(conditions, id, how)
    if (!edit(after, { focus: handleOf(id), say: movedText(after, id) }))
      setSaid(intl.formatMessage(messages.stays))
  }
  const remove = (id: string) => {
    const place = placeOf(conditions, id)
    if (!place) return
    const { parent, index } = place
    const neighbour = parent.children[index + 1] ?? parent.children[index - 1]
    edit(removeNode(conditions, id), {
      focus: neighbour ? handleOf(neighbour.id) : adderOf(parent.id),
      say: intl.formatMessage(messages.removed),
    })
  }
  const duplicate = (id: string) => {
    const { root: after, copyId } = duplicateNode(conditions, id)
    if (copyId !== undefined) edit(after, { focus: handleOf(copyId) })
  }
  const drop = (id: string, { groupId, index }: DropPlace) => {
    const after = placeNode(conditions, id, groupId, index)
    edit(after, { focus: handleOf(id), say: movedText(after, id) })
  }
  useDrag(root, readOnly, {
    mayGo: (id, { groupId, index }) => placeNode(conditions, id, groupId, index) !== conditions,
    onDrop: drop,
  })
  const goBack = (where: 'undo' | 'redo') => {
    const { root: after, history: rest } = (where === 'undo' ? undo : redo)(history, conditions)
    if (after === conditions) return
    setHistory(rest)
    setSaid(intl.formatMessage(where === 'undo' ? messages.undone : messages.redone))
    onChange(after)
  }

  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (readOnly || event.isComposing || !(event.ctrlKey || event.metaKey) || event.altKey) return
    // Within a text its own steps are taken back.
    if (event.target instanceof Element && event.target.closest('input, textarea')) return
    if (
      event.target instanceof Node &&
      event.target !== document.body &&
      !root.current?.contains(event.target)
    )
      return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    goBack(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const count = nodesOf(conditions).length
  const shared: Shared = {
    conditions,
    world,
    problems,
    ownSegmentId,
    readOnly,
    isFull: count >= CONDITION_TREE.nodesMax,
    edit,
    move,
    remove,
    duplicate,
  }
  return (
    <div ref={root} className={layout.stack} role="group" aria-label={intl.formatMessage(messages.label)}>
      <GroupCard group={conditions} depth={1} {...shared} />
      {readOnly ? null : (
        <div className={layout.line}>
          <Button
            size="small"
            icon={<Icon of={Undo2} />}
            disabled={history.past.length === 0}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => goBack('undo')}
          >
            {intl.formatMessage(messages.undo)}
          </Button>
          <Button
            size="small"
            icon={<Icon of={Redo2} />}
            disabled={history.future.length === 0}
            aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
            onClick={() => goBack('redo')}
          >
            {intl.formatMessage(messages.redo)}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Dragging comes later than the tree: the keys and the menu do the same. */
function useDrag(root: RefObject<HTMLElement | null>, readOnly: boolean, options: DragOptions) {
  const latest = useRef(options)
  const drag = useRef<{ refresh: () => void; end: () => void }>(undefined)
  useEffect(() => {
    latest.current = options
    drag.current?.refresh()
  })
  useEffect(() => {
    if (readOnly) return undefined
    let isOver = false
    const begin = async () => {
      const { createDrag } = await import('./condition-drag.ts')
      if (isOver || !root.current) return
      drag.current = createDrag(root.current, () => latest.current)
      drag.current.refresh()
    }
    // Without it nothing is lost that the keys can't do.
    begin().catch(() => undefined)
    return () => {
      isOver = true
      drag.current?.end()
      drag.current = undefined
    }
  }, [root, readOnly])
}

const handleOf = (id: string) => `[data-handle="${CSS.escape(id)}"]`
const adderOf = (id: string) => `[data-adder="${CSS.escape(id)}"]`

interface Shared extends Omit<ConditionTreeProps, 'onChange'> {
  readOnly: boolean
  isFull: boolean
  edit: (after: ConditionGroup, how?: { key?: string; focus?: string; say?: string }) => boolean
  move: (id: string, how: Move) => void
  remove: (id: string) => void
  duplicate: (id: string) => void
}

function GroupCard({ group, depth, ...shared }: Shared & { group: ConditionGroup; depth: number }) {
  const intl = useIntl()
  const { conditions, problems, readOnly, isFull, edit } = shared
  const isOuter = depth === 1
  const problem = problems.find(({ nodeId, code }) => nodeId === group.id && code !== 'malformed')
  const add = (node: ConditionNode) =>
    edit(insertNode(conditions, group.id, node), {
      focus: node.kind === 'group' ? adderOf(node.id) : `[data-node="${CSS.escape(node.id)}"] input`,
    })
  const entries: MenuEntry[] = [
    ...conditionKinds.map((kind): MenuEntry => ({
      kind: 'action',
      id: kind,
      label: intl.formatMessage(fieldMessages[kind]),
      onSelect: () => add(newCondition(kind, freeId(conditions))),
    })),
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'group',
      label: intl.formatMessage(messages.addGroup),
      disabled: depth >= CONDITION_TREE.depthMax,
      ...(depth >= CONDITION_TREE.depthMax && {
        reason: problemText({ code: 'too_deep', nodeId: '' }, intl),
      }),
      onSelect: () => add({ id: freeId(conditions), kind: 'group', match: 'any', children: [] }),
    },
  ]
  return (
    <div
      className={styles.group}
      role="group"
      aria-label={intl.formatMessage(messages.group, { match: matchText(group.match, intl) })}
      data-outer={isOuter || undefined}
      data-group={group.id}
    >
      <div className={layout.line}>
        {isOuter ? null : <Tools node={group} name={matchText(group.match, intl)} {...shared} />}
        <div className={layout.narrow}>
          <Select
            label={intl.formatMessage(messages.match)}
            labelHidden
            value={group.match}
            disabled={readOnly}
            onValueChange={(match) => edit(replaceNode(conditions, group.id, { ...group, match }))}
            options={(['all', 'any', 'none'] as const).map((match) => ({
              value: match,
              label: matchText(match, intl),
            }))}
          />
        </div>
        {group.disabled === true ? <Badge>{intl.formatMessage(messages.disabled)}</Badge> : null}
      </div>
      {problem ? <p className={layout.quiet}>{problemText(problem, intl)}</p> : null}
      {group.children.length === 0 ? (
        <p className={layout.quiet}>{intl.formatMessage(isOuter ? messages.empty : messages.emptyGroup)}</p>
      ) : (
        <ul className={styles.list}>
          {group.children.map((child) => (
            <li key={child.id} className={styles.item} data-node={child.id}>
              {child.kind === 'group' ? (
                <GroupCard group={child} depth={depth + 1} {...shared} />
              ) : (
                <Row node={child} {...shared} />
              )}
            </li>
          ))}
        </ul>
      )}
      {readOnly ? null : (
        <Menu entries={entries}>
          {(trigger) => (
            <Button
              {...trigger}
              data-adder={group.id}
              size="small"
              tone={isOuter && group.children.length === 0 ? 'primary' : 'neutral'}
              icon={<Icon of={Plus} />}
              disabled={isFull}
              title={isFull ? intl.formatMessage(messages.full, { max: CONDITION_TREE.nodesMax }) : undefined}
            >
              {intl.formatMessage(messages.add)}
            </Button>
          )}
        </Menu>
      )}
    </div>
  )
}

function Row({ node, ...shared }: Shared & { node: LeafCondition }) {
  const intl = useIntl()
  const { conditions, world, problems, ownSegmentId, readOnly, edit } = shared
  const name =
    fieldOf(node) === '' ? intl.formatMessage(messages.condition) : conditionClause(node, world, intl)
  return (
    <div className={styles.row} role="group" aria-label={name} data-disabled={node.disabled || undefined}>
      <Tools node={node} name={name} {...shared} />
      <div className={layout.wide}>
        <ConditionFields
          condition={node}
          onChange={(next) =>
            edit(replaceNode(conditions, node.id, next), { key: `${node.id} ${fieldOf(next)}` })
          }
          world={world}
          ownSegmentId={ownSegmentId}
          problem={node.disabled === true ? undefined : problems.find(({ nodeId }) => nodeId === node.id)}
          readOnly={readOnly}
        />
      </div>
      {node.disabled === true ? <Badge>{intl.formatMessage(messages.disabled)}</Badge> : null}
    </div>
  )
}

/** The handle that a node is moved by, and the menu of what else can be done to it. */
function Tools({ node, name, ...shared }: Shared & { node: ConditionNode; name: string }) {
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

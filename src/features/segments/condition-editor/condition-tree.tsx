import Pencil from 'lucide-react/icons/pen-line'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Skeleton } from '#components/skeleton'
import { saidAgain, VisuallyHidden } from '#components/visually-hidden'
import { CONDITION_TREE, type ConditionGroup, type ConditionProblem } from '#lib/condition-tree'
import { matchText, type ConditionWorld } from '#features/segments/sentence'
import type { DropPlace } from './condition-drag.ts'
import { GroupCard } from './condition-group.tsx'
import { SentencePanel } from './later-sentence.ts'
import { messages } from './condition-tree.messages.ts'
import {
  duplicateNode,
  moveNode,
  nodesOf,
  noHistory,
  placeNode,
  placeOf,
  redo,
  remember,
  removeNode,
  undo,
  type Move,
} from './tree-edit.model.ts'
import { adderOf, handleOf, type TreeEditing } from './tree-editing.ts'
import { useDrag } from './use-drag.ts'

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
  /** Whether the focus begins at what adds a condition, because it took the place of what was pressed. @default false */
  focusAdder?: boolean
}

/** Conditions in groups, to be built and moved by pointer and by keys (SEG-20). Changes can be taken back. */
export function ConditionTree({
  conditions,
  onChange,
  world,
  problems,
  ownSegmentId,
  readOnly = false,
  focusAdder = false,
}: ConditionTreeProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const [history, setHistory] = useState(noHistory)
  const [said, setSaid] = useState('')
  const announce = (text: string) => setSaid((last) => saidAgain(last, text))
  const [isWriting, setIsWriting] = useState(false)
  /** A sentence that was not taken over yet. */
  const [typed, setTyped] = useState<string>()
  const writer = useRef<HTMLButtonElement>(null)
  // Where the focus belongs once the change is drawn: what moves is drawn anew, what is removed takes the focus with it.
  const wanted = useRef(focusAdder ? adderOf(conditions.id) : undefined)

  // A step back may take the condition that has the focus, or draw it in another group (ACC-15).
  const whereLost = useRef<string>(undefined)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const selector = wanted.current ?? (isLost ? whereLost.current : undefined)
    wanted.current = undefined
    whereLost.current = undefined
    if (selector === undefined) return
    root.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  const edit = (
    after: ConditionGroup,
    { key, focus, say }: { key?: string; focus?: string; say?: string } = {},
  ) => {
    if (after === conditions) return false
    setHistory(remember(history, conditions, key))
    wanted.current = focus
    announce(say ?? '')
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
      announce(intl.formatMessage(messages.stays))
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
    const kept = new Set(nodesOf(after).map(({ id }) => id))
    const [node, ...groups] = nodesAround(document.activeElement)
    if (node !== undefined)
      whereLost.current = kept.has(node)
        ? handleOf(node)
        : adderOf(groups.find((id) => kept.has(id)) ?? after.id)
    announce(intl.formatMessage(where === 'undo' ? messages.undone : messages.redone))
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
  const editing: TreeEditing = {
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
    <Stack gap={2} ref={root} role="group" aria-label={intl.formatMessage(messages.label)}>
      <LeaveGuard dirty={typed !== undefined && typed.trim() !== ''} discard={() => setTyped(undefined)} />
      {isWriting && !readOnly ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <SentencePanel
            conditions={conditions}
            world={world}
            onApply={(next) => void edit(next, { say: intl.formatMessage(messages.written) })}
            onClose={() => {
              setIsWriting(false)
              writer.current?.focus()
            }}
            typed={typed}
            onTyped={setTyped}
          />
        </Suspense>
      ) : null}
      <GroupCard group={conditions} depth={1} {...editing} />
      {readOnly ? null : (
        <Inline align="start">
          {world.kinds ? null : (
            <Button
              ref={writer}
              size="small"
              icon={<Icon of={Pencil} />}
              aria-expanded={isWriting}
              onPointerEnter={() => void SentencePanel.preload()}
              onClick={() => setIsWriting(!isWriting)}
            >
              {intl.formatMessage(messages.write)}
            </Button>
          )}
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
        </Inline>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  )
}

/** The ids of the conditions and groups around an element, from the innermost on. */
function nodesAround(element: Element | null): string[] {
  const item = element?.closest<HTMLElement>('[data-node]')
  const id = item?.dataset['node']
  return item && id !== undefined ? [id, ...nodesAround(item.parentElement)] : []
}

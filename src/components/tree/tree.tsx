import { assignInlineVars } from '@vanilla-extract/dynamic'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { Spinner } from '#components/spinner'
import { Text } from '#components/text'
import { systemClock } from '#lib/clock'
import { messages } from './tree.messages.ts'
import { TYPE_AHEAD, treeMove, treeRows, typeAhead, type TreeNode } from './tree.model.ts'
import * as styles from './tree.css.ts'

export interface TreeProps {
  /** Names the tree for screen readers. */
  label: string
  /** The outermost, in their order. */
  nodes: readonly TreeNode[]
  /** The ids of those that stand open. */
  expanded: ReadonlySet<string>
  /** All that stand open now. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void
  /** The id of the one that is chosen. */
  selected?: string | undefined
  /** Another was chosen. */
  onSelect?: (id: string) => void
  /** The owner's own keys at a node, such as Delete. What it prevents the default of is not the tree's. */
  onNodeKeyDown?: (event: KeyboardEvent<HTMLElement>, id: string) => void
  /** Asks for what lies below a 'lazy' node; when it is there `nodes` has it. A failure is said, and opening asks again. */
  onLoad?: (id: string) => Promise<void>
}

/** Things within things, to look through and choose one. */
export function Tree({
  label,
  nodes,
  expanded,
  onExpandedChange,
  selected,
  onSelect,
  onNodeKeyDown,
  onLoad,
}: TreeProps) {
  const intl = useIntl()
  const id = useId()
  const [active, setActive] = useState<string>()
  const [failed, setFailed] = useState<TreeNode>()
  const latest = useRef({ expanded, onExpandedChange })
  useEffect(() => {
    latest.current = { expanded, onExpandedChange }
  })
  const typed = useRef({ text: '', at: 0 })

  const rows = treeRows(nodes, expanded)
  const has = (wanted: string | undefined) => rows.some((row) => row.node.id === wanted)
  // One stop of the Tab key: where the reader was, else what is selected, else the first.
  const stop = has(active) ? active : has(selected) ? selected : rows[0]?.node.id

  const focus = (to: string) => {
    setActive(to)
    document.getElementById(`${id}${to}`)?.focus()
  }
  const expand = (ids: readonly string[]) => {
    onExpandedChange(new Set([...expanded, ...ids]))
    for (const row of rows) {
      if (!ids.includes(row.node.id) || row.node.children !== 'lazy') continue
      setFailed(undefined)
      onLoad?.(row.node.id).catch(() => {
        setFailed(row.node)
        const { expanded: open, onExpandedChange: change } = latest.current
        change(new Set([...open].filter((other) => other !== row.node.id)))
      })
    }
  }
  const collapse = (closed: string) =>
    onExpandedChange(new Set([...expanded].filter((other) => other !== closed)))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: string) => {
    onNodeKeyDown?.(event, at)
    if (event.defaultPrevented) return
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || (event.key === ' ' && typed.current.text === '')) {
      event.preventDefault()
      onSelect?.(at)
      return
    }
    const move = treeMove(event.key, rows, at)
    if (move) {
      event.preventDefault()
      if (move.kind === 'focus') focus(move.id)
      else if (move.kind === 'expand') expand(move.ids)
      else collapse(move.id)
      return
    }
    if (Array.from(event.key).length !== 1) return
    const now = systemClock.now()
    const text = now - typed.current.at < TYPE_AHEAD ? typed.current.text + event.key : event.key
    typed.current = { text, at: now }
    const to = typeAhead(rows, at, text)
    if (to !== undefined) focus(to)
  }

  return (
    <>
      <div role="tree" aria-label={label} className={styles.root}>
        {rows.map(({ node, level, place, siblings, expanded: open }) => (
          <Fragment key={node.id}>
            <div
              id={`${id}${node.id}`}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={open}
              aria-selected={node.id === selected}
              aria-busy={(open && node.children === 'lazy') || undefined}
              tabIndex={node.id === stop ? 0 : -1}
              className={styles.row}
              style={assignInlineVars({ [styles.depth]: String(level - 1) })}
              onFocus={() => setActive(node.id)}
              onKeyDown={(event) => onKeyDown(event, node.id)}
              onClick={(event) => {
                const onArrow =
                  event.target instanceof Element && event.target.closest('[data-arrow]') !== null
                if (open !== undefined && (onArrow || !onSelect)) {
                  if (open) collapse(node.id)
                  else expand([node.id])
                } else onSelect?.(node.id)
              }}
            >
              <span className={styles.arrow} data-arrow={open === undefined ? undefined : ''}>
                {open === undefined ? null : <Icon of={ChevronRight} size="small" />}
              </span>
              <Text wrap="anywhere">{node.label}</Text>
            </div>
            {open && node.children === 'lazy' ? (
              <div
                role="none"
                className={styles.row}
                style={assignInlineVars({ [styles.depth]: String(level) })}
              >
                <Spinner />
                <Text tone="muted">{intl.formatMessage(messages.loading)}</Text>
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
      <p role="status" className={failed ? styles.failed : undefined}>
        {failed ? intl.formatMessage(messages.failed, { label: failed.label }) : null}
      </p>
    </>
  )
}

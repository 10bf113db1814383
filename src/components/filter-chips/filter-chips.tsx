import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { Menu } from '#components/menu'
import { messages } from './filter-chips.messages.ts'
import { CHIPS_SHOWN, foldedChips } from './filter-chips.model.ts'
import { FilterEditor } from './filter-editor.tsx'
import * as styles from './filter-chips.css.ts'

export interface FilterChip {
  id: string
  /** What it lets through: 'Status: Active'. */
  label: string
  /** What opens at the chip to change it. Without it the chip can only be taken away. */
  editor?: (close: () => void) => ReactNode
}

export interface FilterChipsProps {
  /** Names the row for screen readers. @default 'Filters' */
  label?: string
  /** The filters that apply, in their order. */
  chips: readonly FilterChip[]
  /** This one shall go. */
  onRemove: (id: string) => void
  /** All shall go. */
  onClear: () => void
  /** The filters that can be added, as the menu lists them. */
  addable?: readonly { id: string; label: string; icon?: ReactNode }[]
  /** A filter of this kind is wanted. */
  onAdd?: (id: string) => void
  /** The chip whose editor is open: set it to a chip that was just added. */
  editing?: string | undefined
  /** Which chip stands open, by id. */
  onEditingChange?: (id: string | undefined) => void
  /** So many chips are shown before the rest is folded away. @default 6 */
  most?: number
}

/** The filters of a list, all of which apply: each can be changed and taken away. */
export function FilterChips({
  label,
  chips,
  onRemove,
  onClear,
  addable = [],
  onAdd,
  editing,
  onEditingChange,
  most = CHIPS_SHOWN,
}: FilterChipsProps) {
  const intl = useIntl()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  // The chip that is being changed is always in sight.
  const hides = foldedChips(chips, most, false).shown.every((chip) => chip.id !== editing)
  const { shown, hidden } = foldedChips(
    chips,
    most,
    unfolded || (hides && chips.some((chip) => chip.id === editing)),
  )

  // The focus of a chip that is gone goes to the one that took its place, or to what is left of the row.
  const removedAt = useRef<number>(undefined)
  useLayoutEffect(() => {
    const place = removedAt.current
    removedAt.current = undefined
    if (place === undefined || document.activeElement !== document.body) return
    const left = root.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = left?.[Math.min(place, left.length - 1)]
    const control =
      next?.querySelector<HTMLElement>('button') ?? root.current?.querySelector<HTMLElement>('button')
    ;(control ?? root.current)?.focus()
  }, [chips])
  const remove = (chip: FilterChip) => {
    removedAt.current = shown.indexOf(chip)
    onRemove(chip.id)
  }

  return (
    <Inline ref={root} role="group" tabIndex={-1} aria-label={label ?? intl.formatMessage(messages.label)}>
      {shown.map((chip) => (
        <span key={chip.id} className={styles.chip} data-chip>
          {chip.editor ? (
            <button
              id={`${id}${chip.id}`}
              type="button"
              className={styles.label}
              aria-haspopup="dialog"
              aria-expanded={chip.id === editing}
              aria-controls={chip.id === editing ? `${id}editor` : undefined}
              onClick={() => onEditingChange?.(chip.id)}
              onKeyDown={(event) => {
                if (event.key === 'Delete' || event.key === 'Backspace') remove(chip)
              }}
            >
              {chip.label}
            </button>
          ) : (
            <span className={styles.label}>{chip.label}</span>
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={intl.formatMessage(messages.remove, { label: chip.label })}
            onClick={() => remove(chip)}
          >
            <Icon of={X} size="small" />
          </button>
          {chip.editor && chip.id === editing ? (
            <FilterEditor
              id={`${id}editor`}
              opener={`${id}${chip.id}`}
              label={intl.formatMessage(messages.edit, { label: chip.label })}
              onClose={() => onEditingChange?.(undefined)}
            >
              {chip.editor(() => onEditingChange?.(undefined))}
            </FilterEditor>
          ) : null}
        </span>
      ))}
      {hidden > 0 || unfolded ? (
        <Button tone="quiet" size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded
            ? intl.formatMessage(messages.less)
            : intl.formatMessage(messages.more, { count: hidden })}
        </Button>
      ) : null}
      {addable.length > 0 && onAdd ? (
        <Menu
          entries={addable.map((filter) => ({ kind: 'action', ...filter, onSelect: () => onAdd(filter.id) }))}
        >
          {(trigger) => (
            <Button {...trigger} size="small" icon={<Icon of={Plus} size="small" />}>
              {intl.formatMessage(messages.add)}
            </Button>
          )}
        </Menu>
      ) : null}
      {chips.length > 1 ? (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            removedAt.current = 0
            onClear()
          }}
        >
          {intl.formatMessage(messages.clear)}
        </Button>
      ) : null}
    </Inline>
  )
}

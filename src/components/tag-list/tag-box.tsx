import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Chip } from '#components/chip'
import { isImeConfirm } from '#lib/ime'
import { messages } from './tag-list.messages.ts'
import { tagAfterKey, tagAfterRemoval } from './tag-list.model.ts'
import * as styles from './tag-box.css.ts'

export interface TagBoxProps {
  /** Names the list of entries. */
  label: string
  entries: readonly { key: string; label: string }[]
  /** Takes out the entry at an index. */
  onRemove: (at: number) => void
  input: RefObject<HTMLInputElement | null>
  invalid?: boolean | undefined
  readOnly?: boolean
  disabled?: boolean
  /** The input. Not shown read-only. */
  children: ReactNode
  /** A button at the end of the first line. */
  end?: ReactNode
}

/** A box of entries and an input, which looks like one field and is walked through with the arrows. */
export function TagBox({
  label,
  entries,
  onRemove,
  input,
  invalid,
  readOnly = false,
  disabled = false,
  children,
  end,
}: TagBoxProps) {
  const intl = useIntl()
  const [current, setCurrent] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | 'input'>(undefined)
  const count = entries.length

  const focus = (at: number | 'input') => {
    if (at === 'input') input.current?.focus()
    else list.current?.children[at]?.querySelector('button')?.focus()
  }
  const indexOf = (target: EventTarget) =>
    [...(list.current?.children ?? [])].findIndex((entry) => target instanceof Node && entry.contains(target))
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    focus(wanted.current)
    wanted.current = undefined
  })

  const remove = (at: number) => {
    wanted.current = tagAfterRemoval(at, count - 1)
    onRemove(at)
  }
  const onEntryKey = (event: KeyboardEvent, at: number) => {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    const to = tagAfterKey(event.key, at, count)
    if (!isRemoval && to === undefined) return
    event.preventDefault()
    if (isRemoval) remove(at)
    else if (to !== undefined) focus(to)
  }
  const onInputKey = (event: KeyboardEvent, { selectionStart, selectionEnd, value }: HTMLInputElement) => {
    if (isImeConfirm(event) || event.defaultPrevented || count === 0) return
    const atStart = selectionStart === 0 && selectionEnd === 0
    const goesBack = event.key === 'ArrowLeft' ? atStart : event.key === 'Backspace' && value === ''
    if (!goesBack) return
    event.preventDefault()
    focus(count - 1)
  }

  const fixed = readOnly || disabled
  // One stop of the Tab key for all entries, as in a toolbar.
  const stop = Math.min(current ?? count - 1, count - 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its entries and its input hear
    <div
      className={styles.box}
      data-readonly={readOnly || undefined}
      data-disabled={disabled || undefined}
      data-invalid={invalid || undefined}
      data-end={end ? true : undefined}
      onClick={(event) => {
        if (event.target === event.currentTarget) input.current?.focus()
      }}
      onFocus={(event) => {
        const at = indexOf(event.target)
        if (at !== -1) setCurrent(at)
      }}
      onKeyDown={(event) => {
        const at = indexOf(event.target)
        if (at !== -1) onEntryKey(event, at)
        else if (event.target === input.current) onInputKey(event, input.current)
      }}
    >
      {count === 0 ? null : (
        <ul ref={list} className={styles.list} aria-label={label}>
          {entries.map((entry, at) => (
            <li key={entry.key} className={styles.entry}>
              <Chip
                label={entry.label}
                tabIndex={at === stop ? 0 : -1}
                onRemove={fixed ? undefined : () => remove(at)}
              />
            </li>
          ))}
        </ul>
      )}
      {readOnly && count === 0 ? (
        <span className={styles.none}>{intl.formatMessage(messages.none)}</span>
      ) : null}
      {readOnly ? null : children}
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  )
}

import { useRef, type ReactNode } from 'react'
import { itemAfterKey } from './toolbar.model.ts'
import * as styles from './toolbar.css.ts'

export interface ToolbarProps {
  /** Names it for screen readers: 'Text format'. */
  label: string
  /** Buttons, toggles, menus and dividers. */
  children: ReactNode
  /** @default horizontal */
  direction?: 'horizontal' | 'vertical'
}

const FOCUSABLE = 'button, a[href], select, input, [tabindex]'

/** Controls that work on one thing, as one stop of the Tab key: arrows go from one to the next. */
export function Toolbar({ label, children, direction = 'horizontal' }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null)
  const items = () =>
    [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (item) => !item.matches(':disabled') && item.closest('[hidden]') === null,
    )
  const stopAt = (stop: HTMLElement) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1
  }
  return (
    <div
      ref={(element) => {
        root.current = element
        const all = items()
        const stop = all.find((item) => item.tabIndex === 0 && item === document.activeElement) ?? all[0]
        if (stop) stopAt(stop)
      }}
      role="toolbar"
      aria-label={label}
      aria-orientation={direction}
      data-direction={direction}
      className={styles.root}
      tabIndex={-1}
      onFocus={({ target }) => {
        if (items().includes(target)) stopAt(target)
      }}
      onKeyDown={(event) => {
        // Typing and choosing belong to the control; only buttons give their arrows away.
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
        const all = items()
        const at = all.findIndex((item) => item === event.target)
        const next = all[itemAfterKey(event.key, at, all.length, direction) ?? -1]
        if (at < 0 || !next) return
        event.preventDefault()
        next.focus()
      }}
    >
      {children}
    </div>
  )
}

import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { editorPlace } from './filter-chips.model.ts'
import * as styles from './filter-chips.css.ts'

/** Between a chip and its editor, px. */
const GAP = 4

export interface FilterEditorProps {
  id: string
  label: string
  /** The id of the control that it opens at, and that has the focus when it is gone. */
  opener: string
  onClose: () => void
  children: ReactNode
}

/** What opens at a chip to change its filter. The platform's popover: Escape and a press elsewhere close it. */
export function FilterEditor({ id, label, opener, onClose, children }: FilterEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const element = root.current
    const chip = document.getElementById(opener)
    if (!element || !chip) return
    const settle = () => {
      const { clientWidth: width, clientHeight } = document.documentElement
      const height = Math.min(clientHeight, window.innerHeight) || window.innerHeight
      const at = editorPlace(
        chip.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width, height },
        GAP,
      )
      setElementVars(element, { [styles.left]: `${at.left}px`, [styles.top]: `${at.top}px` })
    }
    element.showPopover()
    settle()
    const first = element.querySelector<HTMLElement>(
      'input, select, textarea, button, a[href], [tabindex="0"]',
    )
    const wanted = first ?? element
    wanted.focus({ preventScroll: true })
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') close.current()
    }
    element.addEventListener('toggle', onToggle)
    window.addEventListener('scroll', settle, { capture: true, passive: true })
    window.addEventListener('resize', settle)
    return () => {
      element.removeEventListener('toggle', onToggle)
      window.removeEventListener('scroll', settle, { capture: true })
      window.removeEventListener('resize', settle)
      // Before it is taken out of the page: a focus inside it goes back to the chip.
      if (element.contains(document.activeElement)) chip.focus({ preventScroll: true })
    }
  }, [opener])
  return (
    <div
      ref={root}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.editor}
    >
      {children}
    </div>
  )
}

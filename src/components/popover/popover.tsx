import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { DropDown } from '#components/drop-down'
import * as styles from './popover.css.ts'

/** What a control takes to open a popover: spread it on a Button or an IconButton. */
export interface PopoverTriggerProps {
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  /** What it is about: its name for screen readers. */
  label: string
  /** What it holds, drawn while it is open; takes what closes it. */
  content: (close: () => void) => ReactNode
  /**
   * Called before a press elsewhere or tabbing out closes it, such as to commit what was typed; false keeps it open and
   * its first invalid field gets the focus.
   */
  onDismiss?: () => boolean
  /** Draws the one control that opens it, with what makes it do so. */
  children: (trigger: PopoverTriggerProps) => ReactNode
}

/** A small surface beside a control, with a few fields, buttons or facts. The page around it stays usable. */
export function Popover({ label, content, onDismiss = () => true, children }: PopoverProps) {
  const id = useId()
  const owner = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const closeAndReturn = () => {
    setOpen(false)
    owner.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus()
  }
  const dismiss = () => {
    if (!open) return
    if (onDismiss()) setOpen(false)
    else
      requestAnimationFrame(() =>
        owner.current?.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]')?.focus(),
      )
  }
  return (
    <span
      ref={owner}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        // Tabbing out of it leaves it; a press on something that takes no focus does not.
        if (relatedTarget && !owner.current?.contains(relatedTarget)) dismiss()
      }}
    >
      {children({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <DropDown
          id={id}
          role="dialog"
          aria-label={label}
          owner={owner}
          onDismiss={(by) => {
            // A press elsewhere takes the focus there.
            if (by === 'escape') closeAndReturn()
            else dismiss()
          }}
        >
          <Panel content={content} onClose={closeAndReturn} />
        </DropDown>
      ) : null}
    </span>
  )
}

const STOPS =
  'a[href], button, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [tabindex="0"]'

/** Opening leads into it: to the first control, or to the words themselves where there is none. */
function Panel({ content, onClose }: Pick<PopoverProps, 'content'> & { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    // What asked for the focus by itself keeps it.
    if (!element || element.contains(document.activeElement)) return undefined
    const first = () => element.querySelector<HTMLElement>(STOPS)
    ;(first() ?? element).focus()
    // The code of a control may still be on its way.
    const watch = new MutationObserver(() => {
      if (document.activeElement === element) first()?.focus()
    })
    watch.observe(element, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      {content(onClose)}
    </div>
  )
}

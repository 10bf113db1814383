import { assignInlineVars } from '@vanilla-extract/dynamic'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { MenuEntries } from './menu-entry.ts'
import { MenuList } from './menu-list.tsx'
import * as styles from './menu-popup.css.ts'
import { useKeptEntries } from './use-menu-entries.ts'
import { useRest } from './use-rest.ts'

export interface MenuPopupProps {
  id?: string
  /** The id of the control that names the menu; or its name. */
  labelledBy?: string
  label?: string
  /** What it opens beside, in px of the window. */
  anchor: DOMRect
  /** The control that opened it. */
  trigger: HTMLElement | null
  /** Has the focus when the menu is gone. @default what had it before */
  returnTo: HTMLElement | null
  /** Which line has the focus at first: by keyboard the first or the last, by pointer none. */
  entry: 'first' | 'last' | 'none'
  align: 'start' | 'end'
  entries: MenuEntries
  open: boolean
  onClose: () => void
}

/** The open menu. Loaded when somebody reaches for one. */
export function MenuPopup({
  id,
  labelledBy,
  label,
  anchor,
  trigger,
  returnTo,
  entry,
  align,
  entries,
  open,
  onClose,
}: MenuPopupProps) {
  const cameFrom = useRef<Element>(null)
  const rest = useRest()
  const kept = useKeptEntries()
  useLayoutEffect(() => {
    if (open) cameFrom.current = returnTo ?? document.activeElement
  }, [open, returnTo])

  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  /** Closes first and acts then: a dialog that opens finds the focus where it shall return to. */
  const choose = (act: () => void) => {
    flushSync(onClose)
    giveFocusBack()
    act()
  }
  useEffect(() => {
    if (!open) return
    // It stands at a fixed place: when what it belongs to moves away it goes.
    const onScroll = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return
      onClose()
    }
    // A press may have scrolled its control into view: that is told before the next frame is drawn, and is not meant.
    const listen = requestAnimationFrame(() =>
      window.addEventListener('scroll', onScroll, { capture: true, passive: true }),
    )
    return () => {
      cancelAnimationFrame(listen)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open, onClose])

  return (
    <DropdownMenu.Root
      open={open}
      // Not modal: the library would lock scrolling through a style element, which the page's security policy refuses.
      modal={false}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      {createPortal(
        <DropdownMenu.Trigger asChild>
          <span
            className={styles.anchor}
            style={assignInlineVars({
              [styles.left]: `${anchor.left}px`,
              [styles.top]: `${anchor.top}px`,
              [styles.width]: `${anchor.width}px`,
              [styles.height]: `${anchor.height}px`,
            })}
            aria-hidden
            tabIndex={-1}
          />
        </DropdownMenu.Trigger>,
        document.body,
      )}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          id={id}
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // While it fades a pointer that leaves one of its lines would give it the focus once more.
          inert={!open}
          aria-labelledby={labelledBy}
          aria-label={label}
          onInteractOutside={(event) => {
            // A press on the control that opened it closes it there.
            if (event.target instanceof Node && trigger?.contains(event.target)) event.preventDefault()
          }}
          onFocusOutside={(event) => {
            // The focus trap of a dialog around the control takes the focus back once before it pauses. The reader has not left the menu.
            if (event.target instanceof Node && cameFrom.current?.contains(event.target))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Only a focus that would be lost is given back: a press elsewhere has taken it there.
            if (document.activeElement === document.body) giveFocusBack()
          }}
        >
          <MenuList entries={entries} focus={entry} choose={choose} rest={rest} kept={kept} gone={!open} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

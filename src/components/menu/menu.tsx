import { Suspense, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { deferred } from '#components/deferred'
import type { MenuEntries } from './menu-entry.ts'
import type { MenuPopupProps } from './menu-popup.tsx'

const MenuPopup = deferred(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** Loads what every menu needs: call it when one is about to be wanted. */
export const preloadMenus = MenuPopup.preload

/** What a control takes to open a menu: spread it on a Button or an IconButton. */
export interface MenuTriggerProps {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPointerEnter: () => void
  onFocus: () => void
}

export interface MenuProps {
  /** What can be done, in groups and submenus; or how to load it when it is opened. */
  entries: MenuEntries
  /** Which edge of the control it keeps to. @default 'start' */
  align?: 'start' | 'end'
  /** What has the focus when the menu is gone, where the keys lead on from something around the control. @default the control */
  focusAfter?: (trigger: HTMLElement) => HTMLElement | null
  /** Draws the control, with what makes it open the menu. */
  children: (trigger: MenuTriggerProps) => ReactNode
}

/** A list of things to do, behind a button. */
export function Menu({ entries, align = 'start', focusAfter, children }: MenuProps) {
  const id = useId()
  const menuId = `${id}menu`
  const [opened, setOpened] = useState<Pick<MenuPopupProps, 'anchor' | 'trigger' | 'returnTo' | 'entry'>>()
  const [open, setOpen] = useState(false)
  const openFrom = (trigger: HTMLElement, entry: MenuPopupProps['entry']) => {
    const anchor = trigger.getBoundingClientRect()
    setOpened({ anchor, trigger, returnTo: focusAfter?.(trigger) ?? trigger, entry })
    setOpen(true)
  }
  return (
    <>
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? menuId : undefined,
        onClick: (event) => {
          // No pointer was pressed: it was Enter, Space or an assistive technology.
          if (open) setOpen(false)
          else openFrom(event.currentTarget, event.detail === 0 ? 'first' : 'none')
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          openFrom(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last')
        },
        onPointerEnter: () => void MenuPopup.preload(),
        onFocus: () => void MenuPopup.preload(),
      })}
      {opened ? (
        <Suspense fallback={null}>
          <MenuPopup
            {...opened}
            id={menuId}
            labelledBy={id}
            align={align}
            entries={entries}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

export interface ContextMenuProps {
  /** Names the menu for screen readers. */
  label: string
  entries: MenuEntries
  /** Where on the screen it opens, in px of the window; undefined while it is closed. */
  at: { x: number; y: number } | undefined
  onClose: () => void
}

/** A menu at a place of the screen: where the pointer is, or beside the row that has the focus. */
export function ContextMenu({ label, entries, at, onClose }: ContextMenuProps) {
  const [place, setPlace] = useState(at)
  if (at !== undefined && at !== place) setPlace(at)
  if (place === undefined) return null
  return (
    <Suspense fallback={null}>
      <MenuPopup
        anchor={new DOMRect(place.x, place.y, 0, 0)}
        trigger={null}
        returnTo={null}
        entry="first"
        label={label}
        align="start"
        entries={entries}
        open={at !== undefined}
        onClose={onClose}
      />
    </Suspense>
  )
}

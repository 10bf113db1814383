import ChevronRight from 'lucide-react/icons/chevron-right'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import type { MenuEntries, MenuEntry } from './menu-entry.ts'
import { MenuItem, MenuLine, MenuWords } from './menu-item.tsx'
import { messages } from './menu.messages.ts'
import * as styles from './menu-popup.css.ts'
import { useMenuEntries, type KeptEntries } from './use-menu-entries.ts'
import type { Rest } from './use-rest.ts'

export interface MenuListProps {
  entries: MenuEntries
  /** Which line has the focus at first. `held`: the first, if the focus is on the menu itself and on none of its lines. */
  focus: 'first' | 'last' | 'none' | 'held'
  /** Closes the menu and acts then. */
  choose: (act: () => void) => void
  rest: Rest
  kept: KeptEntries
  /** It was closed, and only fades. */
  gone: boolean
}

/** The lines of an open menu or submenu, or what stands in their place until they are there. */
export function MenuList({ entries, focus, ...shared }: MenuListProps) {
  const intl = useIntl()
  const errorId = useId()
  const loaded = useMenuEntries(entries, shared.kept)
  if (loaded.state === 'ready') {
    return (
      <>
        {loaded.entries.map((entry) =>
          entry.kind === 'submenu' ? (
            <Submenu key={entry.id} entry={entry} {...shared} />
          ) : (
            <MenuItem key={entry.id} entry={entry} choose={shared.choose} rest={shared.rest} />
          ),
        )}
        <FocusOn edge={loaded.retried ? 'held' : focus} />
      </>
    )
  }
  const note = (
    <DropdownMenu.Item id={errorId} className={styles.item} disabled>
      {intl.formatMessage(messages[loaded.state])}
    </DropdownMenu.Item>
  )
  if (loaded.state === 'loading') return note
  return (
    <>
      {note}
      <DropdownMenu.Item
        className={styles.item}
        aria-describedby={errorId}
        onSelect={(event) => {
          event.preventDefault()
          const menu =
            event.target instanceof Element ? event.target.closest<HTMLElement>('[role=menu]') : null
          flushSync(loaded.retry)
          // The line that had the focus is gone: the menu has it until the content is there.
          menu?.focus({ preventScroll: true })
        }}
      >
        {intl.formatMessage(messages.retry)}
      </DropdownMenu.Item>
      <FocusOn edge={loaded.retried ? 'held' : focus} />
    </>
  )
}

interface SubmenuProps extends Omit<MenuListProps, 'entries' | 'focus'> {
  entry: Extract<MenuEntry, { kind: 'submenu' }>
}

function Submenu({ entry, ...shared }: SubmenuProps) {
  const arrow = <Icon of={ChevronRight} />
  if (entry.disabled) return <MenuLine entry={entry} disabled onSelect={() => {}} end={arrow} />
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.item} textValue={entry.label}>
        <MenuWords entry={entry} end={arrow} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          className={styles.menu}
          sideOffset={4}
          collisionPadding={8}
          loop
          inert={shared.gone}
        >
          <MenuList entries={entry.entries} focus="held" {...shared} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

/** Puts the focus on the first or the last line once they are there. */
function FocusOn({ edge }: { edge: MenuListProps['focus'] }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const menu = here.current?.closest<HTMLElement>('[role=menu]')
    if (!menu || edge === 'none' || (edge === 'held' && document.activeElement !== menu)) return
    const enter = () => {
      const items = menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')
      items[edge === 'last' ? items.length - 1 : 0]?.focus({ preventScroll: true })
    }
    enter()
    if (menu.contains(document.activeElement)) return
    // The focus trap of a dialog around the control took the focus back. It pauses once the menu itself has had the focus.
    menu.addEventListener('focus', enter, { once: true })
    return () => menu.removeEventListener('focus', enter)
  }, [edge])
  return <span ref={here} hidden />
}

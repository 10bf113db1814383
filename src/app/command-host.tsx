import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deferred } from '#components/deferred'
import { MoreMessages } from '#intl'
import { link, paths } from '#lib/link'
import { screenCommands, type ScreenCommand } from '#lib/screen-commands'
import { COMMAND_EVENTS, NAV_EVENTS, PANE_EVENTS } from './layouts/layout-events.ts'
import { workspaceIdAt } from './routes.tsx'
import type { ShortcutName } from './shortcuts.model.ts'
import { createTypedAhead } from './typed-ahead.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWindowEvent } from './use-window-event.ts'

const CommandPaletteHost = deferred(
  async () => (await import('./command-palette-host.tsx')).CommandPaletteHost,
)
const ShortcutSheet = deferred(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

const destinations: Partial<
  Record<
    ShortcutName,
    | typeof paths.WORKSPACE_HOME
    | typeof paths.WORKSPACE_CAMPAIGNS
    | typeof paths.WORKSPACE_CONTACTS
    | typeof paths.WORKSPACE_FORMS
  >
> = {
  home: paths.WORKSPACE_HOME,
  campaigns: paths.WORKSPACE_CAMPAIGNS,
  contacts: paths.WORKSPACE_CONTACTS,
  forms: paths.WORKSPACE_FORMS,
}

/** What the keyboard reaches on every page: shortcuts, their sheet, the palette of commands (FRA-26 to FRA-33). */
export function CommandHost() {
  const navigate = useNavigate()
  const workspaceId = workspaceIdAt(useLocation().pathname)
  const [open, setOpen] = useState<'sheet' | 'palette'>()
  const [wanted, setWanted] = useState({ sheet: false, palette: false })
  const [ofScreen, setOfScreen] = useState<readonly ScreenCommand[]>([])
  const [ahead] = useState(createTypedAhead)
  const show = (what: 'sheet' | 'palette') => {
    if (what === 'palette') {
      ahead.begin()
      // Asked for here: screens answer with effect events, which must not be called while anything renders.
      setOfScreen(screenCommands.all())
    }
    setWanted({ ...wanted, [what]: true })
    setOpen(what)
  }
  const close = () => setOpen(undefined)
  useWindowEvent(COMMAND_EVENTS.shortcuts, () => show('sheet'))
  useShortcuts(
    (name) => {
      const destination = destinations[name]
      if (destination !== undefined) {
        if (workspaceId !== undefined) void navigate(link(destination, { workspaceId }))
        return
      }
      if (name === 'sheet' || name === 'palette') show(name)
      if (name === 'search') document.querySelector<HTMLElement>('main input[type=search]')?.focus()
      if (name === 'create') document.querySelector<HTMLElement>('main [data-create]')?.click()
      if (name === 'navigation') dispatchEvent(new Event(NAV_EVENTS.toggle))
      if (name === 'pane') dispatchEvent(new Event(PANE_EVENTS.toggle))
    },
    (event) => {
      const taken = ahead.take(event)
      if (taken && event.key === 'Escape') close()
      return taken
    },
  )
  if (!wanted.sheet && !wanted.palette) return null
  return (
    <Suspense fallback={null}>
      <MoreMessages>
        {wanted.sheet ? <ShortcutSheet open={open === 'sheet'} onClose={close} /> : null}
        {wanted.palette ? (
          <CommandPaletteHost
            open={open === 'palette'}
            ofScreen={ofScreen}
            ahead={ahead}
            onClose={close}
            onShowShortcuts={() => show('sheet')}
          />
        ) : null}
      </MoreMessages>
    </Suspense>
  )
}

import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { deferred } from '#components/deferred'
import { MoreMessages } from '#intl'
import { link, paths } from '#lib/link'
import { NAV_EVENTS, PANE_EVENTS } from './layouts/layout-events.ts'
import { workspaceIdAt } from './routes.tsx'
import type { ShortcutName } from './shortcuts.model.ts'
import { useShortcuts } from './use-shortcuts.ts'

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

/** What the keyboard reaches on every page: shortcuts, their sheet, the palette of commands (SCREENS.md 3.0). */
export function CommandHost() {
  const navigate = useNavigate()
  const workspaceId = workspaceIdAt(useLocation().pathname)
  const [open, setOpen] = useState<'sheet'>()
  const [wanted, setWanted] = useState(false)
  const show = (what: 'sheet') => {
    setWanted(true)
    setOpen(what)
  }
  useShortcuts((name) => {
    const destination = destinations[name]
    if (destination !== undefined) {
      if (workspaceId !== undefined) void navigate(link(destination, { workspaceId }))
      return
    }
    if (name === 'sheet') show(name)
    if (name === 'search') document.querySelector<HTMLElement>('main input[type=search]')?.focus()
    if (name === 'create') document.querySelector<HTMLElement>('main [data-create]')?.click()
    if (name === 'navigation') dispatchEvent(new Event(NAV_EVENTS.toggle))
    if (name === 'pane') dispatchEvent(new Event(PANE_EVENTS.toggle))
  })
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <MoreMessages>
        <ShortcutSheet open={open === 'sheet'} onClose={() => setOpen(undefined)} />
      </MoreMessages>
    </Suspense>
  )
}

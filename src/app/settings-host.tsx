import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { WorkspaceScope } from '#api/core'
import { deferred } from '#components/deferred'
import { LeaveArea } from '#components/leave-guard'
import { useSession, useSignOut } from '#features/session'
import { MoreMessages } from '#intl'
import { systemClock } from '#lib/clock'
import { leaveGuards } from '#lib/leave-guards'
import { paths } from '#lib/link'
import { parseSettingsHash, settingsHash, type Setting } from '#lib/query'
import { SETTINGS_AREA } from './guarded-navigation.model.ts'
import { COMMAND_EVENTS } from './layouts/layout-events.ts'
import { usePreferences } from './preferences.tsx'
import { workspaceIdAt } from './routes.tsx'
import { settingsLinksOf } from './settings-links.ts'

/** How long after the load of the page a hash opens the settings, ms (SET-3). */
const SETTINGS = { openAfter: 300 } as const

const SettingsDialog = deferred(async () => (await import('#features/settings')).SettingsDialog)

/**
 * Goes back to the page as it was before the settings were opened over it, past all sections that were visited: Back from
 * there opens none of them again. Whether there is such an entry in the history, and a browser that names it.
 */
function wentBack(): boolean {
  if (!('navigation' in window)) return false
  const { navigation } = window
  const page = window.location.href.replace(/#.*/, '')
  const entries = navigation.entries()
  const beneath = entries
    .slice(0, navigation.currentEntry?.index)
    .findLast(({ url }) => !url?.startsWith(`${page}#`))
  if (beneath?.url !== page || !beneath.sameDocument) return false
  // Unlike a number of steps, the same for who closes them twice before the browser has gone.
  navigation.traverseTo(beneath.key)
  return true
}

/** The settings, over any page, as the hash of the address says (SET-2). */
export function SettingsHost() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const signOut = useSignOut()
  const { theme, setTheme, density, setDensity, locale, setLocale } = usePreferences()
  const asked = parseSettingsHash(hash)
  const [loaded, setLoaded] = useState(asked === undefined)
  useEffect(
    () => (loaded ? undefined : systemClock.setTimeout(() => setLoaded(true), SETTINGS.openAfter)),
    [loaded],
  )
  const [last, setLast] = useState<Setting>()
  if (loaded && asked !== undefined && (last?.key !== asked.key || last.value !== asked.value)) setLast(asked)

  if (session.status !== 'signed-in' || last === undefined) return null
  const { name, email } = session.account
  const workspaceId = workspaceIdAt(pathname)
  const leave = async () => {
    await signOut()
    await navigate(paths.SIGN_IN_UP)
  }
  const hrefOf = (setting: Setting) => `${pathname}${search}${settingsHash(setting)}`
  const dialog = (
    <SettingsDialog
      open={loaded && asked !== undefined}
      onClose={() => {
        if (!wentBack()) void navigate(`${pathname}${search}`, { replace: true })
      }}
      // What it showed last stays in sight while it goes.
      setting={asked ?? last}
      hrefOf={hrefOf}
      onOpen={(setting) => void navigate(hrefOf(setting))}
      accountName={name === '' ? email : name}
      inWorkspace={workspaceId !== undefined}
      workspacesHref={paths.WORKSPACES}
      links={workspaceId === undefined ? undefined : settingsLinksOf(workspaceId, hrefOf)}
      preferences={{
        theme,
        onThemeChange: setTheme,
        density,
        onDensityChange: setDensity,
        locale,
        onLocaleChange: setLocale,
        onShowShortcuts: () => dispatchEvent(new Event(COMMAND_EVENTS.shortcuts)),
        onSignOut: () => leaveGuards.leave(() => void leave()),
      }}
    />
  )
  const guarded = <LeaveArea id={SETTINGS_AREA}>{dialog}</LeaveArea>
  return (
    <Suspense fallback={null}>
      <MoreMessages>
        {workspaceId === undefined ? (
          guarded
        ) : (
          <WorkspaceScope key={workspaceId} workspaceId={workspaceId}>
            {guarded}
          </WorkspaceScope>
        )}
      </MoreMessages>
    </Suspense>
  )
}

import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import {
  readRegistrationQuery,
  RegistrationScreen,
  registrationValues,
  type RegistrationQuery,
} from '#features/senders/registration'
import { SettingsLinksContext } from '#features/workspaces/settings-section'
import { settingsLinksOf } from '#app/settings-links.ts'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'

export function AmpRegistrationPage() {
  const { workspaceId = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readRegistrationQuery(parseQuery(search)), [search])
  const hrefFor = useCallback(
    (change: Partial<RegistrationQuery>) =>
      link(paths.WORKSPACE_AMP_REGISTRATION, { workspaceId }, registrationValues({ ...query, ...change })),
    [workspaceId, query],
  )
  const here = `${pathname}${search}`
  const links = useMemo(
    () => settingsLinksOf(workspaceId, (setting) => `${here}${settingsHash(setting)}`),
    [workspaceId, here],
  )
  return (
    <SettingsLinksContext value={links}>
      <RegistrationScreen
        query={query}
        hrefFor={hrefFor}
        onQueryChange={(change, how) => void navigate(hrefFor(change), { replace: how === 'replace' })}
      />
    </SettingsLinksContext>
  )
}

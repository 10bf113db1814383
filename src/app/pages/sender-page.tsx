import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { SenderScreen } from '#features/senders'
import { SettingsLinksContext } from '#features/workspaces/settings-section'
import { settingsLinksOf } from '#app/settings-links.ts'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'

// Its code is asked for together with that of the page.
void SenderScreen.preload()

export function SenderPage() {
  const { workspaceId = '', senderId = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = `${pathname}${search}`
  const links = useMemo(
    () => settingsLinksOf(workspaceId, (setting) => `${here}${settingsHash(setting)}`),
    [workspaceId, here],
  )
  // The page of a sender that is gone has nothing to show below the settings.
  const home = link(paths.WORKSPACE_HOME, { workspaceId })
  return (
    <SettingsLinksContext value={links}>
      <SenderScreen
        key={senderId}
        senderId={senderId}
        sendersHref={links.setting({ key: 'senders' })}
        onDeleted={() => void navigate(`${home}${settingsHash({ key: 'senders' })}`)}
      />
    </SettingsLinksContext>
  )
}

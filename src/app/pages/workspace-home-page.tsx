import { useLocation, useNavigate, useParams } from 'react-router'
import { activityKindValue, HomeScreen, rangeValue, readActivityKind, readRange } from '#features/home'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'

export function WorkspaceHomePage() {
  const { workspaceId = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = parseQuery(search)
  const range = readRange(query['range'])
  const kind = readActivityKind(query['kind'])
  const show = (next: { range?: typeof range; kind?: typeof kind }) => {
    const shown = { range, kind, ...next }
    const values = { range: rangeValue(shown.range), kind: activityKindValue(shown.kind) }
    void navigate(link(paths.WORKSPACE_HOME, { workspaceId }, values), { replace: true })
  }
  return (
    <HomeScreen
      range={range}
      onRangeChange={(next) => show({ range: next })}
      kind={kind}
      onKindChange={(next) => show({ kind: next })}
      hrefs={{
        contacts: (values) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, values),
        campaigns: (values) => link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, values),
        campaign: (campaignId) => link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }),
        connections: () => link(paths.WORKSPACE_CONNECTIONS, { workspaceId }),
        settings: (setting) => `${pathname}${search}${settingsHash(setting)}`,
      }}
    />
  )
}

import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  AssistantPanel,
  countContacts,
  openScreen,
  proposeSegment,
  type AssistantPanelProps,
  type ProposedScreen,
} from '#features/ai-chat'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { useConfig } from '#app/config-context.tsx'

const screens = {
  home: paths.WORKSPACE_HOME,
  campaigns: paths.WORKSPACE_CAMPAIGNS,
  contacts: paths.WORKSPACE_CONTACTS,
  forms: paths.WORKSPACE_FORMS,
  connections: paths.WORKSPACE_CONNECTIONS,
} as const satisfies Record<Exclude<ProposedScreen, 'settings'>, string>

/** The assistant with what it can have done in this workspace. */
export function Assistant({ keeper }: Pick<AssistantPanelProps, 'keeper'>) {
  const navigate = useNavigate()
  const { workspaceId = '' } = useParams()
  const { apiBaseUrl } = useConfig()
  const tools = useMemo(
    () => [
      countContacts,
      proposeSegment,
      openScreen(
        (screen) =>
          void navigate(
            screen === 'settings'
              ? { hash: settingsHash({ key: 'workspace' }) }
              : link(screens[screen], { workspaceId }),
          ),
      ),
    ],
    [navigate, workspaceId],
  )
  // Pictures that were uploaded here; whoever else has one would learn that somebody looks.
  const imagesFrom = useMemo(() => [new URL(apiBaseUrl, window.location.origin).origin], [apiBaseUrl])
  return <AssistantPanel tools={tools} imagesFrom={imagesFrom} keeper={keeper} />
}

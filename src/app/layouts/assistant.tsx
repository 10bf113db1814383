import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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
import { campaignDesk } from '#app/campaign-desk.ts'
import { editorDesk } from '#app/editor-desk.ts'

const screens = {
  home: paths.WORKSPACE_HOME,
  campaigns: paths.WORKSPACE_CAMPAIGNS,
  contacts: paths.WORKSPACE_CONTACTS,
  forms: paths.WORKSPACE_FORMS,
  connections: paths.WORKSPACE_CONNECTIONS,
} as const satisfies Record<Exclude<ProposedScreen, 'settings'>, string>

type Tools = NonNullable<AssistantPanelProps['tools']>
const NO_TOOLS: Tools = []

/** Tools for the mail in the editor, while one is open; their code comes with the first. */
function useMailTools(onReveal: () => void): Tools {
  const mail = useSyncExternalStore(editorDesk.subscribe, editorDesk.get)
  const [tools, setTools] = useState(NO_TOOLS)
  useEffect(() => {
    if (!mail) return undefined
    let isOpen = true
    import('#features/ai-chat/mail-tools').then(
      ({ mailTools }) => {
        if (isOpen) setTools(mailTools(mail, onReveal))
      },
      // Without them the assistant still talks; the next mail that is opened tries again.
      () => undefined,
    )
    return () => {
      isOpen = false
      setTools(NO_TOOLS)
    }
  }, [mail, onReveal])
  return tools
}

/** Tools for the campaign that is open; their code comes with the first. */
function useCampaignTools(): Tools {
  const campaign = useSyncExternalStore(campaignDesk.subscribe, campaignDesk.get)
  const [tools, setTools] = useState(NO_TOOLS)
  useEffect(() => {
    if (!campaign) return undefined
    let isOpen = true
    import('#features/ai-chat/campaign-tools').then(
      ({ campaignTools }) => {
        if (isOpen) setTools(campaignTools(campaign))
      },
      () => undefined,
    )
    return () => {
      isOpen = false
      setTools(NO_TOOLS)
    }
  }, [campaign])
  return tools
}

export interface AssistantProps extends Pick<AssistantPanelProps, 'keeper' | 'prepared'> {
  /** Makes room for the page, where the assistant covers it. */
  onReveal: () => void
}

/** The assistant with what it can have done in this workspace. */
export function Assistant({ keeper, onReveal, prepared }: AssistantProps) {
  const navigate = useNavigate()
  const { workspaceId = '' } = useParams()
  const { apiBaseUrl } = useConfig()
  const mailTools = useMailTools(onReveal)
  const campaignTools = useCampaignTools()
  const tools = useMemo(
    () => [
      ...mailTools,
      ...campaignTools,
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
    [navigate, workspaceId, mailTools, campaignTools],
  )
  // Pictures that were uploaded here; whoever else has one would learn that somebody looks.
  const imagesFrom = useMemo(() => [new URL(apiBaseUrl, window.location.origin).origin], [apiBaseUrl])
  return <AssistantPanel tools={tools} imagesFrom={imagesFrom} keeper={keeper} prepared={prepared} />
}

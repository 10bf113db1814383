import { useIntl } from 'react-intl'
import { proposingTool, type ClientTool } from './client-tool.ts'
import { oneOf } from '#features/ai-chat/arguments'
import { ToolProposal } from './tool-proposal.tsx'
import { messages } from './client-tools.messages.ts'

const screens = ['home', 'campaigns', 'contacts', 'forms', 'connections', 'settings'] as const
/** What the assistant can propose to open. */
export type ProposedScreen = (typeof screens)[number]

const names = {
  home: messages.home,
  campaigns: messages.campaigns,
  contacts: messages.contacts,
  forms: messages.forms,
  connections: messages.connections,
  settings: messages.settings,
} as const

/** Proposes a screen; the app goes there. */
export const openScreen = (open: (screen: ProposedScreen) => void): ClientTool =>
  proposingTool<ProposedScreen>({
    name: 'open_screen',
    title: messages.openScreen,
    question: messages.openScreenTitle,
    read: (given) => oneOf(given.get('screen'), screens),
    card: (screen, onAnswer) => <ScreenProposal screen={screen} open={open} onAnswer={onAnswer} />,
  })

interface ScreenProposalProps {
  screen: ProposedScreen
  open: (screen: ProposedScreen) => void
  onAnswer: (content: string) => void
}

function ScreenProposal({ screen, open, onAnswer }: ScreenProposalProps) {
  const intl = useIntl()
  const name = intl.formatMessage(names[screen])
  return (
    <ToolProposal
      title={intl.formatMessage(messages.openScreenTitle)}
      accept={intl.formatMessage(messages.open)}
      onAccept={() => {
        onAnswer(intl.formatMessage(messages.opened, { name }))
        open(screen)
      }}
      onDecline={() => onAnswer(intl.formatMessage(messages.declined))}
    >
      <p>{name}</p>
    </ToolProposal>
  )
}

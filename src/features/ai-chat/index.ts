export { AssistantPanel, type AssistantPanelProps } from './assistant-panel.tsx'
export type { ChatKeeper } from './chat-keeper.ts'
export {
  countContacts,
  openScreen,
  proposeSegment,
  type ProposedScreen,
} from '#features/ai-chat/client-tools'

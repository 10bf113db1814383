export {
  proposingTool,
  readingTool,
  type CardCall,
  type ClientTool,
  type PreparedCall,
  type WrittenCall,
} from './client-tool.ts'
export { messages as toolMessages } from './client-tools.messages.ts'
export { countContacts } from './count-contacts.ts'
export { openScreen, type ProposedScreen } from './open-screen.tsx'
export { proposeSegment } from './propose-segment.tsx'
export { ToolProposal } from './tool-proposal.tsx'

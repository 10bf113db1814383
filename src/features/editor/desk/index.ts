export type { Review } from '#features/editor/proposal'
export {
  createOpenMail,
  useOnDesk,
  type AssistantWork,
  type EditorDesk,
  type OpenMail,
  type ProposedPatch,
  type ProposedSubject,
} from './desk.ts'

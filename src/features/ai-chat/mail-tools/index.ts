export { readSubjects } from './mail-arguments.model.ts'
export { mailMessages } from './mail-tools.messages.ts'
export { mailTools } from './mail-tools.tsx'
export { SubjectsProposal } from './subjects-proposal.tsx'

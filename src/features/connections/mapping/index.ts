export { IntervalField, SetUpFields } from './set-up-fields.tsx'
export {
  decodeSetUp,
  existingMapping,
  guessMapping,
  setUpFields,
  setUpOf,
  setUpProblems,
  type SetUp,
} from './mapping.model.ts'
export { messages as setUpMessages } from './mapping.messages.ts'

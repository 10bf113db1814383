export { draftOf, valueOf, type PropertyProblem } from './property-draft.model.ts'
export { PropertyField } from './property-field.tsx'

export { draftOf, valueOf, type PropertyDraft, type PropertyProblem } from './property-draft.model.ts'
export { PropertyField, type PropertyFieldProps } from './property-field.tsx'

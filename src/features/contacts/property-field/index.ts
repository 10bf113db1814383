export { isOwnKey, isSameValue, valueIn, type PropertyValue } from './contact-change.model.ts'
export { draftOf, valueOf, type PropertyProblem } from './property-draft.model.ts'
export { PropertyField } from './property-field.tsx'
export { useWriteProperty } from './use-write-property.ts'

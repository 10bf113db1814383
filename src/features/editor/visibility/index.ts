export { HideField } from './hide-field.tsx'
export { VisibilityFields } from './visibility-fields.tsx'

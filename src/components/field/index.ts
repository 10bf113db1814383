export { control as fieldControl } from './field.css.ts'
export { Field, type FieldControlProps, type FieldProps } from './field.tsx'

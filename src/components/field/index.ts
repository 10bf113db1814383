export { control as fieldControl } from './field.css.ts'
export { Field, FieldError, type FieldControlProps, type FieldProps } from './field.tsx'

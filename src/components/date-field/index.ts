export { DateField, type DateFieldProps } from './date-field.tsx'
export { isDate } from './date-field.model.ts'

export { DateField, type DateFieldProps } from './date-field.tsx'
export { dayOfIso, isDate, isoOfDay } from './date-field.model.ts'

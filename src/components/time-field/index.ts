export { TimeField, type TimeFieldProps } from './time-field.tsx'
export { isTime } from './time-field.model.ts'

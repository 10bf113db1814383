export { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx'
export { dateTimeAt, momentOf, type DateTimeValue } from '#lib/date-time'

export { TimeField, type TimeFieldProps } from './time-field.tsx'
export { isTime, minutesOfTime, timeOfMinutes } from './time-field.model.ts'

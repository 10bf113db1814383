export { NumberField, type NumberFieldProps } from './number-field.tsx'
export { numberProblem, type NumberProblem, type NumberRules } from './number-field.model.ts'

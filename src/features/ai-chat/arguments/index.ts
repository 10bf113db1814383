export { asGroup, conditionsIn, oneOf, readFields, textIn, type Fields } from './arguments.model.ts'

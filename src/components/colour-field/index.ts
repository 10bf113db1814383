export { ColourField, type ColourFieldProps } from './colour-field.tsx'
export { isColour } from './colour-field.model.ts'

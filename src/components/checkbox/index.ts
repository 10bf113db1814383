export { box as checkboxBox } from './checkbox.css.ts'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'

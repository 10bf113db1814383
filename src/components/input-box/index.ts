export { InputBox, type InputBoxProps } from './input-box.tsx'
export { input as boxedInput } from './input-box.css.ts'
export { useTypedValue, type TypedValue } from './use-typed-value.ts'

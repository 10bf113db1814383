export { DebouncedTextField, type DebouncedTextFieldProps } from './debounced-text-field.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { TextField, type TextFieldProps } from './text-field.tsx'
export { useDebouncedText } from './use-debounced-text.ts'

export { useDebouncedText } from './use-debounced-text.ts'

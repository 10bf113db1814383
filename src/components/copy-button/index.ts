export { CopyButton, type CopyButtonProps } from './copy-button.tsx'
export { copyAndTell } from './copy-and-tell.ts'
export { copyText } from './copy-text.ts'

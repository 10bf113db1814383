export { ErrorBlock, errorBlockKinds, type ErrorBlockProps } from './error-block.tsx'

export { saidAgain, VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.tsx'

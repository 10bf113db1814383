export { Outline } from './outline.tsx'

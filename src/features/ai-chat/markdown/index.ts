export { Markdown, type GrowingText } from './markdown.tsx'

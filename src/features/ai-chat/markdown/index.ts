export { closedLength } from './sections.model.ts'
export { Markdown, type GrowingText } from './markdown.tsx'

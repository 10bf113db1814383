export { EditorFrame, type EditorPlace } from './editor-frame.tsx'
export { Suspended } from './suspended.tsx'

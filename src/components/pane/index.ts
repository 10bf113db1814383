export { Pane, type PaneProps } from './pane.tsx'
export { toggledPane } from './pane-state.ts'
export type { PaneState } from './pane.model.ts'

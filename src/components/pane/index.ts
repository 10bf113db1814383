export { Pane, type PaneProps } from './pane.tsx'
export { shownWidth, toggledPane } from './pane-state.ts'
export type { PaneState } from './pane.model.ts'

import { PANE, widthAfterDrag, widthAfterToggle, type PaneState } from './pane.model.ts'

/** How far one press of an arrow moves the splitter, px. */
const STEP = 16

/** The state after the toggle. Closing keeps the width for the next opening. */
export const toggledPane = (state: PaneState): PaneState =>
  state.collapsed
    ? { width: widthAfterToggle(state), collapsed: false }
    : { width: state.width, collapsed: true }

/** The width that is shown, px, whatever nonsense was stored. */
export const shownWidth = ({ width, collapsed }: PaneState): number =>
  collapsed ? 0 : widthAfterToggle({ width, collapsed: true })

export const draggedPane = (px: number): PaneState => {
  const width = widthAfterDrag(px)
  return { width, collapsed: width === 0 }
}

/** The state after a double click. */
export const resetPane: PaneState = { width: PANE.rest, collapsed: false }

/** The state after a key on the splitter of a pane at the right. Undefined for a key that is not the splitter's. */
export function paneAfterKey(key: string, state: PaneState): PaneState | undefined {
  const width = shownWidth(state)
  switch (key) {
    case 'Enter':
      return toggledPane(state)
    case 'ArrowLeft':
      return { width: state.collapsed ? PANE.min : Math.min(PANE.max, width + STEP), collapsed: false }
    case 'ArrowRight':
      // Only Enter closes: holding an arrow must not.
      return state.collapsed ? state : { width: Math.max(PANE.min, width - STEP), collapsed: false }
    case 'Home':
      return { width: PANE.min, collapsed: false }
    case 'End':
      return { width: PANE.max, collapsed: false }
    default:
      return undefined
  }
}

import { createContext, useContext } from 'react'
import type { CanvasLook } from '#mail/canvas'

export interface CanvasParts {
  look: CanvasLook
  /** Where the pointer was when the text was pressed, for its caret; undefined where it is edited by the keys. */
  pressedAt: () => { x: number; y: number } | undefined
  /** Holds the toolbar of the text that is edited. */
  textBar: HTMLElement | null
  /**
   * Opens the list of blocks at an element; what is chosen goes after the node, or into it. `back` has the focus again where
   * nothing is chosen; the selected node without it.
   */
  openInsert: (anchor: HTMLElement, id: string | undefined, back?: () => void) => void
  /** Brings the focus to the selected node, or to the canvas. */
  focusSelected: () => void
  /** Undo or redo out of a text: where that changes something else, the text is left and the focus goes there. */
  goBack: (way: 'undo' | 'redo') => void
}

export const CanvasContext = createContext<CanvasParts | undefined>(undefined)

export function useCanvas(): CanvasParts {
  const parts = useContext(CanvasContext)
  if (!parts) throw new Error('No EmailCanvas around this component')
  return parts
}

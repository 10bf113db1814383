import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dragData, type DragData } from '#features/editor/canvas'

/** Lets something be dragged from a panel into the mail. */
export const dragTile = (element: HTMLElement, data: DragData): (() => void) =>
  draggable({
    element,
    getInitialData: () => dragData(data),
    onDragStart: () => void (element.dataset['dragging'] = ''),
    onDrop: () => void delete element.dataset['dragging'],
  })

import { isInsertable, type Insertable } from '#features/editor/blocks'

/** What is dragged: a node of the mail, a new block from the palette, or nodes as JSON, such as a saved block. */
export type DragData =
  | { drag: 'node'; id: string }
  | { drag: 'new'; kind: Insertable }
  | { drag: 'nodes'; json: string }

/** As the drag library carries it. */
export const dragData = (data: DragData): Record<string, unknown> => ({ ...data })

/** Reads what is dragged; undefined for a drag that is not the editor's. */
export function readDragData(data: Record<string, unknown>): DragData | undefined {
  const { drag, id, kind, json } = data
  if (drag === 'node' && typeof id === 'string') return { drag, id }
  if (drag === 'new' && isInsertable(kind)) return { drag, kind }
  if (drag === 'nodes' && typeof json === 'string') return { drag, json }
  return undefined
}

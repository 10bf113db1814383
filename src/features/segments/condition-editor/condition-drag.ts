import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Before the `index`th child of a group. */
export interface DropPlace {
  groupId: string
  index: number
}

export interface DragOptions {
  /** Whether the node may go there. */
  mayGo: (id: string, place: DropPlace) => boolean
  onDrop: (id: string, place: DropPlace) => void
}

/** How near the edge of a group its whole is meant and not what is in it, in px. */
const EDGE = 10

/**
 * Lets the nodes of a tree be dragged by their handles. What is drawn says where it stands: `data-node` on the item of a node,
 * `data-group` on a group, `data-handle` on a handle. Call `refresh` when it was drawn anew.
 */
export function createDrag(root: HTMLElement, options: () => DragOptions) {
  const attached = new Map<HTMLElement, () => void>()
  let marked: HTMLElement | undefined
  const mark = (element: HTMLElement | undefined, where?: string) => {
    if (marked && marked !== element) delete marked.dataset['drop']
    marked = element
    if (element && where !== undefined) element.dataset['drop'] = where
  }

  /** What a pointer over an element means. */
  const meant = (element: HTMLElement, y: number) => {
    const box = element.getBoundingClientRect()
    const groupId = element.dataset['group']
    const item = groupId === undefined ? element : element.closest<HTMLElement>('[data-node]')
    const isInside =
      groupId !== undefined &&
      (!item || !root.contains(item) || (y > box.top + EDGE && y < box.bottom - EDGE))
    if (isInside) {
      const list = element.querySelector(':scope > ul')
      return { element, where: 'inside', place: { groupId, index: list?.children.length ?? 0 } }
    }
    const list = item?.parentElement
    const outer = list?.closest<HTMLElement>('[data-group]')?.dataset['group']
    if (!item || !list || outer === undefined) return undefined
    const isAfter = y > box.top + box.height / 2
    const index = [...list.children].indexOf(item) + (isAfter ? 1 : 0)
    return { element: item, where: isAfter ? 'after' : 'before', place: { groupId: outer, index } }
  }
  const targetOf = (event: {
    source: { data: Record<string, unknown> }
    location: { current: { dropTargets: { element: Element }[]; input: { clientY: number } } }
  }) => {
    const { dropTargets, input } = event.location.current
    const element = dropTargets[0]?.element
    const { id } = event.source.data
    if (!(element instanceof HTMLElement) || typeof id !== 'string') return undefined
    const target = meant(element, input.clientY)
    return target && options().mayGo(id, target.place) ? { id, ...target } : undefined
  }

  const refresh = () => {
    for (const [element, detach] of attached) {
      if (element.isConnected) continue
      detach()
      attached.delete(element)
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-node], [data-group]')) {
      if (attached.has(element)) continue
      const id = element.dataset['node']
      const handle = id === undefined ? null : element.querySelector(`[data-handle="${CSS.escape(id)}"]`)
      const detachers = [
        dropTargetForElements({ element }),
        ...(id !== undefined && handle
          ? [draggable({ element, dragHandle: handle, getInitialData: () => ({ id }) })]
          : []),
      ]
      attached.set(element, () => {
        for (const detach of detachers) detach()
      })
    }
  }
  const endMonitor = monitorForElements({
    canMonitor: ({ source }) => root.contains(source.element),
    onDrag(event) {
      const target = targetOf(event)
      mark(target?.element, target?.where)
    },
    onDrop(event) {
      const target = targetOf(event)
      mark(undefined)
      if (target) options().onDrop(target.id, target.place)
    },
  })
  return {
    refresh,
    end() {
      endMonitor()
      for (const detach of attached.values()) detach()
      attached.clear()
      mark(undefined)
    },
  }
}

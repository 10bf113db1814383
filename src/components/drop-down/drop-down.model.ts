interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

/** How far a popup stays from its owner, and from the edges of the window, px. */
export const DROP_DOWN = { gap: 4, edge: 8 } as const

/**
 * Where a popup of `size` goes that opens from `owner`: below it if it fits there, or if there is more room than above;
 * from its start, but never off the window. `room` is how tall it may be.
 */
export function dropFrom(
  owner: Box,
  size: Size,
  viewport: Size,
): { left: number; top: number; room: number; side: 'below' | 'above' } {
  const { gap, edge } = DROP_DOWN
  const below = Math.max(0, viewport.height - owner.top - owner.height - gap - edge)
  const above = Math.max(0, owner.top - gap - edge)
  const side = size.height <= below || below >= above ? 'below' : 'above'
  const room = side === 'below' ? below : above
  return {
    left: Math.max(edge, Math.min(owner.left, viewport.width - size.width - edge)),
    top: side === 'below' ? owner.top + owner.height + gap : owner.top - gap - Math.min(size.height, room),
    room,
    side,
  }
}

/** What each layer on top does to those beneath it: smaller by 4 %, and moved by 36 px (FRA-34). */
export const DIALOG_STACK = { scaleStep: 0.04, offsetStep: 36 } as const

export interface LayerShift {
  /** 1 is its own size. Never below 0, however many layers lie on top. */
  scale: number
  /** px away from its own place: up for a dialog, sideways for a sheet. */
  shift: number
}

/** Where a layer stands with `above` layers on top of it. */
export const shiftUnder = (above: number): LayerShift => ({
  scale: Math.max(0, 1 - DIALOG_STACK.scaleStep * above),
  shift: DIALOG_STACK.offsetStep * above,
})

/** How many layers lie on top of `layer`; 0 for one that is not there. The last of the list is the topmost. */
export const layersAbove = (layers: readonly symbol[], layer: symbol): number => {
  const place = layers.indexOf(layer)
  return place === -1 ? 0 : layers.length - 1 - place
}

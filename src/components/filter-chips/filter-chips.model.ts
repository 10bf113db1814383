/** How many chips are shown before the rest is folded away. */
export const CHIPS_SHOWN = 6

/** The chips that are shown and how many are folded away. One alone is never folded: 'one more' takes as much room. */
export function foldedChips<Chip>(
  chips: readonly Chip[],
  most: number,
  unfolded: boolean,
): { shown: readonly Chip[]; hidden: number } {
  if (unfolded || chips.length <= most + 1) return { shown: chips, hidden: 0 }
  return { shown: chips.slice(0, most), hidden: chips.length - most }
}

interface Box {
  left: number
  top: number
  bottom: number
}
interface Size {
  width: number
  height: number
}

/** Where an editor of `size` opens, px: below its chip if it fits, else above; never off the viewport. */
export function editorPlace(
  chip: Box,
  size: Size,
  viewport: Size,
  gap: number,
): { left: number; top: number } {
  const below = chip.bottom + gap
  const above = chip.top - gap - size.height
  const fits = below + size.height <= viewport.height || above < 0
  return {
    left: Math.max(0, Math.min(chip.left, viewport.width - size.width)),
    top: Math.max(0, Math.min(fits ? below : above, viewport.height - size.height)),
  }
}

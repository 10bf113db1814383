import { imageHeader } from '#lib/image-file'
import { ICON, type IconProblem } from './icon-limits.ts'

/** The kinds of picture that are taken. An SVG is drawn first, so that nothing in it ever runs. */
export const iconTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** A file that can be drawn, and how large it is to be drawn: never larger than it is, never distorted. */
export interface IconPlan {
  mediaType: (typeof iconTypes)[number]
  width: number
  height: number
}

/** Looks at what a file begins with: its name and its type are only what somebody says of it. */
export function planIcon(bytes: Uint8Array): IconPlan | IconProblem {
  if (bytes.length > ICON.bytes) return 'size'
  const header = imageHeader(bytes)
  const mediaType = iconTypes.find((type) => type === header?.mediaType)
  if (!header || !mediaType) return 'type'
  if (header.width * header.height > ICON.pixels) return 'pixels'
  const scale = Math.min(1, ICON.side / Math.max(header.width, header.height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { mediaType, width: side(header.width), height: side(header.height) }
}

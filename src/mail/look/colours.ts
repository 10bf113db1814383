import { hexContrast } from '#lib/contrast'
import type { Color, EmailDocument, ThemeColor } from '#mail/document'

/** Colours of the brand by token. */
export type BrandColours = Readonly<Record<string, string>>

export const colourModes = ['light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** The colour as #rrggbb in small letters; undefined for a token that the brand lacks. */
export function hexOf(color: Color, brand: BrandColours | undefined): string | undefined {
  if (typeof color === 'string') return color.toLowerCase()
  return brand && Object.hasOwn(brand, color.brand) ? brand[color.brand]?.toLowerCase() : undefined
}

/** Without a dark colour of its own it is the light one that is seen. */
export const inMode = (color: ThemeColor, mode: ColourMode): Color =>
  mode === 'dark' ? (color.dark ?? color.light) : color.light

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function mixed(from: string, to: string, share: number): string {
  const other = channels(to)
  return `#${channels(from)
    .map((channel, at) => Math.round(channel + ((other[at] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

/**
 * The colour nearest to `fore` that has the contrast on `back`: darker or lighter, whichever is the smaller step. Both are
 * #rrggbb; undefined where no colour has it.
 */
export function readableOn(fore: string, back: string, least: number): string | undefined {
  const isReadable = (colour: string) => (hexContrast(colour, back) ?? 0) >= least
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const end of ['#000000', '#ffffff']) {
      const colour = mixed(fore, end, percent / 100)
      if (isReadable(colour)) return colour
    }
  }
  return undefined
}

/** The background behind a node: its own, or that of the nearest node around it, or that of the content. */
export function groundOf({ sections, settings }: EmailDocument, id: string): ThemeColor {
  const base = settings.theme.contentBg
  for (const section of sections) {
    const behind = section.bg ?? base
    if (section.id === id) return behind
    for (const column of section.columns) {
      if (column.id === id) return behind
      for (const block of column.blocks) {
        const own = block.bg ?? behind
        if (block.id === id) return own
        const inner = 'blocks' in block ? block.blocks.find((one) => one.id === id) : undefined
        if (inner) return inner.bg ?? own
      }
    }
  }
  return base
}

/** Relative luminance of a colour from its linear channels, 0 to 1 (WCAG 2). */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast of two luminances, 1 to 21. */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function hexLuminance(colour: string): number | undefined {
  const [, ...channels] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  const [red, green, blue] = channels.map((channel) => linear(Number.parseInt(channel, 16) / 255))
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : luminance(red, green, blue)
}

/** Contrast of two colours written as #rrggbb, 1 to 21; undefined for what is no such colour. */
export function hexContrast(one: string, other: string): number | undefined {
  const [first, second] = [hexLuminance(one), hexLuminance(other)]
  return first === undefined || second === undefined ? undefined : contrastRatio(first, second)
}

/** What a contrast is enough for: text of any size (AA, or AAA for more), large text and drawings only, or neither (WCAG 2). */
export type ContrastLevel = 'aaa' | 'aa' | 'large' | 'low'

export const CONTRAST = { aaa: 7, aa: 4.5, large: 3 } as const

export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= CONTRAST.aaa) return 'aaa'
  if (ratio >= CONTRAST.aa) return 'aa'
  return ratio >= CONTRAST.large ? 'large' : 'low'
}

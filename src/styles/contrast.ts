import { contrastRatio, luminance } from '#lib/contrast'
import type { Oklch } from '#styles/tokens'

/** Linear sRGB of an OKLCH colour, each channel clamped into the gamut as a display does. */
export function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: Oklch, other: Oklch): number {
  return contrastRatio(luminance(...linearRgb(one)), luminance(...linearRgb(other)))
}

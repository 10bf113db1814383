import type { Brand } from '#api/brand'
import { CONTRAST, hexContrast } from '#lib/contrast'
import type { Settings } from '#mail/document'
import { hexOf, inMode, readableOn } from '#mail/look/colours'
import { stackOf } from '#mail/look/fonts'

/** What a brand decides about the look of a mail. */
export type BrandLook = Pick<Settings, 'theme' | 'font' | 'radius'>

/** Whether text of any size in one of the colours can be read on the other. */
export const isReadable = (one: string, other: string) => (hexContrast(one, other) ?? 0) >= CONTRAST.aa

/**
 * The look of a mail in the colours and fonts of the brand. Colours are tokens, so that they follow the brand when that
 * changes. The brand has no dark colours: what is behind the text in dark mode stays, and links are made readable on it.
 */
export function brandLook(
  { colors, fonts, radius }: Pick<Brand, 'colors' | 'fonts' | 'radius'>,
  { theme }: Settings,
): BrandLook {
  const link = (['primary', 'accent', 'text'] as const).find((token) =>
    isReadable(colors[token], colors.surface),
  )
  const linkToken = link ?? 'text'
  const darkContent = hexOf(inMode(theme.contentBg, 'dark'), colors)
  const darkLink = darkContent && readableOn(colors[linkToken].toLowerCase(), darkContent, CONTRAST.aa)
  return {
    theme: {
      ...theme,
      pageBg: { ...theme.pageBg, light: { brand: 'bg' } },
      contentBg: { ...theme.contentBg, light: { brand: 'surface' } },
      text: { ...theme.text, light: { brand: 'text' } },
      link: { light: { brand: linkToken }, ...(darkLink !== undefined && { dark: darkLink }) },
      buttonBg: { light: { brand: 'primary' } },
      buttonText: { light: { brand: 'onPrimary' } },
    },
    font: { heading: stackOf(fonts.heading), body: stackOf(fonts.body) },
    radius,
  }
}

import type { Brand } from '#api/brand'
import { CONTRAST, hexContrast } from '#lib/contrast'
import { defaultSettings } from '#mail/document/create'
import { hexOf, inMode, type ColourMode } from '#mail/look/colours'
import { brandLook } from './brand-look.ts'
import type { BrandToken } from './brand-tokens.ts'

/** How well one colour is told from the one that it is seen on. */
export interface BrandContrast {
  /** 1 to 21. */
  ratio: number
  /** The least that is enough: 4.5 for text, 3 for what is seen and not read (WCAG 2). */
  needs: number
  passes: boolean
  /** What it is seen on, or what is read on it: a colour of the brand, or the text or ground that mails have in dark mode. */
  with: BrandToken | 'darkText' | 'darkGround'
}

/** Each colour in both themes of mails (SET-63); undefined where one of the two is no colour. */
export type BrandContrasts = Readonly<
  Record<BrandToken, Readonly<Record<ColourMode, BrandContrast | undefined>>>
>

/**
 * How well the colours of a brand are told from what they are seen with. A brand has no dark colours: in dark mode mails
 * have their own ground and text, on which the brand's primary and accent colours are seen (`brandLook`).
 */
export function brandContrasts(brand: Pick<Brand, 'colors' | 'fonts' | 'radius'>): BrandContrasts {
  const { colors } = brand
  const { theme } = brandLook(brand, defaultSettings('en'))
  const dark = {
    ground: hexOf(inMode(theme.contentBg, 'dark'), colors) ?? '',
    page: hexOf(inMode(theme.pageBg, 'dark'), colors) ?? '',
    text: hexOf(inMode(theme.text, 'dark'), colors) ?? '',
  }
  const told = (
    one: string,
    other: string,
    needs: number,
    seenWith: BrandContrast['with'],
  ): BrandContrast | undefined => {
    const ratio = hexContrast(one, other)
    return ratio === undefined ? undefined : { ratio, needs, passes: ratio >= needs, with: seenWith }
  }
  const { primary, onPrimary, accent, bg, surface, text } = colors
  const label = told(onPrimary, primary, CONTRAST.aa, 'primary')
  const darkWords = told(dark.text, dark.ground, CONTRAST.aa, 'darkText')
  return {
    primary: {
      light: told(primary, surface, CONTRAST.large, 'surface'),
      dark: told(primary, dark.ground, CONTRAST.large, 'darkGround'),
    },
    // Buttons keep their colours in dark mode.
    onPrimary: { light: label, dark: label },
    accent: {
      light: told(accent, surface, CONTRAST.large, 'surface'),
      dark: told(accent, dark.ground, CONTRAST.large, 'darkGround'),
    },
    bg: {
      light: told(text, bg, CONTRAST.aa, 'text'),
      dark: told(dark.text, dark.page, CONTRAST.aa, 'darkText'),
    },
    surface: { light: told(text, surface, CONTRAST.aa, 'text'), dark: darkWords },
    text: {
      light: told(text, surface, CONTRAST.aa, 'surface'),
      dark: told(dark.text, dark.ground, CONTRAST.aa, 'darkGround'),
    },
  }
}

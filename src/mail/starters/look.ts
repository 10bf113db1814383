import { CONTRAST, hexContrast } from '#lib/contrast'
import {
  defaultSettings,
  type Color,
  type EmailDocument,
  type RichBlock,
  type ThemeColor,
} from '#mail/document'
import type { Locale } from './parts.ts'

/** The brand as far as starters show it. */
export interface StarterBrand {
  colors: Readonly<Record<string, string>>
  fonts?: Readonly<Record<'heading' | 'body', string>> | undefined
  radius?: number | undefined
  /** What footers say, by language. @default what the law asks for */
  footers?: Readonly<Partial<Record<Locale, RichBlock[] | undefined>>> | undefined
}

/** The colours of one starter: those of the brand where its own are readable, else those that it comes with. */
export interface Look {
  accent: ThemeColor
  onAccent: ThemeColor
  /** A pale ground for what is set apart. */
  soft: ThemeColor
  muted: ThemeColor
}

interface Design {
  accent: string
  /** The accent on a dark ground. */
  accentDark: string
  soft: string
  page: string
  serif?: boolean
  radius?: number
}

const SOFT_DARK = '#2a2c31'
const serif = "Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', serif"

/** A brand colour is used by its name, so that the mail follows the brand. */
function accentOf(design: Design, brand: StarterBrand | undefined): [accent: Color, onAccent: Color] {
  const { primary, onPrimary } = brand?.colors ?? {}
  const isReadable =
    primary !== undefined &&
    onPrimary !== undefined &&
    (hexContrast(onPrimary, primary) ?? 0) >= CONTRAST.aa &&
    (hexContrast(primary, '#ffffff') ?? 0) >= CONTRAST.aa
  return isReadable ? [{ brand: 'primary' }, { brand: 'onPrimary' }] : [design.accent, '#ffffff']
}

/** The fonts of a brand as a mail names them: in single quotes, because they are written into attributes. */
const stackOf = (fonts: string | undefined) => fonts?.replaceAll('"', "'")

/** Look and settings of a starter, for a brand or without one. */
export function lookOf(
  locale: Locale,
  design: Design,
  brand: StarterBrand | undefined,
): { look: Look; settings: EmailDocument['settings'] } {
  const [accent, onAccent] = accentOf(design, brand)
  const isBranded = typeof accent !== 'string'
  const base = defaultSettings(locale)
  const look: Look = {
    accent: { light: accent, dark: accent },
    onAccent: { light: onAccent, dark: onAccent },
    soft: { light: isBranded ? '#f4f4f2' : design.soft, dark: SOFT_DARK },
    muted: { light: '#5b616b', dark: '#b3b6bd' },
  }
  return {
    look,
    settings: {
      ...base,
      theme: {
        ...base.theme,
        pageBg: { light: isBranded ? '#f1f1ef' : design.page, dark: '#101114' },
        link: { light: accent, dark: isBranded ? '#a9c4ff' : design.accentDark },
        buttonBg: look.accent,
        buttonText: look.onAccent,
        divider: { light: '#dfe1e5', dark: '#3a3b3f' },
      },
      font: {
        body: stackOf(brand?.fonts?.body) ?? base.font.body,
        heading: stackOf(brand?.fonts?.heading) ?? (design.serif === true ? serif : base.font.heading),
      },
      radius: brand?.radius ?? design.radius ?? 6,
    },
  }
}

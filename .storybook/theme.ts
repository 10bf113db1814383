/** Storybook's own frame and pages in the product's colours. */
import { create } from 'storybook/theming/create'
import { productName } from '#lib/product'
import { linearRgb } from '#styles/contrast'
import { dark, fontFamily, light, type ColourTokens, type Oklch } from '#styles/tokens'

/** Storybook computes with colours and reads none in OKLCH. */
function hex(colour: Oklch): string {
  const channels = linearRgb(colour).map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** The product's mark and name, as components/brand-mark draws them. */
const brandOf = (tokens: ColourTokens) => `
<span style="display:flex;align-items:center;gap:8px;font-weight:600">
  <svg viewBox="0 0 32 32" width="24" height="24" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <rect x="2" y="6" width="28" height="20" rx="4" fill="${hex(tokens.surface)}" stroke="${hex(tokens.text)}"/>
    <path d="M4 9.5 16 18 28 9.5" stroke="${hex(tokens.text)}"/>
    <circle cx="23" cy="21" r="5" fill="${hex(tokens.seal)}"/>
  </svg>
  ${productName}
</span>`

const themeOf = (base: 'light' | 'dark', tokens: ColourTokens) =>
  create({
    base,
    colorPrimary: hex(tokens.accent),
    colorSecondary: hex(tokens.accent),
    appBg: hex(tokens.canvas),
    appContentBg: hex(tokens.surface),
    appHoverBg: hex(tokens.surfaceHover),
    appPreviewBg: hex(tokens.canvas),
    appBorderColor: hex(tokens.border),
    appBorderRadius: 6,
    fontBase: fontFamily.text,
    fontCode: fontFamily.mono,
    textColor: hex(tokens.text),
    textInverseColor: hex(tokens.textOnAccent),
    textMutedColor: hex(tokens.textMuted),
    barTextColor: hex(tokens.textMuted),
    barHoverColor: hex(tokens.accentHover),
    barSelectedColor: hex(tokens.accent),
    barBg: hex(tokens.surface),
    buttonBg: hex(tokens.surface),
    buttonBorder: hex(tokens.borderStrong),
    booleanBg: hex(tokens.surfaceSunken),
    booleanSelectedBg: hex(tokens.surface),
    inputBg: hex(tokens.surface),
    inputBorder: hex(tokens.borderStrong),
    inputTextColor: hex(tokens.text),
    inputBorderRadius: 6,
    brandTitle: brandOf(tokens),
    brandUrl: './',
    brandTarget: '_self',
  })

export const storybookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) }

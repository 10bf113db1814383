import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
  globalFontFace,
} from '@vanilla-extract/css'
import '#styles/layers.css'
import {
  control,
  cssColour,
  dark,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  light,
  lineHeight,
  measure,
  opacity,
  radius,
  shadow,
  space,
  type ColourTokens,
} from '#styles/tokens'

// In the built app the names are short: they are in every line of the styles (SPD-8).
const short = import.meta.env['VITE_SHORT_TOKENS'] === '1'
let named = 0
/** a … z, aa … zz. */
function nextName(): string {
  const place = named++
  const letter = (at: number) => String.fromCodePoint(97 + at)
  return place < 26 ? letter(place) : letter(Math.floor(place / 26) - 1) + letter(place % 26)
}
const nameOf = (path: readonly string[]) => (short ? nextName() : path.join('-'))

const feedback = { fg: '', bg: '', border: '' }

const colour = createGlobalThemeContract(
  {
    canvas: '',
    surface: '',
    surfaceRaised: '',
    surfaceSunken: '',
    surfaceHover: '',
    surfaceSelected: '',
    border: '',
    borderStrong: '',
    borderFocus: '',
    text: '',
    textMuted: '',
    textFaint: '',
    textOnAccent: '',
    accent: '',
    accentHover: '',
    accentSoft: '',
    seal: '',
    scrim: '',
    success: feedback,
    warning: feedback,
    danger: feedback,
    info: feedback,
  },
  (_, path) => nameOf(['color', ...path]),
)

const scales = {
  space,
  measure,
  radius,
  control,
  fontSize,
  lineHeight,
  fontWeight,
  fontFamily,
  duration,
  easing,
  shadow,
  layer,
  opacity,
}
const sizes = createGlobalThemeContract(scales, (_, path) => nameOf(path))
createGlobalTheme(':root', sizes, scales)

/** Every design token as a CSS variable. Components name these and nothing else. */
export const vars = { colour, ...sizes }

const feedbackCss = (tokens: ColourTokens['success']) => ({
  fg: cssColour(tokens.fg),
  bg: cssColour(tokens.bg),
  border: cssColour(tokens.border),
})

const themeVars = (tokens: ColourTokens) =>
  assignVars(colour, {
    canvas: cssColour(tokens.canvas),
    surface: cssColour(tokens.surface),
    surfaceRaised: cssColour(tokens.surfaceRaised),
    surfaceSunken: cssColour(tokens.surfaceSunken),
    surfaceHover: cssColour(tokens.surfaceHover),
    surfaceSelected: cssColour(tokens.surfaceSelected),
    border: cssColour(tokens.border),
    borderStrong: cssColour(tokens.borderStrong),
    borderFocus: cssColour(tokens.borderFocus),
    text: cssColour(tokens.text),
    textMuted: cssColour(tokens.textMuted),
    textFaint: cssColour(tokens.textFaint),
    textOnAccent: cssColour(tokens.textOnAccent),
    accent: cssColour(tokens.accent),
    accentHover: cssColour(tokens.accentHover),
    accentSoft: cssColour(tokens.accentSoft),
    seal: cssColour(tokens.seal),
    scrim: cssColour(tokens.scrim),
    success: feedbackCss(tokens.success),
    warning: feedbackCss(tokens.warning),
    danger: feedbackCss(tokens.danger),
    info: feedbackCss(tokens.info),
  })

// Paper is light, whatever the theme is (FRA-53).
const systemIsDark = 'screen and (prefers-color-scheme: dark)'

// 'system' is the absence of data-theme, so a page without a stored choice needs no script to come up in the right colours.
globalStyle(':root', { vars: themeVars(light), colorScheme: 'light' })
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [systemIsDark]: { vars: themeVars(dark), colorScheme: 'dark' } },
})
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: themeVars(dark), colorScheme: 'dark' } },
})

globalStyle(':root', {
  '@media': {
    // Whatever is as high as a control is as high as a finger needs (LIM-9).
    '(pointer: coarse)': {
      vars: {
        [sizes.control.small]: control.touch,
        [sizes.control.medium]: control.touch,
        [sizes.control.large]: control.touch,
      },
    },
    '(prefers-contrast: more)': {
      vars: {
        [colour.border]: colour.borderStrong,
        [colour.borderStrong]: colour.text,
        [colour.textMuted]: colour.text,
        [colour.textFaint]: colour.textMuted,
      },
    },
    // A ground of any other colour would be the page's own: what tells by its ground, such as a bar or a chosen day, would be gone.
    '(forced-colors: active)': {
      vars: {
        [colour.accent]: 'Highlight',
        [colour.accentHover]: 'Highlight',
        [colour.textOnAccent]: 'HighlightText',
        [colour.success.fg]: 'CanvasText',
        [colour.warning.fg]: 'CanvasText',
        [colour.danger.fg]: 'CanvasText',
      },
    },
  },
})

globalFontFace('Geist Variable', {
  src: 'url("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2") format("woff2-variations")',
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})
// Arial stretched to Geist's measures: the swap moves nothing.
globalFontFace('Geist Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '104.5%',
  ascentOverride: '88%',
  descentOverride: '21.1%',
  lineGapOverride: '0%',
})

/**
 * The design tokens as plain data: the only place in the project where a raw colour or length is written.
 * `theme.css.ts` turns them into CSS variables; the contrast test and the foundations pages read them here.
 */
import type { Hue } from '#lib/hue'

/** One colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

export const feedbackKinds = ['success', 'warning', 'danger', 'info'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

interface FeedbackColours {
  /** Text and icons, on `bg` or on any surface. */
  fg: Oklch
  bg: Oklch
  border: Oklch
}

/** The semantic colours of one theme. */
export interface ColourTokens extends Record<FeedbackKind, FeedbackColours> {
  canvas: Oklch
  surface: Oklch
  surfaceRaised: Oklch
  surfaceSunken: Oklch
  surfaceHover: Oklch
  surfaceSelected: Oklch
  border: Oklch
  /** The boundary of a control: 3:1 against every surface. */
  borderStrong: Oklch
  borderFocus: Oklch
  text: Oklch
  textMuted: Oklch
  /** Decoration only: never for content that must be read. */
  textFaint: Oklch
  textOnAccent: Oklch
  accent: Oklch
  accentHover: Oklch
  accentSoft: Oklch
  /** The brand mark and the unread or live dot, nothing else. */
  seal: Oklch
  /** What lies between a dialog and the page. Drawn with `opacity.scrim`. */
  scrim: Oklch
}

export const light: ColourTokens = {
  canvas: [0.982, 0.004, 85],
  surface: [1, 0, 0],
  surfaceRaised: [1, 0, 0],
  surfaceSunken: [0.962, 0.005, 85],
  surfaceHover: [0.955, 0.006, 85],
  surfaceSelected: [0.944, 0.022, 268],
  border: [0.905, 0.006, 85],
  borderStrong: [0.62, 0.01, 80],
  borderFocus: [0.52, 0.16, 268],
  text: [0.235, 0.012, 60],
  textMuted: [0.48, 0.014, 70],
  textFaint: [0.66, 0.012, 75],
  textOnAccent: [0.99, 0.002, 85],
  accent: [0.455, 0.135, 268],
  accentHover: [0.395, 0.13, 268],
  accentSoft: [0.95, 0.02, 268],
  seal: [0.6, 0.195, 33],
  scrim: [0.235, 0.012, 60],
  success: { fg: [0.48, 0.115, 155], bg: [0.965, 0.025, 155], border: [0.83, 0.07, 155] },
  warning: { fg: [0.52, 0.11, 70], bg: [0.972, 0.03, 85], border: [0.84, 0.085, 80] },
  danger: { fg: [0.52, 0.2, 18], bg: [0.968, 0.018, 18], border: [0.84, 0.075, 18] },
  info: { fg: [0.47, 0.11, 245], bg: [0.967, 0.018, 245], border: [0.84, 0.055, 245] },
}

export const dark: ColourTokens = {
  canvas: [0.175, 0.006, 70],
  surface: [0.212, 0.006, 70],
  surfaceRaised: [0.248, 0.007, 70],
  surfaceSunken: [0.15, 0.006, 70],
  surfaceHover: [0.258, 0.007, 70],
  surfaceSelected: [0.285, 0.042, 268],
  border: [0.3, 0.008, 70],
  borderStrong: [0.56, 0.01, 75],
  borderFocus: [0.74, 0.13, 268],
  text: [0.935, 0.006, 85],
  textMuted: [0.715, 0.01, 80],
  textFaint: [0.54, 0.01, 75],
  textOnAccent: [0.17, 0.03, 268],
  accent: [0.715, 0.12, 268],
  accentHover: [0.775, 0.105, 268],
  accentSoft: [0.275, 0.045, 268],
  seal: [0.68, 0.18, 35],
  scrim: [0.08, 0.004, 70],
  success: { fg: [0.76, 0.13, 155], bg: [0.255, 0.035, 155], border: [0.4, 0.06, 155] },
  warning: { fg: [0.8, 0.13, 80], bg: [0.265, 0.035, 80], border: [0.42, 0.06, 80] },
  danger: { fg: [0.72, 0.16, 18], bg: [0.262, 0.045, 18], border: [0.43, 0.09, 18] },
  info: { fg: [0.76, 0.1, 245], bg: [0.258, 0.035, 245], border: [0.41, 0.06, 245] },
}

/** What a person chooses for a segment or a list, drawn as a dot: 3:1 against every surface of both themes. */
export const hueColours: Readonly<Record<Hue, Oklch>> = {
  slate: [0.6, 0.02, 260],
  rose: [0.6, 0.2, 18],
  orange: [0.6, 0.15, 50],
  amber: [0.6, 0.125, 85],
  green: [0.6, 0.14, 148],
  teal: [0.6, 0.1, 190],
  blue: [0.6, 0.15, 250],
  violet: [0.6, 0.18, 295],
  pink: [0.6, 0.2, 350],
}

/** The 4 px grid. The name is the number of quarter grid steps: `space[4]` is 16 px. */
export const space = {
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const

export const radius = { chip: '4px', control: '6px', card: '10px', dialog: '14px', full: '9999px' } as const

/** Heights of controls. On a coarse pointer each is `touch` (theme.css.ts). */
export const control = { small: '28px', medium: '32px', large: '40px', touch: '44px' } as const

/** Widths that content is held to: a figure, a control, a column of cards, a notice, a task, a page. */
export const measure = {
  figure: '8rem',
  control: '14rem',
  column: '22rem',
  notice: '26rem',
  text: '34rem',
  task: '52rem',
  page: '62rem',
} as const

export const fontSize = {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
} as const

/** Line heights on the 4 px grid, by font size. */
export const lineHeight = {
  12: '1rem',
  13: '1.25rem',
  14: '1.25rem',
  16: '1.5rem',
  20: '1.75rem',
  24: '2rem',
  32: '2.5rem',
} as const

export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const

export const fontFamily = {
  text: '"Geist Variable", "Geist Fallback", "Hiragino Sans", "Noto Sans JP", "Otegami JP", "Yu Gothic UI", Meiryo, system-ui, sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, "Hiragino Sans", "Noto Sans JP", "Otegami JP", monospace',
} as const

export const duration = { fast: '120ms', medium: '180ms', slow: '260ms' } as const

export const easing = { standard: 'cubic-bezier(.2, 0, 0, 1)' } as const

export const shadow = {
  raised: '0 1px 2px oklch(0.235 0.012 60 / 0.06), 0 1px 1px oklch(0.235 0.012 60 / 0.04)',
  overlay: '0 8px 24px -6px oklch(0.235 0.012 60 / 0.18), 0 2px 6px oklch(0.235 0.012 60 / 0.08)',
  dialog: '0 24px 64px -12px oklch(0.235 0.012 60 / 0.32), 0 4px 16px oklch(0.235 0.012 60 / 0.1)',
} as const

/** What lies over what. */
export const layer = {
  sticky: '10',
  overlay: '100',
  menu: '200',
  toast: '300',
  progress: '400',
} as const

export const opacity = { scrim: '0.42', disabled: '0.5' } as const

export const cssColour = ([l, c, h]: Oklch): string => `oklch(${l} ${c} ${h})`

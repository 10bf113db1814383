import { describe, expect, test } from 'vitest'
import { contrastOf } from '#styles/contrast'
import { dark, feedbackKinds, hueColours, light, type ColourTokens, type Oklch } from '#styles/tokens'

type SurfaceName =
  | 'canvas'
  | 'surface'
  | 'surfaceRaised'
  | 'surfaceSunken'
  | 'surfaceHover'
  | 'surfaceSelected'
const surfaces: SurfaceName[] = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
]

const pairsOf = (theme: ColourTokens): { name: string; front: Oklch; back: Oklch; least: number }[] => [
  ...surfaces.flatMap((back) => [
    { name: `text on ${back}`, front: theme.text, back: theme[back], least: 4.5 },
    { name: `textMuted on ${back}`, front: theme.textMuted, back: theme[back], least: 4.5 },
    { name: `accent on ${back}`, front: theme.accent, back: theme[back], least: 4.5 },
    { name: `accentHover on ${back}`, front: theme.accentHover, back: theme[back], least: 4.5 },
    { name: `borderStrong on ${back}`, front: theme.borderStrong, back: theme[back], least: 3 },
    { name: `borderFocus on ${back}`, front: theme.borderFocus, back: theme[back], least: 3 },
    { name: `seal on ${back}`, front: theme.seal, back: theme[back], least: 3 },
    ...feedbackKinds.map((kind) => ({
      name: `${kind}.fg on ${back}`,
      front: theme[kind].fg,
      back: theme[back],
      least: 4.5,
    })),
  ]),
  ...Object.entries(hueColours).flatMap(([hue, front]) =>
    surfaces.map((back) => ({ name: `${hue} on ${back}`, front, back: theme[back], least: 3 })),
  ),
  ...feedbackKinds.flatMap((kind) => [
    { name: `${kind}.fg on ${kind}.bg`, front: theme[kind].fg, back: theme[kind].bg, least: 4.5 },
    { name: `text on ${kind}.bg`, front: theme.text, back: theme[kind].bg, least: 4.5 },
    { name: `textMuted on ${kind}.bg`, front: theme.textMuted, back: theme[kind].bg, least: 4.5 },
    { name: `textOnAccent on ${kind}.fg`, front: theme.textOnAccent, back: theme[kind].fg, least: 4.5 },
  ]),
  { name: 'textOnAccent on accent', front: theme.textOnAccent, back: theme.accent, least: 4.5 },
  { name: 'textOnAccent on accentHover', front: theme.textOnAccent, back: theme.accentHover, least: 4.5 },
  { name: 'accent on accentSoft', front: theme.accent, back: theme.accentSoft, least: 4.5 },
  { name: 'text on accentSoft', front: theme.text, back: theme.accentSoft, least: 4.5 },
]

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, theme) => {
  test.each(pairsOf(theme))('$name holds $least:1', ({ front, back, least }) => {
    expect(contrastOf(front, back)).toBeGreaterThanOrEqual(least)
  })
})

test('the measure itself is right at its ends', () => {
  expect(contrastOf([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
  expect(contrastOf([0.5, 0.1, 20], [0.5, 0.1, 20])).toBe(1)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandContrasts } from './brand-contrast.ts'
import { brandTokens } from './brand-tokens.ts'

const colors = {
  primary: '#2f6b4f',
  onPrimary: '#ffffff',
  accent: '#c4622d',
  bg: '#f4f6f3',
  surface: '#ffffff',
  text: '#1d2a24',
}
const look = { fonts: { heading: 'Arial', body: 'Arial' }, radius: 6 }

test('text needs 4.5, what is only seen needs 3, and in dark mode it is the ground of dark mails that counts', () => {
  const { primary, onPrimary, text } = brandContrasts({ ...look, colors })
  expect(primary).toMatchObject({
    light: { needs: 3, passes: true, with: 'surface' },
    dark: { needs: 3, passes: false, with: 'darkGround' },
  })
  expect(onPrimary.light).toMatchObject({ needs: 4.5, passes: true, with: 'primary' })
  expect(onPrimary.dark).toEqual(onPrimary.light)
  expect(text.dark).toMatchObject({ passes: true, with: 'darkGround' })
})

test('dark text and grounds pass, whatever the brand is', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(
      fc.record({ primary: hex, onPrimary: hex, accent: hex, bg: hex, surface: hex, text: hex }),
      (any) => {
        const contrasts = brandContrasts({ ...look, colors: any })
        for (const token of ['bg', 'surface', 'text'] as const)
          expect(contrasts[token].dark?.passes).toBe(true)
        for (const token of brandTokens)
          for (const mode of ['light', 'dark'] as const) {
            const { ratio = 0, needs = 0, passes } = contrasts[token][mode] ?? {}
            expect(passes).toBe(ratio >= needs)
          }
      },
    ),
  )
})

test('what is no colour has no contrast', () => {
  const { text, primary } = brandContrasts({ ...look, colors: { ...colors, text: 'red' } })
  expect(text.light).toBeUndefined()
  expect(primary.light).toBeDefined()
})

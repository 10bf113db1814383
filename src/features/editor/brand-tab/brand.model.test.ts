import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Brand } from '#api/brand'
import { CONTRAST, hexContrast } from '#lib/contrast'
import { defaultSettings, emptyDocument } from '#mail/document'
import { apply } from '#mail/operations'
import { brandLook } from '#domain/brand/brand-look'
import { hexOf } from '#mail/look/colours'
import { brandGaps, usesBrand } from './brand.model.ts'

const brand: Brand = {
  logo: { src: 'https://example.com/logo.png', width: 240, height: 64 },
  icon: null,
  colors: {
    primary: '#2f6b4f',
    onPrimary: '#ffffff',
    accent: '#8a5a1f',
    bg: '#f4f5f1',
    surface: '#ffffff',
    text: '#1f2328',
  },
  fonts: { heading: 'Noto Sans JP', body: 'Arial' },
  radius: 6,
  company: {
    name: 'Ridge Tea Co.',
    nameJa: 'リッジティー株式会社',
    address: '12 Hill Road',
    addressJa: '東京都千代田区丸の内1-2-3',
    complaintContact: 'help@ridge-tea.example',
  },
  social: [{ kind: 'x', url: 'https://x.example/ridge-tea' }],
  footer: { en: '', ja: '' },
  version: 1,
}
const settings = defaultSettings('en')

test('a mail that takes the look of the brand uses the brand', () => {
  expect(usesBrand(brand, settings)).toBe(false)
  const { document } = apply(emptyDocument(), { type: 'settings', set: { ...brandLook(brand, settings) } })
  expect(document.settings.theme.buttonBg).toEqual({ light: { brand: 'primary' } })
  expect(usesBrand(brand, document.settings)).toBe(true)
})

test('links are readable in dark mode, whatever the primary colour is', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (primary) => {
      const { theme } = brandLook({ ...brand, colors: { ...brand.colors, primary } }, settings)
      expect(
        hexContrast(hexOf(theme.link.dark ?? '#000000', undefined) ?? '', '#1c1c1e'),
      ).toBeGreaterThanOrEqual(CONTRAST.aa)
    }),
  )
})

test('a primary colour that is too light for text is no colour of links', () => {
  const { theme } = brandLook({ ...brand, colors: { ...brand.colors, primary: '#ffe680' } }, settings)
  expect(theme.link.light).toEqual({ brand: 'accent' })
})

test('a Japanese mail needs what Japanese law asks for', () => {
  const { nameJa: _, addressJa: __, ...company } = brand.company
  const bare = {
    ...brand,
    logo: null,
    social: [],
    company: { ...company, address: '', complaintContact: '' },
  }
  expect(brandGaps(bare, 'ja')).toEqual(['address', 'complaint', 'nameJa', 'addressJa', 'logo', 'social'])
  expect(brandGaps(bare, 'en')).toEqual(['address', 'logo', 'social'])
  expect(brandGaps(brand, 'ja')).toEqual([])
  expect(brandGaps({ ...brand, colors: { ...brand.colors, onPrimary: '#40806a' } }, 'en')).toEqual([
    'contrast',
  ])
})

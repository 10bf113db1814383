import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRAST, hexContrast } from '#lib/contrast'
import { defaultSettings, type EmailDocument } from '#mail/document'
import { groundOf, hexOf, inMode, readableOn } from './colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('on every background there is a readable colour', () => {
  fc.assert(
    fc.property(hex, hex, (fore, back) => {
      const found = readableOn(fore, back, CONTRAST.aa)
      expect(found).toMatch(/^#[0-9a-f]{6}$/)
      expect(hexContrast(found ?? '', back)).toBeGreaterThanOrEqual(CONTRAST.aa)
    }),
  )
})

test('a colour that can be read stays', () => {
  expect(readableOn('#1a56c4', '#ffffff', CONTRAST.aa)).toBe('#1a56c4')
})

test('the fix is a small step, not black', () => {
  expect(readableOn('#3b82f6', '#ffffff', CONTRAST.aa)).not.toBe('#000000')
})

test('no colour has more contrast than black on white', () => {
  expect(readableOn('#777777', '#777777', 21)).toBeUndefined()
})

test('a token that the brand lacks has no colour', () => {
  expect(hexOf({ brand: 'primary' }, { primary: '#123456' })).toBe('#123456')
  expect(hexOf({ brand: 'toString' }, { primary: '#123456' })).toBeUndefined()
})

test('without a dark colour the light one is seen in the dark', () => {
  expect(inMode({ light: '#ffffff' }, 'dark')).toBe('#ffffff')
  expect(inMode({ light: '#ffffff', dark: '#000000' }, 'dark')).toBe('#000000')
})

test('the background is that of the nearest node around', () => {
  const document: EmailDocument = {
    version: 1,
    settings: defaultSettings('en'),
    sections: [
      {
        type: 'section',
        id: 's',
        gap: 0,
        stack: 'ltr',
        valign: 'top',
        bg: { light: '#111111' },
        columns: [
          {
            id: 'c',
            width: 12,
            blocks: [
              { type: 'spacer', id: 'plain', height: 8 },
              {
                type: 'container',
                id: 'box',
                bg: { light: '#222222' },
                blocks: [{ type: 'spacer', id: 'inner', height: 8 }],
              },
            ],
          },
        ],
      },
    ],
  }
  const lights = ['s', 'c', 'plain', 'box', 'inner', 'nowhere'].map((id) => groundOf(document, id).light)
  expect(lights).toEqual(['#111111', '#111111', '#111111', '#222222', '#222222', '#ffffff'])
})

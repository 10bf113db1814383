import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Brand } from '#api/brand'
import { standardFooter } from '#domain/legal/footer-text'
import {
  bodyOf,
  brandOf,
  decodeDraft,
  differs,
  draftOf,
  isValid,
  problemOfLine,
  isLink,
} from './brand.model.ts'

const brand: Brand = {
  logo: { src: 'https://cdn.example/logo.png', width: 240, height: 64 },
  icon: null,
  colors: {
    primary: '#2F6B4F',
    onPrimary: '#ffffff',
    accent: '#c4622d',
    bg: '#f4f6f3',
    surface: '#ffffff',
    text: '#1d2a24',
  },
  fonts: { heading: 'Georgia, serif', body: 'system-ui, sans-serif' },
  radius: 4,
  company: { name: 'Ridge Tea Co.', address: '12 Hill Road', complaintContact: '' },
  social: [{ kind: 'x', url: 'https://x.example/ridge' }],
  footer: standardFooter,
  version: 3,
}
const draft = draftOf(brand)

describe('a draft', () => {
  test('of what is stored is valid, the same, and sends nothing', () => {
    expect(isValid(draft)).toBe(true)
    expect(differs(draft, draftOf(brand))).toBe(false)
    expect(bodyOf(draft, { ...brand, colors: { ...brand.colors, primary: '#2f6b4f' } })).toEqual({
      version: 3,
    })
  })
  test('sends what differs, and images only then', () => {
    expect(bodyOf({ ...draft, radius: 12, name: ' Ridge ' }, { ...brand, version: 4 })).toMatchObject({
      radius: 12,
      company: { name: 'Ridge', address: '12 Hill Road' },
      version: 4,
    })
    expect(bodyOf({ ...draft, radius: 12 }, brand)).not.toHaveProperty('logo')
    expect(bodyOf({ ...draft, logo: null }, brand)).toMatchObject({ logo: null })
  })
  test('spaces at the ends and a missing scheme are no change', () => {
    const site = { ...draft, siteUrl: 'https://ridge.example' }
    expect(differs({ ...site, siteUrl: ' ridge.example ', name: 'Ridge Tea Co. ' }, site)).toBe(false)
    expect(differs({ ...site, siteUrl: 'other.example' }, site)).toBe(true)
  })
  test.each([
    ['a colour word', { primary: 'red' }],
    ['a script as an address', { privacyUrl: 'javascript:alert(1)' }],
    ['a header in the name', { name: 'Ridge\r\nBcc: a@example.com' }],
    ['no name', { name: ' ' }],
    ['a footer of 10,000 letters', { footerJa: 'あ'.repeat(10_000) }],
    ['a link without an address', { social: [{ kind: 'x', url: '' }] }],
    ['a link to a script', { social: [{ kind: 'x', url: 'javascript:alert(1)' }] }],
  ])('with %s can’t be saved', (_, change) => {
    expect(isValid({ ...draft, ...change })).toBe(false)
  })
  test('an optional field that was emptied goes', () => {
    const { company } = brandOf({ ...draft, phone: ' ' }, brand)
    expect(company.phone).toBeUndefined()
  })
  test('a colour that is none is shown as it is stored', () => {
    expect(brandOf({ ...draft, text: 'red' }, brand).colors.text).toBe(brand.colors.text)
  })
})

test('what a browser kept is read back, and anything else is no draft', () => {
  expect(decodeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(decodeDraft({ ...draft, radius: '4' })).toBeUndefined()
  expect(decodeDraft({ ...draft, name: 5 })).toBeUndefined()
  expect(
    decodeDraft({ ...draft, social: [{ kind: 'x' }, null, { kind: 'x', url: 'https://x.example', more: 1 }] })
      ?.social,
  ).toEqual([{ kind: 'x', url: 'https://x.example' }])
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = decodeDraft(value)
      if (read !== undefined) expect(typeof read.name).toBe('string')
    }),
  )
})

test('the limits of lines and the problems of links have a name each', () => {
  expect(problemOfLine('phone', '1'.repeat(41))).toBe('long')
  expect(problemOfLine('name', '')).toBe('empty')
  expect(problemOfLine('phone', '')).toBeUndefined()
  expect(isLink({ kind: 'x', url: 'x.com/ridge' })).toBe(true)
  expect(isLink({ kind: 'x', url: 'http://x.com/ridge' })).toBe(false)
  expect(isLink({ kind: 'x', url: ' ' })).toBe(false)
})

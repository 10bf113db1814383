import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLinkTokens } from './link-tokens.ts'

const SECRET = 'ab'.repeat(32)
const NEXT = 'cd'.repeat(32)
const tokens = createLinkTokens(SECRET)
const ids = fc.maxSafeNat()

describe('a token', () => {
  test('says what it was made of', () => {
    fc.assert(
      fc.property(ids, fc.nat(5000), (id, link) => {
        expect(tokens.read(tokens.click({ deliveryId: id, link }))).toEqual({ kind: 'click', id, link })
        for (const kind of [
          'open',
          'unsubscribe',
          'view',
          'bounce',
          'messageBounce',
          'mailUnsubscribe',
        ] as const)
          expect(tokens.read(tokens[kind](id))).toEqual({ kind, id })
      }),
    )
  })

  test('fits into a path and the local part of an address', () => {
    const largest = Number.MAX_SAFE_INTEGER
    expect(tokens.click({ deliveryId: largest, link: 65_535 })).toMatch(/^[\w-]{20,40}$/)
    expect(`b+${tokens.bounce(largest)}`.length).toBeLessThanOrEqual(64)
  })

  test('of a bounce is read whatever case a mail system writes it in, and all others in one spelling only', () => {
    const bounce = tokens.bounce(77)
    expect(tokens.read(bounce.toUpperCase())).toEqual({ kind: 'bounce', id: 77 })
    expect(tokens.read(Buffer.from(bounce, 'hex').toString('base64url'))).toBeUndefined()
    const open = tokens.open(77)
    expect(tokens.read(Buffer.from(open, 'base64url').toString('hex'))).toBeUndefined()
    for (const spelling of [
      `${open}=`,
      `${open}.`,
      ` ${open}`,
      `${open}\n`,
      Buffer.from(open, 'base64url').toString('base64'),
    ])
      if (spelling !== open) expect(tokens.read(spelling)).toBeUndefined()
  })

  test('changed in any one place is none', () => {
    for (const token of [
      tokens.click({ deliveryId: 300, link: 2 }),
      tokens.unsubscribe(300),
      tokens.bounce(300),
    ])
      for (let place = 0; place < token.length; place += 1) {
        const other = token[place] === 'a' ? 'b' : 'a'
        expect(tokens.read(token.slice(0, place) + other + token.slice(place + 1))).toBeUndefined()
        expect(tokens.read(token.slice(0, place))).toBeUndefined()
      }
  })

  test('of another secret is none, but of the one before a rotation it is', () => {
    const old = tokens.unsubscribe(5)
    expect(createLinkTokens(NEXT).read(old)).toBeUndefined()
    const rotated = createLinkTokens(NEXT, [SECRET])
    expect(rotated.read(old)).toEqual({ kind: 'unsubscribe', id: 5 })
    expect(createLinkTokens(NEXT).read(rotated.open(5))).toEqual({ kind: 'open', id: 5 })
  })
})

test('whatever anybody sends is read without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.base64String(),
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')) }),
      ),
      (text) => {
        expect(tokens.read(text)).toBeUndefined()
      },
    ),
  )
  for (const text of ['', 'A', '\0', 'x'.repeat(1_000_000), '../../etc/passwd', '%00', '__proto__'])
    expect(tokens.read(text)).toBeUndefined()
})

test('an id that is none makes no token', () => {
  for (const id of [-1, 1.5, Number.NaN, Infinity]) expect(() => tokens.open(id)).toThrow(RangeError)
})

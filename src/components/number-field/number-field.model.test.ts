import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberProblem, parseNumber, stepNumber } from './number-field.model.ts'

const en = { decimal: '.', group: ',' }
const de = { decimal: ',', group: '.' }

describe('what a text means', () => {
  test.each([
    ['', null],
    ['  　', null],
    ['12', 12],
    ['1,234.5', 1234.5],
    ['1234567', 1234567],
    ['１，２３４．５', 1234.5],
    ['１２、３４５', 12345],
    ['１。５', 1.5],
    ['－３', -3],
    ['ー３', -3],
    ['−3', -3],
    ['- 3', -3],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['-0', 0],
    ['12,34,567', 1234567],
  ])('%j is %j', (text, number) => {
    expect(parseNumber(text, en)).toBe(number)
  })
  test.each([
    'abc',
    '1,5',
    '1,2345',
    ',123',
    '1.2.3',
    '1e3',
    '0x10',
    'Infinity',
    '-',
    '.',
    '1,234,',
    '1-2',
    '十',
  ])('%j is no number', (text) => {
    expect(parseNumber(text, en)).toBeNaN()
  })
  test('the marks are those of the locale', () => {
    expect(parseNumber('1.234,5', de)).toBe(1234.5)
    expect(parseNumber('1.5', de)).toBeNaN()
    expect(parseNumber('1 234,5', { decimal: ',', group: '\u202f' })).toBe(1234.5)
  })
  test('of any text is null, a finite number or NaN', () => {
    const sign = fc.constantFrom(...'0123456789,.-ー＋、。１ 　'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: sign, maxLength: 20 })), (text) => {
        const number = parseNumber(text, en)
        expect(number === null || Number.isNaN(number) || Number.isFinite(number)).toBe(true)
        expect(Object.is(number, -0)).toBe(false)
      }),
    )
    expect(parseNumber('9'.repeat(400), en)).toBeNaN()
  })
  test('is what was written, in every locale and width', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }),
        fc.constantFrom('en', 'ja', 'de', 'fr', 'en-IN', 'sv'),
        fc.boolean(),
        (value, locale, wide) => {
          const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
          const part = (type: string) =>
            format.formatToParts(1234567.8).find((one) => one.type === type)?.value ?? ''
          const written = format.format(value)
          const text = wide
            ? written.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
            : written
          const rounded = Number(value.toFixed(3))
          expect(parseNumber(text, { decimal: part('decimal'), group: part('group') })).toBeCloseTo(
            rounded,
            2,
          )
        },
      ),
    )
  })
})

describe('what is wrong', () => {
  test.each([
    [null, {}, undefined],
    [NaN, {}, 'noNumber'],
    [0, { min: 1 }, 'tooSmall'],
    [11, { max: 10 }, 'tooLarge'],
    [1e300, {}, 'tooLarge'],
    [-1e300, {}, 'tooSmall'],
    [1.5, {}, 'tooPrecise'],
    [1.5, { fractionDigits: 1 }, undefined],
    [0.1 + 0.2, { fractionDigits: 1 }, undefined],
    [0.001, { fractionDigits: 2 }, 'tooPrecise'],
  ])('%j with %j: %s', (value, rules, problem) => {
    expect(numberProblem(value, rules)).toBe(problem)
  })
})

describe('steps', () => {
  test('go onto the multiples of the step', () => {
    expect(stepNumber(7, 1, 5, {})).toBe(10)
    expect(stepNumber(7, -1, 5, {})).toBe(5)
    expect(stepNumber(-7, 1, 5, {})).toBe(-5)
    expect(stepNumber(3, 1, 5, { min: 1 })).toBe(6)
    expect(stepNumber(0.2, 1, 0.1, {})).toBe(0.3)
    expect(stepNumber(0.3, -3, 0.1, {})).toBe(0)
  })
  test('start near zero', () => {
    expect(stepNumber(null, 1, 5, {})).toBe(0)
    expect(stepNumber(null, -1, 5, { min: 3 })).toBe(3)
    expect(stepNumber(NaN, 1, 5, { max: -3 })).toBe(-3)
  })
  test('stay between the least and the most, on the multiples, and down comes back to where up began', () => {
    const rules = { min: -50, max: 50, fractionDigits: 2 }
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.constantFrom(0.01, 0.05, 0.1, 0.25, 1, 3, 10),
        fc.constantFrom(1, 10),
        (hundredths, step, steps) => {
          const value = hundredths / 100
          const up = stepNumber(value, steps, step, rules)
          expect(up).toBeGreaterThanOrEqual(-50)
          expect(up).toBeLessThanOrEqual(50)
          expect(numberProblem(up, rules)).toBeUndefined()
          if (up === -50 || up === 50) return
          expect(up).toBeGreaterThan(value)
          expect(up - value).toBeLessThan(steps * step + 1e-9)
          const multiple = (up + 50) / step
          expect(multiple).toBeCloseTo(Math.round(multiple), 6)
          expect(stepNumber(up, -steps, step, rules)).toBeCloseTo(Math.max(-50, up - steps * step), 8)
        },
      ),
    )
  })
})

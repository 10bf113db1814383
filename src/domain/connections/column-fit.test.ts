import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SchemaProperty } from '#api/schemas'
import {
  columnKinds,
  conditionProblem,
  fitOf,
  kindOf,
  looksLikeEmail,
  propertyTypeFor,
  type ExternalColumn,
} from './column-fit.ts'

const column = (type: string, samples: string[] = [], options?: string[]): ExternalColumn => ({
  key: 'c',
  name: 'C',
  type,
  samples,
  ...(options && { options }),
})
const property = (type: SchemaProperty['type'], values: string[] = []) => ({
  key: 'p',
  type,
  options: values.map((value) => ({ value, label: value })),
})

describe('the kind of a column', () => {
  test.each([
    ['rich_text', 'text'],
    ['singleLineText', 'text'],
    ['multipleSelects', 'choices'],
    ['multi_select', 'choices'],
    ['phone_number', 'phone'],
    ['phoneNumber', 'phone'],
    ['last_edited_time', 'date'],
    ['checkbox', 'boolean'],
    ['rollup', 'other'],
    ['', 'other'],
    ['__proto__', 'other'],
  ])('%j is %s', (type, kind) => expect(kindOf(type)).toBe(kind))

  test('is one of ours whatever the service says', () => {
    fc.assert(fc.property(fc.string(), (type) => columnKinds.includes(kindOf(type))))
  })
})

describe('how a column fits', () => {
  test.each([
    ['title', [], 'string', 'exact'],
    ['number', ['12'], 'string', 'as_text'],
    ['number', ['12'], 'number', 'exact'],
    ['text', ['12', '1,200', '１２'], 'number', 'likely'],
    ['text', ['12', 'many'], 'number', 'partly'],
    ['text', ['few', 'many'], 'number', 'never'],
    ['text', ['2026年1月5日'], 'date', 'likely'],
    ['date', ['2026-01-05'], 'date', 'exact'],
    ['text', [], 'number', 'likely'],
    ['url', ['javascript:alert(1)'], 'url', 'never'],
  ] as const)('%s %j as %s: %s', (type, samples, target, fit) => {
    expect(fitOf(column(type, [...samples]), property(target)).fit).toBe(fit)
  })

  test('all choices are looked at, not only those of the samples', () => {
    const roast = property('select', ['浅煎り', '深煎り'])
    expect(fitOf(column('select', ['浅煎り'], ['浅煎り', '深煎り']), roast)).toEqual({ fit: 'exact' })
    expect(fitOf(column('select', ['浅煎り'], ['浅煎り', '生豆']), roast)).toEqual({
      fit: 'partly',
      refused: '生豆',
    })
  })

  test('the email takes addresses only, in any width', () => {
    const email = { key: 'email', type: 'email' as const }
    expect(fitOf(column('text', ['Ａ@example.com']), email).fit).toBe('likely')
    expect(fitOf(column('text', ['山田', '佐藤']), email).fit).toBe('never')
  })

  test('a change of the values counts', () => {
    const tags = property('multi_select', ['a', 'b'])
    expect(fitOf(column('text', ['a,b']), tags, 'split_comma').fit).toBe('likely')
    const one = property('select', ['a'])
    expect(fitOf(column('text', ['ａ ']), one, 'half_width').fit).toBe('likely')
  })
})

test.each([
  [column('email'), true],
  [column('text', ['a@example.com', 'b@example.com']), true],
  [column('text', ['a@example.com', 'none', 'none']), false],
  [column('text'), false],
])('%j may hold addresses: %j', (given, isEmail) => expect(looksLikeEmail(given)).toBe(isEmail))

test('a property that is made for a column needs no choices', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (type) => !['select', 'multi_select', 'json'].includes(propertyTypeFor(column(type))),
    ),
  )
})

test.each([
  [{ property: 'c', op: 'eq', value: 'x' }, undefined],
  [{ property: 'c', op: 'eq', value: '　 ' }, 'no_value'],
  [{ property: 'c', op: 'in', value: [] }, 'no_value'],
  [{ property: 'c', op: 'is_set' }, undefined],
  [{ property: 'gone', op: 'is_set' }, 'unknown_column'],
  [{ property: 'c', op: 'gt', value: '1' }, 'unknown_operator'],
  [{ property: 'c', op: 'constructor', value: '1' }, 'unknown_operator'],
])('the condition %j: %s', (condition, problem) => {
  expect(conditionProblem(condition, [column('text')])).toBe(problem)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ANSWER,
  answersToSend,
  problemOf,
  problemsOf,
  readAnswers,
  shownIds,
  valueOfAnswer,
  type Answer,
} from './form-answers.ts'
import type { FieldControl, PublicField } from './public-form.ts'

const field = (id: string, control: FieldControl, more: Partial<PublicField> = {}): PublicField => ({
  id,
  type: control === 'none' ? 'text' : 'property',
  propertyKey: id.toLowerCase(),
  label: { en: id, ja: id },
  required: false,
  width: 'full',
  control,
  ...more,
})
const answers = (given: Record<string, Answer>) => new Map(Object.entries(given))
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

describe('which fields are shown', () => {
  const fields = [
    field('kind', 'select', { options }),
    field('detail', 'text', { showIf: { fieldId: 'kind', op: 'eq', value: 'a' } }),
    field('more', 'text', { showIf: { fieldId: 'detail', op: 'is_set' } }),
    field('other', 'text', { showIf: { fieldId: 'kind', op: 'neq', value: 'a' } }),
  ]
  test('a field that depends on a hidden one is hidden, whatever was typed before', () => {
    expect([...shownIds(fields, answers({ kind: 'a', detail: 'x' }))]).toEqual(['kind', 'detail', 'more'])
    expect([...shownIds(fields, answers({ kind: 'b', detail: 'x' }))]).toEqual(['kind', 'other'])
    expect([...shownIds(fields, answers({}))]).toEqual(['kind', 'other'])
  })
  test('ticks and choices count as what they are', () => {
    const ticks = [
      field('tick', 'checkbox'),
      field('many', 'checkboxes', { options }),
      field('ifTick', 'text', { showIf: { fieldId: 'tick', op: 'eq', value: 'true' } }),
      field('ifMany', 'text', { showIf: { fieldId: 'many', op: 'eq', value: 'b' } }),
    ]
    expect(shownIds(ticks, answers({ tick: true, many: ['a', 'b'] }))).toContain('ifTick')
    expect(shownIds(ticks, answers({ tick: true, many: ['a', 'b'] }))).toContain('ifMany')
    expect(shownIds(ticks, answers({ tick: false, many: ['a'] })).size).toBe(2)
  })
  test('what is not shown is neither asked for nor sent', () => {
    const required = fields.map((one) => ({ ...one, required: true }))
    const given = answers({ kind: 'b', detail: 'kept', other: 'x' })
    expect(problemsOf(required, given)).toEqual(new Map())
    expect([...answersToSend(required, given).keys()]).toEqual(['kind', 'other'])
  })
})

test.each<[FieldControl, Answer, Partial<PublicField>, string | undefined]>([
  ['text', '   ', { required: true }, 'required'],
  ['text', '　', { required: true }, 'required'],
  ['checkbox', false, { required: true }, 'required'],
  ['checkboxes', [], { required: true, options }, 'required'],
  ['email', 'a@b', {}, 'email'],
  ['email', ' Ａ＠Example.com ', {}, undefined],
  ['url', 'javascript:alert(1)', {}, 'url'],
  ['url', 'mailto:a@b.co', {}, 'url'],
  ['url', 'https://example.com/x', {}, undefined],
  ['number', '１２', { rules: { min: 13 } }, 'tooSmall'],
  ['number', '14', { rules: { max: 13 } }, 'tooLarge'],
  ['number', '1e999', {}, 'number'],
  ['date', '2026-02-30', {}, 'date'],
  ['date', '2026-02-28', {}, undefined],
  ['datetime-local', '2026-02-28T09:30', {}, undefined],
  ['select', 'c', { options }, 'option'],
  ['select', '__proto__', { options }, 'option'],
  ['checkboxes', ['a', 'c'], { options }, 'option'],
  ['checkboxes', 'a', { options }, 'option'],
  ['text', ['a'], {}, 'option'],
  ['text', 'ab', { rules: { min: 3 } }, 'tooShort'],
  ['text', 'abcd', { rules: { max: 3 } }, 'tooLong'],
  ['text', 'x'.repeat(1_000_000), {}, 'tooLong'],
  ['text', 'x'.repeat(200), { propertyKey: 'name' }, undefined],
  ['text', 'x'.repeat(201), { propertyKey: 'name' }, 'tooLong'],
  ['none', 'x'.repeat(201), { propertyKey: 'name', type: 'hidden' }, undefined],
  ['text', '12a', { rules: { pattern: '\\d+' } }, 'pattern'],
  ['text', '123', { rules: { pattern: '\\d+' } }, undefined],
  ['text', 'anything', { rules: { pattern: '(' } }, undefined],
])('%s with %j and %j: %s', (control, answer, more, problem) => {
  expect(problemOf(field('x', control, more), answer)).toBe(problem)
})

test('a consent that was not given is sent as such, blanks are left out, and numbers become numbers', () => {
  const consent = field('consent', 'checkbox', { type: 'consent' })
  const number = field('n', 'number')
  expect([...answersToSend([consent, number], answers({ n: ' ' }))]).toEqual([['consent', false]])
  expect(valueOfAnswer(number, ' １,5 ')).toBeNull()
  expect(valueOfAnswer(number, ' １5 ')).toBe(15)
  expect(valueOfAnswer(field('e', 'email'), ' A@B.CO ')).toBe('a@b.co')
})

test('200 fields of hostile ids neither share an answer nor reach a prototype', () => {
  const ids = [
    '__proto__',
    'constructor',
    'toString',
    ...Array.from({ length: 197 }, (_, place) => `f${place}`),
  ]
  const fields = ids.map((id) => field(id, 'text', { required: true }))
  const raw: unknown = JSON.parse(`{${ids.map((id) => `"${id}":"<b>${id}</b>"`).join(',')},"extra":"x"}`)
  const read = readAnswers(fields, raw)
  expect([...read.keys()]).toEqual(ids)
  expect(problemsOf(fields, read).size).toBe(0)
  expect(Object.fromEntries(read)).toHaveProperty('toString', '<b>toString</b>')
  expect(problemsOf(fields, readAnswers(fields, {})).size).toBe(200)
})

const anyJson = fc.jsonValue()
test('whatever comes over the network, reading and checking ends without an exception', () => {
  const controls = [
    'text',
    'email',
    'url',
    'number',
    'date',
    'select',
    'checkboxes',
    'checkbox',
    'none',
  ] as const
  fc.assert(
    fc.property(fc.array(anyJson, { minLength: 9, maxLength: 9 }), anyJson, (values, other) => {
      const fields = controls.map((control, place) =>
        field(`f${place}`, control, { options, required: true }),
      )
      const raw = Object.fromEntries(values.map((value, place) => [`f${place}`, value]))
      for (const one of [raw, other]) {
        const read = readAnswers(fields, one)
        const problems = problemsOf(fields, read)
        const sent = answersToSend(fields, read)
        for (const [id, answer] of sent) {
          const of = fields.find((candidate) => candidate.id === id)
          if (of && !problems.has(id)) expect(() => valueOfAnswer(of, answer)).not.toThrow()
          if (typeof answer === 'object') expect(answer.length).toBeLessThanOrEqual(ANSWER.choices)
        }
      }
    }),
  )
})

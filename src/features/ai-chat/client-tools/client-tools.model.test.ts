import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFilter } from './count-contacts.ts'
import { readSegment } from './propose-segment.tsx'
import { isSensible } from './segment.model.ts'
import { conditionsIn, readFields, textIn } from '#features/ai-chat/arguments'

const given = (value: unknown) => readFields(JSON.stringify(value)) ?? new Map<string, unknown>()
const opened = {
  id: 'c1',
  kind: 'campaign',
  did: true,
  activity: 'opened',
  campaign: 'any',
  window: { kind: 'last', value: 30, unit: 'day' },
}

describe('arguments', () => {
  test.each(['', '{}'])('%j are none', (text) => expect(readFields(text)?.size).toBe(0))
  test.each(['{', 'null', '[]', '"text"', '5', 'undefined', `{"a":"${'x'.repeat(50_000)}"}`])(
    '%.40j are not taken',
    (text) => expect(readFields(text)).toBeUndefined(),
  )
  test('have no names but those that were given', () => {
    expect(readFields('{}')?.get('constructor')).toBeUndefined()
    expect(readFields('{"__proto__":{"status":"subscribed"}}')?.get('status')).toBeUndefined()
  })
  test('may be any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const fields = readFields(text)
        if (!fields) return
        readFilter(fields)
        readSegment(fields)
      }),
    )
  })
  test('may be nested as deep as they are long', () => {
    const deep = `{"name":"a","conditions":${'{"kind":"group","match":"all","children":['.repeat(1000)}${']}'.repeat(1000)}}`
    expect(readSegment(readFields(deep) ?? new Map())).toBeUndefined()
    expect(
      conditionsIn(given({ c: { ...opened, window: { a: [[[[[[[[[[[[[1]]]]]]]]]]]]] } } }), 'c'),
    ).toBeUndefined()
  })
  test('texts have an end and no spaces around them', () => {
    expect(textIn(given({ a: ' b ' }), 'a', 3)).toBe('b')
    expect(textIn(given({ a: 'long' }), 'a', 3)).toBeUndefined()
    expect(textIn(given({ a: ['b'] }), 'a', 3)).toBeUndefined()
  })
})

describe('whom to count', () => {
  test.each([
    [{}, {}],
    [{ status: 'subscribed' }, { status: ['subscribed'] }],
    [{ status: ['bounced', 'blocked'] }, { status: ['bounced', 'blocked'] }],
    [{ conditions: opened }, { conditions: opened }],
    [{ status: 'gone' }, undefined],
    [{ status: ['subscribed', 'gone'] }, undefined],
    [{ status: [] }, undefined],
    [{ conditions: 'all' }, undefined],
  ])('%j', (args, filter) => expect(readFilter(given(args))).toEqual(filter))
})

describe('a proposed segment', () => {
  test('of one condition has it in a group', () => {
    expect(readSegment(given({ name: 'Readers', conditions: opened }))).toMatchObject({
      name: 'Readers',
      conditions: { kind: 'group', match: 'all', children: [opened] },
    })
  })
  test.each([
    [{ conditions: opened }],
    [{ name: '', conditions: opened }],
    [{ name: 'x'.repeat(81), conditions: opened }],
    [{ name: 'Readers' }],
  ])('%.80j makes no sense', (args) => expect(readSegment(given(args))).toBeUndefined())

  test.each([
    [opened, true],
    [{ ...opened, window: { kind: 'last', value: -1, unit: 'day' } }, false],
    [{ kind: 'group', match: 'most', children: [] }, false],
    [{ kind: 'group', match: 'all', children: 'all' }, false],
    [{ kind: 'nonsense' }, false],
  ])('%.80j can be evaluated: %j', (conditions, can) => {
    const read = readSegment(given({ name: 'Readers', conditions }))
    expect(read && isSensible(read.conditions)).toBe(can)
  })
})

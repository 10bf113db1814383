import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFields } from '#features/ai-chat/arguments'
import { idsIn, readPatch, readSubjects } from './mail-arguments.model.ts'

const given = (value: unknown) => readFields(JSON.stringify(value)) ?? new Map<string, unknown>()

describe('arguments about a mail', () => {
  test('may be any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const fields = readFields(text)
        idsIn(text)
        if (!fields) return
        readPatch(fields)
        readSubjects(fields)
      }),
    )
  })
  test.each([
    [{ operations: [] }],
    [{ summary: 'Shorter' }],
    [{ summary: 'Shorter', operations: 'all' }],
    [{ summary: 5, operations: [] }],
    [{ summary: 'Shorter', operations: Array.from({ length: 201 }, () => 0) }],
  ])('%.60j is no patch', (args) => expect(readPatch(given(args))).toBeUndefined())
  test('a patch has a sentence and operations, which are read against the mail', () =>
    expect(readPatch(given({ summary: ' Shorter ', operations: [1] }))).toEqual({
      summary: 'Shorter',
      operations: [1],
    }))
  test.each([
    [{}],
    [{ subjects: [] }],
    [{ subjects: ['One', ''] }],
    [{ subjects: [{ subject: 'One', previewText: 5 }] }],
    [{ subjects: Array.from({ length: 11 }, () => 'One') }],
  ])('%.60j are no subjects', (args) => expect(readSubjects(given(args))).toBeUndefined())
  test('subjects have a preview text or none', () =>
    expect(readSubjects(given({ subjects: ['One', { subject: 'Two', previewText: 'More' }] }))).toEqual([
      { subject: 'One', previewText: '' },
      { subject: 'Two', previewText: 'More' },
    ]))
  test('a subject that is given twice is one', () =>
    expect(
      readSubjects(given({ subjects: [{ subject: 'One', previewText: 'More' }, ' One ', 'Two'] })),
    ).toEqual([
      { subject: 'One', previewText: 'More' },
      { subject: 'Two', previewText: '' },
    ]))
})

test('the ids that a call names are read while it is being written', () => {
  const written = '{"operations":[{"type":"update","id":"a-1","set":{}},{"type":"remove","id": "b"},{"id":"c'
  expect(idsIn(written)).toEqual(['a-1', 'b'])
  expect(idsIn(`${written}"}, {"id":"a-1"`)).toEqual(['a-1', 'b', 'c'])
})

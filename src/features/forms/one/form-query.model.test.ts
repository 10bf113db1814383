import { expect, test } from 'vitest'
import { formPageValues, readFormPageQuery, submissionFilterOf } from './form-query.model.ts'

test('an address is read as it was written, and what makes no sense counts as not given', () => {
  const query = readFormPageQuery({
    tab: 'submissions',
    q: 'sato',
    status: 'spam',
    from: '2026-01-02',
    to: '2026-01-05',
    submission: 'sub_1',
  })
  expect(readFormPageQuery(formPageValues(query))).toEqual(query)
  for (const values of [
    { tab: '__proto__' },
    { status: '<b>' },
    { from: '2026-02-30' },
    { from: '2026-01-05', to: '2026-01-02' },
  ])
    expect(readFormPageQuery(values)).toMatchObject({ tab: 'overview', status: undefined, to: undefined })
  expect(formPageValues(readFormPageQuery({}))).toEqual({})
})

test('whole days of the reader’s zone are asked for', () => {
  const query = readFormPageQuery({ from: '2026-01-02', to: '2026-01-02' })
  expect(submissionFilterOf(query, 'Asia/Tokyo')).toEqual({
    from: '2026-01-01T15:00:00.000Z',
    to: '2026-01-02T15:00:00.000Z',
  })
  expect(submissionFilterOf(readFormPageQuery({}), 'Asia/Tokyo')).toEqual({})
})

import { describe, expect, test } from 'vitest'
import type { FormStatus } from '#api/forms'
import { conversionOf, formObstacle } from './form-actions.ts'
import { newFormOf, starterKeys } from './form-starters.ts'
import { publishProblems } from './form-rules.ts'
import { plainField } from './new-field.ts'

const form = (status: FormStatus, submissions = 0) => ({ status, stats: { views: 10, submissions } })

describe('what may be done with a form', () => {
  test.each<FormStatus>(['draft', 'published', 'changed', 'unpublished'])(
    '%s: a form is public or can be published, never neither',
    (status) => {
      const isPublic = formObstacle('unpublish', form(status), 'member') === undefined
      expect(formObstacle('delete', form(status), 'owner') === 'isPublic').toBe(isPublic)
      if (!isPublic) expect(formObstacle('publish', form(status), 'member')).toBeUndefined()
    },
  )
  test('what people have sent is deleted and exported by owners only', () => {
    expect(formObstacle('delete', form('unpublished', 1), 'member')).toBe('ownerOnly')
    expect(formObstacle('delete', form('unpublished', 0), 'member')).toBeUndefined()
    expect(formObstacle('delete', form('unpublished', 1), 'owner')).toBeUndefined()
    expect(formObstacle('exportSubmissions', form('draft'), 'member')).toBe('ownerOnly')
    expect(formObstacle('publish', form('published'), 'owner')).toBe('nothingNew')
  })
})

test('a conversion is a share, and none before anybody has seen the form', () => {
  expect(conversionOf({ views: 0, submissions: 3 })).toBeUndefined()
  expect(conversionOf({ views: 4, submissions: 1 })).toBe(0.25)
  expect(conversionOf({ views: 1, submissions: 9 })).toBe(1)
})

test.each(starterKeys)('the starter %s lacks nothing but the mail of the opt-in', (key) => {
  for (const locale of ['en', 'ja'] as const) {
    const made = newFormOf(key, { name: 'N', locale, lists: [{ id: 'lst_1', name: 'News' }] })
    const { fields = [], settings } = made
    if (!settings) throw new Error('A starter has settings.')
    const problems = publishProblems(
      { fields, settings },
      {
        propertyKeys: new Set(['email', 'name']),
        listOf: (id) => (id === 'lst_1' ? { visibility: 'public' } : undefined),
        isVerified: () => true,
      },
      0,
    )
    expect(problems.map(({ en }) => en)).toEqual(['There is no mail that asks for confirmation.'])
  }
  expect(newFormOf('blank', { name: 'N', locale: 'en', lists: [] })).toEqual({ name: 'N' })
})

test('a choice of mailing lists without any keeps a form from being published: nobody could answer it', () => {
  const { fields = [], settings } = newFormOf('newsletter', {
    name: 'N',
    locale: 'en',
    lists: [{ id: 'lst_1', name: 'News' }],
  })
  if (!settings) throw new Error('A starter has settings.')
  const choice = { ...plainField(fields, 'list_choice', 'lists'), required: true }
  const problems = publishProblems(
    { fields: [...fields, choice], settings },
    {
      propertyKeys: new Set(['email', 'name']),
      listOf: () => ({ visibility: 'public' }),
      isVerified: () => true,
    },
    0,
  )
  expect(problems).toContainEqual(
    expect.objectContaining({
      en: 'The field "What should we send you?" offers no mailing list.',
      at: { part: 'field', fieldId: 'lists' },
    }),
  )
})

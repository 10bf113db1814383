import { describe, expect, test } from 'vitest'
import { withChanged } from '#domain/forms/field-edits'
import { withMoved } from '#domain/forms/form-fields'
import { newFormOf } from '#domain/forms/form-starters'
import {
  changeOf,
  draftProblems,
  isSameDraft,
  mergeDrafts,
  storableDraft,
  type FormDraft,
} from './builder-draft.model.ts'
import { decodeDraft } from './kept-form.model.ts'

const { fields = [], settings, style } = newFormOf('newsletter', { name: '', locale: 'en', lists: [] })
if (!settings || !style) throw new Error('A starter has settings and a style.')
const base: FormDraft = { name: 'Letter', kind: 'inline', fields, settings, style }
const labelled = (id: string, en: string): FormDraft => ({
  ...base,
  fields: withChanged(base.fields, id, { label: { en, ja: '' } }),
})

describe('what is written of a draft', () => {
  test('only the parts that differ; spaces at the ends of a name are no difference', () => {
    expect(changeOf(base, { ...base, name: ' Letter ' })).toEqual({})
    expect(isSameDraft(base, { ...base, name: ' Letter ' })).toBe(true)
    expect(Object.keys(changeOf(base, { ...base, style: { ...style, radius: 2 } }))).toEqual(['style'])
  })
  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'http://plain.example',
    '//evil.example',
    'https://',
    '',
    'https://a.example/"onload="x',
  ])('%j is no address to lead visitors to, and is not stored', (url) => {
    const draft: FormDraft = { ...base, settings: { ...settings, success: { kind: 'redirect', url } } }
    expect(draftProblems(draft)).toEqual(['redirect'])
    expect(storableDraft(draft, base).settings.success).toEqual(settings.success)
  })
  test('what can’t be stored keeps nothing else from it', () => {
    const mail = { senderId: '', subject: 'S', body: 'B' }
    const draft: FormDraft = {
      ...labelled('name', 'Your name'),
      name: ' ',
      style: { ...style, primary: '#12', radius: 3 },
      settings: { ...settings, optInMail: mail, captcha: true },
    }
    expect(draftProblems(draft)).toEqual(['name', 'optInMail', 'colour-primary'])
    const part = storableDraft(draft, base)
    expect(draftProblems(part)).toEqual([])
    expect(part).toMatchObject({
      name: 'Letter',
      style: { primary: style.primary, radius: 3 },
      settings: { captcha: true },
    })
    expect(part.settings.optInMail).toBeUndefined()
  })
})

describe('two people at one form', () => {
  test('both keep what they changed in different fields, settings and colours', () => {
    const mine = { ...labelled('name', 'Mine'), settings: { ...settings, captcha: true } }
    const theirs = { ...labelled('email', 'Theirs'), settings: { ...settings, honeypot: false } }
    const merged = mergeDrafts(base, mine, theirs)
    expect(merged?.fields.map(({ label }) => label.en)).toEqual(expect.arrayContaining(['Mine', 'Theirs']))
    expect(merged?.settings).toMatchObject({ captcha: true, honeypot: false })
  })
  test('the same label, or fields moved by one and written by the other, is a conflict', () => {
    expect(mergeDrafts(base, labelled('name', 'Mine'), labelled('name', 'Theirs'))).toBeUndefined()
    const theirs = { ...labelled('name', 'Theirs'), name: 'Theirs' }
    expect(mergeDrafts(base, labelled('name', 'Mine'), theirs, true)).toEqual({
      ...labelled('name', 'Mine'),
      name: 'Theirs',
    })
    const moved = { ...base, fields: withMoved(base.fields, 'name', 0) }
    expect(mergeDrafts(base, moved, labelled('name', 'Theirs'))).toBeUndefined()
    expect(mergeDrafts(base, moved, base)).toEqual(moved)
    expect(mergeDrafts(base, moved, moved)).toEqual(moved)
  })
})

test('what the browser kept is taken only where it is a draft', () => {
  expect(decodeDraft(structuredClone(base))).toEqual(base)
  for (const value of [
    null,
    [],
    {},
    { ...base, fields: [{}] },
    { ...base, settings: { ...settings, notify: 'x' } },
    { ...base, style: {} },
    { ...base, kind: 'other' },
  ])
    expect(decodeDraft(value)).toBeUndefined()
})

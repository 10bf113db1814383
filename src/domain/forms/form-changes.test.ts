import { expect, test } from 'vitest'
import type { Form } from '#api/forms'
import { formChanges } from './form-changes.ts'
import { withChanged } from './field-edits.ts'
import { withMoved, withoutField, type Fields } from './form-fields.ts'
import { plainField } from './new-field.ts'
import { newFormOf } from './form-starters.ts'

const made = newFormOf('newsletter', { name: 'N', locale: 'en', lists: [{ id: 'lst_1', name: 'News' }] })
const { fields = [], settings, style } = made
if (!settings || !style) throw new Error('A starter has settings and a style.')
const before: Pick<Form, 'fields' | 'settings' | 'style'> = { fields, settings, style }
const after = (now: Fields) => formChanges(before, { ...before, fields: now })

test('the same, however its keys are in order, is no change', () => {
  const other = {
    ...before,
    settings: Object.fromEntries(Object.entries(settings).toReversed()) as typeof settings,
  }
  expect(formChanges(before, other)).toEqual([])
})

test('what is added, taken away, moved and written otherwise is said by field', () => {
  const extra = plainField(fields, 'divider')
  expect(after([...fields, extra])).toEqual([{ kind: 'added', field: extra }])
  expect(after(withoutField(fields, 'name'))).toEqual([{ kind: 'removed', field: fields[2] }])
  expect(after(withMoved(fields, 'name', 0))).toEqual([{ kind: 'order' }])
  const changed = withChanged(fields, 'name', { required: true, width: 'full', help: { en: 'Why' } })
  expect(after(changed)).toEqual([
    { kind: 'changed', field: changed[2], parts: ['help', 'required', 'width'] },
  ])
})

test('an added field alone is no other order', () => {
  expect(after([plainField(fields, 'text'), ...fields]).map(({ kind }) => kind)).toEqual(['added'])
})

test('how the form is shown is a setting; a publication that does not say it is no change', () => {
  const shown = { ...before, kind: 'inline' as const }
  expect(formChanges(shown, { ...shown, kind: 'popup' })).toEqual([{ kind: 'setting', setting: 'kind' }])
  expect(formChanges(shown, shown)).toEqual([])
  expect(formChanges(before, { ...shown, kind: 'popup' })).toEqual([])
})

test('settings are said one by one, the style as one', () => {
  const now = {
    ...before,
    settings: { ...settings, captcha: true, closedText: 'Closed' },
    style: { ...style, radius: 0 },
  }
  expect(formChanges(before, now)).toEqual([
    { kind: 'setting', setting: 'closedText' },
    { kind: 'setting', setting: 'captcha' },
    { kind: 'style' },
  ])
})

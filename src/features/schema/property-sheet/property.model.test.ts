import { expect, it } from 'vitest'
import type { SchemaProperty } from '#api/schemas'
import { PROPERTY } from '#lib/property-key'
import {
  draftOf,
  isComplete,
  newProperty,
  problemsOf,
  settingsOf,
  suggestedKey,
  suggestedProperty,
} from './property.model.ts'

it('keeps the values of options that stay', () => {
  const before = [
    { value: 'a', label: 'Light' },
    { value: 'Dark', label: 'Deep' },
  ]
  const draft = draftOf({
    key: 'roast',
    label: 'Roast',
    type: 'select',
    system: false,
    position: 0,
    options: before,
  })
  expect(settingsOf({ ...draft, options: ['Light', 'Dark', 'New'] }, before).options).toEqual([
    { value: 'a', label: 'Light' },
    { value: 'Dark 2', label: 'Dark' },
    { value: 'New', label: 'New' },
  ])
  expect(settingsOf(newProperty)).not.toHaveProperty('options')
})

it('fills a new property from a name and a type, within the limits', () => {
  expect(suggestedProperty('Loyalty level', 'number', ['plan'])).toMatchObject({
    label: 'Loyalty level',
    key: 'loyalty_level',
    type: 'number',
  })
  expect(suggestedProperty('x'.repeat(80), 'string', []).label).toHaveLength(PROPERTY.labelMax)
})

it.each([
  ['Loyalty level', '', 'loyalty_level'],
  ['LINEのID', '', 'line_id'],
  ['ＦＡＸ番号', '', 'fax'],
  ['会社名', '', 'company'],
  ['部署', '', 'department'],
  ['電話番号（自宅）', '', 'phone'],
  ['携帯電話', '', 'mobile_phone'],
  ['郵便番号', '', 'postal_code'],
  ['住所２', '', 'address_2'],
  ['性別', '', 'gender'],
  ['備考', '', 'notes'],
  ['会員番号', '', 'member_number'],
  ['ポイント', '', 'points'],
  ['ポイント', 'Coffee points', 'coffee_points'],
  ['ステージ', '', 'suteji'],
  ['シャッターチャンス', '', 'shattachansu'],
  ['マッチング', '', 'matchingu'],
  ['ファッション', '', 'fasshon'],
  ['お きにいり', '', 'o_kiniiri'],
  ['氏名', '', 'name_2'],
  ['珈琲', '', 'property_2'],
  ['会員番号No', '', 'property_2'],
  ['会社名', 'Company', 'company'],
  ['Plan', '', 'plan_2'],
  ['Email', '', 'email_2'],
  ['x'.repeat(60), '', 'x'.repeat(60)],
  [' ', 'Plan', ''],
  ['!', '', 'property_2'],
])('suggests a key for %j (%j)', (label, en, key) => {
  expect(suggestedKey({ label, en }, ['plan', 'property', 'name'])).toBe(key)
})

const plan: SchemaProperty = { key: 'plan', label: 'Plan', type: 'string', system: false, position: 0 }

it.each([
  [{ label: 'Plan', key: 'another' }, { label: 'taken' }],
  [{ label: 'Another', key: 'plan' }, { key: 'taken' }],
  [
    { label: '', key: '' },
    { label: 'empty', key: 'empty' },
  ],
  [{ label: 'Roast', key: 'roast', type: 'select' as const }, { options: 'empty' }],
])('refuses %j', (part, problems) => {
  const draft = { ...newProperty, ...part }
  const found = problemsOf(draft, [plan], false)
  expect(found).toEqual({ label: undefined, key: undefined, options: undefined, ...problems })
  expect(isComplete(draft, found)).toBe(false)
})

it('asks nothing of the key of a stored property', () => {
  const draft = { ...newProperty, label: 'E-mail', key: 'email' }
  const found = problemsOf(draft, [plan], true)
  expect(isComplete(draft, found)).toBe(true)
  expect(isComplete(draft, problemsOf(draft, [plan], false))).toBe(false)
})

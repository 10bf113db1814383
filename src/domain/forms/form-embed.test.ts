import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormField } from '#api/forms'
import type { SchemaProperty } from '#api/schemas'
import { choicesBeforehand } from './filled-beforehand.ts'
import { embedOf } from './form-embed.ts'

const field = (id: string, more: Partial<FormField> = {}): FormField => ({
  id,
  type: 'property',
  propertyKey: id,
  label: { en: id, ja: id },
  required: false,
  width: 'full',
  ...more,
})
const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const properties = new Map<string, Pick<SchemaProperty, 'type' | 'options'>>([
  ['email', { type: 'email' }],
  ['roasts', { type: 'multi_select', options }],
  ['roast', { type: 'select', options }],
  ['owner', { type: 'boolean' }],
  ['note', { type: 'text' }],
  ['cups', { type: 'number' }],
])
const htmlOf = (...fields: FormField[]) =>
  embedOf(
    { id: 'frm_1', kind: 'inline', name: 'Letter', version: 7, fields, locale: 'en' },
    'https://forms.example',
    (key) => properties.get(key),
  ).html

describe('plain HTML', () => {
  test('what is asked under a condition can’t be demanded, as it is always shown', () => {
    const note = field('note', { required: true })
    expect(htmlOf(note)).toContain('name="note" rows="4" required>')
    const conditional = { ...note, showIf: { fieldId: 'owner', op: 'is_set' as const } }
    expect(htmlOf(conditional)).toContain('name="note" rows="4">')
  })

  test('choices of a property can be ticked beforehand, those that it still offers (FRM-55)', () => {
    const html = htmlOf(field('roasts', { defaultValue: ['dark', 'gone'] }))
    expect(html).toContain('<input type="checkbox" name="roasts" value="dark" checked> Dark')
    expect(html).toContain('<input type="checkbox" name="roasts" value="light"> Light')
    expect(html).not.toContain('gone')
  })

  test('each property has the control that the script gives it, filled in as there', () => {
    const html = htmlOf(
      field('email', { required: true }),
      field('roast', { defaultValue: 'dark' }),
      field('owner', { defaultValue: true }),
      field('note', { defaultValue: '</textarea><script>' }),
      field('cups', { defaultValue: 2 }),
      field('utm_source', { type: 'hidden', defaultValue: 'letter' }),
    )
    expect(html).toContain('<input type="email" name="email" required>')
    expect(html).toContain('<option value=""></option>')
    expect(html).toContain('<option value="dark" selected>Dark</option>')
    expect(html).toContain('name="owner" value="true" checked>')
    expect(html).toContain('>&lt;/textarea&gt;&lt;script&gt;</textarea>')
    expect(html).toContain('<input inputmode="decimal" name="cups" value="2">')
    expect(html).toContain('<input type="hidden" name="utm_source" value="letter">')
  })

  test('consent and mailing lists are never ticked beforehand (FRM-19)', () => {
    const html = htmlOf(
      field('agree', { type: 'consent', required: true, defaultValue: true }),
      field('lists', { type: 'list_choice', options, defaultValue: ['dark'] }),
    )
    expect(html).not.toContain('checked')
    expect(html).toContain('<legend>lists</legend>')
  })
})

test('what is ticked beforehand is among the choices, once each, whatever is stored', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string()),
      fc.oneof(fc.array(fc.string()), fc.string(), fc.boolean(), fc.constant(null)),
      (values, defaultValue) => {
        const offered = values.map((value) => ({ value, label: value }))
        const chosen = choicesBeforehand({ type: 'property', options: offered, defaultValue })
        expect(values.filter((value) => chosen.includes(value))).toEqual(chosen)
        if (Array.isArray(defaultValue)) for (const value of chosen) expect(defaultValue).toContain(value)
        else expect(chosen).toEqual([])
      },
    ),
  )
})

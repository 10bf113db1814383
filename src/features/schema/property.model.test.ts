import { expect, it } from 'vitest'
import { draftOf, newProperty, settingsOf } from './property.model.ts'

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

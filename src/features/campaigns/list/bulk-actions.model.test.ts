import { expect, test } from 'vitest'
import { skipOf } from './bulk-actions.model.ts'

const campaign = { status: 'draft' as const, labels: ['spring'] }

test('only drafts are deleted, whoever does it', () => {
  expect(skipOf('delete', campaign, 'member')).toBeUndefined()
  expect(skipOf('delete', { ...campaign, status: 'sent' }, 'owner')).toBe('notDraft')
})

test('a label is added once, and only where there is room', () => {
  expect(skipOf('label', campaign, 'member', 'summer')).toBeUndefined()
  expect(skipOf('label', campaign, 'member', 'spring')).toBe('labelThere')
  const full = Array.from({ length: 10 }, (_, place) => `label ${place}`)
  expect(skipOf('label', { ...campaign, labels: full }, 'member', 'spring')).toBe('labelsFull')
})

test('every campaign can be duplicated and exported', () => {
  for (const status of ['draft', 'scheduled', 'sending', 'canceling', 'sent', 'failed'] as const) {
    expect(skipOf('duplicate', { ...campaign, status }, 'member')).toBeUndefined()
    expect(skipOf('export', { ...campaign, status }, 'member')).toBeUndefined()
  }
})

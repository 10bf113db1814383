import { expect, it } from 'vitest'
import type { Contact } from '#api/contacts'
import { undoStep } from './undo.model.ts'

const IMPORTED = Date.UTC(2026, 0, 15, 3)
const contact: Contact = {
  id: 'con_1',
  email: 'a@example.com',
  status: 'subscribed',
  statusAt: '2026-01-15T03:00:00.000Z',
  properties: { company: '坂本茶舗' },
  subscriptions: [
    { mailingListId: 'lst_old', status: 'active', source: 'form', updatedAt: '2025-01-01T00:00:00.000Z' },
    { mailingListId: 'lst_new', status: 'active', source: 'import', updatedAt: '2026-01-15T03:00:00.000Z' },
  ],
  segmentIds: [],
  source: 'import',
  engagement: { sent: 0, opened: 0, clicked: 0, score: 0 },
  createdAt: '2026-01-15T03:00:00.000Z',
  updatedAt: '2026-01-15T03:00:00.000Z',
  version: 1,
}

it('deletes who came with the import, unless somebody touched them since', () => {
  const entry = { contactId: 'con_1', before: null }
  expect(undoStep(entry, contact, IMPORTED)).toEqual({ kind: 'delete' })
  expect(undoStep(entry, { ...contact, version: 2 }, IMPORTED)).toEqual({ kind: 'skip', reason: 'changed' })
})

it('gives back the values that were there, and takes off the lists that were not', () => {
  const before = {
    name: null,
    properties: { company: '坂本製茶' },
    subscriptions: contact.subscriptions.slice(0, 1),
  }
  expect(undoStep({ contactId: 'con_1', before }, { ...contact, version: 7 }, IMPORTED)).toEqual({
    kind: 'update',
    body: { version: 7, name: null, properties: { company: '坂本製茶' }, mailingLists: { lst_new: null } },
  })
})

it('leaves what was changed after the import as it is', () => {
  const later = { ...contact, updatedAt: '2026-01-15T04:00:00.000Z' }
  expect(undoStep({ contactId: 'con_1', before: {} }, later, IMPORTED)).toEqual({
    kind: 'skip',
    reason: 'changed',
  })
})

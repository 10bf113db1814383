import { expect, it } from 'vitest'
import type { Contact } from '#api/contacts'
import { undoStep } from './undo.model.ts'

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

it('deletes a contact that the import created, unless it was changed since', () => {
  const entry = { contactId: 'con_1', before: null, version: 1 }
  expect(undoStep(entry, contact)).toEqual({ kind: 'delete' })
  expect(undoStep(entry, { ...contact, version: 2 })).toEqual({ kind: 'skip', reason: 'edited' })
})

it('restores the previous values, and removes the lists that were added', () => {
  const before = {
    name: null,
    properties: { company: '坂本製茶' },
    subscriptions: contact.subscriptions.slice(0, 1),
  }
  expect(undoStep({ contactId: 'con_1', before, version: 7 }, { ...contact, version: 7 })).toEqual({
    kind: 'update',
    body: { version: 7, name: null, properties: { company: '坂本製茶' }, mailingLists: { lst_new: null } },
  })
})

it('keeps an edit made after the import, however soon', () => {
  const entry = { contactId: 'con_1', before: { name: null }, version: 7 }
  expect(undoStep(entry, { ...contact, name: '坂本', version: 8 })).toEqual({
    kind: 'skip',
    reason: 'edited',
  })
})

it('does not call an edit what an attempt that was stopped has undone', () => {
  const before = {
    name: null,
    properties: { company: '坂本茶舗', memo: null },
    subscriptions: contact.subscriptions,
  }
  const entry = { contactId: 'con_1', before, version: 7 }
  expect(undoStep(entry, { ...contact, version: 8 })).toEqual({ kind: 'skip', reason: 'gone' })
  const edited = { ...contact, properties: { company: '坂本茶舗', memo: '展示会' }, version: 9 }
  expect(undoStep(entry, edited)).toEqual({ kind: 'skip', reason: 'edited' })
  const left = { ...entry, before: { ...before, subscriptions: contact.subscriptions.slice(0, 1) } }
  expect(undoStep(left, { ...contact, version: 8 })).toEqual({ kind: 'skip', reason: 'edited' })
})

it('keeps a contact whose version after the import is not known', () => {
  const entry = { contactId: 'con_1', before: { name: null }, version: undefined }
  expect(undoStep(entry, { ...contact, name: '坂本' })).toEqual({ kind: 'skip', reason: 'edited' })
})

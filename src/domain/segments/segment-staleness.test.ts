import { expect, test } from 'vitest'
import type { ConditionNode } from '#lib/condition-tree'
import { isAffected, type Happened } from './segment-staleness.ts'

const nothing: Happened = {
  types: new Set(),
  formIds: new Set(),
  campaignIds: new Set(),
  contactsChanged: false,
}
const any = { kind: 'any' } as const
const event: ConditionNode = { id: 'e', kind: 'event', type: 'cart.filled', did: true, window: any }
const form: ConditionNode = { id: 'f', kind: 'form', formId: 'frm_1', did: false, window: any }
const property: ConditionNode = { id: 'p', kind: 'property', key: 'orders', op: 'gte', value: 1 }
const segment: ConditionNode = { id: 's', kind: 'segment', op: 'not_in', segmentId: 'seg_2' }
const group = (...children: ConditionNode[]): ConditionNode => ({
  id: 'g',
  kind: 'group',
  match: 'any',
  children,
})

test.each([
  ['nothing happened', group(event, form, property), nothing, false],
  ['the event', group(property, event), { ...nothing, types: new Set(['cart.filled']) }, true],
  ['another event', event, { ...nothing, types: new Set(['page_view']) }, false],
  ['the form', form, { ...nothing, formIds: new Set(['frm_1']) }, true],
  ['another form', form, { ...nothing, formIds: new Set(['frm_2']) }, false],
  ['a contact', group(group(property)), { ...nothing, contactsChanged: true }, true],
  ['a contact, for an event', event, { ...nothing, contactsChanged: true }, false],
  ['a disabled condition', { ...property, disabled: true }, { ...nothing, contactsChanged: true }, false],
])('%s', (_, condition, happened, affected) => {
  expect(isAffected(condition, happened, () => false)).toBe(affected)
})

test('a segment within is stale with the other', () => {
  expect(isAffected(segment, nothing, (id) => id === 'seg_2')).toBe(true)
  expect(isAffected(segment, nothing, () => false)).toBe(false)
})

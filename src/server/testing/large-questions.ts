import type { ContactFilter, ContactSearch } from '#api/contacts'
import type { ConditionNode, Operand, PropertyCondition } from '#lib/condition-tree'

/** A question of a contacts screen over the world of `fillLargeWorld`. */
export interface LargeQuestion {
  name: string
  filter: ContactFilter & Pick<ContactSearch, 'sort'>
  /** The index that its page, or its count, is read by; without one the question has none to be read by. */
  page?: string
  count?: string
  /** What its page and its exact count may take over a million contacts and ten million events, in ms; the usual is 60 and 300. */
  goal?: { page?: number; count?: number }
}

let ids = 0
const id = () => `n${(ids += 1)}`
const all = (...children: ConditionNode[]): ConditionNode => ({
  id: id(),
  kind: 'group',
  match: 'all',
  children,
})
const property = (key: string, op: PropertyCondition['op'], value: Operand): ConditionNode => ({
  id: id(),
  kind: 'property',
  key,
  op,
  value,
})
const opened = (days: number, count = 1): ConditionNode => ({
  id: id(),
  kind: 'event',
  type: 'email.opened',
  did: true,
  count: { op: 'at_least', value: count },
  window: { kind: 'last', value: days, unit: 'day' },
})
const clicked = (campaign: string): ConditionNode => ({
  id: id(),
  kind: 'campaign',
  activity: 'clicked',
  did: true,
  campaign,
  window: { kind: 'any' },
})
const onList = (mailingListId: string): ConditionNode => ({
  id: id(),
  kind: 'list',
  op: 'in',
  mailingListId,
  status: 'active',
})
const where = (...children: ConditionNode[]): ContactFilter => ({ conditions: all(...children) })

/** What contacts are usually asked; one of each kind of question, and those that cost most. */
export const largeQuestions: readonly LargeQuestion[] = [
  { name: 'everybody', filter: {}, page: 'contacts_pkey' },
  { name: 'of a status', filter: { status: ['subscribed'] }, page: 'contacts_pkey' },
  {
    name: 'q, one person',
    filter: { q: 'hanako.sato16' },
    page: 'contacts_search',
    count: 'contacts_search',
    goal: { count: 20 },
  },
  { name: 'q, a family name', filter: { q: 'sato' }, count: 'contacts_search' },
  { name: 'q, a Japanese name', filter: { q: '佐藤 花子' }, count: 'contacts_search' },
  { name: 'q, two Japanese characters', filter: { q: '佐藤' }, count: 'contacts_grams' },
  { name: 'q, two ASCII letters, nobody', filter: { q: 'zz' }, goal: { page: 800, count: 1200 } },
  { name: 'plan is pro', filter: where(property('plan', 'eq', 'pro')), count: 'contacts_match' },
  {
    name: 'company is',
    filter: where(property('company', 'eq', 'Acme 10')),
    page: 'contacts_match',
    count: 'contacts_match',
    goal: { count: 20 },
  },
  {
    name: 'company contains',
    filter: where(property('company', 'contains', 'river 49')),
    goal: { count: 1200 },
  },
  {
    name: 'ltv between',
    filter: where(property('ltv', 'between', [500, 600])),
    goal: { page: 800, count: 1200 },
  },
  {
    name: 'likes any of two',
    filter: where(property('likes', 'has_any', ['tea', 'books'])),
    count: 'contacts_match',
    goal: { count: 1200 },
  },
  {
    name: 'birthday within 7 days',
    filter: where(property('birthday', 'anniversary', { kind: 'next', value: 7, unit: 'day' })),
    goal: { page: 800, count: 1200 },
  },
  { name: 'on the large list', filter: { mailingListId: 'lst_0' } },
  { name: 'on a small list', filter: where(onList('lst_4')), count: 'subscriptions_list' },
  { name: 'opened in 7 days', filter: where(opened(7)), count: '_type_occurred_at_contact_id_idx' },
  {
    name: 'opened thrice in 30 days',
    filter: where(opened(30, 3)),
    count: '_type_occurred_at_contact_id_idx',
    goal: { page: 800 },
  },
  { name: 'clicked a campaign', filter: where(clicked('cmp_7')), count: '_campaign_id_type_contact_id_' },
  {
    name: 'four conditions',
    filter: where(onList('lst_4'), property('plan', 'eq', 'pro'), opened(30), {
      id: id(),
      kind: 'group',
      match: 'none',
      children: [clicked('cmp_7')],
    }),
    goal: { page: 800, count: 1200 },
  },
  {
    name: 'engaged and in a share',
    filter: where(
      { id: id(), kind: 'engagement', op: 'gte', score: 4 },
      { id: id(), kind: 'random', percent: 10, seed: 'a share' },
    ),
    goal: { count: 1200 },
  },
  {
    name: 'by a number property',
    filter: { sort: [{ key: 'properties.ltv', direction: 'desc' }] },
    goal: { page: 800 },
  },
  { name: 'by name', filter: { sort: [{ key: 'name', direction: 'asc' }] }, goal: { page: 800 } },
  {
    name: 'by the last event',
    filter: { sort: [{ key: 'lastEventAt', direction: 'desc' }] },
    page: 'contacts_last_event',
  },
  {
    name: 'by the last change',
    filter: { sort: [{ key: 'updatedAt', direction: 'desc' }] },
    page: 'contacts_updated',
  },
]

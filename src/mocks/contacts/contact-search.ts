import { expectNoProblems } from '#domain/segments/condition-refusal'
import type { Contact, ContactFilter, ContactSearch } from '#api/contacts'
import { compile, dependsOnTime, type ConditionNode, type Predicate } from '#lib/condition-tree'
import { enabledNodes } from '#lib/condition-nodes'
import { contactMails, engagementWith, everybodysMails, withMails } from './contact-mails.ts'
import type { Found, TableCondition, TableFilter } from './contact-table.ts'
import type { Db } from '#mocks/core/db'
import type { Call } from '#mocks/core/handle'
import { segmentWorld } from '#mocks/segments/segment-world'

/**
 * Searches the contacts of a workspace at a time, in ms since 1970: relative conditions count back from it. The conditions of
 * a tree may be any; whoever takes them from outside asks `expectConditions` first. Nobody is in a segment that failed, or
 * that there is none of.
 */
export interface ContactSearcher {
  search: (filter: ContactFilter, sort?: ContactSearch['sort']) => Promise<Found>
  /** How many the same filter finds. */
  count: (filter: ContactFilter) => Promise<number>
  /** Contacts as they are answered: with what campaigns led to, and the segments that each is in; those that are being built or are put away are not told. */
  asShown: (contacts: readonly Contact[]) => Promise<Contact[]>
  /** The same segments, by the id of the contact. */
  segmentsOf: () => Promise<(contactId: string) => readonly { id: string; name: string }[]>
}

export function contactSearcher(db: Db, workspaceId: string, now: number): ContactSearcher {
  const table = db.contacts(workspaceId)
  const tableFilter = async ({ conditions, segmentId, ...filter }: ContactFilter): Promise<TableFilter> => {
    const children: ConditionNode[] = []
    if (conditions) children.push(conditions)
    if (segmentId !== undefined) children.push({ id: '', kind: 'segment', op: 'in', segmentId })
    if (children.length === 0) return filter
    const tree: ConditionNode = { id: '', kind: 'group', match: 'all', children }
    return { ...filter, condition: await contactCondition(db, workspaceId, now, tree) }
  }
  const segmentsOf = async () => {
    const memberTest = await segmentTests(db, workspaceId, now)
    const world = segmentWorld(db, workspaceId, now)
    const tests = world.all
      .filter((segment) => !segment.archived && world.stateOf(segment).status === 'ready')
      .map(({ id, name }) => ({ id, name, isMember: memberTest(id) }))
    return (contactId: string) => tests.filter(({ isMember }) => table.fits(contactId, isMember))
  }
  return {
    async search(filter, sort) {
      const mails = sort?.some(({ key }) => key === 'engagement.score')
        ? await everybodysMails(db, workspaceId)
        : undefined
      return table.search(
        await tableFilter(filter),
        sort,
        mails && {
          at: now,
          scoreOf: (id, before) => engagementWith(before, mails(id), now).score,
        },
      )
    },
    count: async (filter) => table.count(await tableFilter(filter)),
    segmentsOf,
    async asShown(contacts) {
      const segments = await segmentsOf()
      const mails = await contactMails(db, workspaceId)
      return contacts.map((contact) => ({
        ...contact,
        engagement: engagementWith(contact.engagement, mails(contact.id), now),
        segmentIds: segments(contact.id).map(({ id }) => id),
      }))
    },
  }
}

/** A condition as the table of contacts takes it, with all that it means at that time. */
export async function contactCondition(
  db: Db,
  workspaceId: string,
  now: number,
  conditions: ConditionNode,
): Promise<TableCondition> {
  const mails = await everybodysMails(db, workspaceId)
  const { context, key } = segmentWorld(db, workspaceId, now)
  return {
    key: JSON.stringify([
      conditions,
      context.timezone,
      dependsOnTime(conditions) || asksForScore(conditions) ? now : 0,
      key,
    ]),
    predicate: () => withMails(compile(conditions, context), mails, now),
  }
}

/** Scores change with what people do with the mails of campaigns, of which the table of contacts is not told. */
const asksForScore = (conditions: ConditionNode) =>
  enabledNodes(conditions).some(({ kind }) => kind === 'engagement')

/** Who is in which segment at that time. */
export async function segmentTests(
  db: Db,
  workspaceId: string,
  now: number,
): Promise<(segmentId: string) => Predicate> {
  const mails = await contactMails(db, workspaceId)
  const { context } = segmentWorld(db, workspaceId, now)
  return (segmentId) =>
    withMails(compile({ id: '', kind: 'segment', op: 'in', segmentId }, context), mails, now)
}

/** Refuses conditions from outside that can't be evaluated with a 422. */
export function expectConditions(
  { db, workspaceId, clock }: Pick<Call, 'db' | 'workspaceId' | 'clock'>,
  conditions: ConditionNode | undefined,
): void {
  if (conditions) expectNoProblems(segmentWorld(db, workspaceId, clock.now()).problemsOf(conditions))
}

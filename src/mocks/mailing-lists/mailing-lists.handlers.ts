import { pageOf } from '#domain/kernel/page-of'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { expectFreeListName, listAdded, listChanged, nextDefault } from '#domain/mailing-lists/list-rules'
import { mailingListRoutes } from '#api/contract'
import type { MailingList, MailingListFilter } from '#api/mailing-lists'
import { fold } from '#lib/fold-text'
import { actorOf, type Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import type { MailingListRecord } from '#mocks/core/records'
import { expectUnused, usersOfList } from '#mocks/core/references'
import { without } from '#mocks/core/without'

const noCounts = { active: 0, pending: 0, unsubscribed: 0, bounced: 0 }

const matching = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, { q = '' }: MailingListFilter) => {
  const text = fold(q).trim()
  return db.mailingLists.where(
    (list) =>
      list.workspaceId === workspaceId && fold(`${list.name}\n${list.description ?? ''}`).includes(text),
  )
}

async function counted(
  db: Db,
  workspaceId: string,
  lists: readonly MailingListRecord[],
): Promise<MailingList[]> {
  const counts = await db.contacts(workspaceId).listCounts()
  return lists.map((list) => {
    const users = usersOfList(db, workspaceId, list.id)
    return {
      ...without(list, 'workspaceId'),
      counts: counts.get(list.id) ?? noCounts,
      usedBy: {
        forms: users.forms.length,
        campaigns: users.campaigns.length,
        connections: users.connections.length,
      },
    }
  })
}
const oneCounted = async (db: Db, list: MailingListRecord): Promise<MailingList> => {
  const [one] = await counted(db, list.workspaceId, [list])
  if (!one) throw notFound('mailing list')
  return one
}

const found = (
  { db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>,
  mailingListId: string,
): MailingListRecord => {
  const list = db.mailingLists.get(mailingListId)
  if (list?.workspaceId !== workspaceId) throw notFound(`mailing list ${mailingListId}`)
  return list
}

const listsOf = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>) =>
  db.mailingLists.where((list) => list.workspaceId === workspaceId)

/** Site code names lists by their name, so no two may be the same (whatever the case and width). */
function expectFreeName(
  { db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>,
  name: string,
  except?: string,
): void {
  expectFreeListName(listsOf({ db, workspaceId }), name, except)
}

/** Only one list of a workspace is the default. */
function onlyDefault({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, mailingListId: string): void {
  for (const list of db.mailingLists.where(
    (one) => one.workspaceId === workspaceId && one.isDefault && one.id !== mailingListId,
  )) {
    db.mailingLists.put({ ...list, isDefault: false, version: list.version + 1 })
  }
}

export const mailingListHandlers = [
  handle(mailingListRoutes.list, async (call) => {
    const { items } = pageOf(matching(call, call.query), call.query, ['name', 'createdAt', 'updatedAt'])
    return { items: await counted(call.db, call.workspaceId, items) }
  }),
  handle(mailingListRoutes.count, (call) => ({ count: matching(call, call.query).length })),
  handle(mailingListRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    expectFreeName(call, body.name)
    const list = db.mailingLists.put({
      id: db.nextId('lst'),
      workspaceId,
      ...listAdded(body, listsOf(call), actorOf(account), now),
    })
    if (list.isDefault) onlyDefault(call, list.id)
    return oneCounted(db, list)
  }),
  handle(mailingListRoutes.one, (call) => oneCounted(call.db, found(call, call.params.mailingListId))),
  handle(mailingListRoutes.update, (call) => {
    const { db, body, params, account, now } = call
    const before = found(call, params.mailingListId)
    expectVersion(before, body)
    if (body.name !== undefined) expectFreeName(call, body.name, before.id)
    const after = db.mailingLists.put(listChanged(before, body, actorOf(account), now))
    if (after.isDefault) onlyDefault(call, after.id)
    return oneCounted(db, after)
  }),
  handle(mailingListRoutes.delete, (call) => {
    const { db, workspaceId, params, clock } = call
    const list = found(call, params.mailingListId)
    expectUnused(db, `The list "${list.name}"`, usersOfList(db, workspaceId, list.id), clock.now())
    db.mailingLists.remove(list.id)
    const heir = nextDefault(list, listsOf(call))
    if (heir) db.mailingLists.put({ ...heir, isDefault: true, version: heir.version + 1 })
    db.contacts(workspaceId).forgetAnswers()
    return {}
  }),
]

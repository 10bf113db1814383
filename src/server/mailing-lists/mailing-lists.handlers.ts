import { mailingListRoutes } from '#api/contract'
import type { MailingList, MailingListFilter } from '#api/mailing-lists'
import { isUnderWay } from '#domain/campaigns/campaign-rules'
import { connectionFillsList, isConnectionAtWork } from '#domain/connections/connection-uses'
import { listsOfForm } from '#domain/forms/form-uses'
import { expectNotAtWork } from '#domain/kernel/named-things'
import { pageOf } from '#domain/kernel/page-of'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { expectFreeListName, listAdded, listChanged, nextDefault } from '#domain/mailing-lists/list-rules'
import { fold } from '#lib/fold-text'
import { handle, type Call } from '#server/http/handle'
import { actorOf } from '#server/store/actors'
import { campaignUses } from '#server/store/campaigns.store'
import { allConnections } from '#server/store/connections.store'
import { allForms } from '#server/store/forms.store'
import {
  addList,
  allLists,
  changeList,
  deleteList,
  listCounts,
  listForChange,
  onlyDefault,
  type StoredList,
} from '#server/store/mailing-lists.store'
import { holdWorkspace } from '#server/store/workspaces.store'

const noCounts = { active: 0, pending: 0, unsubscribed: 0, bounced: 0 }

type Here = Pick<Call, 'db' | 'tenant'>

async function matching({ db, tenant }: Here, { q = '' }: MailingListFilter): Promise<StoredList[]> {
  const text = fold(q).trim()
  const lists = await allLists(db, tenant)
  return lists.filter((list) => fold(`${list.name}\n${list.description ?? ''}`).includes(text))
}

async function counted({ db, tenant }: Here, lists: readonly StoredList[]): Promise<MailingList[]> {
  const counts = await listCounts(db, tenant)
  const ofForms = (await allForms(db, tenant)).map((form) => listsOfForm(form, form.isPublic))
  const campaigns = await campaignUses(db, tenant)
  const connections = await allConnections(db, tenant)
  return lists.map((list) => ({
    ...list,
    counts: counts.get(list.id) ?? noCounts,
    usedBy: {
      forms: ofForms.filter((ids) => ids.includes(list.id)).length,
      campaigns: campaigns.filter(({ audience }) => audience.mailingListIds.includes(list.id)).length,
      connections: connections.filter((one) => connectionFillsList(one, list.id)).length,
    },
  }))
}

async function one(here: Here, mailingListId: string): Promise<MailingList> {
  const list = (await allLists(here.db, here.tenant)).find(({ id }) => id === mailingListId)
  const [shown] = list ? await counted(here, [list]) : []
  if (!shown) throw notFound(`mailing list ${mailingListId}`)
  return shown
}

async function forChange({ db, tenant }: Here, mailingListId: string): Promise<StoredList> {
  const list = await listForChange(db, tenant, mailingListId)
  if (!list) throw notFound(`mailing list ${mailingListId}`)
  return list
}

export const mailingListHandlers = [
  handle(mailingListRoutes.list, async (call) => {
    const { items } = pageOf(await matching(call, call.query), call.query, ['name', 'createdAt', 'updatedAt'])
    return { items: await counted(call, items) }
  }),
  handle(mailingListRoutes.count, async (call) => ({ count: (await matching(call, call.query)).length })),
  handle(mailingListRoutes.create, async (call) => {
    const { db, tenant, body, account, now, newId } = call
    await holdWorkspace(db, tenant)
    const others = await allLists(db, tenant)
    expectFreeListName(others, body.name)
    const list = { id: newId('lst'), ...listAdded(body, others, actorOf(account), now) }
    await addList(db, tenant, list)
    if (list.isDefault) await onlyDefault(db, tenant, list.id)
    return one(call, list.id)
  }),
  handle(mailingListRoutes.one, (call) => one(call, call.params.mailingListId)),
  handle(mailingListRoutes.update, async (call) => {
    const { db, tenant, body, params, account, now } = call
    await holdWorkspace(db, tenant)
    const before = await forChange(call, params.mailingListId)
    expectVersion(before, body)
    if (body.name !== undefined) expectFreeListName(await allLists(db, tenant), body.name, before.id)
    const after = listChanged(before, body, actorOf(account), now)
    await changeList(db, tenant, after)
    if (after.isDefault) await onlyDefault(db, tenant, after.id)
    return one(call, after.id)
  }),
  handle(mailingListRoutes.delete, async (call) => {
    // Of two that are deleted at once, one would become the default as it goes.
    await holdWorkspace(call.db, call.tenant)
    const list = await forChange(call, call.params.mailingListId)
    const forms = await allForms(call.db, call.tenant)
    const connections = await allConnections(call.db, call.tenant)
    const campaigns = await campaignUses(call.db, call.tenant)
    expectNotAtWork(`The list "${list.name}"`, [
      ...forms
        .filter((form) => form.isPublic && listsOfForm(form, true).includes(list.id))
        .map(({ name }) => name),
      ...connections
        .filter((one) => isConnectionAtWork(one) && connectionFillsList(one, list.id))
        .map(({ name }) => name),
      ...campaigns
        .filter(({ audience, status }) => isUnderWay(status) && audience.mailingListIds.includes(list.id))
        .map(({ name }) => name),
    ])
    await deleteList(call.db, call.tenant, list.id)
    const heir = nextDefault(list, await allLists(call.db, call.tenant))
    if (heir) await changeList(call.db, call.tenant, { ...heir, isDefault: true, version: heir.version + 1 })
    return {}
  }),
]

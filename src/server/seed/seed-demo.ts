import type { UsageLog } from '#api/usages'
import { addAccount } from '#server/store/accounts.store'
import { addContacts } from '#server/store/contacts.store'
import { recordEvents, type NewEvent } from '#server/store/contact-events.store'
import type { OpenDatabase } from '#server/store/database'
import { addInvitation } from '#server/store/invitations.store'
import { addList } from '#server/store/mailing-lists.store'
import { addMember, openedBy } from '#server/store/members.store'
import { putBrand } from '#server/store/settings.store'
import { putSchema } from '#server/store/schemas.store'
import { refreshAllScores } from '#server/store/scores.store'
import { addSegment } from '#server/store/segments.store'
import type { Tenant } from '#server/store/tenant'
import { addUsage } from '#server/store/usage.store'
import { inTransaction } from '#server/store/transaction'
import { addWorkspace, allTenants, hasWorkspaces } from '#server/store/workspaces.store'
import { NotEmpty } from './not-empty.ts'
import { seedCampaigns } from './seed-campaigns.ts'
import { seedDomains } from './seed-domains.ts'
import { seedAi } from './seed-ai.ts'
import { seedConnections } from './seed-connections.ts'
import { seedHostnames } from './seed-hostnames.ts'
import { seedForms } from './seed-forms.ts'

type World = ReturnType<Awaited<ReturnType<typeof mockWorld>>['createDb']>

/** The world of the demo is that of the mock backend, which nothing else of the server knows. */
const mockWorld = () => import('#mocks/core/db')
const ledger = () => import('#mocks/usages/usage-ledger')
const segmentKind = async () => (await import('#mocks/segments/segments.data')).segments

/**
 * Writes the workspaces of the demo, with their people, lists, schemas, segments, contacts, what happened, forms, senders and campaigns, as of `now` in
 * ms since 1970. All or nothing. Throws `NotEmpty` where there is a workspace already. Returns how many contacts there are.
 */
export async function seedDemo(database: OpenDatabase, now: number): Promise<number> {
  const { createDb } = await mockWorld()
  const world = createDb({ seed: 1, size: 'small', epoch: now })
  const segments = world.of(await segmentKind()).all()
  const contacts = await inTransaction(database, async (db) => {
    if (await hasWorkspaces(db))
      throw new NotEmpty('This database has workspaces already. The demo needs a database of its own.')
    for (const { photo, ...account } of world.accounts.all())
      await addAccount(db, { ...account, photo: photo ?? null })
    let contacts = 0
    for (const workspace of world.workspaces.all()) {
      const tenant = await addWorkspace(db, workspace)
      const here = (one: { workspaceId: string }) => one.workspaceId === workspace.id
      for (const { accountId, role, joinedAt, lastOpenedAt } of world.memberships.where(here)) {
        await addMember(db, tenant, { accountId, role, now: joinedAt })
        if (lastOpenedAt !== undefined) await openedBy(db, tenant, accountId, lastOpenedAt)
      }
      for (const invitation of world.invitations.where(here)) await addInvitation(db, tenant, invitation)
      for (const schema of world.schemas.where(here)) await putSchema(db, tenant, schema)
      for (const list of world.mailingLists.where(here)) await addList(db, tenant, list)
      for (const segment of segments.filter(here)) await addSegment(db, tenant, { ...segment, buildTime: 0 })
      contacts += await seedContacts({ db, tenant, world })
      await addUsage(db, tenant, await usageOf(world, workspace.id, now))
      await seedForms({ db, tenant, world })
      await seedDomains({ db, tenant, world })
      await seedBrand({ db, tenant, world })
      await seedCampaigns({ db, tenant, world })
      await seedHostnames({ db, tenant, world })
      await seedConnections({ db, tenant, world })
      await seedAi({ db, tenant, world })
    }
    return contacts
  })
  for (const tenant of await allTenants(database)) await refreshAllScores(database, tenant, now)
  return contacts
}

/** What was used until now, but for what the tables count themselves. */
async function usageOf(world: World, workspaceId: string, now: number): Promise<UsageLog[]> {
  const { ledgerOf } = await ledger()
  const { firstDay, lastDay, logsOf } = await ledgerOf(world, workspaceId, now)
  return Array.from({ length: lastDay - firstDay + 1 }, (_, place) => logsOf(firstDay + place, 'without'))
    .flat()
    .filter(({ metric }) => metric !== 'events')
}

export interface Seeding {
  db: Parameters<typeof addContacts>[0]
  tenant: Tenant
  world: World
}

async function seedBrand({ db, tenant, world }: Seeding): Promise<void> {
  const { brands } = await import('#mocks/brand/brand.data')
  for (const { id, ...brand } of world.of(brands).all())
    if (id === tenant.id) await putBrand(db, tenant, brand)
}

async function seedContacts({ db, tenant, world }: Seeding): Promise<number> {
  const table = world.contacts(tenant.id)
  const ids = Array.from({ length: table.base.count }, (_, index) => table.idOfIndex(index))
  const contacts = ids.flatMap((id) => table.get(id) ?? [])
  await addContacts(db, tenant, contacts)
  const { activity } = table.base
  const events: NewEvent[] = []
  for (let burst = 0; burst < activity.burstCount; burst += 1) {
    const contactId = table.idOfIndex(activity.contactOf(burst))
    for (const { at, ...event } of activity.eventsOf(burst))
      events.push({ ...event, contactId, occurredAt: new Date(at).toISOString() })
  }
  await recordEvents(db, tenant, events)
  return contacts.length
}

import { addDomain } from '#server/store/domains.store'
import { addSender } from '#server/store/senders.store'
import type { Seeding } from './seed-demo.ts'

/**
 * Writes the sending domains and senders of a workspace of the demo. Nobody watches them: without a network, and with names that
 * nobody owns, they stay as they are until somebody asks for a look at the DNS.
 */
export async function seedDomains({ db, tenant, world }: Seeding): Promise<void> {
  const { domains } = await import('#mocks/domains/domains.data')
  const { domainAt } = await import('#mocks/domains/domain-course')
  const { mailboxConfirmedAt, senders } = await import('#mocks/senders/senders.data')
  const { tokenOf } = await import('#mocks/domains/dns')
  const { epoch: now, seed } = world.settings
  const here = (one: { workspaceId: string }) => one.workspaceId === tenant.id
  for (const record of world.of(domains).where(here)) {
    const { failsAt: _, nextCheckAt: __, ...domain } = domainAt(record, seed, now)
    const token = tokenOf(seed, record.name, 'ownership', 20)
    await addDomain(db, tenant, { ...domain, token, isWatched: false })
  }
  for (const record of world.of(senders).where(here)) {
    const { workspaceId: _, health: __, ...sender } = record
    const confirmedAt = mailboxConfirmedAt(record, seed)
    const isConfirmed = confirmedAt !== undefined && confirmedAt <= now
    await addSender(db, tenant, {
      ...sender,
      ...(isConfirmed && { confirmedAt: new Date(confirmedAt).toISOString() }),
    })
  }
}

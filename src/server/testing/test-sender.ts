import { addDomain, addSigningKey } from '#server/store/domains.store'
import { createSeal } from '#server/seal'
import type { OpenDatabase } from '#server/store/database'
import { addSender } from '#server/store/senders.store'
import type { Tenant } from '#server/store/tenant'

const BEGUN = '2026-01-01T00:00:00.000Z'

/** A sender that mails may go out from, with its domain. */
export async function addVerifiedSender(
  db: OpenDatabase,
  tenant: Tenant,
  id: string,
  {
    domainName = `${id.replaceAll('_', '-')}.example`,
    isDefault = true,
  }: { domainName?: string; isDefault?: boolean } = {},
): Promise<void> {
  await addDomain(db, tenant, {
    name: domainName,
    region: 'ap-northeast-1',
    status: 'verified',
    token: '0123456789abcdef0123',
    records: [],
    dmarcPolicy: 'quarantine',
    nameServers: [],
    createdAt: BEGUN,
    verifiedAt: BEGUN,
    history: [{ at: BEGUN, status: 'verified' }],
    isWatched: false,
  })
  const notStarted = { state: 'not_started' } as const
  await addSender(db, tenant, {
    id,
    fromName: id,
    address: `hello@${domainName}`,
    domainName,
    isDefault,
    disabled: false,
    mailboxAskedAt: BEGUN,
    confirmedAt: BEGUN,
    amp: { gmail: notStarted, yahoo: notStarted, mailru: notStarted },
    version: 1,
    createdAt: BEGUN,
    updatedAt: BEGUN,
    createdBy: { id: 'acc_owner', name: 'acc_owner', email: 'acc_owner@one.example' },
  })
}

/** Gives a domain a key that was sealed with a secret which no server has. */
export const loseSigningKey = (db: OpenDatabase, tenant: Tenant, domainName: string): Promise<void> =>
  addSigningKey(
    db,
    tenant,
    domainName,
    { selector: 'otg', publicKey: 'MII', privateKey: createSeal('another secret').seal('key') },
    BEGUN,
  )

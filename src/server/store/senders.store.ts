import type { Selectable } from 'kysely'
import type { KeptSender } from '#domain/senders/kept-sender'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A sender as it is stored. */
export interface StoredSender extends KeptSender {
  /** When the link of the mail that confirms the mailbox was followed. */
  confirmedAt?: string
}

const senderOf = (row: Selectable<Tables['senders']>): StoredSender => ({
  id: row.id,
  ...(row.label !== null && { label: row.label }),
  fromName: row.from_name,
  ...(row.from_names && { fromNames: row.from_names }),
  address: row.address,
  ...(row.reply_to !== null && { replyTo: row.reply_to }),
  domainName: row.domain_name,
  isDefault: row.is_default,
  disabled: row.is_disabled,
  amp: row.amp,
  ...(row.amp_asked_at !== null && { ampAskedAt: row.amp_asked_at }),
  mailboxAskedAt: row.mailbox_asked_at,
  ...(row.mailbox_confirmed_at !== null && { confirmedAt: row.mailbox_confirmed_at }),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  ...(row.updated_by && { updatedBy: row.updated_by }),
})

const columnsOf = (sender: StoredSender) => ({
  label: sender.label ?? null,
  from_name: sender.fromName,
  from_names: sender.fromNames ? JSON.stringify(sender.fromNames) : null,
  address: sender.address,
  reply_to: sender.replyTo ?? null,
  domain_name: sender.domainName,
  is_default: sender.isDefault,
  is_disabled: sender.disabled,
  amp: JSON.stringify(sender.amp),
  amp_asked_at: sender.ampAskedAt ?? null,
  mailbox_asked_at: sender.mailboxAskedAt,
  mailbox_confirmed_at: sender.confirmedAt ?? null,
  version: sender.version,
  created_at: sender.createdAt,
  updated_at: sender.updatedAt,
  created_by: JSON.stringify(sender.createdBy),
  updated_by: sender.updatedBy ? JSON.stringify(sender.updatedBy) : null,
})

const sendersIn = (db: Database, { number }: Tenant) =>
  db.selectFrom('senders').where('workspace_id', '=', number).selectAll()

/** All senders, in the order in which they were made. */
export async function allSenders(db: Database, tenant: Tenant): Promise<StoredSender[]> {
  return (await sendersIn(db, tenant).orderBy('place').execute()).map(senderOf)
}

export async function oneSender(db: Database, tenant: Tenant, id: string): Promise<StoredSender | undefined> {
  const row = await sendersIn(db, tenant).where('id', '=', id).executeTakeFirst()
  return row && senderOf(row)
}

/** One sender, locked until the transaction ends. */
export async function senderForChange(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredSender | undefined> {
  const row = await sendersIn(db, tenant).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && senderOf(row)
}

/** The workspace of a sender whose confirmation link somebody opened. */
export async function tenantOfSender(db: Database, id: string): Promise<Tenant | undefined> {
  const row = await db
    .selectFrom('senders as named')
    .innerJoin('workspaces as w', 'w.number', 'named.workspace_id')
    .where('named.id', '=', id)
    .select(['w.id', 'w.number'])
    .executeTakeFirst()
  return row && tenantOf(row)
}

/** Adds a sender. Where its address, or the default, was taken at the same moment the transaction fails, and is begun again. */
export async function addSender(db: Database, { number }: Tenant, sender: StoredSender): Promise<void> {
  await db
    .insertInto('senders')
    .values({ workspace_id: number, id: sender.id, ...columnsOf(sender) })
    .execute()
}

/** Writes a sender that was read for it. */
export async function changeSender(db: Database, { number }: Tenant, sender: StoredSender): Promise<void> {
  await db
    .updateTable('senders')
    .set(columnsOf(sender))
    .where('workspace_id', '=', number)
    .where('id', '=', sender.id)
    .execute()
}

/** Takes the default from every sender but this one. */
export async function leaveDefaultTo(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db
    .updateTable('senders')
    .set(({ eb }) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('workspace_id', '=', number)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
}

export async function deleteSender(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db.deleteFrom('senders').where('workspace_id', '=', number).where('id', '=', id).execute()
}

/** Notes that the owner of a mailbox has confirmed it; the first time counts. False where it was confirmed already. */
export async function confirmMailbox(
  db: Database,
  { number }: Tenant,
  id: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('senders')
    .set({ mailbox_confirmed_at: now })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .where('mailbox_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

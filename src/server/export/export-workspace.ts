import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Workspace } from '#api/workspace'
import { contactCell } from '#domain/contacts/contact-cells'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { customProperties } from '#domain/contacts/contact-rules'
import { shownDomain } from '#domain/domains/kept-domain'
import { csvLine } from '#domain/kernel/csv'
import { brandOf } from '#server/store/settings.store'
import { allCampaigns, oneCampaign } from '#server/store/campaigns.store'
import { allHostnames } from '#server/store/custom-hostnames.store'
import type { Database, OpenDatabase } from '#server/store/database'
import { allDomains } from '#server/store/domains.store'
import { atOneMoment, everyContact, everyEvent } from '#server/store/export.store'
import { allForms } from '#server/store/forms.store'
import { allLists } from '#server/store/mailing-lists.store'
import { oneSchema } from '#server/store/schemas.store'
import { allSegments } from '#server/store/segments.store'
import { allSenders } from '#server/store/senders.store'
import type { Tenant } from '#server/store/tenant'
import { exportFile, type ExportFile } from './export-file.ts'
import { EXPORT_README } from './export-readme.ts'

/** A folder that an export can't be written to. The message is for the person who asked. */
export class NoExport extends Error {}

export interface ExportedWorkspace {
  db: OpenDatabase
  tenant: Tenant
  workspace: Workspace
}

/** How much was written. */
export interface ExportCounts {
  contacts: number
  events: number
  campaigns: number
}

/**
 * Writes a workspace as it is at one moment into a folder that is not there yet (docs/operating/moving-out.md). It stands there
 * whole or not at all; memory does not grow with the contacts. Throws `NoExport` where something is in the way.
 */
export async function exportWorkspace(from: ExportedWorkspace, folder: string): Promise<ExportCounts> {
  const target = resolve(folder)
  if (await isThere(target)) throw new NoExport(`${target} is there already. Name a new folder.`)
  const made = `${target}.incomplete`
  await rm(made, { recursive: true, force: true })
  await mkdir(join(made, 'events'), { recursive: true, mode: 0o700 })
  const counts = await atOneMoment(from.db, (db) => writeAll(db, from, made))
  await mkdir(dirname(target), { recursive: true })
  if (await isThere(target)) throw new NoExport(`${target} is there already. Name a new folder.`)
  await rename(made, target)
  return counts
}

/** A thing without what is only for the server. */
const without = (thing: object, ...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(thing).filter(([key]) => !keys.includes(key)))

const isThere = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined

async function writeAll(
  db: Database,
  { tenant, workspace }: ExportedWorkspace,
  folder: string,
): Promise<ExportCounts> {
  const json = (name: string, value: unknown) =>
    writeFile(join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 })
  await writeFile(join(folder, 'README.md'), EXPORT_README, { mode: 0o600 })
  await json('workspace.json', workspace)
  const lists = await allLists(db, tenant)
  await json('mailing-lists.json', lists)
  const schema = await oneSchema(db, tenant, 'contact')
  await json('schemas.json', [schema, await oneSchema(db, tenant, 'contact_event')])
  await json(
    'segments.json',
    (await allSegments(db, tenant)).map((segment) => without(segment, 'savedAt', 'buildTime')),
  )
  await json('forms.json', await allForms(db, tenant))
  await json('brand.json', (await brandOf(db, tenant)) ?? null)
  await json('senders.json', await allSenders(db, tenant))
  await json(
    'domains.json',
    (await allDomains(db, tenant)).map((domain) => shownDomain(domain, 0)),
  )
  await json(
    'hostnames.json',
    (await allHostnames(db, tenant)).map((hostname) => without(hostname, 'token', 'isTaken')),
  )
  const campaigns = await exportCampaigns(db, tenant, await exportFile(join(folder, 'campaigns.ndjson')))
  const keys = [...customProperties(schema.properties).keys()]
  const contacts = await exportContacts(db, tenant, {
    table: await exportFile(join(folder, 'contacts.csv')),
    lines: await exportFile(join(folder, 'contacts.ndjson')),
    keys,
    listNames: new Map(lists.map(({ id, name }) => [id, name])),
  })
  const events = await exportEvents(db, tenant, join(folder, 'events'))
  return { contacts, events, campaigns }
}

/** One line a campaign, with its mails: only one of them is in memory. */
async function exportCampaigns(db: Database, tenant: Tenant, file: ExportFile): Promise<number> {
  const all = await allCampaigns(db, tenant)
  for (const { id } of all) {
    const campaign = await oneCampaign(db, tenant, id)
    if (!campaign) continue
    const { search: _, ...rest } = campaign
    await file.add(`${JSON.stringify(rest)}\n`)
  }
  await file.close()
  return all.length
}

const ownColumns = [
  'id',
  'email',
  'name',
  'status',
  'statusAt',
  'statusReason',
  'locale',
  'timezone',
  'source',
  'createdAt',
  'updatedAt',
] as const

interface ContactFiles {
  table: ExportFile
  lines: ExportFile
  keys: readonly string[]
  listNames: ReadonlyMap<string, string>
}

async function exportContacts(
  db: Database,
  tenant: Tenant,
  { table, lines, keys, listNames }: ContactFiles,
): Promise<number> {
  const columns = [
    ...ownColumns,
    'mailingLists',
    'listSubscriptions',
    ...keys.map((key) => `properties.${key}`),
  ]
  const withConsent = [...ownColumns, 'consentAt', 'consentNote', ...columns.slice(ownColumns.length)]
  await table.add(`\uFEFF${csvLine(withConsent)}\r\n`)
  let count = 0
  for await (const contacts of everyContact(db, tenant)) {
    for (const contact of contacts) {
      await table.add(`${csvLine(cellsOf(contact, columns, listNames))}\r\n`)
      await lines.add(`${JSON.stringify(contact)}\n`)
    }
    count += contacts.length
  }
  await table.close()
  await lines.close()
  return count
}

function cellsOf(
  contact: StoredContact,
  columns: readonly string[],
  listNames: ReadonlyMap<string, string>,
): string[] {
  const cells = columns.map((column) => contactCell(contact, column, listNames))
  cells.splice(ownColumns.length, 0, contact.consent?.at ?? '', contact.consent?.note ?? '')
  return cells
}

/** One file a month, by UTC: `2026-01.ndjson`. */
async function exportEvents(db: Database, tenant: Tenant, folder: string): Promise<number> {
  let month = ''
  let file: ExportFile | undefined
  let count = 0
  for await (const events of everyEvent(db, tenant)) {
    for (const event of events) {
      const its = event.occurredAt.slice(0, 7)
      if (!file || its !== month) {
        await file?.close()
        month = its
        file = await exportFile(join(folder, `${month}.ndjson`))
      }
      await file.add(`${JSON.stringify(event)}\n`)
    }
    count += events.length
  }
  await file?.close()
  return count
}

import type { ImportCsv } from '#api/import'
import type { SchemaProperty } from '#api/schemas'
import { customProperties } from '#domain/contacts/contact-rules'
import { subscriptionsIn } from '#domain/import/cell-lists'
import { importColumns, readRow } from '#domain/import/import-rows'
import { expectFreeListName, listAdded } from '#domain/mailing-lists/list-rules'
import { fittedPlan, migrationColumns, migrationRow, type FittedPlan } from '#domain/migration/fitted-plan'
import type { MigrationPlan } from '#domain/migration/migration-plan'
import { SOURCE_NAMES } from '#domain/migration/migration-source'
import { propertyAdded } from '#domain/schemas/property-rules'
import type { Clock } from '#lib/clock'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import type { Caller } from '#server/http/handle'
import { takeRows } from '#server/import/take-rows'
import { actorOf } from '#server/store/actors'
import type { Database, OpenDatabase } from '#server/store/database'
import { addList, allLists } from '#server/store/mailing-lists.store'
import { oneSchema, putSchema } from '#server/store/schemas.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction, MetAnother } from '#server/store/transaction'
import type { ExportedThings } from './exported-things.ts'
import { moveThings, type MovedThing } from './move-things.ts'

/** Contacts of one transaction: what a killed run has not written is written by the next one. */
const BATCH = 500

export interface MigrationWorldOf {
  db: OpenDatabase
  tenant: Tenant
  clock: Clock
  newId: (prefix: string) => string
  /** In whose name lists are made. */
  owner: Caller
}

export interface MigrationSettings {
  /** Whether it is written; otherwise it is only counted. */
  apply: boolean
  onExisting: ImportCsv['onExisting']
  /** Segments, forms and campaigns that are moved too. @default none */
  things?: ExportedThings | undefined
  /** Called after each batch with the contacts that are done. */
  onProgress?: (done: number) => void
}

/** What came of the contacts of a plan, or would. */
export interface MigrationOutcome {
  fitted: FittedPlan
  counts: Record<'created' | 'updated' | 'unchanged' | 'skipped' | 'suppressed' | 'invalid', number>
  /** Contacts that were there and now get no mail, since the files say so. */
  stopped: number
  /** What came of segments, forms and campaigns. */
  things: readonly MovedThing[]
  /** Cells that are no values of the properties that are there, by their keys: they are left empty. */
  emptied: ReadonlyMap<string, number>
}

/**
 * Makes the lists and properties of a plan and takes its contacts in as an import does (MIG-8 to MIG-11). Doing it again changes
 * nothing, so what was interrupted is begun again.
 */
export async function applyMigration(
  world: MigrationWorldOf,
  plan: MigrationPlan,
  settings: MigrationSettings,
): Promise<MigrationOutcome> {
  const { db, tenant, newId } = world
  const { apply, onProgress } = settings
  const fitted = await inTransaction(db, (inside) => prepare(world, inside, plan, apply))
  const importId = newId('imp')
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, suppressed: 0, invalid: 0 }
  const emptied = new Map<string, number>()
  let stopped = 0
  for (let from = 0; from < plan.contacts.length; from += BATCH) {
    const contacts = plan.contacts.slice(from, from + BATCH)
    const { results } = await inTransaction(db, (inside) =>
      take(world, inside, { plan: { ...plan, contacts }, fitted, settings, importId }),
    )
    for (const { outcome, reason = '', invalidKeys = [] } of results) {
      counts[outcome] += 1
      if (reason.startsWith('status_taken')) stopped += 1
      if (outcome !== 'invalid') for (const key of invalidKeys) emptied.set(key, (emptied.get(key) ?? 0) + 1)
    }
    onProgress?.(from + contacts.length)
  }
  return { fitted, counts, stopped, emptied, things: await moved(world, plan, fitted, settings) }

  async function take(
    { clock }: MigrationWorldOf,
    inside: Database,
    batch: { plan: MigrationPlan; fitted: FittedPlan; settings: MigrationSettings; importId: string },
  ) {
    const facts = await workspaceFacts({ db: inside, tenant, clock })
    // What a dry run would make counts as made.
    const made = apply ? [] : fitted.fields.flatMap(({ made: one }) => (one ? [asProperty(one)] : []))
    const lists = apply
      ? facts.lists
      : [...facts.lists, ...fitted.madeLists.map((name) => ({ id: name, name }))]
    const properties = new Map([...facts.facts.properties, ...customProperties(made)])
    const keys = [...migrationColumns, ...fitted.fields.map(({ key }) => key)]
    const columns = importColumns(
      properties,
      keys.map((key, place) => ({ column: `c${place}`, key })),
    )
    const listsIn = subscriptionsIn(lists)
    const rows = batch.plan.contacts.map((contact) =>
      readRow(
        Object.fromEntries(migrationRow(contact, fitted.fields).map((cell, place) => [`c${place}`, cell])),
        columns,
        listsIn,
      ),
    )
    return takeRows({ db: inside, tenant, newId }, facts, {
      terms: {
        importId: batch.importId,
        mailingListIds: [],
        optIn: 'active',
        consentNote: plan.source === undefined ? '' : `Moved from ${SOURCE_NAMES[plan.source]}`,
        dryRun: !apply,
        emptyInvalid: true,
        stricter: true,
      },
      rows,
      onExisting: settings.onExisting,
      source: 'import',
      now: new Date(clock.now()).toISOString(),
    })
  }
}

/** What a dry run has made is taken back by this, with what came of it. */
class Tried extends Error {
  readonly moved: readonly MovedThing[]

  constructor(moved: readonly MovedThing[]) {
    super('A dry run is taken back.')
    this.moved = moved
  }
}

/** Segments, forms and campaigns. A dry run makes them as the run would, and takes it back. */
async function moved(
  world: MigrationWorldOf,
  plan: MigrationPlan,
  { fields }: FittedPlan,
  { apply, things }: MigrationSettings,
): Promise<readonly MovedThing[]> {
  if (!things) return []
  const keys = new Map(fields.map(({ field, key }) => [field.name, key]))
  try {
    return await inTransaction(world.db, async (inside) => {
      if (apply) return moveThings(world, inside, { things, keys, isCounted: true })
      await prepare(world, inside, plan, true)
      throw new Tried(await moveThings(world, inside, { things, keys, isCounted: false }))
    })
  } catch (error) {
    if (error instanceof Tried) return error.moved
    throw error
  }
}

const asProperty = (made: Omit<SchemaProperty, 'system' | 'position'>): SchemaProperty => ({
  ...made,
  system: false,
  position: 0,
})

/** Finds out which lists and properties there are, and makes the others unless it is a dry run. */
async function prepare(
  { tenant, clock, newId, owner }: MigrationWorldOf,
  db: Database,
  plan: MigrationPlan,
  apply: boolean,
): Promise<FittedPlan> {
  const schema = await oneSchema(db, tenant, 'contact')
  const lists = await allLists(db, tenant)
  const { properties, deletedKeys } = schema
  const fitted = fittedPlan(plan, { properties, deletedKeys, lists })
  if (!apply) return fitted
  const made = fitted.fields.flatMap((field) => (field.made ? [field.made] : []))
  if (made.length > 0) {
    let after = schema
    for (const one of made) after = { ...after, properties: propertyAdded(after, one) }
    if (!(await putSchema(db, tenant, { ...after, version: schema.version + 1 }))) throw new MetAnother()
  }
  const now = new Date(clock.now()).toISOString()
  for (const name of fitted.madeLists) {
    expectFreeListName(lists, name)
    const list = { id: newId('lst'), ...listAdded({ name }, lists, actorOf(owner), now) }
    await addList(db, tenant, list)
    lists.push(list)
  }
  return fitted
}

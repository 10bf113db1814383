import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { Hue, PropertyValue } from '#api/shapes'
import { createFieldFacts, type SourceField } from '#domain/migration/field-facts'
import {
  PLAN,
  type MigrationPlan,
  type PlannedContact,
  type PlanProblem,
} from '#domain/migration/migration-plan'
import type { FieldValue } from '#domain/migration/read-contact'
import { listName } from '#domain/migration/source-values'
import { contactStatuses } from '#lib/contact-status'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { PROPERTY, propertyTypes } from '#lib/property-key'
import { ThingRow, ThingRows, thingsOf, type ExportedThings } from './exported-things.ts'

/** A folder that is no whole export of a workspace. The message is for the person who named it. */
export class NoExportThere extends Error {}

const Lists = v.array(v.looseObject({ id: v.string(), name: v.string() }))
const text = v.pipe(v.string(), v.maxLength(PROPERTY.descriptionMax))
const Schemas = v.array(
  v.looseObject({
    type: v.string(),
    properties: v.array(
      v.object({
        key: v.string(),
        type: v.picklist(propertyTypes),
        label: v.string(),
        labels: v.optional(v.object({ en: v.optional(text), ja: v.optional(text) })),
        description: v.optional(text),
        options: v.optional(
          v.pipe(
            v.array(v.object({ value: v.string(), label: v.string(), color: v.optional(Hue) })),
            v.maxLength(PROPERTY.optionsMax),
          ),
        ),
        system: v.boolean(),
      }),
    ),
  }),
)
const ExportedContact = v.object({
  email: v.string(),
  name: v.optional(v.string()),
  locale: v.optional(v.string()),
  timezone: v.optional(v.string()),
  status: v.picklist(contactStatuses),
  statusAt: v.optional(v.string()),
  statusReason: v.optional(v.string()),
  consent: v.optional(v.looseObject({ at: v.optional(v.string()), note: v.optional(v.string()) })),
  createdAt: v.optional(v.string()),
  properties: v.record(v.string(), PropertyValue),
  subscriptions: v.array(
    v.looseObject({ mailingListId: v.string(), status: v.picklist(['active', 'pending', 'unsubscribed']) }),
  ),
})

const CONTACTS = 'contacts.ndjson'
const CAMPAIGNS = 'campaigns.ndjson'

/**
 * Reads what `export` wrote (docs/operating/moving-out.md) into a plan: lists by their names, properties as they were made, and
 * everybody with status, consent and places on lists (MIG-13). Throws `NoExportThere` where a file is missing or is none of ours: it
 * may be the one that says who left.
 */
export async function planOfExport(folder: string): Promise<MigrationPlan> {
  const names = await listNames(folder)
  const schema = (await parsedAs(folder, 'schemas.json', Schemas)).find(({ type }) => type === 'contact')
  const own = (schema?.properties ?? []).filter(({ system }) => !system)
  const known = new Set(own.map(({ key }) => key))

  const contacts = new Map<string, PlannedContact>()
  const problems: PlanProblem[] = []
  let [rows, merged, refused] = [0, 0, 0]
  const facts = createFieldFacts()
  const statuses = { subscribed: 0, pending: 0, unsubscribed: 0, bounced: 0, complained: 0, blocked: 0 }
  const lists = new Set<string>()
  for await (const line of linesOf(join(folder, CONTACTS))) {
    rows += 1
    const read = v.safeParse(ExportedContact, parsedLine(line))
    if (!read.success)
      throw new NoExportThere(`${join(folder, CONTACTS)}:${rows} is no contact of an export.`)
    const email = normalizeEmail(read.output.email)
    if (!isEmailAddress(email) || contacts.has(email)) {
      if (contacts.has(email)) merged += 1
      else {
        refused += 1
        const problem = email === '' ? ('missing_email' as const) : ('invalid_email' as const)
        if (problems.length < PLAN.problemsKept)
          problems.push({ file: CONTACTS, line: rows, email: email.slice(0, PLAN.shown), problem })
      }
      continue
    }
    const contact = contactOf(read.output, { email, names, known, line: rows })
    contacts.set(email, contact)
    facts.see(contact.fields)
    statuses[contact.status] += 1
    for (const list of contact.lists.keys()) lists.add(list)
  }
  const filled = new Map(facts.all().map((field) => [field.name, field.filled]))
  const fields = own.map((property): SourceField => {
    const { system: _, ...asMade } = property
    return {
      name: property.key,
      type: property.type,
      options: (property.options ?? []).map(({ value }) => value),
      filled: filled.get(property.key) ?? 0,
      asMade,
    }
  })
  return {
    source: 'otegami',
    files: [{ name: CONTACTS, source: 'otegami', rows, notices: [] }],
    contacts: [...contacts.values()],
    statuses,
    merged,
    // Also those that nobody is on.
    lists: [...new Set([...names.values(), ...lists])],
    fields,
    problems,
    problemCount: problems.length,
    refused,
  }
}

/** Reads segments, forms and campaigns of an export (MIG-14). Throws as `planOfExport`. */
export async function thingsOfExport(folder: string): Promise<ExportedThings> {
  const campaigns: ThingRow[] = []
  for await (const line of linesOf(join(folder, CAMPAIGNS))) {
    const read = v.safeParse(ThingRow, parsedLine(line))
    if (!read.success)
      throw new NoExportThere(
        `${join(folder, CAMPAIGNS)}:${campaigns.length + 1} is no campaign of an export.`,
      )
    campaigns.push(read.output)
  }
  return thingsOf(await listNames(folder), {
    segment: await parsedAs(folder, 'segments.json', ThingRows),
    form: await parsedAs(folder, 'forms.json', ThingRows),
    campaign: campaigns,
  })
}

const listNames = async (folder: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await parsedAs(folder, 'mailing-lists.json', Lists)).map(({ id, name }) => [id, listName(name)]))

async function parsedAs<T>(folder: string, name: string, shape: v.GenericSchema<unknown, T>): Promise<T> {
  const read = v.safeParse(shape, await parsedFile(join(folder, name)))
  if (!read.success) throw new NoExportThere(`${join(folder, name)} is not as an export has it.`)
  return read.output
}

function contactOf(
  exported: v.InferOutput<typeof ExportedContact>,
  {
    email,
    names,
    known,
    line,
  }: { email: string; names: ReadonlyMap<string, string>; known: ReadonlySet<string>; line: number },
): PlannedContact {
  const { name, locale, timezone, status, statusAt, statusReason, consent, properties } = exported
  return {
    email,
    name,
    locale,
    timezone,
    status,
    statusAt,
    statusReason,
    consentAt: consent?.at,
    consentNote: consent?.note,
    lists: new Map(
      exported.subscriptions.flatMap(({ mailingListId, status: standing }) => {
        const list = names.get(mailingListId)
        return list === undefined ? [] : [[list, standing]]
      }),
    ),
    fields: new Map(
      Object.entries(properties).flatMap(([key, value]): [string, FieldValue][] =>
        value === null || !known.has(key) ? [] : [[key, fieldValue(value)]],
      ),
    ),
    file: CONTACTS,
    line,
  }
}

function fieldValue(value: NonNullable<PropertyValue>): FieldValue {
  if (Array.isArray(value)) return value
  return typeof value === 'object' ? { json: JSON.stringify(value) } : String(value)
}

async function parsedFile(path: string): Promise<unknown> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new NoExportThere(`${path} can't be read. Name the folder that \`export\` wrote.`)
  })
  return parsedLine(content)
}

function parsedLine(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const input = createReadStream(path, 'utf8')
  let failure: unknown
  input.once('error', (error) => (failure = error))
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line
  if (failure !== undefined)
    throw new NoExportThere(`${path} can't be read. Name the folder that \`export\` wrote.`)
}

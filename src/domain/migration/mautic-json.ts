/** The answer of Mautic's API about contacts as a table, which is then read like its CSV (MIG-4). */

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Columns that come from beside the fields of a contact. */
const OWN = ['id', 'dnc', 'tags', 'points', 'stage', 'date added'] as const

/** Header and rows; undefined where a parsed file is no such answer, a list of contacts, or one contact. */
export function mauticTable(value: unknown): { header: string[]; rows: string[][] } | undefined {
  const contacts = contactsIn(value)
  if (contacts.length === 0) return undefined
  const fields = contacts.map(fieldsOf)
  const names = [...new Set(fields.flatMap((all) => [...all.keys()]))].filter(
    (name) => !OWN.some((own) => own === name),
  )
  const rows = contacts.map((contact, place) => [
    ...ownCells(contact, fields[place]),
    ...names.map((name) => fields[place]?.get(name) ?? ''),
  ])
  return { header: [...OWN, ...names], rows }
}

/** `contacts` is an object by id, or a list where nobody is found or nothing but the fields is asked for. */
function contactsIn(value: unknown): Json[] {
  const isContact = (one: unknown): one is Json => isObject(one) && isObject(one['fields'])
  if (Array.isArray(value)) return value.filter(isContact)
  if (!isObject(value)) return []
  const { contacts, contact } = value
  if (contacts !== undefined) return contactsIn(isObject(contacts) ? Object.values(contacts) : contacts)
  if (contact !== undefined) return contactsIn(contact)
  return isContact(value) ? [value] : []
}

/** The values by the names of their fields: `all` has them plainly, the groups beside it each with what it is. */
function fieldsOf({ fields }: Json): Map<string, string> {
  if (!isObject(fields)) return new Map()
  const { all, ...groups } = fields
  const plain = isObject(all) ? Object.entries(all) : []
  const grouped = Object.values(groups).flatMap((group) =>
    isObject(group)
      ? Object.entries(group).map(([name, one]): [string, unknown] => [
          name,
          isObject(one) ? one['value'] : undefined,
        ])
      : [],
  )
  return new Map([...grouped, ...plain].map(([name, one]) => [name, textOf(one).trim()]))
}

function ownCells(contact: Json, fields: ReadonlyMap<string, string> | undefined): string[] {
  const { id, tags, points, stage, dateAdded } = contact
  return [
    textOf(id),
    dncOf(contact['doNotContact']),
    partsOfTags(tags),
    textOf(points) || (fields?.get('points') ?? ''),
    isObject(stage) ? textOf(stage['name']) : textOf(stage),
    textOf(dateAdded),
  ]
}

/** The strictest reason on the channel of mail: by hand, then what they asked for themselves, then bounced. */
function dncOf(value: unknown): string {
  const reasons = (Array.isArray(value) ? value : [])
    .filter(isObject)
    .filter(({ channel }) => channel === undefined || channel === 'email')
    .map(({ reason }) => textOf(reason))
  const strictest = ['3', '1'].find((reason) => reasons.includes(reason))
  if (strictest !== undefined) return strictest
  // What is not known gets no mail: an entry without a reason is one all the same.
  const unknown = reasons.find((reason) => reason !== '2' && reason !== '0')
  return unknown === undefined ? (reasons.find((reason) => reason === '2') ?? '') : `reason ${unknown}`
}

const partsOfTags = (tags: unknown): string =>
  (Array.isArray(tags) ? tags : [])
    .map((tag) => textOf(isObject(tag) ? tag['tag'] : tag).replaceAll('"', "'"))
    .filter((tag) => tag !== '')
    .map((tag) => `"${tag}"`)
    .join(',')

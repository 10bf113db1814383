import { joinedName } from '#domain/contacts/joined-name'
import type { ContactStatus } from '#lib/contact-status'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import type { FieldValue, RowReader } from './read-contact.ts'
import { columnsOf, listName, localeOf, otherColumns, partsOf, timeOf, timezoneOf } from './source-values.ts'

const DNC = ['dnc', 'do not contact', 'donotcontact', 'do not contact reason', 'dnc reason'] as const
const SEGMENTS = ['segments', 'segment', 'lists'] as const
const ADDED = ['date added', 'dateadded', 'date identified', 'dateidentified'] as const

const OWN_COLUMNS: ReadonlySet<string> = new Set([
  ...DNC,
  ...SEGMENTS,
  ...ADDED,
  'id',
  'email',
  'firstname',
  'lastname',
  'first name',
  'last name',
  'preferred locale',
  'timezone',
  'tags',
  'ip address',
  'ipaddress',
  'last active',
  'lastactive',
  'date modified',
  'datemodified',
  'owner',
  'ownerbyname',
])

/** Whether the file says who may not be written to: the export of contacts does not, unless its segment was chosen so. */
export const saysWhoLeft = (header: readonly string[]): boolean =>
  DNC.some((name) => columnsOf(header).has(name))

/** Reads an export of contacts or a report of them (MIG-4). `list`: on which they are put where it names no segment. */
export function mauticReader(header: readonly string[], { list }: { list: string }): RowReader {
  const { cellOf, has } = columnsOf(header)
  const fields = otherColumns(header, OWN_COLUMNS)
  const hasSegments = SEGMENTS.some(has)
  return (cells) => {
    const cell = (...names: readonly string[]) => cellOf(cells, ...names)
    const email = normalizeEmail(cell('email'))
    if (email === '') return { problem: 'missing_email' }
    if (!isEmailAddress(email)) return { problem: 'invalid_email' }
    const word = cell(...DNC)
    const status = statusOf(word)
    const names = hasSegments ? partsOf(cell(...SEGMENTS)).map(listName) : [list]
    const tags = partsOf(cell('tags'))
    const addedAt = timeOf(cell(...ADDED))
    const leaves = status !== 'subscribed' && status !== 'bounced'
    const values = fields.flatMap(({ name, place }): [string, FieldValue][] => {
      const value = (cells[place] ?? '').trim()
      return value === '' ? [] : [[name, value]]
    })
    return {
      contact: {
        email,
        name: joinedName(cell('lastname', 'last name'), cell('firstname', 'first name')) || undefined,
        locale: localeOf(cell('preferred locale')),
        timezone: timezoneOf(cell('timezone')),
        status,
        ...(status !== 'subscribed' && { statusReason: `Mautic: do not contact (${word})` }),
        consentAt: addedAt,
        ...(addedAt !== undefined && { consentNote: `Mautic: contact since ${addedAt}` }),
        lists: new Map(
          names.filter((name) => name !== '').map((name) => [name, leaves ? 'unsubscribed' : 'active']),
        ),
        fields: new Map<string, FieldValue>(tags.length > 0 ? [...values, ['Tags', tags]] : values),
      },
    }
  }
}

/** The reasons of Mautic: 0 none, 1 unsubscribed, 2 bounced, 3 by hand. What is not known gets no mail. */
function statusOf(word: string): ContactStatus {
  const text = word.toLowerCase()
  if (['', '0', 'no', 'false', 'contactable'].includes(text)) return 'subscribed'
  if (text === '2' || text.includes('bounce')) return 'bounced'
  if (text === '3' || text.includes('manual')) return 'blocked'
  return /spam|complain|abuse/.test(text) ? 'complained' : 'unsubscribed'
}

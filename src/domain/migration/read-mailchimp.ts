import { joinedName } from '#domain/contacts/joined-name'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import type { ContactStatus } from '#lib/contact-status'
import type { FieldValue, RowReader } from './read-contact.ts'
import { columnsOf, localeOf, otherColumns, partsOf, timeOf, timezoneOf } from './source-values.ts'

/** What Mailchimp writes beside the fields of an audience. Places are guessed from addresses of the network: they are left out. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([
  'email address',
  'email',
  'first name',
  'last name',
  'name',
  'language',
  'timezone',
  'tags',
  'member rating',
  'optin time',
  'optin ip',
  'confirm time',
  'confirm ip',
  'latitude',
  'longitude',
  'gmtoff',
  'dstoff',
  'cc',
  'region',
  'last changed',
  'leid',
  'euid',
  'unsub time',
  'unsub campaign title',
  'unsub campaign id',
  'unsub reason',
  'unsub reason other',
  'clean time',
  'clean campaign title',
  'clean campaign id',
])

/** The parts of an export: each is a file of its own. */
type Part = 'subscribed' | 'unsubscribed' | 'cleaned' | 'nonsubscribed'

/** Which part a file is, by its columns and else by its name; undefined where neither says. */
function partOf(fileName: string, has: (column: string) => boolean): Part | undefined {
  if (has('clean time')) return 'cleaned'
  if (has('unsub time')) return 'unsubscribed'
  const [, part] = /(?:^|[^a-z])(unsubscribed|non-?_?subscribed|cleaned|subscribed)/i.exec(fileName) ?? []
  const named = part?.toLowerCase()
  return named === undefined
    ? undefined
    : named.startsWith('non')
      ? 'nonsubscribed'
      : named === 'unsubscribed' || named === 'cleaned'
        ? named
        : 'subscribed'
}

/** Reads one of the files of an audience (MIG-2). `list` is what the audience is to be called; '' puts nobody on a list. */
export function mailchimpReader(
  header: readonly string[],
  { fileName, list }: { fileName: string; list: string },
): RowReader {
  const { cellOf, has } = columnsOf(header)
  const part = partOf(fileName, has)
  const fields = otherColumns(header, OWN_COLUMNS)

  return (cells) => {
    const cell = (...names: readonly string[]) => cellOf(cells, ...names)
    const written = cell('email address', 'email')
    const email = normalizeEmail(written)
    if (email === '') return { problem: 'missing_email' }
    if (!isEmailAddress(email)) return { problem: 'invalid_email' }
    const [optIn, confirmed] = [timeOf(cell('optin time')), timeOf(cell('confirm time'))]
    // A file that says nothing of itself may be that of people who never signed up.
    const hasSignedUp = optIn !== undefined || confirmed !== undefined
    const own = part ?? (hasSignedUp ? 'subscribed' : 'nonsubscribed')
    const standing = standingOf(own, cell)
    const note = [
      optIn === undefined ? '' : `signed up ${optIn}${from(cell('optin ip'))}`,
      confirmed === undefined ? '' : `confirmed ${confirmed}${from(cell('confirm ip'))}`,
    ].filter((words) => words !== '')
    const values = fields.flatMap(({ name, place }): [string, FieldValue][] => {
      const value = (cells[place] ?? '').trim()
      return value === '' ? [] : [[name, value]]
    })
    const tags = partsOf(cell('tags'))
    return {
      contact: {
        email,
        name: cell('name') || joinedName(cell('last name'), cell('first name')) || undefined,
        locale: localeOf(cell('language')),
        timezone: timezoneOf(cell('timezone')),
        ...standing,
        ...(own !== 'nonsubscribed' && {
          consentAt: confirmed ?? optIn,
          consentNote: note.length === 0 ? undefined : `Mailchimp: ${note.join(', ')}`,
        }),
        lists: new Map(
          list === '' || own === 'nonsubscribed'
            ? []
            : [[list, own === 'unsubscribed' ? 'unsubscribed' : 'active']],
        ),
        fields: new Map<string, FieldValue>(tags.length > 0 ? [...values, ['Tags', tags]] : values),
      },
    }
  }
}

const from = (address: string) => (address === '' ? '' : ` from ${address}`)

/** The status of the people of a part. Who reported a mail as spam is among the unsubscribed, with that reason. */
function standingOf(
  part: Part,
  cell: (...names: readonly string[]) => string,
): { status: ContactStatus; statusAt?: string | undefined; statusReason?: string | undefined } {
  switch (part) {
    case 'subscribed':
      return { status: 'subscribed' }
    case 'nonsubscribed':
      return { status: 'pending', statusReason: 'Mailchimp: never subscribed' }
    case 'cleaned':
      return {
        status: 'bounced',
        statusAt: timeOf(cell('clean time')),
        statusReason: reasonOf('cleaned', cell('clean campaign title')),
      }
    case 'unsubscribed': {
      const reason = cell('unsub reason')
      return {
        status: /abuse|spam/i.test(reason) ? 'complained' : 'unsubscribed',
        statusAt: timeOf(cell('unsub time')),
        statusReason: reasonOf(
          'unsubscribed',
          reason,
          cell('unsub reason other'),
          cell('unsub campaign title'),
        ),
      }
    }
  }
}

const reasonOf = (what: string, ...more: readonly string[]): string =>
  [`Mailchimp: ${what}`, ...more.filter((words) => words !== '')].join(', ')

import { foldColumnName } from '#domain/contacts/column-names'

/** The products whose exports are read (MIG-1). */
export const migrationSources = ['listmonk', 'mailchimp', 'mautic'] as const
export type MigrationSource = (typeof migrationSources)[number]

/** Also the export of a workspace of this product, which only the server reads (MIG-13). */
export type KnownSource = MigrationSource | 'otegami'

/** What the products call themselves. */
export const SOURCE_NAMES: Readonly<Record<KnownSource, string>> = {
  listmonk: 'listmonk',
  mailchimp: 'Mailchimp',
  mautic: 'Mautic',
  otegami: 'Otegami',
}

export const isMigrationSource = (text: string): text is MigrationSource =>
  migrationSources.some((source) => source === text)

/**
 * What only the exports of one product have: a column of addresses, and as many of the others as are asked for. Folded as
 * `foldColumnName` does.
 */
const MARKS: Readonly<
  Record<MigrationSource, { email: readonly string[]; others: readonly string[]; least: number }>
> = {
  mailchimp: {
    email: ['email address', 'email'],
    others: ['member rating', 'optin time', 'confirm time', 'last changed', 'leid', 'euid'],
    least: 2,
  },
  listmonk: { email: ['email'], others: ['uuid', 'attributes', 'status'], least: 3 },
  mautic: {
    email: ['email'],
    others: [
      'firstname',
      'lastname',
      'points',
      'stage',
      'preferred locale',
      'date identified',
      'dateidentified',
      'last active',
      'lastactive',
      'attribution',
      'dnc',
      'do not contact',
    ],
    least: 3,
  },
}

/** The product that wrote a table, by the names of its columns; undefined where none is recognised. */
export function sourceOfColumns(header: readonly string[]): MigrationSource | undefined {
  const names = new Set(header.map(foldColumnName))
  return (['mailchimp', 'listmonk', 'mautic'] as const).find((source) => {
    const { email, others, least } = MARKS[source]
    return email.some((name) => names.has(name)) && others.filter((name) => names.has(name)).length >= least
  })
}

/**
 * `npm run mail-support`: writes what email clients don't support into src/mail/lint/support-table.ts, from the data of
 * caniemail.com (MIT). Only features that a mail of ours can have and that a reader misses are in it: rounded corners and
 * the like are left out. A test compares the table with the data.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const features = [
  'css-display-flex',
  'css-display-grid',
  'css-max-height',
  'css-min-height',
  'css-opacity',
  'css-overflow',
  'css-table-layout',
  'image-avif',
  'image-base64',
  'image-heif',
  'image-svg',
  'image-tiff',
  'image-webp',
] as const

const families = ['gmail', 'outlook', 'apple-mail', 'yahoo', 'samsung-email'] as const

/** Clients that nobody can use any more. */
const gone: ReadonlySet<string> = new Set(['windows-mail'])

const Data = v.object({
  last_update_date: v.string(),
  nicenames: v.object({
    family: v.record(v.string(), v.string()),
    platform: v.record(v.string(), v.string()),
  }),
  data: v.array(
    v.object({
      slug: v.string(),
      stats: v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string()))),
    }),
  ),
})

/** The table as it is written to the file. */
export function supportTable(): string {
  const file = fileURLToPath(import.meta.resolve('caniemail')).replace(/dist.*$/, 'data/caniemail.json')
  const { last_update_date: date, nicenames, data } = v.parse(Data, JSON.parse(readFileSync(file, 'utf8')))
  const lines = features.map((slug) => {
    const stats = data.find((one) => one.slug === slug)?.stats ?? {}
    const clients = families.flatMap((family) => {
      const lacking = Object.entries(stats[family] ?? {}).flatMap(([platform, versions]) =>
        !gone.has(platform) && Object.values(versions).at(-1)?.startsWith('n') === true ? [platform] : [],
      )
      const name = nicenames.family[family] ?? family
      const [only] = lacking
      if (only === undefined) return []
      return [lacking.length === 1 ? `${name} (${nicenames.platform[only] ?? only})` : name]
    })
    return `  '${slug}': [${clients.map((client) => `'${client}'`).join(', ')}],`
  })
  return `/** Written by \`npm run mail-support\` from the data of caniemail.com (MIT), as of ${date.slice(0, 10)}: who does not support what. */
export const unsupported = {
${lines.join('\n')}
} as const
`
}

if (import.meta.main) writeFileSync('src/mail/lint/support-table.ts', supportTable())

import * as v from 'valibot'
import type { Clock } from '#lib/clock'
import type { Outbound } from '#server/ports/outbound'
import { askForTokens, askSource, challengeOf, withQuery, type SourceApp } from './ask-source.ts'
import { PREVIEW, samplesOf, SourceError, type Source } from './source.ts'

const SCOPES = 'data.records:read schema.bases:read user.email:read'
const PAGE = 100

const Bases = v.object({
  bases: v.array(v.looseObject({ id: v.string(), name: v.string() })),
  offset: v.optional(v.string()),
})
const Tables = v.object({
  tables: v.array(
    v.looseObject({
      id: v.string(),
      name: v.string(),
      fields: v.array(
        v.looseObject({
          id: v.string(),
          name: v.string(),
          type: v.string(),
          options: v.nullish(
            v.looseObject({ choices: v.optional(v.array(v.looseObject({ name: v.string() }))) }),
          ),
        }),
      ),
    }),
  ),
})
const Records = v.object({
  records: v.array(v.looseObject({ id: v.string(), fields: v.record(v.string(), v.unknown()) })),
  offset: v.optional(v.string()),
})
const Who = v.looseObject({ id: v.string(), email: v.optional(v.string()) })
const Named = v.looseObject({ name: v.string() })

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return v.is(Named, value) ? value.name : ''
}

/** The id of a table names its base too. */
const idOf = (base: string, table: string) => `${base}.${table}`
function partsOf(id: string): { base: string; table: string } {
  const [, base, table] = /^(app\w{1,40})\.(tbl\w{1,40})$/.exec(id) ?? []
  if (base === undefined || table === undefined) throw new SourceError('gone', 'There is no such table.')
  return { base, table }
}

/** Tables of Airtable bases. */
export function airtable(
  outbound: Outbound,
  app: SourceApp,
  {
    clock,
    web = 'https://airtable.com',
    api = 'https://api.airtable.com',
  }: { clock: Clock; web?: string; api?: string },
): Source {
  const ask = <T>(schema: v.GenericSchema<unknown, T>, token: string, path: string, cursor?: string) =>
    askSource(outbound, schema, `${api}/v0${path}`, { headers: { authorization: `Bearer ${token}` } }, cursor)
  const tokens = (fields: Record<string, string>) =>
    askForTokens(outbound, { url: `${web}/oauth2/v1/token`, app, fields, now: clock.now() })
  const tablesOf = async (token: string, base: string) =>
    (await ask(Tables, token, `/meta/bases/${base}/tables`)).tables
  const rows: Source['rows'] = async (token, id, cursor) => {
    const { base, table } = partsOf(id)
    const query = {
      pageSize: String(PAGE),
      returnFieldsByFieldId: 'true',
      ...(cursor !== undefined && { offset: cursor }),
    }
    const page = await ask(Records, token, withQuery(`/${base}/${table}`, query), cursor)
    return {
      rows: page.records.map(({ id: name, fields }) => ({
        name,
        cells: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, textOf(value)])),
      })),
      next: page.offset,
    }
  }
  return {
    authorizationUrl: ({ state, redirectUri, verifier }) =>
      withQuery(`${web}/oauth2/v1/authorize`, {
        client_id: app.clientId,
        response_type: 'code',
        scope: SCOPES,
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }),
    exchange: (code, { redirectUri, verifier }) =>
      tokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    refresh: (token) => tokens({ grant_type: 'refresh_token', refresh_token: token }),
    async account(token) {
      const { id, email } = await ask(Who, token, '/meta/whoami')
      return { name: email ?? id }
    },
    async databases(token) {
      const all = []
      let offset: string | undefined
      do {
        const path = offset === undefined ? '/meta/bases' : withQuery('/meta/bases', { offset })
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one is
        const page: v.InferOutput<typeof Bases> = await ask(Bases, token, path)
        for (const base of page.bases)
          // oxlint-disable-next-line no-await-in-loop -- five calls in a second are the most that it takes
          for (const table of await tablesOf(token, base.id))
            all.push({ id: idOf(base.id, table.id), name: `${base.name} / ${table.name}` })
        offset = page.offset
      } while (offset !== undefined)
      return all
    },
    async database(token, id) {
      const { base, table } = partsOf(id)
      const found = (await tablesOf(token, base)).find((one) => one.id === table)
      if (!found) throw new SourceError('gone', 'There is no such table.')
      const first = (await rows(token, id, undefined)).rows.slice(0, PREVIEW.rows).map(({ cells }) => cells)
      return {
        id,
        name: found.name,
        properties: found.fields.map(({ id: key, name, type, options }) => ({
          key,
          name,
          type,
          ...(options?.choices && { options: options.choices.map((choice) => choice.name) }),
          samples: samplesOf(first, key),
        })),
        rows: first,
      }
    },
    rows,
  }
}

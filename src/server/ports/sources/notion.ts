import * as v from 'valibot'
import type { Clock } from '#lib/clock'
import type { Outbound } from '#server/ports/outbound'
import { askForTokens, askSource, withQuery, type SourceApp } from './ask-source.ts'
import { PREVIEW, samplesOf, type Source } from './source.ts'

/** The version of the API whose answers are read here. */
const VERSION = '2022-06-28'
const PAGE = 100

const Texts = v.array(v.object({ plain_text: v.string() }))
const textOf = (parts: v.InferOutput<typeof Texts> = []) => parts.map((part) => part.plain_text).join('')
const Options = v.object({ options: v.array(v.object({ name: v.string() })) })

const Property = v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  select: v.optional(Options),
  status: v.optional(Options),
  multi_select: v.optional(Options),
})
const Database = v.looseObject({
  id: v.string(),
  title: v.optional(Texts),
  icon: v.nullish(v.looseObject({ emoji: v.optional(v.string()) })),
  url: v.optional(v.string()),
  last_edited_time: v.optional(v.string()),
  properties: v.record(v.string(), Property),
})
const Cell = v.looseObject({ id: v.string(), type: v.string() })
const Row = v.looseObject({ id: v.string(), properties: v.record(v.string(), Cell) })
const Rest = { has_more: v.boolean(), next_cursor: v.nullish(v.string()) }
const Found = v.object({ results: v.array(v.unknown()), ...Rest })
const Rows = v.object({ results: v.array(Row), ...Rest })
const Me = v.looseObject({
  name: v.nullish(v.string()),
  bot: v.optional(v.looseObject({ workspace_name: v.nullish(v.string()) })),
})

const Named = v.looseObject({ name: v.string() })
/** The result of a formula is a cell without an id. */
const Formula = v.looseObject({ type: v.string() })
const Dated = v.looseObject({ start: v.string() })

/** The text of a cell, whatever its type; empty for what has none, such as files and relations. */
function textOfCell({ type, ...cell }: v.InferOutput<typeof Cell>): string {
  const value = cell[type]
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (v.is(Texts, value)) return textOf(value)
  if (v.is(v.array(Named), value)) return value.map(({ name }) => name).join(',')
  if (v.is(Named, value)) return value.name
  if (v.is(Dated, value)) return value.start
  if (v.is(Formula, value)) return textOfCell({ ...value, id: '' })
  return ''
}

const shown = (database: v.InferOutput<typeof Database>) => ({
  id: database.id,
  name: textOf(database.title),
  ...(database.icon?.emoji !== undefined && { icon: database.icon.emoji }),
  ...(database.url !== undefined && { url: database.url }),
  ...(database.last_edited_time !== undefined && {
    updatedAt: new Date(database.last_edited_time).toISOString(),
  }),
})

/** Databases of a Notion workspace that were shared with the app. */
export function notion(
  outbound: Outbound,
  app: SourceApp,
  { clock, base = 'https://api.notion.com' }: { clock: Clock; base?: string },
): Source {
  const ask = <T>(
    schema: v.GenericSchema<unknown, T>,
    token: string,
    path: string,
    body?: object,
    cursor?: string,
  ) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'notion-version': VERSION,
      'content-type': 'application/json',
    }
    const asked = {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    } as const
    return askSource(outbound, schema, `${base}/v1${path}`, asked, cursor)
  }
  const tokens = (fields: Record<string, string>) =>
    askForTokens(outbound, { url: `${base}/v1/oauth/token`, app, fields, now: clock.now(), asJson: true })
  const rows: Source['rows'] = async (token, id, cursor) => {
    const body = { page_size: PAGE, ...(cursor !== undefined && { start_cursor: cursor }) }
    const page = await ask(Rows, token, `/databases/${encodeURIComponent(id)}/query`, body, cursor)
    return {
      rows: page.results.map((row) => ({
        name: row.id,
        cells: Object.fromEntries(Object.values(row.properties).map((cell) => [cell.id, textOfCell(cell)])),
      })),
      next: page.has_more ? (page.next_cursor ?? undefined) : undefined,
    }
  }
  return {
    authorizationUrl: ({ state, redirectUri }) =>
      withQuery(`${base}/v1/oauth/authorize`, {
        client_id: app.clientId,
        response_type: 'code',
        owner: 'user',
        redirect_uri: redirectUri,
        state,
      }),
    exchange: (code, { redirectUri }) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (token) => tokens({ grant_type: 'refresh_token', refresh_token: token }),
    async account(token) {
      const { name, bot } = await ask(Me, token, '/users/me')
      return { name: bot?.workspace_name ?? name ?? 'Notion' }
    },
    async databases(token) {
      const all = []
      let cursor: string | undefined
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one is
        const page: v.InferOutput<typeof Found> = await ask(Found, token, '/search', {
          filter: { property: 'object', value: 'database' },
          page_size: PAGE,
          ...(cursor !== undefined && { start_cursor: cursor }),
        })
        all.push(...page.results.filter((one) => v.is(Database, one)).map(shown))
        cursor = page.has_more ? (page.next_cursor ?? undefined) : undefined
      } while (cursor !== undefined)
      return all
    },
    async database(token, id) {
      const database = await ask(Database, token, `/databases/${encodeURIComponent(id)}`)
      const first = (await rows(token, id, undefined)).rows.slice(0, PREVIEW.rows).map(({ cells }) => cells)
      return {
        ...shown(database),
        properties: Object.values(database.properties).map((property) => {
          const options = (property.select ?? property.status ?? property.multi_select)?.options
          return {
            key: property.id,
            name: property.name,
            type: property.type,
            ...(options && { options: options.map(({ name }) => name) }),
            samples: samplesOf(first, property.id),
          }
        }),
        rows: first,
      }
    },
    rows,
  }
}

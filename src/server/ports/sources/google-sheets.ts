import * as v from 'valibot'
import type { Clock } from '#lib/clock'
import type { Outbound } from '#server/ports/outbound'
import { askForTokens, askSource, challengeOf, withQuery, type SourceApp } from './ask-source.ts'
import { PREVIEW, samplesOf, SourceError, type Source } from './source.ts'

const SCOPES = [
  'openid',
  'email',
  'https://www.googleapis.com/auth/drive.metadata.readonly',
  'https://www.googleapis.com/auth/spreadsheets.readonly',
].join(' ')
/** Rows that are asked for at once, and columns that are read. */
const PAGE = { rows: 500, columns: 200 } as const

const Files = v.object({
  nextPageToken: v.optional(v.string()),
  files: v.array(
    v.looseObject({
      id: v.string(),
      name: v.string(),
      webViewLink: v.optional(v.string()),
      modifiedTime: v.optional(v.string()),
    }),
  ),
})
const Spreadsheet = v.looseObject({
  properties: v.looseObject({ title: v.string() }),
  spreadsheetUrl: v.optional(v.string()),
  sheets: v.array(
    v.looseObject({
      properties: v.looseObject({
        title: v.string(),
        gridProperties: v.optional(v.looseObject({ rowCount: v.optional(v.number()) })),
      }),
    }),
  ),
})
const Values = v.looseObject({
  values: v.optional(v.array(v.array(v.union([v.string(), v.number(), v.boolean(), v.null()])))),
})
const Info = v.looseObject({ email: v.optional(v.string()), name: v.optional(v.string()) })

/** How a column is called: A, B, … Z, AA, … */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`
}

/** Spreadsheets whose first sheet has a row of headings. */
export function googleSheets(
  outbound: Outbound,
  app: SourceApp,
  {
    clock,
    accounts = 'https://accounts.google.com',
    tokenUrl = 'https://oauth2.googleapis.com/token',
    api = 'https://www.googleapis.com',
    sheets = 'https://sheets.googleapis.com',
  }: { clock: Clock; accounts?: string; tokenUrl?: string; api?: string; sheets?: string },
): Source {
  const ask = <T>(schema: v.GenericSchema<unknown, T>, token: string, url: string) =>
    askSource(outbound, schema, url, { headers: { authorization: `Bearer ${token}` } })
  const tokens = (fields: Record<string, string>) =>
    askForTokens(outbound, { url: tokenUrl, app, fields, now: clock.now() })

  /** The first sheet of a spreadsheet. */
  async function sheetOf(token: string, id: string) {
    const fields = 'properties.title,spreadsheetUrl,sheets.properties'
    const url = withQuery(`${sheets}/v4/spreadsheets/${encodeURIComponent(id)}`, { fields })
    const spreadsheet = await ask(Spreadsheet, token, url)
    const [first] = spreadsheet.sheets
    if (!first) throw new SourceError('gone', 'The spreadsheet has no sheet.')
    return { spreadsheet, title: first.properties.title }
  }

  /** Rows of a sheet as text, from one to another, both counted from 1. */
  async function valuesOf(token: string, id: string, title: string, from: number, to: number) {
    const range = `'${title.replaceAll("'", "''")}'!A${from}:${letterOf(PAGE.columns - 1)}${to}`
    const url = `${sheets}/v4/spreadsheets/${encodeURIComponent(id)}/values/${encodeURIComponent(range)}`
    const { values = [] } = await ask(Values, token, withQuery(url, { majorDimension: 'ROWS' }))
    return values.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  }
  const cellsOf = (row: readonly string[]) =>
    Object.fromEntries(row.map((text, place) => [letterOf(place), text]))

  return {
    authorizationUrl: ({ state, redirectUri, verifier }) =>
      withQuery(`${accounts}/o/oauth2/v2/auth`, {
        client_id: app.clientId,
        response_type: 'code',
        scope: SCOPES,
        // Without these Google gives no token that outlives the hour.
        access_type: 'offline',
        prompt: 'consent',
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
      const { email, name } = await ask(Info, token, `${api}/oauth2/v3/userinfo`)
      return { name: email ?? name ?? 'Google' }
    },
    async databases(token) {
      const all = []
      let cursor: string | undefined
      do {
        const url = withQuery(`${api}/drive/v3/files`, {
          q: "mimeType='application/vnd.google-apps.spreadsheet' and trashed=false",
          fields: 'nextPageToken,files(id,name,webViewLink,modifiedTime)',
          pageSize: '100',
          ...(cursor !== undefined && { pageToken: cursor }),
        })
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one is
        const page: v.InferOutput<typeof Files> = await ask(Files, token, url)
        for (const { id, name, webViewLink, modifiedTime } of page.files)
          all.push({
            id,
            name,
            ...(webViewLink !== undefined && { url: webViewLink }),
            ...(modifiedTime !== undefined && { updatedAt: new Date(modifiedTime).toISOString() }),
          })
        cursor = page.nextPageToken
      } while (cursor !== undefined)
      return all
    },
    async database(token, id) {
      const { spreadsheet, title } = await sheetOf(token, id)
      const [head = [], ...body] = await valuesOf(token, id, title, 1, PREVIEW.rows + 1)
      const rows = body.map(cellsOf)
      return {
        id,
        name: spreadsheet.properties.title,
        ...(spreadsheet.spreadsheetUrl !== undefined && { url: spreadsheet.spreadsheetUrl }),
        properties: head.map((name, place) => ({
          key: letterOf(place),
          name,
          type: 'text',
          samples: samplesOf(rows, letterOf(place)),
        })),
        rows,
      }
    },
    async rows(token, id, cursor) {
      const { spreadsheet, title } = await sheetOf(token, id)
      // Below the row of headings.
      const from = cursor === undefined ? 2 : Number(cursor)
      const last = spreadsheet.sheets[0]?.properties.gridProperties?.rowCount ?? Infinity
      const to = Math.min(from + PAGE.rows - 1, last)
      const values = from > last ? [] : await valuesOf(token, id, title, from, to)
      return {
        rows: values.map((row, place) => ({ name: `#${from + place}`, cells: cellsOf(row) })),
        // Empty rows at the end are not answered, so a page that is short may still be followed by another.
        next:
          to < last && (Number.isFinite(last) || values.length === PAGE.rows) ? String(to + 1) : undefined,
      }
    },
  }
}

import { performance } from 'node:perf_hooks'
import { signIn } from '../conformance/http.ts'
import { median, type findings } from '../bench-kit/findings.ts'
import { WORLD } from './world.ts'

/** As the app sends them, but two chunks at once. */
const IMPORT = { chunk: 1000, callers: 2 } as const
/** A session's token is good for five minutes; a new one is fetched after so many ms. */
const TOKEN = 200_000
/** Rows a second. */
const GOAL = 8000
/** How many times longer a chunk at the end may take than one at the beginning. */
const GROWTH = 2

/** Takes so many new contacts in over HTTP, onto a list; the ms that each chunk took, in their order. */
export async function importContacts(
  base: string,
  { rows, list, domain }: { rows: number; list: string; domain: string },
): Promise<number[]> {
  let session = { token: '', until: -Infinity }
  const token = async () => {
    if (performance.now() > session.until)
      session = { token: (await signIn(base, WORLD.account)).token, until: performance.now() + TOKEN }
    return session.token
  }
  await token()
  const importId = `imp_${Math.floor(performance.timeOrigin)}_${list}`
  const chunks = Math.ceil(rows / IMPORT.chunk)
  const times: number[] = []
  let next = 0
  const caller = async () => {
    while (next < chunks) {
      const index = next
      next += 1
      const count = Math.min(IMPORT.chunk, rows - index * IMPORT.chunk)
      const begun = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- each caller waits for its answer
      const response = await fetch(`${base}/v1/import/csv`, {
        method: 'POST',
        headers: {
          // oxlint-disable-next-line no-await-in-loop -- the same
          authorization: `Bearer ${await token()}`,
          'x-workspace-id': WORLD.workspace,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          importId,
          chunk: { index, total: chunks },
          rows: Array.from({ length: count }, (_, row) => ({
            Mail: `${importId}.${index}.${row}@${domain}`,
            Name: row % 3 === 0 ? '山田 花子' : `Person ${row}`,
            City: 'Tokyo',
            Value: String(row),
          })),
          mapping: [
            { column: 'Mail', key: 'email' },
            { column: 'Name', key: 'name' },
            { column: 'City', key: 'city' },
            { column: 'Value', key: 'ltv' },
          ],
          onExisting: 'fill_blanks',
          mailingListIds: [list],
          optIn: 'active',
          consentNote: 'Bench',
        }),
      })
      // oxlint-disable-next-line no-await-in-loop -- the same
      const text = await response.text()
      if (response.status !== 200 || !text.includes('"created"'))
        throw new Error(`A chunk was answered ${response.status}: ${text.slice(0, 300)}`)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: IMPORT.callers }, caller))
  return times
}

/** Takes new contacts in over HTTP, beside those that are there. */
export async function measureImport(
  base: string,
  rows: number,
  report: ReturnType<typeof findings>,
): Promise<void> {
  const begun = performance.now()
  const times = await importContacts(base, { rows, list: 'lst_0', domain: 'import.example' })
  const rate = rows / ((performance.now() - begun) / 1000)
  const part = Math.max(1, Math.floor(times.length / 5))
  const growth = median(times.slice(-part)) / median(times.slice(0, part))
  report.print({
    text: `import of ${rows} rows over HTTP: ${rate.toFixed(0)} rows/s (goal ${GOAL}${rate < GOAL ? ', missed' : ''}); the last chunks take ${growth.toFixed(2)} × as long as the first`,
    held: growth <= GROWTH,
  })
}

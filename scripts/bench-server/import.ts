import { performance } from 'node:perf_hooks'
import { signIn } from '../conformance/http.ts'
import { median, type findings } from '../bench-kit/findings.ts'
import { WORLD } from './world.ts'

/** As the app sends them, but two chunks at once. */
const IMPORT = { chunk: 1000, callers: 2 } as const
/** Rows a second. */
const GOAL = 8000
/** How many times longer a chunk at the end may take than one at the beginning. */
const GROWTH = 2

/** Takes new contacts in over HTTP, beside those that are there. */
export async function measureImport(
  base: string,
  rows: number,
  report: ReturnType<typeof findings>,
): Promise<void> {
  const { token } = await signIn(base, WORLD.account)
  const importId = `imp_${Math.floor(performance.timeOrigin)}`
  const chunks = Math.ceil(rows / IMPORT.chunk)
  const times: number[] = []
  let next = 0
  const caller = async () => {
    while (next < chunks) {
      const index = next
      next += 1
      const begun = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- each caller waits for its answer
      const response = await fetch(`${base}/v1/import/csv`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'x-workspace-id': WORLD.workspace,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          importId,
          chunk: { index, total: chunks },
          rows: Array.from({ length: IMPORT.chunk }, (_, row) => ({
            Mail: `${importId}.${index}.${row}@import.example`,
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
          mailingListIds: ['lst_0'],
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
  const begun = performance.now()
  await Promise.all(Array.from({ length: IMPORT.callers }, caller))
  const rate = rows / ((performance.now() - begun) / 1000)
  const part = Math.max(1, Math.floor(times.length / 5))
  const growth = median(times.slice(-part)) / median(times.slice(0, part))
  report.print({
    text: `import of ${rows} rows over HTTP: ${rate.toFixed(0)} rows/s (goal ${GOAL}${rate < GOAL ? ', missed' : ''}); the last chunks take ${growth.toFixed(2)} × as long as the first`,
    held: growth <= GROWTH,
  })
}

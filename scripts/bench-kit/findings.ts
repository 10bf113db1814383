import { cpus, loadavg } from 'node:os'
import type { CDPSession, Page } from 'playwright'

/** One line of what a benchmark found, and whether it holds. */
export interface Finding {
  text: string
  held: boolean
}

/** The value that a share of all of them does not exceed; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** What else the machine does, to be read beside every figure. */
export const loadNow = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`

/** Prints findings, and fails the process at the end when one of them did not hold. */
export function findings() {
  let failed = 0
  const print = (finding: Finding) => {
    if (!finding.held) failed += 1
    process.stdout.write(`${finding.held ? '✓' : '✗'} ${finding.text}\n`)
  }
  return {
    print,
    /** Measures once more what did not hold: other work may run on the machine. */
    async check(measure: () => Promise<Finding | Finding[]>) {
      const first = [await measure()].flat()
      for (const finding of first.every(({ held }) => held) ? first : [await measure()].flat()) print(finding)
    },
    end() {
      process.stdout.write(`${loadNow()}\n`)
      process.exitCode = failed === 0 ? 0 : 1
    },
  }
}

/** A figure of the browser's own (`Performance.getMetrics`), times in seconds; the session has `Performance` enabled. */
export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

/** Heap in use after what nobody needs has gone, bytes. */
export async function heapNow(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return metric(session, 'JSHeapUsedSize')
}

/**
 * Listens from now on to how long each key takes to its frame, as the browser itself tells it (Event Timing, in steps of
 * 8 ms). Gives the times of so many keys, ms: those that were answered within 16 are not told, and count as 16.
 */
export async function watchKeys(page: Page): Promise<(keys: number) => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'times', times)
    const asked: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) if (entry.name === 'keydown') times.push(entry.duration)
    }).observe(asked)
  })
  return async (keys) => {
    const slow = (await page.evaluate(() => Reflect.get(window, 'times'))) as number[]
    return [...slow, ...Array.from({ length: Math.max(keys - slow.length, 0) }, () => 16)]
  }
}

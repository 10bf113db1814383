import { readFile } from 'node:fs/promises'

/** One story in one mode, as the last run of the tests left it. */
export interface StoryRun {
  story: string
  mode: string
  /** The file it is in. */
  file: string
  /** Wall time, ms. */
  duration: number
  /** The fingerprint of its picture (.storybook/fingerprint.ts), if it has one. */
  picture?: string
  /** The page as the accessibility check read it (.storybook/checked-page.ts); only of a story that passed. */
  page?: string
  /** The browser that drew it. */
  browser?: string
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: {
      duration?: number
      status: string
      meta?: { storyId?: string; picture?: string; page?: string; browser?: string }
    }[]
  }[]
}

/** Reads what vitest's JSON reporter wrote for each mode; a mode that did not run has none. */
export async function storyRuns(modes: readonly string[], folder = '.vitest'): Promise<StoryRun[]> {
  const runs: StoryRun[] = []
  for (const mode of modes) {
    const text = await readFile(`${folder}/${mode}.json`, 'utf8').catch(() => '')
    if (text === '') continue
    const report = JSON.parse(text) as VitestReport
    for (const { name, assertionResults } of report.testResults) {
      for (const { duration = 0, status, meta } of assertionResults) {
        if (meta?.storyId === undefined || (status !== 'passed' && status !== 'failed')) continue
        runs.push({
          story: meta.storyId,
          mode,
          file: name,
          duration,
          ...(meta.picture && { picture: meta.picture }),
          ...(meta.page && status === 'passed' && { page: meta.page }),
          ...(meta.browser && { browser: meta.browser }),
        })
      }
    }
  }
  return runs
}

/** How many of the slowest stories are named. */
const SLOWEST = 15

/** The slowest stories, and what one more costs the run: `atOnce` of them play at any time, of both modes together. */
export function describeStories(runs: readonly StoryRun[], atOnce: number): string {
  const both = new Map<string, number>()
  for (const { story, duration } of runs) both.set(story, (both.get(story) ?? 0) + duration)
  if (both.size === 0) return 'No story has run.'
  const costs = [...both.values()].toSorted((a, b) => a - b)
  const median = costs[Math.floor(costs.length / 2)] ?? 0
  const wall = costs.reduce((sum, cost) => sum + cost, 0) / atOnce / both.size
  const lines = [...both]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([story, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${story}`)
  return [
    'The slowest stories, both modes:',
    ...lines,
    `An added story costs ${wall.toFixed(0)} ms of wall time (mean); both modes together ${median.toFixed(0)} ms (median). Goal: 150 ms.`,
  ].join('\n')
}

/** Whether a run says that a story it has not drawn is gone: one of some files says nothing about the stories of the others. */
export function isWholeRun(known: readonly string[], runs: readonly StoryRun[]): boolean {
  const drawn = new Set(runs.map(({ story }) => story))
  return known.filter((story) => drawn.has(story)).length > known.length * 0.9
}

import { readFile } from 'node:fs/promises'
import type { Look } from '../.storybook/fingerprint.ts'

/** One story, as the last run of the tests left it. */
export interface StoryRun {
  story: string
  /** What its test is called. */
  name: string
  /** The file it is in. */
  file: string
  /** When its file began, ms since 1970. */
  startedAt: number
  /** Wall time in both modes, ms. */
  duration: number
  hasPassed: boolean
  /** How it looked, in each mode that it came to. */
  looks: readonly Look[]
  /** The browser that drew it. */
  browser?: string
}

interface VitestReport {
  testResults: {
    name: string
    startTime: number
    assertionResults: {
      title: string
      duration?: number
      status: string
      meta?: { storyId?: string; looks?: Look[]; browser?: string }
    }[]
  }[]
}

/** Reads what vitest's JSON reporter wrote of the stories; where they did not run there are none. */
export async function storyRuns(folder = '.vitest'): Promise<StoryRun[]> {
  const text = await readFile(`${folder}/stories.json`, 'utf8').catch(() => '')
  if (text === '') return []
  const { testResults } = JSON.parse(text) as VitestReport
  return testResults.flatMap(({ name: file, startTime: startedAt, assertionResults }) =>
    assertionResults.flatMap(({ title, duration = 0, status, meta }) => {
      if (meta?.storyId === undefined || (status !== 'passed' && status !== 'failed')) return []
      const { storyId: story, looks = [], browser } = meta
      return [
        {
          story,
          name: title,
          file,
          startedAt,
          duration,
          hasPassed: status === 'passed',
          looks,
          ...(browser && { browser }),
        },
      ]
    }),
  )
}

/** How many of the slowest stories are named. */
const SLOWEST = 15

/**
 * The slowest stories, and what one more costs the run: `atOnce` of them play at any time. `known` is how many of their pages
 * were known to pass axe's check, which is then left out (docs/decisions/034).
 */
export function describeStories(runs: readonly StoryRun[], atOnce: number, known: number): string {
  if (runs.length === 0) return 'No story has run.'
  const slowest = runs.toSorted((a, b) => b.duration - a.duration)
  const median = slowest[Math.floor(slowest.length / 2)]?.duration ?? 0
  const wall = slowest.reduce((sum, { duration }) => sum + duration, 0) / atOnce / slowest.length
  const lines = slowest
    .slice(0, SLOWEST)
    .map(({ story, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${story}`)
  return [
    'The slowest stories, both modes:',
    ...lines,
    `An added story costs ${wall.toFixed(0)} ms of wall time (mean); both modes together ${median.toFixed(0)} ms (median). Goal: 150 ms.`,
    `${known} of ${runs.flatMap(({ looks }) => looks).length} pages were known to pass axe's check. A new story costs more until its look is accepted.`,
  ].join('\n')
}

/** Whether a run says that a story it has not drawn is gone: one of some files says nothing about the stories of the others. */
export function isWholeRun(known: readonly string[], runs: readonly StoryRun[]): boolean {
  const drawn = new Set(runs.map(({ story }) => story))
  return known.filter((story) => drawn.has(story)).length > known.length * 0.9
}

import { readFile, rm, writeFile } from 'node:fs/promises'
import type { StoryRun } from '../story-runs.ts'
import type { LookChange } from './looks.ts'

/** Where the picture gate leaves the stories that looked different by chance, for the end of the run and for accepting it. */
const NOTE = '.vitest/by-chance.json'

interface Note {
  /** Of which run this is said. */
  run: number
  changes: readonly LookChange[]
}

/** When the last file of a run began: no two runs have that in common. */
const runOf = (runs: readonly StoryRun[]): number => Math.max(...runs.map(({ startedAt }) => startedAt))

export const noteByChance = (runs: readonly StoryRun[], changes: readonly LookChange[]): Promise<void> =>
  writeFile(NOTE, JSON.stringify({ run: runOf(runs), changes } satisfies Note))

export const forgetByChance = (): Promise<void> => rm(NOTE, { force: true })

/** What looked different by chance in this run; none where nothing was compared since. */
export async function lookedByChance(runs: readonly StoryRun[]): Promise<readonly LookChange[]> {
  const text = await readFile(NOTE, 'utf8').catch(() => undefined)
  if (text === undefined) return []
  const { run, changes } = JSON.parse(text) as Note
  return run === runOf(runs) ? changes : []
}

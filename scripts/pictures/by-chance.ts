import { readFile, rm, writeFile } from 'node:fs/promises'
import type { LookChange } from './looks.ts'

/** Where the picture gate leaves the stories that looked different by chance, for the end of the run. */
const NOTE = '.vitest/by-chance.json'

export const noteByChance = (changes: readonly LookChange[]): Promise<void> =>
  writeFile(NOTE, JSON.stringify(changes.map(({ story, modes }) => `${story} (${modes.join(', ')})`)))

export const forgetByChance = (): Promise<void> => rm(NOTE, { force: true })

/** The stories that looked different by chance, each with its modes; none where nothing was compared. */
export const lookedByChance = async (): Promise<string[]> =>
  JSON.parse(await readFile(NOTE, 'utf8').catch(() => '[]')) as string[]

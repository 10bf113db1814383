import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { CheckedPages } from '../../.storybook/checked-page.ts'
import { isWholeRun, type StoryRun } from '../story-runs.ts'

const FILE = resolve(import.meta.dirname, '..', '..', 'checked-pages.json')

/** The pages that need no check after a run: those that passed in it, and of the stories that did not run those from before. */
export function checkedPagesAfter(
  before: CheckedPages,
  runs: readonly StoryRun[],
  isWhole: boolean,
): CheckedPages {
  const pages = new Map<string, Record<string, string>>(
    isWhole ? [] : Object.entries(before).map(([story, modes]) => [story, { ...modes }]),
  )
  for (const { story, hasPassed, looks } of runs)
    pages.set(story, hasPassed ? Object.fromEntries(looks.map(({ mode, page }) => [mode, page])) : {})
  return Object.fromEntries(
    [...pages]
      .filter(([, modes]) => Object.keys(modes).length > 0)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

const readPages = async () => JSON.parse(await readFile(FILE, 'utf8')) as CheckedPages

/** How many pages of a run are among those that are known to pass. */
export async function countKnownPages(runs: readonly StoryRun[]): Promise<number> {
  const known = await readPages()
  return runs.flatMap(({ story, looks }) => looks.filter(({ mode, page }) => known[story]?.[mode] === page))
    .length
}

/** Keeps the pages of a run as checked: whoever accepts how it looks accepts that it passed. */
export async function acceptPages(runs: readonly StoryRun[]): Promise<void> {
  const before = await readPages()
  const isWhole = isWholeRun(Object.keys(before), runs)
  await writeFile(FILE, `${JSON.stringify(checkedPagesAfter(before, runs, isWhole), null, 1)}\n`)
}

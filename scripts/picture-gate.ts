/**
 * Holds how the stories look against what was accepted in `pictures.json` (docs/decisions/016), and names every story that
 * looks different. Reads what the last run of the stories wrote to `.vitest`. `--accept` accepts it, but for what was just found to differ by
 * chance. Where the sources are those
 * that were accepted, what differs is chance and stops nobody; `npm test` names it at its end.
 */
import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { lookedByChance, noteByChance } from './pictures/by-chance.ts'
import {
  accept,
  ACCEPTED,
  acceptedLooks,
  compareLooks,
  confirmed,
  describeLooks,
  type LookChange,
} from './pictures/looks.ts'
import { acceptPages } from './pictures/pages.ts'
import { readSources } from './pictures/sources.ts'
import { isWholeRun, storyRuns, type StoryRun } from './story-runs.ts'

/** So many stories are drawn a second time together. */
const DRAWN_AGAIN = 30
/** A story with two looks by chance shows the second one again now and then: it is to do so twice. */
const TIMES_AGAIN = 2
const AGAIN = '.vitest/again'

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
const accepted = await acceptedLooks()
const runs = await storyRuns()
const browser = runs.find((run) => run.browser !== undefined)?.browser

if (browser === undefined) {
  process.stdout.write('No story has run: npm run test:stories first.\n')
  process.exitCode = 1
} else if (values.accept) {
  const before = browser === accepted.browser ? accepted.stories : {}
  const stories = accept(before, runs, await lookedByChance(runs))
  const { digest, writtenAt } = await readSources()
  const isOfAll = isWholeRun(Object.keys(stories), runs)
  const sources = isOfAll && runs.every(({ startedAt }) => startedAt > writtenAt) ? digest : undefined
  await writeFile(ACCEPTED, `${JSON.stringify({ browser, sources, stories }, null, 1)}\n`)
  await acceptPages(runs)
  process.stdout.write('Accepted. Commit pictures.json and checked-pages.json.\n')
} else if (browser === accepted.browser) {
  const different = compareLooks(accepted.stories, runs)
  const isAsAccepted = different.length > 0 && (await readSources()).digest === accepted.sources
  const changes = isAsAccepted ? [] : await changesFrom(different)
  const sure = new Set(changes.map(({ story }) => story))
  const byChance = different.filter(({ story }) => !sure.has(story))
  await noteByChance(runs, byChance)
  process.stdout.write(
    changes.length > 0
      ? `${describeLooks(changes)}\n`
      : `${runs.length - byChance.length} stories look as accepted, ${byChance.length} different by chance.\n`,
  )
  process.exitCode = changes.length === 0 ? 0 : 1
} else {
  process.stdout.write(
    `Nothing is compared: the looks were accepted on ${accepted.browser}, and this is ${browser}. Where all use the new one, npm run pictures:accept takes it.\n`,
  )
}

/** Draws what differs again, some at a time, until one is sure to have changed: it fails then, whatever the others are. */
async function changesFrom(first: readonly LookChange[]): Promise<LookChange[]> {
  for (let start = 0; start < first.length; start += DRAWN_AGAIN) {
    let sure: readonly LookChange[] = first.slice(start, start + DRAWN_AGAIN)
    for (let times = 0; times < TIMES_AGAIN && sure.length > 0; times += 1)
      sure = confirmed(sure, runs, await drawnAgain(sure, runs))
    if (sure.length > 0) return [...sure, ...first.slice(start + DRAWN_AGAIN)]
  }
  return []
}

/** Draws what has changed once more: stories of the same name in those files are drawn too. */
async function drawnAgain(changes: readonly LookChange[], before: readonly StoryRun[]): Promise<StoryRun[]> {
  await rm(AGAIN, { recursive: true, force: true })
  const stories = new Set(changes.map(({ story }) => story))
  const runs = before.filter(({ story }) => stories.has(story))
  if (runs.length === 0) return []
  const names = runs.map(({ name }) => name.replaceAll(/[^\w ]/g, '.'))
  spawnSync(
    'vitest',
    [
      'run',
      '--project',
      'stories',
      '--no-file-parallelism',
      '--reporter=json',
      `--outputFile=${AGAIN}/stories.json`,
      '--testNamePattern',
      `^(${names.join('|')})$`,
      ...new Set(runs.map(({ file }) => file)),
    ],
    { stdio: 'ignore' },
  )
  return storyRuns(AGAIN)
}

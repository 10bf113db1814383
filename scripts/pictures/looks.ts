import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { StoryRun } from '../story-runs.ts'

/** Where the accepted looks are kept. */
export const ACCEPTED = resolve(import.meta.dirname, '..', '..', 'pictures.json')
/** How many names are printed: all of them say no more than that a token has changed. */
const NAMED = 40

/** Accepted fingerprints: story, then mode. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface LookChange {
  story: string
  modes: string[]
  verdict: 'changed' | 'new' | 'gone'
}

/** What differs from the accepted looks. A story that failed has no look; its failure is reported by its own run. */
export function compareLooks(accepted: Looks, runs: readonly StoryRun[]): LookChange[] {
  const changes = new Map<string, LookChange>()
  const note = (story: string, mode: string, verdict: LookChange['verdict']) => {
    const change = changes.get(story) ?? { story, modes: [], verdict }
    change.modes.push(mode)
    changes.set(story, change)
  }
  const seen = new Set<string>()
  for (const { story, mode, picture } of runs) {
    seen.add(story)
    if (picture === undefined) continue
    const before = accepted[story]?.[mode]
    if (before === undefined) note(story, mode, 'new')
    else if (before !== picture) note(story, mode, 'changed')
  }
  for (const [story, modes] of Object.entries(accepted)) {
    if (!seen.has(story)) for (const mode of Object.keys(modes)) note(story, mode, 'gone')
  }
  return [...changes.values()].toSorted((a, b) => a.story.localeCompare(b.story))
}

/** The accepted looks after a run: those that ran are replaced, and where everything ran, those that are gone go. */
export function accept(accepted: Looks, runs: readonly StoryRun[]): Looks {
  const files = new Set(runs.map(({ file }) => file))
  // A run of a few files says nothing about the stories of the others.
  const isWhole = files.size > 20
  const looks = new Map<string, Record<string, string>>(
    isWhole ? [] : Object.entries(accepted).map(([story, modes]) => [story, { ...modes }]),
  )
  for (const { story, mode, picture } of runs) {
    if (picture === undefined) continue
    const modes = looks.get(story) ?? {}
    modes[mode] = picture
    looks.set(story, modes)
  }
  return Object.fromEntries([...looks].toSorted(([a], [b]) => a.localeCompare(b)))
}

export const acceptedLooks = async (): Promise<Looks> => JSON.parse(await readFile(ACCEPTED, 'utf8')) as Looks

/** Names the stories that look different, and says what to do about it. */
export function describeLooks(accepted: Looks, runs: readonly StoryRun[]): string {
  const changes = compareLooks(accepted, runs)
  if (changes.length === 0) return `${runs.length} pictures are as accepted.`
  const named = changes
    .slice(0, NAMED)
    .map(({ story, modes, verdict }) => `  ${verdict}: ${story} (${modes.join(', ')})\n`)
  const more = changes.length > NAMED ? `  … and ${changes.length - NAMED} more\n` : ''
  return `${named.join('')}${more}${changes.length} stories look different. npm run pictures shows them; npm run pictures:accept takes them.`
}

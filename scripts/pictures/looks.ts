import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isWholeRun, type StoryRun } from '../story-runs.ts'

/** Where the accepted looks are kept. */
export const ACCEPTED = resolve(import.meta.dirname, '..', '..', 'pictures.json')
/** How many names are printed: all of them say no more than that a token has changed. */
const NAMED = 40

/** Accepted fingerprints: story, then mode. A story that has two looks by chance has both, with a space between. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What was accepted. Another browser rounds and hints otherwise: its looks are compared with none. */
export interface Accepted {
  browser: string
  /** Of what they were looks, where every story ran and nothing was written since (sources.ts). */
  sources?: string
  stories: Looks
}

export interface LookChange {
  story: string
  modes: string[]
  verdict: 'changed' | 'new' | 'gone'
}

const isAccepted = (accepted: string | undefined, picture: string) =>
  accepted?.split(' ').includes(picture) ?? false

/** What differs from the accepted looks. A story that failed has no look; its failure is reported by its own run. */
export function compareLooks(accepted: Looks, runs: readonly StoryRun[]): LookChange[] {
  const changes = new Map<string, LookChange>()
  const note = (story: string, mode: string, verdict: LookChange['verdict']) => {
    const change = changes.get(story) ?? { story, modes: [], verdict }
    change.modes.push(mode)
    changes.set(story, change)
  }
  const seen = new Set<string>()
  for (const { story, looks } of runs) {
    seen.add(story)
    for (const { mode, picture } of looks) {
      if (picture === undefined) continue
      const before = accepted[story]?.[mode]
      if (before === undefined) note(story, mode, 'new')
      else if (!isAccepted(before, picture)) note(story, mode, 'changed')
    }
  }
  for (const [story, modes] of Object.entries(accepted)) {
    if (!seen.has(story)) for (const mode of Object.keys(modes)) note(story, mode, 'gone')
  }
  return [...changes.values()].toSorted((a, b) => a.story.localeCompare(b.story))
}

/**
 * The accepted looks after a run: those that ran are replaced, but for those that differ by chance, and where everything ran,
 * those that are gone go.
 */
export function accept(
  accepted: Looks,
  runs: readonly StoryRun[],
  byChance: readonly LookChange[] = [],
): Looks {
  const chance = new Set(byChance.flatMap(({ story, modes }) => modes.map((mode) => `${story} ${mode}`)))
  const known = new Map<string, Record<string, string>>(
    isWholeRun(Object.keys(accepted), runs)
      ? []
      : Object.entries(accepted).map(([story, modes]) => [story, { ...modes }]),
  )
  for (const { story, looks } of runs) {
    for (const { mode, picture } of looks) {
      if (picture === undefined) continue
      const modes = known.get(story) ?? {}
      const before = accepted[story]?.[mode]
      const isKept = chance.has(`${story} ${mode}`) || isAccepted(before, picture)
      modes[mode] = before !== undefined && isKept ? before : picture
      known.set(story, modes)
    }
  }
  return Object.fromEntries([...known].toSorted(([a], [b]) => a.localeCompare(b)))
}

export const acceptedLooks = async (): Promise<Accepted> =>
  JSON.parse(await readFile(ACCEPTED, 'utf8')) as Accepted

/**
 * The changes but for those that a second run shows otherwise: what differs from itself is no change, but chance. What was not
 * drawn again is a change.
 */
export function confirmed(
  changes: readonly LookChange[],
  first: readonly StoryRun[],
  again: readonly StoryRun[],
): LookChange[] {
  const pictureOf = (runs: readonly StoryRun[], story: string, mode: string) =>
    runs.find((run) => run.story === story)?.looks.find((look) => look.mode === mode)?.picture
  return changes.flatMap((change) => {
    if (change.verdict !== 'changed') return [change]
    const { story } = change
    const modes = change.modes.filter((mode) => {
      const second = pictureOf(again, story, mode)
      return second === undefined || second === pictureOf(first, story, mode)
    })
    return modes.length === 0 ? [] : [{ ...change, modes }]
  })
}

/** Names the stories that look different, and says what to do about it. */
export function describeLooks(changes: readonly LookChange[]): string {
  const named = changes
    .slice(0, NAMED)
    .map(({ story, modes, verdict }) => `  ${verdict}: ${story} (${modes.join(', ')})`)
  return [
    ...named,
    ...(changes.length > NAMED ? [`  … and ${changes.length - NAMED} more`] : []),
    `${changes.length} stories look different. npm run pictures shows them; npm run pictures:accept takes them.`,
  ].join('\n')
}

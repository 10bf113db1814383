import { fold } from '#lib/fold-text'

/** What may stand in a list of entries. */
export interface TagRules {
  /** Entries that it refuses are dropped. @default all are accepted */
  accepts?: ((entry: string) => boolean) | undefined
  /** The most entries. @default any number */
  max?: number | undefined
  /** Whether an entry may have spaces inside. @default false */
  spaces?: boolean | undefined
}

export interface TagsAdded {
  tags: readonly string[]
  added: readonly string[]
  /** What was there already, as it is written there. */
  moved: readonly string[]
  /** What `accepts` refused. */
  dropped: readonly string[]
  /** What found no room, to stay in the input. */
  rest: string
}

/** Commas and semicolons of both scripts, line ends and tabs part entries; in a pasted list spaces do too, the ideographic one included. */
const betweenWords = /[\s,、，;；]+/
const betweenPhrases = /[\n\r\t,、，;；]+/

/** The entries that a text holds. `spaces`: a space is part of an entry. */
export const splitTags = (text: string, spaces = false): string[] =>
  text
    .split(spaces ? betweenPhrases : betweenWords)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/**
 * Adds what the text holds. A space in a typed text is a slip of the finger and parts nothing: the entry is refused as a
 * whole rather than in halves that were never meant. A new entry goes to the end, one that is there already moves to the end (CMP-7). Two entries are
 * the same whatever their case and width.
 */
export function addTags(
  tags: readonly string[],
  text: string,
  { accepts = () => true, max = Infinity, spaces = false }: TagRules = {},
  how: 'typed' | 'pasted' = 'typed',
): TagsAdded {
  let now = [...tags]
  const added: string[] = []
  const moved: string[] = []
  const dropped: string[] = []
  const rest: string[] = []
  for (const entry of splitTags(text, spaces || how === 'typed')) {
    if (!accepts(entry)) {
      dropped.push(entry)
      continue
    }
    const key = fold(entry)
    const known = now.find((tag) => fold(tag) === key)
    if (known !== undefined) {
      now = [...now.filter((tag) => fold(tag) !== key), known]
      if (!added.includes(known) && !moved.includes(known)) moved.push(known)
    } else if (now.length < max) {
      now.push(entry)
      added.push(entry)
    } else rest.push(entry)
  }
  return { tags: now, added, moved, dropped, rest: rest.join(', ') }
}

/** Where the focus goes in a list of `count` entries: 'input' after the last; undefined for a key that moves nothing. */
export function tagAfterKey(key: string, at: number, count: number): number | 'input' | undefined {
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return at + 1 < count ? at + 1 : 'input'
  if (key === 'Home') return 0
  if (key === 'End') return 'input'
  return undefined
}

/** Who takes the focus when the entry at `at` goes and `left` stay: the next, else the one before, else the input. */
export const tagAfterRemoval = (at: number, left: number): number | 'input' =>
  left === 0 ? 'input' : Math.min(at, left - 1)

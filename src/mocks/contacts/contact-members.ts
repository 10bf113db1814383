import { forEachSliced } from '#mocks/core/yield-to-page'

/** Conditions whose members are kept, and changes of contacts that they may lag behind. */
const KEPT = { conditions: 32, changes: 50_000 } as const

/** Who fits a condition: one mark per ordinal. */
export interface Members {
  marks: Uint8Array<ArrayBuffer>
  count: number
}
interface KeptMembers extends Members {
  /** Changes that they know of. */
  seen: number
  test: (ordinal: number) => boolean
  filled: Promise<void>
}

export interface ContactMembers {
  /** Who fits now: worked out once for a key, then anew only for the contacts that changed. */
  of: (key: string, test: () => (ordinal: number) => boolean) => Promise<Readonly<Members>>
  changedAt: (ordinal: number) => void
  /** To be called when more changed than some contacts. */
  forget: () => void
}

export function createContactMembers({
  end,
  isThere,
}: {
  /** The ordinal after the last. */
  end: () => number
  isThere: (ordinal: number) => boolean
}): ContactMembers {
  const kept = new Map<string, KeptMembers>()
  /** The ordinals that changed, and how many of them were dropped again. */
  let changes: number[] = []
  let dropped = 0

  const mark = (known: KeptMembers, ordinal: number) => {
    if (ordinal >= known.marks.length) {
      const larger = new Uint8Array(Math.max(end(), known.marks.length * 2))
      larger.set(known.marks)
      known.marks = larger
    }
    const fits = isThere(ordinal) && known.test(ordinal) ? 1 : 0
    known.count += fits - (known.marks[ordinal] ?? 0)
    known.marks[ordinal] = fits
  }
  const fill = async (known: KeptMembers) => {
    known.seen = dropped + changes.length
    await forEachSliced(end(), (ordinal) => mark(known, ordinal))
  }

  return {
    async of(key, test) {
      let known = kept.get(key)
      if (!known) {
        known = {
          marks: new Uint8Array(end()),
          count: 0,
          seen: 0,
          test: test(),
          filled: Promise.resolve(),
        }
        known.filled = fill(known)
      }
      // The last asked for is the last to go.
      kept.delete(key)
      kept.set(key, known)
      const [oldest] = kept.keys()
      if (kept.size > KEPT.conditions && oldest !== undefined) kept.delete(oldest)
      await known.filled
      if (known.seen < dropped) await (known.filled = fill(known))
      for (; known.seen < dropped + changes.length; known.seen += 1)
        mark(known, changes[known.seen - dropped] ?? 0)
      if (changes.length > KEPT.changes) {
        dropped += changes.length
        changes = []
      }
      return known
    },
    changedAt(ordinal) {
      if (kept.size > 0) changes.push(ordinal)
    },
    forget: () => kept.clear(),
  }
}

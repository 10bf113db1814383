/** Steps that can be taken back, and how long keystrokes in one place count as one of them, ms. */
export const HISTORY = { most: 100, mergeWithin: 1000 } as const

/** What was, and what was taken back; the newest last. */
export interface History<Draft> {
  past: readonly Draft[]
  future: readonly Draft[]
  /** Where the last change was made, and when; keystrokes there belong to the same step. */
  last: { place: string; at: number } | undefined
}

export const noHistory: History<never> = { past: [], future: [], last: undefined }

/** With a change away from `before`. Without a `place` it is a step of its own, such as a new field. */
export function recorded<Draft>(
  history: History<Draft>,
  before: Draft,
  place: string | undefined,
  now: number,
): History<Draft> {
  const { past, last } = history
  const continues =
    place !== undefined && last?.place === place && now - last.at <= HISTORY.mergeWithin && past.length > 0
  return {
    past: continues ? past : [...past, before].slice(-HISTORY.most),
    future: [],
    last: place === undefined ? undefined : { place, at: now },
  }
}

/** Goes back from `current`, or on again; undefined where there is nowhere to go. */
export function stepped<Draft>(
  { past, future }: History<Draft>,
  current: Draft,
  direction: 'undo' | 'redo',
): { history: History<Draft>; draft: Draft } | undefined {
  const draft = direction === 'undo' ? past.at(-1) : future.at(-1)
  if (draft === undefined) return undefined
  const history =
    direction === 'undo'
      ? { past: past.slice(0, -1), future: [...future, current] }
      : { past: [...past, current], future: future.slice(0, -1) }
  return { history: { ...history, last: undefined }, draft }
}

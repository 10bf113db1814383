/** More than the longest shortcut: whoever pressed others before meant something else. */
const KEPT = 3

const kept: KeyboardEvent[] = []

function keep(event: KeyboardEvent) {
  kept.push(event)
  if (kept.length > KEPT) kept.shift()
}

/** From now on keys are kept until the shortcuts are loaded: who is quick is heard late rather than never. */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep)

/** The last keys that were pressed until now. No more are kept. */
export function takeEarlyKeys(): KeyboardEvent[] {
  document.removeEventListener('keydown', keep)
  return kept.splice(0)
}

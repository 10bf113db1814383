/** More than the longest shortcut: whoever pressed others before meant something else. */
const KEPT = 3

const kept: KeyboardEvent[] = []
let isForPalette = false

function keep(event: KeyboardEvent) {
  if (event.defaultPrevented) return
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
    // Some browsers go to their address bar.
    event.preventDefault()
    isForPalette = true
    kept.length = 0
  }
  kept.push(event)
  if (!isForPalette && kept.length > KEPT) kept.shift()
}

/** From now on keys are kept until the shortcuts are loaded: who is quick is heard late rather than never. */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep)

/** The keys that were pressed until now: the last ones, or all from ⌘K on (FRA-33). No more are kept. */
export function takeEarlyKeys(): KeyboardEvent[] {
  document.removeEventListener('keydown', keep)
  isForPalette = false
  return kept.splice(0)
}

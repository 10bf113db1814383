/** Frames that load at the same moment: each is a whole page, and more make all of them slow. */
const AT_ONCE = 2

const waiting: (() => void)[] = []
let loading = 0

function next(): void {
  while (loading < AT_ONCE) {
    const start = waiting.shift()
    if (start === undefined) return
    loading += 1
    start()
  }
}

/** Calls `start` when it is this frame's turn. The answer ends the turn, or the wait for it; only its first call counts. */
export function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'ended' = 'waiting'
  const begin = () => {
    state = 'loading'
    start()
  }
  waiting.push(begin)
  next()
  return () => {
    if (state === 'loading') loading -= 1
    else if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1)
    state = 'ended'
    next()
  }
}

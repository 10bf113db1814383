/** The conversations with relays that a process may hold at once, of all its batches. */
export interface Lines {
  free: () => number
  /** Holds one until the work has ended. */
  hold: (work: () => Promise<void>) => Promise<void>
}

export function createLines(count: number): Lines {
  let held = 0
  return {
    free: () => Math.max(0, count - held),
    async hold(work) {
      held += 1
      try {
        await work()
      } finally {
        held -= 1
      }
    },
  }
}

/** Puts what many wait for at the same time into few transactions. */
export interface GroupCommit<Item, Result> {
  /** Settles once the item was committed with others. */
  add: (item: Item) => Promise<Result>
}

/**
 * While one group is committed the next one gathers, so a group is as large as the database is slow. `commit` answers for each
 * item of a group, in its order; where it fails, all of the group fail.
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): GroupCommit<Item, Result> {
  interface Waiting {
    item: Item
    done: (result: Result) => void
    failed: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let isBusy = false

  async function run(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next group gathers meanwhile
        const results = await commit(group.map(({ item }) => item))
        for (const [place, { done, failed }] of group.entries()) {
          const result = results[place]
          if (result === undefined) failed(new Error('There is no answer for this item.'))
          else done(result)
        }
      } catch (error) {
        for (const { failed } of group) failed(error)
      }
    }
    isBusy = false
  }

  return {
    add: (item) =>
      new Promise<Result>((done, failed) => {
        waiting.push({ item, done, failed })
        // What is added in the same turn goes into the same group.
        if (!isBusy) {
          isBusy = true
          queueMicrotask(() => void run())
        }
      }),
  }
}

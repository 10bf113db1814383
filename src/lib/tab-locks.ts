/** Not there on pages without https, whatever the lib's types say: then each tab knows of itself alone. */
const locks = (): LockManager | undefined => navigator.locks

/** Does some work alone among all tabs, one after the other; at once where the browser has no locks. */
export const aloneInBrowser = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const tabs = locks()
  return tabs ? await tabs.request(name, work) : await work()
}

const ours = new Set<string>()

/** Tells the other tabs of this browser that something goes on here, until it is over or this page is gone. */
export function holdInBrowser(name: string, over: Promise<unknown>): void {
  ours.add(name)
  const done = over.catch(() => undefined).then(() => ours.delete(name))
  void locks()
    ?.request(name, () => done)
    .catch(() => undefined)
}

/** What goes on now in other tabs of this browser. */
export async function heldElsewhere(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name === undefined || ours.has(name) ? [] : name)))
}

/** Resolves once no tab of this browser does it any more; rejects when aborted. */
export async function overInBrowser(name: string, signal: AbortSignal): Promise<void> {
  await locks()?.request(name, { mode: 'shared', signal }, () => undefined)
}

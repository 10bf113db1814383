import { useEffect, useState } from 'react'
import type { MenuEntries, MenuEntry } from './menu-entry.ts'

type Load = Exclude<MenuEntries, readonly MenuEntry[]>

/** What was loaded, for the next time it opens. */
export type KeptEntries = WeakMap<Load, readonly MenuEntry[]>

/** Empty at first, and the same for as long as its menu stands, open or closed. */
export const useKeptEntries = (): KeptEntries => useState<KeptEntries>(() => new WeakMap())[0]

type Loaded = { state: 'loading' } | { state: 'error' } | { state: 'ready'; entries: readonly MenuEntry[] }

type MenuEntriesNow = Loaded & { retried: boolean; retry: () => void }

/** The lines of a menu, asked for when it opens where they are not given; `retried` once somebody asked again. */
export function useMenuEntries(entries: MenuEntries, kept: KeptEntries): MenuEntriesNow {
  // The one it opened with: what is there does not change under somebody's hand.
  const [load] = useState(() => entries)
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const before = typeof load === 'function' ? kept.get(load) : undefined
    return before ? { state: 'ready', entries: before } : { state: 'loading' }
  })
  useEffect(() => {
    if (typeof load !== 'function' || kept.has(load)) return
    const run = new AbortController()
    const ask = async () => load(run.signal)
    ask().then(
      (ready) => {
        if (run.signal.aborted) return
        kept.set(load, ready)
        setLoaded({ state: 'ready', entries: ready })
      },
      () => {
        if (!run.signal.aborted) setLoaded({ state: 'error' })
      },
    )
    return () => run.abort()
  }, [load, kept, tries])
  const now: Loaded = typeof entries === 'function' ? loaded : { state: 'ready', entries }
  return {
    ...now,
    retried: tries > 0,
    retry: () => {
      setLoaded({ state: 'loading' })
      setTries(tries + 1)
    },
  }
}

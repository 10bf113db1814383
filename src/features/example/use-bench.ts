import { createContext, use, useSyncExternalStore } from 'react'
import type { Bench, BenchState } from '#tracking/bench'

/** The bench of the page; its cards share it. */
export const BenchContext = createContext<Bench | undefined>(undefined)

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('No <BenchContext> above this component. Wrap it in ExampleScreen.')
  return bench
}

export function useBenchState(): BenchState {
  const { store } = useBench()
  return useSyncExternalStore(store.subscribe, store.get)
}

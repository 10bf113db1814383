import { useSyncExternalStore } from 'react'
import { useApi, type Api } from '#api/core'
import { backgroundWorkOf } from '#lib/background-work'
import { createStore, type Store } from '#lib/observable'
import type { BulkAction, Selected, SkipReason } from './bulk-changes.model.ts'
import type { BulkRun } from './bulk-run.model.ts'

export type ContactRun = BulkRun<Selected, SkipReason>

/** A change of many contacts that goes on, or has ended and is still shown. */
export interface UnderWay {
  run: ContactRun
  /** What is done, or that it is taken back. */
  what: BulkAction['kind'] | 'undo'
  total: number
  /** The same for those that it failed for. */
  again: (failed: readonly string[]) => void
  /** Takes back what was changed; undefined where that can't be. Asked once the run is over. */
  undoOf: () => (() => void) | undefined
}

interface Shown {
  underWay: UnderWay
  /** In its dialog; otherwise in the frame. */
  inDialog: boolean
}

export interface BulkRuns {
  store: Store<Shown | undefined>
  /** Shows a run in its dialog, in the place of the last one. */
  begin: (underWay: UnderWay) => void
  show: (inDialog: boolean) => void
  dismiss: () => void
  isBusy: () => boolean
}

const all = new WeakMap<Api, BulkRuns>()

/** The one change of many contacts of this app: it outlives the page that it was begun on. */
export function useBulkRuns(): BulkRuns {
  const api = useApi()
  const known = all.get(api)
  if (known) return known
  const made = createRuns(api)
  all.set(api, made)
  return made
}

export const useShownRun = ({ store }: BulkRuns): Shown | undefined =>
  useSyncExternalStore(store.subscribe, store.get)

function createRuns(api: Api): BulkRuns {
  const store = createStore<Shown | undefined>(undefined)
  const isWorking = backgroundWorkOf(api)
  return {
    store,
    begin(underWay) {
      store.set({ underWay, inDialog: true })
      isWorking.set(true)
    },
    show(inDialog) {
      const shown = store.get()
      if (shown) store.set({ ...shown, inDialog })
    },
    dismiss() {
      store.set(undefined)
      isWorking.set(false)
    },
    isBusy() {
      const status = store.get()?.underWay.run.state().status
      return status === 'running' || status === 'paused'
    },
  }
}

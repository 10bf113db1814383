import { useMemo, useSyncExternalStore } from 'react'
import { useScopedWorkspaceId } from '#api/core'
import { useSelfAccount } from '#api/self-account'
import { createSignal } from '#lib/observable'
import { onStored, readStored, storageKeys, writeStored } from '#lib/storage'
import { decodeViews, type SavedView } from './saved-views.model.ts'

/** All that is kept: the views of each account in each workspace. */
const readAll = (): Record<string, unknown> =>
  readStored(storageKeys.contactViews, (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined,
  ) ?? {}

let all: Record<string, unknown> | undefined
const changed = createSignal()
const reread = () => {
  all = undefined
  changed.emit()
}

function subscribe(listener: () => void) {
  const unsubscribe = changed.subscribe(listener)
  const end = onStored(storageKeys.contactViews, reread)
  return () => {
    unsubscribe()
    end()
    // The next snapshot is read from storage: nobody listened for changes in between.
    all = undefined
  }
}
const snapshot = () => (all ??= readAll())

export interface SavedViews {
  views: readonly SavedView[]
  /** All of them, as they shall be. */
  onViewsChange: (views: readonly SavedView[]) => void
}

/** The views of whoever is signed in, in this workspace and this browser; other tabs see a change at once. */
export function useSavedViews(): SavedViews {
  const workspaceId = useScopedWorkspaceId() ?? ''
  const email = useSelfAccount().data?.email ?? ''
  const owner = `${workspaceId} ${email}`
  const stored = useSyncExternalStore(subscribe, snapshot)
  const mine = Object.hasOwn(stored, owner) ? stored[owner] : undefined
  const views = useMemo(() => decodeViews(mine), [mine])
  return {
    views,
    onViewsChange(next) {
      writeStored(storageKeys.contactViews, { ...readAll(), [owner]: next })
      reread()
    },
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import { useScopedWorkspaceId } from '#api/core'
import { useSelfAccount } from '#api/self-account'
import { onStored, readStored, storageKeys, writeStored } from '#lib/storage'
import { decodeViews, type SavedView } from './saved-views.model.ts'

/** All that is kept: the views of each account in each workspace. */
const readAll = (): Record<string, unknown> =>
  readStored(storageKeys.contactViews, (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined,
  ) ?? {}

let all: Record<string, unknown> | undefined
const listeners = new Set<() => void>()
const told = () => {
  all = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const end = onStored(storageKeys.contactViews, told)
  return () => {
    listeners.delete(listener)
    end()
    // Whoever looks next looks at what is stored then.
    if (listeners.size === 0) all = undefined
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
      told()
    },
  }
}

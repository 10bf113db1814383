import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { systemClock, type Clock } from '#lib/clock'
import {
  createEditing,
  type Editing,
  type EditingConfig,
  type EditingState,
  type SaveResult,
  type Stored,
} from '#lib/editing'
import { createStore } from '#lib/observable'
import type { LeaveGuardOptions } from '#components/leave-guard'

export interface UseEditing<Draft, Record extends Stored, Failure> extends Omit<
  EditingConfig<Draft, Record, Failure>,
  'clock'
> {
  /** @default the system's */
  clock?: Clock
  /** Called when it was tried to be saved with something wrong in it, such as to focus the first wrong field. */
  onInvalid?: () => void
}

export interface EditingUse<Draft, Record, Failure>
  extends
    EditingState<Draft, Record, Failure>,
    Omit<Editing<Draft, Record, Failure>, 'state' | 'subscribe' | 'keep' | 'stop' | 'change'> {
  change: (part: Partial<Draft>) => void
  isSaving: boolean
  /** The state as of this very moment, such as after a save that was awaited. */
  now: () => EditingState<Draft, Record, Failure>
  /** For `<LeaveGuard>`, which is rendered inside of what is left: the dialog, the section, the page. */
  guard: LeaveGuardOptions
}

/**
 * The editing model as a hook. `stored` may be newer with each render: without unsaved changes it is taken, else it may be
 * a conflict. Give the component a key per record: it edits one.
 */
export function useEditing<Draft, Record extends Stored, Failure>(
  config: UseEditing<Draft, Record, Failure>,
): EditingUse<Draft, Record, Failure> {
  const [latest] = useState(() => createStore(config))
  useLayoutEffect(() => latest.set(config))
  const [editing] = useState(() =>
    createEditing<Draft, Record, Failure>({
      ...config,
      clock: config.clock ?? systemClock,
      // These see the newest props: names that are taken by now, the newest `save`.
      isValid: (draft) => latest.get().isValid(draft),
      storable: (draft, stored) => latest.get().storable?.(draft, stored) ?? stored,
      save: (draft, base) => latest.get().save(draft, base),
    }),
  )
  const state = useSyncExternalStore(editing.subscribe, editing.state)
  const { stored } = config
  useLayoutEffect(() => {
    if (stored) editing.receive(stored)
  }, [editing, stored])
  useEffect(() => {
    const retry = () => void editing.retry()
    addEventListener('online', retry)
    // A page that is hidden may never be seen again.
    document.addEventListener('visibilitychange', editing.keep)
    // Nor does the browser say that it asked whether to leave, and that the answer was yes.
    addEventListener('beforeunload', editing.keep)
    return () => {
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', editing.keep)
      removeEventListener('beforeunload', editing.keep)
      editing.stop()
    }
  }, [editing])

  const told = async (saving: Promise<SaveResult>) => {
    const result = await saving
    if (result === 'invalid') latest.get().onInvalid?.()
    return result
  }
  const { save, keepMine, check, discard, ...rest } = editing
  const isSaving = state.status === 'saving'
  const canSettle = isSaving || config.autosave === true
  return {
    ...rest,
    ...state,
    change: (part) => editing.change((draft) => ({ ...draft, ...part })),
    save: () => told(save()),
    keepMine: () => told(keepMine()),
    check() {
      const valid = check()
      if (!valid) latest.get().onInvalid?.()
      return valid
    },
    discard,
    now: editing.state,
    isSaving,
    guard: {
      dirty: state.dirty,
      isDirty: () => editing.state().dirty,
      settle: canSettle ? async () => ['saved', 'unchanged'].includes(await save()) : undefined,
      discard,
    },
  }
}

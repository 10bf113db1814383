import type { Clock } from './clock.ts'
import { createStore, type Store } from './observable.ts'

/** What is stored on the server; its version grows with each change. */
export interface Stored {
  version: number
}

/** `theirs`: it was refused because somebody else saved that version in the meantime. */
export type SaveOutcome<Record, Failure> =
  | { ok: true; data: Record }
  | { ok: false; error: Failure; theirs?: Record | undefined }

/** idle → saving → idle, failed or conflict; waiting: refused by the network, sent again when that is back. */
export type EditingStatus = 'idle' | 'saving' | 'failed' | 'waiting' | 'conflict'

export interface EditingState<Draft, Record, Failure> {
  /** The stored record that the draft is a change of; undefined while there is none yet. */
  base: Record | undefined
  draft: Draft
  /** Whether the draft differs from what is stored. */
  dirty: boolean
  status: EditingStatus
  /** Why the last save failed; undefined again with the next change of the status. */
  error: Failure | undefined
  /** The version to decide about while the status is 'conflict'. */
  theirs: Record | undefined
  /** It was tried to be saved with something wrong in it: fields that are still empty may say so now. */
  attempted: boolean
  /** Grows whenever the draft is replaced as a whole, for fields that keep state of their own. */
  revision: number
  /** A draft that was never saved, such as after a crash; waits for `restore` or `forget`. */
  unsaved: Kept<Draft> | undefined
}

/** A draft as the browser keeps it until it is saved. */
export interface Kept<Draft> {
  draft: Draft
  /** What it is a change of: the record may be another when the draft is restored. Older programs kept none. */
  before?: Draft | undefined
  /** Of the record that it was begun from; 0 for a new one. */
  version: number
  /** When it was kept, ms since 1970. */
  at: number
}

/** Where a draft survives a crash. Never for secrets. */
export interface DraftKeeper<Draft> {
  read: () => Promise<Kept<Draft> | undefined>
  write: (kept: Kept<Draft>) => Promise<void>
  remove: () => Promise<void>
}

/** How long typing rests before a draft is kept or saved by itself, ms (CMP-29). */
export const EDITING = { rest: 420 } as const

export interface EditingConfig<Draft, Record, Failure> {
  stored: Record | undefined
  /** What is edited of a record; undefined gives the draft of a new one. */
  draftOf: (stored: Record | undefined) => Draft
  isSame: (a: Draft, b: Draft) => boolean
  isValid: (draft: Draft) => boolean
  /**
   * What of a draft with something wrong in it can be stored all the same: the rest is as in `stored`. What can't be stored
   * stays typed, and the draft stays dirty. @default nothing of it
   */
  storable?: ((draft: Draft, stored: Draft) => Draft) | undefined
  /** Stores the draft over `base`. Never throws. */
  save: (draft: Draft, base: Record | undefined) => Promise<SaveOutcome<Record, Failure>>
  clock: Clock
  /**
   * Saving makes something new out of the draft, so a draft that was not changed is sent, too.
   * @default whether there is no stored record
   */
  creates?: boolean | undefined
  /** Saves by itself once typing rests, where the draft is valid. @default false */
  autosave?: boolean | undefined
  /** Whether the failure will pass by itself: then the save waits for `retry`. */
  isOffline?: ((failure: Failure) => boolean) | undefined
  /**
   * Puts two people's changes together. Where both changed the same it is undefined, or with `keepsMine` what is mine.
   * @default any two changes are a conflict
   */
  merge?: ((base: Draft, mine: Draft, theirs: Draft, keepsMine?: boolean) => Draft | undefined) | undefined
  keeper?: DraftKeeper<Draft> | undefined
}

export type SaveResult = 'saved' | 'unchanged' | 'invalid' | 'failed' | 'conflict'

export interface Editing<Draft, Record, Failure> {
  state: () => EditingState<Draft, Record, Failure>
  subscribe: Store<unknown>['subscribe']
  change: (change: (draft: Draft) => Draft) => void
  save: () => Promise<SaveResult>
  /** The record as it was read or written elsewhere. Without unsaved changes it is taken; else it may be a conflict. */
  receive: (stored: Record) => void
  keepMine: () => Promise<SaveResult>
  takeTheirs: () => void
  discard: () => void
  /** Sends again what waits for the network. */
  retry: () => Promise<SaveResult>
  /** Whether the draft is valid; if not, the fields say so from now on. */
  check: () => boolean
  /** Another write of the same record was refused. */
  fail: (error: Failure) => void
  restore: () => void
  forget: () => void
  /** Keeps the draft at once, before the page or the session may be gone. */
  keep: () => void
  /** Keeps the draft and ends timers; what is in flight comes to its end. */
  stop: () => void
}

/**
 * Something stored that is edited: draft, validation, save or autosave, version conflicts, and the draft that survives a
 * crash. One save is in flight at a time; each carries the version that the last answer gave.
 */
export function createEditing<Draft, Record extends Stored, Failure>(
  config: EditingConfig<Draft, Record, Failure>,
): Editing<Draft, Record, Failure> {
  const { draftOf, isSame, isValid, clock, merge, keeper, isOffline = () => false } = config
  const store = createStore<EditingState<Draft, Record, Failure>>({
    base: config.stored,
    draft: draftOf(config.stored),
    dirty: false,
    status: 'idle',
    error: undefined,
    theirs: undefined,
    attempted: false,
    revision: 0,
    unsaved: undefined,
  })
  let saving: Promise<SaveResult> | undefined
  let endRest = () => {}
  let stopped = false
  /** What the draft was a change of before a conflict that is not decided. */
  let undecided: Pick<Kept<Draft>, 'before' | 'version'> | undefined

  const become = (change: Partial<EditingState<Draft, Record, Failure>>) => {
    const before = store.get()
    const next = { ...before, ...change }
    const dirty = !isSame(next.draft, draftOf(next.base))
    store.set({ ...next, dirty })
    if (next.status !== 'conflict') undecided = undefined
    if (!before.dirty || dirty) return
    // Typing has overwritten what is still offered from before.
    void (next.unsaved ? keeper?.write(next.unsaved) : keeper?.remove())?.catch(() => undefined)
  }
  /** Both the stored record and the draft are those of the record. */
  const adopt = (record: Record) =>
    become({
      base: record,
      draft: draftOf(record),
      status: 'idle',
      error: undefined,
      theirs: undefined,
      attempted: false,
      revision: store.get().revision + 1,
    })
  /** What the draft is a change of. */
  const beforeChange = (): Draft | undefined => {
    const { base } = store.get()
    return base && draftOf(base)
  }
  const origin = (): Pick<Kept<Draft>, 'before' | 'version'> => ({
    before: beforeChange(),
    version: store.get().base?.version ?? 0,
  })
  /** Continues from the other version if the two changes fit together, or with `keepsMine` in any case. */
  const rebased = (theirs: Record, keepsMine = false, before = beforeChange()): boolean => {
    const { draft, revision } = store.get()
    const merged = before && merge?.(before, draft, draftOf(theirs), keepsMine)
    if (merged === undefined) return false
    become({
      base: theirs,
      // Who still types into a draft that stays the same keeps the focus.
      ...(!isSame(draft, merged) && { draft: merged, revision: revision + 1 }),
    })
    return true
  }
  /** Only what both changed is left to decide: the rest of the draft is theirs, so keeping mine undoes none of it. */
  const decide = (theirs: Record, error?: Failure, from = origin()) => {
    const before = undecided ?? from
    rebased(theirs, true, from.before)
    undecided = before
    become({ status: 'conflict', error, theirs })
  }
  const keep = () => {
    const { dirty, draft } = store.get()
    if (!dirty) return
    // Restored, a draft whose conflict was not decided is one that is to be decided.
    void keeper?.write({ draft, ...(undecided ?? origin()), at: clock.now() }).catch(() => undefined)
  }
  const rest = () => {
    endRest()
    if (stopped) return
    endRest = clock.setTimeout(() => {
      keep()
      const { dirty, status } = store.get()
      if (config.autosave && dirty && status !== 'conflict' && storedPart() !== undefined) void begin()
    }, EDITING.rest)
  }

  /** The draft, or what of it can be stored; undefined where that is nothing new. */
  const storedPart = (): Draft | undefined => {
    const { draft, base } = store.get()
    if (isValid(draft)) return draft
    if (base === undefined || !config.storable) return undefined
    const stored = draftOf(base)
    const part = config.storable(draft, stored)
    return isSame(part, stored) ? undefined : part
  }
  const saveOnce = async (rebases: number): Promise<SaveResult> => {
    const { draft, base } = store.get()
    const part = storedPart()
    // Somebody else may have stored all of it meanwhile.
    if (part === undefined) {
      become({ status: 'idle', error: undefined })
      return 'invalid'
    }
    become({ status: 'saving', error: undefined, theirs: undefined })
    const outcome = await config.save(part, base)
    if (outcome.ok) {
      const now = store.get()
      if (part !== draft) {
        become({ base: outcome.data, status: 'idle' })
        if (now.draft !== draft) rest()
        return 'invalid'
      }
      if (config.autosave && now.draft === draft && isSame(draft, draftOf(outcome.data)))
        // It may be stored without the spaces at its ends: who is still typing keeps them.
        become({ base: outcome.data, status: 'idle', error: undefined, theirs: undefined, attempted: false })
      else if (now.draft === draft) adopt(outcome.data)
      else {
        // What was typed meanwhile is the next change.
        become({ base: outcome.data, status: 'idle', attempted: false })
        rest()
      }
      return 'saved'
    }
    const { error, theirs } = outcome
    if (theirs === undefined) {
      become({ status: isOffline(error) && config.autosave ? 'waiting' : 'failed', error })
      return 'failed'
    }
    if (rebases > 0 && rebased(theirs)) return saveOnce(rebases - 1)
    decide(theirs, error)
    return 'conflict'
  }
  const check = () => {
    if (isValid(store.get().draft)) return true
    become({ attempted: true })
    return false
  }
  const save = (): Promise<SaveResult> => {
    if (saving) return saving
    endRest()
    const { dirty, base, status } = store.get()
    if (!check() && storedPart() === undefined) return Promise.resolve('invalid')
    const creates = config.creates ?? base === undefined
    if (!dirty && !creates) return Promise.resolve('unchanged')
    if (status === 'conflict') return Promise.resolve('conflict')
    // The session may end with this save, and the page with it.
    keep()
    return begin()
  }
  const begin = (): Promise<SaveResult> =>
    (saving ??= saveOnce(2).finally(() => {
      saving = undefined
    }))

  void keeper
    ?.read()
    .then((unsaved) => {
      const { dirty, base } = store.get()
      if (unsaved && !dirty && !isSame(unsaved.draft, draftOf(base))) become({ unsaved })
    })
    .catch(() => undefined)

  return {
    state: store.get,
    subscribe: store.subscribe,
    change(change) {
      const { status, draft } = store.get()
      become({
        draft: change(draft),
        // Another try may end otherwise; a conflict stays until it is decided.
        ...(status === 'failed' && { status: 'idle', error: undefined }),
      })
      rest()
    },
    save,
    check,
    fail: (error) => become({ status: 'failed', error }),
    receive(record) {
      const { base, dirty, status } = store.get()
      if (base && record.version <= base.version) return
      if (status === 'saving') return
      if (!dirty || base === undefined) adopt(record)
      else if (status === 'conflict' || !rebased(record)) decide(record)
    },
    async keepMine() {
      const { theirs } = store.get()
      if (!theirs) return 'unchanged'
      become({ base: theirs, theirs: undefined, status: 'idle' })
      return save()
    },
    takeTheirs() {
      const { theirs } = store.get()
      if (theirs) adopt(theirs)
    },
    discard() {
      const { base, theirs, revision } = store.get()
      endRest()
      if (theirs) adopt(theirs)
      else
        become({
          draft: draftOf(base),
          status: 'idle',
          error: undefined,
          attempted: false,
          revision: revision + 1,
        })
    },
    retry: () => (store.get().status === 'waiting' ? save() : Promise.resolve('unchanged')),
    restore() {
      const { unsaved, base, revision } = store.get()
      if (!unsaved) return
      const { draft, before, version } = unsaved
      become({ draft, unsaved: undefined, revision: revision + 1 })
      const isOld = base && before && base.version > version && !isSame(before, draftOf(base))
      if (isOld && !rebased(base, false, before)) decide(base, undefined, { before, version })
      else rest()
    },
    forget() {
      become({ unsaved: undefined })
      void keeper?.remove().catch(() => undefined)
    },
    keep,
    stop() {
      stopped = true
      keep()
      endRest()
    },
  }
}

/** Puts two changes of one value together, such as of a mail; undefined where it can't. With `keepsMine` it always can. */
export type MergeValues = (base: unknown, mine: unknown, theirs: unknown, keepsMine: boolean) => unknown

/**
 * Puts two changes of the same record together field by field. Where both changed a field to different values it is
 * undefined, or with `keepsMine` that field is mine, unless `mergeValues` knows how both can be kept.
 */
export function mergeFields<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  keepsMine = false,
  mergeValues?: MergeValues,
): Draft | undefined {
  const drafts = [base, mine, theirs]
  let merged = theirs
  for (const field of new Set(drafts.flatMap((draft) => Object.keys(draft)))) {
    const [before, ours, other] = drafts.map(
      (draft): unknown => Object.entries(draft).find(([key]) => key === field)?.[1],
    )
    if (same(before, ours) || same(ours, other)) continue
    const both = same(before, other) ? undefined : mergeValues?.(before, ours, other, keepsMine)
    if (both === undefined && !keepsMine && !same(before, other)) return undefined
    merged = { ...merged, [field]: both ?? ours }
  }
  return merged
}

/**
 * Puts two changes of the same list together item by item, as long as both have the same ones in the same order. Else, and
 * where both changed the same, it is undefined, or with `keepsMine` what is mine.
 */
export function mergeItems<Item extends { id: string }>(
  base: Item[],
  mine: Item[],
  theirs: Item[],
  keepsMine = false,
  mergeValues?: MergeValues,
): Item[] | undefined {
  if (same(mine, base)) return theirs
  if (same(theirs, base) || same(theirs, mine)) return mine
  if (!same(idsOf(base), idsOf(mine)) || !same(idsOf(base), idsOf(theirs)))
    return keepsMine ? mine : undefined
  const merged: Item[] = []
  for (const [place, item] of base.entries()) {
    const [one, other] = [mine[place], theirs[place]]
    const both = one && other && mergeFields(item, one, other, keepsMine, mergeValues)
    if (!both) return undefined
    merged.push(both)
  }
  return merged
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

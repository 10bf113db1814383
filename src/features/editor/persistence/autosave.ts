import type { EmailDocument } from '#mail/document'
import { isSameDocument } from '#mail/operations'
import { originalOf } from '#mail/twin'
import type { Clock } from '#lib/clock'
import { createStore } from '#lib/observable'
import { replaceMail, type EditorStore } from '#features/editor/store'
import type { Snapshot } from './draft-history.ts'
import { allVersions, withVersion, type Draft, type Drafts } from './drafts.ts'

/** How long after the last change it is saved, and how long after the first at the latest, ms (EML-206). */
export const AUTOSAVE = { afterMs: 420, atLatestMs: 600 } as const

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'full' | 'failed' | 'conflict'

export interface AutosaveState {
  save: SaveState
  /** As it was last saved or loaded here, with the name of now: the base of a merge. */
  draft: Draft
  /** What another tab saved in the meantime. */
  theirs: Draft | undefined
}

export interface Autosave {
  getState: () => AutosaveState
  subscribe: (listener: () => void) => () => void
  /** Saves at once what is not saved yet. */
  flush: () => Promise<void>
  rename: (name: string) => void
  /** Keeps a state under a name: that of now, or an earlier one. */
  keepVersion: (name: string, state?: Snapshot) => void
  /** Brings an earlier state back, as one step of undo. */
  restore: (document: EmailDocument) => void
  keepMine: () => Promise<void>
  takeTheirs: () => void
  /** Continues from what the other tab saved, with this mail: the merge of both. One step of undo. */
  takeMerged: (document: EmailDocument) => void
  /** Begins to save what changes; the returned function saves what is left and ends it. */
  start: () => () => void
}

export interface AutosaveOptions {
  store: EditorStore
  drafts: Drafts
  draft: Draft
  clock: Clock
}

/** Saves each change of the mail a moment after it, and says where it stands (EML-206). */
export function createAutosave({ store, drafts, draft, clock }: AutosaveOptions): Autosave {
  const state = createStore<AutosaveState>({ save: 'saved', draft, theirs: undefined })
  let cancel: (() => void) | undefined
  let isSaving = false
  /** Whether something changed since the last save began. */
  let isDirty = false
  /** When the first change that is not saved was made. */
  let dirtySince: number | undefined
  let savedName = draft.name
  // Which language is shown is no change of the mail.
  const mail = () => originalOf(store.getState().document)
  let seen: EmailDocument = mail()
  const set = (change: Partial<AutosaveState>) => state.set({ ...state.get(), ...change })

  const save = async (force = false) => {
    cancel?.()
    cancel = undefined
    if (isSaving || store.getState().readOnly || (state.get().save === 'conflict' && !force)) return
    isSaving = true
    isDirty = false
    dirtySince = undefined
    const document = mail()
    set({ save: 'saving' })
    const { name } = state.get().draft
    const outcome = await drafts.save({ ...state.get().draft, document }, { force })
    isSaving = false
    if ('problem' in outcome) return set({ save: outcome.problem })
    if ('conflict' in outcome) return set({ save: 'conflict', theirs: outcome.conflict })
    const { stamp, updatedAt } = outcome.saved
    savedName = name
    // The name may have changed in the meantime; the stamp is that of what was saved.
    set({ draft: { ...state.get().draft, document, stamp, updatedAt }, theirs: undefined, save: 'saved' })
    if (isDirty) schedule()
  }
  const schedule = () => {
    isDirty = true
    cancel?.()
    if (state.get().save !== 'conflict') set({ save: 'unsaved' })
    const now = clock.now()
    dirtySince ??= now
    const left = dirtySince + AUTOSAVE.atLatestMs - now
    cancel = clock.setTimeout(() => void save(), Math.max(0, Math.min(AUTOSAVE.afterMs, left)))
  }
  const unschedule = () => {
    cancel?.()
    cancel = undefined
    isDirty = false
    dirtySince = undefined
  }
  const onChange = () => {
    const document = mail()
    if (document === seen) return
    seen = document
    if (!store.getState().readOnly) schedule()
  }
  const onSaved = (id: string) => {
    if (id !== draft.id) return
    const look = async () => {
      const read = await drafts.load(id)
      if (read && read.state !== 'corrupt' && !isSaving && read.draft.stamp !== state.get().draft.stamp)
        set({ save: 'conflict', theirs: read.draft })
    }
    look().catch(() => undefined)
  }
  /** Goes on from what the other tab saved; saves only what it does not have yet. */
  const take = (theirs: Draft, document: EmailDocument, next: Draft) => {
    unschedule()
    savedName = theirs.name
    set({ draft: next, theirs: undefined, save: 'saved' })
    if (!isSameDocument(mail(), document)) replaceMail(store, document)
    unschedule()
    seen = mail()
    const isStored =
      isSameDocument(document, theirs.document) &&
      next.name === theirs.name &&
      next.versions.length === theirs.versions.length
    if (isStored) set({ save: 'saved' })
    else schedule()
  }
  const change = (next: Draft) => {
    set({ draft: next })
    schedule()
  }
  return {
    getState: state.get,
    subscribe: state.subscribe,
    async flush() {
      if (cancel) await save()
    },
    rename: (name) => change({ ...state.get().draft, name }),
    keepVersion(name, kept) {
      const now = { at: new Date(clock.now()).toISOString(), document: mail() }
      change(withVersion(state.get().draft, name, kept ?? now))
    },
    restore: (document) => replaceMail(store, document),
    keepMine: () => save(true),
    takeTheirs() {
      const { theirs } = state.get()
      if (theirs) take(theirs, theirs.document, theirs)
    },
    takeMerged(document) {
      const { theirs, draft: mine } = state.get()
      if (!theirs) return
      const name = mine.name === savedName ? theirs.name : mine.name
      take(theirs, document, { ...theirs, name, versions: allVersions(mine, theirs) })
    },
    start() {
      const endStore = store.subscribe(onChange)
      const endDrafts = drafts.subscribe(onSaved)
      return () => {
        if (cancel) void save()
        endStore()
        endDrafts()
      }
    },
  }
}

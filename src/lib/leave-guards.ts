import { createStore, type Store } from './observable.ts'

/** Something that is being edited. */
export interface LeaveGuard {
  /** Whether leaving now would lose something. */
  isDirty: () => boolean
  /** Saves what can be saved without a question, before anybody is asked; resolves to whether nothing is left to lose. */
  settle?: (() => Promise<boolean>) | undefined
  /** Gives up what was typed. */
  discard: () => void
  /** What is asked, where it is not about changes that were not saved. */
  words?: (() => LeaveWords | undefined) | undefined
}

export interface LeaveWords {
  title: string
  about: string
  /** On the button that leaves. */
  discard: string
  /** On the button that stays. */
  stay: string
}

/** The question whether what was typed may be lost. */
export interface LeaveQuestion {
  discard: () => void
  stay: () => void
  words?: LeaveWords | undefined
}

export interface LeaveGuards {
  /** `areas`: the parts of the screen that the editing is in, such as a dialog. The returned function takes the guard away. */
  add: (guard: LeaveGuard, areas: readonly string[]) => () => void
  isDirty: (area?: string) => boolean
  /** Something is done: a question about nothing but that is taken back, and whoever was asked stays. */
  settled: () => void
  /**
   * Goes, unless something in the area would be lost: then it is saved or asked about first. Without an area it is the
   * whole page that is left. `stayed` is called when it does not go.
   */
  leave: (go: () => void, area?: string, stayed?: () => void) => void
  question: Store<LeaveQuestion | undefined>
}

/** One leave guard for all editors of a page: whoever closes, navigates or steps on goes through it. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Map<LeaveGuard, readonly string[]>()
  const question = createStore<LeaveQuestion | undefined>(undefined)
  /** Whether nothing is left that the question is about. */
  let isMoot = () => false
  const dirtyIn = (area: string | undefined) =>
    [...guards]
      .filter(([guard, areas]) => (area === undefined || areas.includes(area)) && guard.isDirty())
      .map(([guard]) => guard)

  const ask = (
    go: () => void,
    area: string | undefined,
    stayed: (() => void) | undefined,
    saved: ReadonlySet<LeaveGuard> = new Set(),
  ) => {
    // What was saved just now may be dirty until it is rendered again.
    const left = () => dirtyIn(area).filter((guard) => !saved.has(guard))
    if (left().length === 0) return go()
    isMoot = () => left().length === 0
    question.set({
      words: left()
        .map((guard) => guard.words?.())
        .find((words) => words !== undefined),
      discard() {
        for (const guard of left()) guard.discard()
        question.set(undefined)
        go()
      },
      stay() {
        question.set(undefined)
        stayed?.()
      },
    })
  }
  const settled = () => {
    if (isMoot()) question.get()?.stay()
  }
  return {
    add(guard, areas) {
      guards.set(guard, areas)
      return () => {
        guards.delete(guard)
        // What was being saved is done meanwhile, and has led on. A guard that takes its place is there in a moment.
        queueMicrotask(settled)
      }
    },
    isDirty: (area) => dirtyIn(area).length > 0,
    settled,
    leave(go, area, stayed) {
      // Such as the question itself, which closes like any other dialog.
      if (dirtyIn(area).length === 0) return go()
      // The question has to be answered before there is another one.
      if (question.get()) return stayed?.()
      const savable = dirtyIn(area).filter(({ settle }) => settle)
      if (savable.length === 0) return ask(go, area, stayed)
      const saved = new Set<LeaveGuard>()
      const saveOne = async (guard: LeaveGuard) => {
        if (await guard.settle?.()) saved.add(guard)
      }
      void Promise.allSettled(savable.map(saveOne)).then(() => ask(go, area, stayed, saved))
    },
    question,
  }
}

/** The guards of the page that is open. */
export const leaveGuards = createLeaveGuards()

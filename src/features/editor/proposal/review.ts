import { acceptHunks, hunkStatus, type Hunk, type HunkStatus, type Proposal } from '#mail/hunks'
import type { EmailDocument } from '#mail/document'
import { otherLanguage } from '#mail/twin'
import type { EditorProblem, EditorStore } from '#features/editor/store'
import { createSignal } from '#lib/observable'

/** Why a proposal is over: everything was decided, another one came, or the mail was closed. */
export type ReviewEnd = 'decided' | 'replaced' | 'closed'

export interface ReviewedHunk {
  hunk: Hunk
  decision: 'open' | 'accepted' | 'rejected'
  status: HunkStatus
}

export interface ReviewState {
  hunks: readonly ReviewedHunk[]
  /** How many can still be decided. */
  undecided: number
  /** The one that is marked most. */
  current: string | undefined
}

/** How a proposal ended, for the assistant. */
export interface ReviewOutcome {
  end: ReviewEnd
  hunks: readonly ReviewedHunk[]
}

/** The decisions about one proposal. The mail itself is in the editor's store only. */
export interface Review {
  /** The call of the assistant that proposed it. */
  id: string
  /** What it changes, in the assistant's words. */
  summary: string
  proposal: Proposal
  /** A state of the mail in the language that the proposal is about, whichever is shown. */
  inItsLanguage: (document: EmailDocument) => EmailDocument
  getState: () => ReviewState
  subscribe: (listener: () => void) => () => void
  show: (hunkId: string | undefined) => void
  /** Also accepts over newer work: the reader has seen both. */
  accept: (hunkId: string) => EditorProblem | undefined
  /** Accepts what can be accepted without replacing newer work; how many that were. */
  acceptAll: () => number
  reject: (hunkId: string) => void
  rejectAll: () => void
  /** Makes a rejected one open again. */
  reopen: (hunkId: string) => void
  end: (why: ReviewEnd) => void
}

export interface ReviewOptions {
  id: string
  summary: string
  proposal: Proposal
  store: EditorStore
  onEnd: (outcome: ReviewOutcome) => void
}

export const isDecidable = ({ decision, status }: ReviewedHunk): boolean =>
  decision === 'open' && status !== 'gone' && status !== 'done'

/** Each accepted hunk is a step of undo, and so are all together (EML-602). Undoing one makes it open again. */
export function createReview({ id, summary, proposal, store, onEnd }: ReviewOptions): Review {
  const { subscribe, emit } = createSignal()
  const accepted = new Set<string>()
  const rejected = new Set<string>()
  const steps: { before: EmailDocument; after: EmailDocument; ids: readonly string[] }[] = []
  let current: string | undefined
  let isOver = false

  const { lang } = proposal.base.settings
  const inItsLanguage = (document: EmailDocument) =>
    document.settings.lang === lang ? document : otherLanguage(document)
  const mail = () => inItsLanguage(store.getState().document)

  const read = (): ReviewState => {
    const document = mail()
    const hunks = proposal.hunks.map((hunk): ReviewedHunk => {
      if (accepted.has(hunk.id)) return { hunk, decision: 'accepted', status: 'done' }
      const decision = rejected.has(hunk.id) ? 'rejected' : 'open'
      return { hunk, decision, status: hunkStatus(document, proposal, hunk) }
    })
    const isOpen = (one: ReviewedHunk) => one.decision === 'open'
    const isShown = hunks.some((one) => isOpen(one) && one.hunk.id === current)
    return { hunks, undecided: hunks.filter(isDecidable).length, current: isShown ? current : undefined }
  }
  let state = read()
  let seen = mail()

  const update = () => {
    if (isOver) return
    state = read()
    emit()
  }
  // Undo and redo bring back the very documents that they left.
  const followUndo = () => {
    const document = mail()
    if (document === seen) return
    seen = document
    for (const { before, after, ids } of steps)
      for (const one of ids) {
        if (document === before) accepted.delete(one)
        if (document === after) accepted.add(one)
      }
    update()
  }
  const unsubscribe = store.subscribe(followUndo)

  const end = (why: ReviewEnd) => {
    if (isOver) return
    state = read()
    isOver = true
    unsubscribe()
    onEnd({ end: why, hunks: state.hunks })
    emit()
  }
  /** What is gone or done needs no decision. */
  const afterDecision = () => {
    update()
    if (!state.hunks.some(isDecidable)) end('decided')
  }
  const hunksOf = (ids: ReadonlySet<string>) => proposal.hunks.filter((hunk) => ids.has(hunk.id))
  const acceptThese = (hunks: readonly Hunk[]): EditorProblem | undefined => {
    const before = mail()
    // What is accepted is shown.
    if (store.getState().document !== before) store.show(before)
    const problem = store.apply(acceptHunks(before, proposal, hunks, hunksOf(accepted)))
    if (problem !== undefined) return problem
    const ids = hunks.map((hunk) => hunk.id)
    for (const one of ids) accepted.add(one)
    steps.push({ before, after: mail(), ids })
    return undefined
  }
  const find = (hunkId: string) => state.hunks.find(({ hunk }) => hunk.id === hunkId)

  return {
    id,
    summary,
    proposal,
    inItsLanguage,
    getState: () => state,
    subscribe,
    show(hunkId) {
      if (hunkId === current) return
      current = hunkId
      update()
    },
    accept(hunkId) {
      const one = find(hunkId)
      if (isOver || !one || !isDecidable(one)) return undefined
      const problem = acceptThese([one.hunk])
      if (problem === undefined) afterDecision()
      return problem
    },
    acceptAll() {
      const clean = state.hunks.flatMap((one) =>
        one.decision === 'open' && one.status === 'clean' ? [one.hunk] : [],
      )
      if (isOver || clean.length === 0 || acceptThese(clean) !== undefined) return 0
      afterDecision()
      return clean.length
    },
    reject(hunkId) {
      if (isOver || find(hunkId)?.decision !== 'open') return
      rejected.add(hunkId)
      afterDecision()
    },
    rejectAll() {
      if (isOver) return
      for (const { hunk, decision } of state.hunks) if (decision === 'open') rejected.add(hunk.id)
      afterDecision()
    },
    reopen(hunkId) {
      if (isOver || !rejected.delete(hunkId)) return
      update()
    },
    end,
  }
}

import type { EmailDocument } from '#mail/document'
import { apply, type Operation, type OperationProblem } from '#mail/operations'
import { systemClock, type Clock } from '#lib/clock'
import { createSignal } from '#lib/observable'
import { inDocumentOrder, nodeOf, pathTo } from './document-index.ts'

/** Changes with one key within `coalesceMs` are one step; the oldest steps beyond `stepsMax` are dropped. */
export const HISTORY = { coalesceMs: 800, stepsMax: 1000 } as const

/** A change that is proposed for a node, as the canvas draws it (EML-604). */
export interface NodeMark {
  /** What would become of the node; none where something is only put beside it. */
  kind?: 'changed' | 'removed' | 'moved'
  /** Where something new would go: after the node, or at the start of what is inside it. */
  adds?: 'after' | 'start'
  /** Which proposed change it is. */
  hunkId: string
  /** The mark in words. */
  label: string
  isCurrent: boolean
}

/** What the editor knows at one moment. Never changed in place. */
export interface EditorState {
  document: EmailDocument
  /** Ids of the selected nodes, in the document's order; none selected means the mail itself. */
  selected: readonly string[]
  /** The block whose text is being edited in place. */
  editing: string | undefined
  canUndo: boolean
  canRedo: boolean
  readOnly: boolean
  /** Changes that are proposed and not decided yet, by the node where they are drawn. */
  marks: ReadonlyMap<string, NodeMark>
  /** Nodes that the assistant is working on: they can be neither selected nor edited. */
  busy: ReadonlySet<string>
}

export interface ApplyOptions {
  /** Changes with the same key within 800 ms become one undo step, such as keys typed into one field. */
  coalesce?: string
  /** What is selected after it. */
  select?: readonly string[]
}

/** Why a change was refused; `read_only` where nothing may be changed at all. */
export type EditorProblem = OperationProblem | 'read_only'

export interface EditorStore {
  getState(): EditorState
  subscribe(listener: () => void): () => void
  /** Applies an operation; the problem where it was refused. */
  apply(operation: Operation, options?: ApplyOptions): EditorProblem | undefined
  select(ids: readonly string[]): void
  edit(id: string | undefined): void
  undo(): void
  redo(): void
  /** Shows the same mail in its other language: no step of the history. */
  show(document: EmailDocument): void
  mark(marks: ReadonlyMap<string, NodeMark>): void
  /** The assistant works on these nodes. A text that is being edited stays editable until it is left (EML-606). */
  setBusy(ids: readonly string[]): void
  /** Another document in place of this one, with a fresh history (opening a draft, restoring a version). */
  open(document: EmailDocument): void
}

interface Snapshot {
  document: EmailDocument
  selected: readonly string[]
}

interface Step {
  before: Snapshot
  after: Snapshot
  key: string | undefined
  at: number
}

const NO_MARKS: ReadonlyMap<string, NodeMark> = new Map()
const NOT_BUSY: ReadonlySet<string> = new Set()

export interface EditorStoreOptions {
  clock?: Clock
  readOnly?: boolean
}

/** One document with its selection and one history for text and structure (EML-201). */
export function createEditorStore(
  document: EmailDocument,
  { clock = systemClock, readOnly = false }: EditorStoreOptions = {},
): EditorStore {
  const { subscribe, emit } = createSignal()
  let past: Step[] = []
  let future: Step[] = []
  let touched: readonly string[] = []
  let state: EditorState = {
    document,
    selected: [],
    editing: undefined,
    canUndo: false,
    canRedo: false,
    readOnly,
    marks: NO_MARKS,
    busy: NOT_BUSY,
  }

  const set = (next: Partial<EditorState>) => {
    const merged = { ...state, ...next, canUndo: past.length > 0, canRedo: future.length > 0 }
    // What is written in is selected: who selects or inserts something else has left it.
    if (merged.editing !== undefined && !merged.selected.includes(merged.editing)) merged.editing = undefined
    merged.busy = busyNodes(merged, touched, state.busy)
    if (merged.busy.size > 0) merged.selected = merged.selected.filter((id) => !isBusyNode(merged, id))
    state = merged
    emit()
  }

  const record = (step: Step) => {
    const last = past.at(-1)
    const continues =
      last !== undefined &&
      step.key !== undefined &&
      last.key === step.key &&
      future.length === 0 &&
      step.at - last.at <= HISTORY.coalesceMs
    if (continues) past = [...past.slice(0, -1), { ...step, before: last.before }]
    else past = [...past, step].slice(-HISTORY.stepsMax)
    future = []
  }

  /** Ends the step that is open: the next change begins a new one. */
  const closeStep = () => {
    const last = past.at(-1)
    if (last?.key !== undefined) past = [...past.slice(0, -1), { ...last, key: undefined }]
  }

  /** A step back or on; a text that is being written in the other language is left. */
  const go = (snapshot: Snapshot) => {
    const isSameLanguage = snapshot.document.settings.lang === state.document.settings.lang
    set({ ...snapshot, ...(!isSameLanguage && { editing: undefined }) })
  }

  return {
    getState: () => state,
    subscribe,
    apply(operation, { coalesce, select } = {}) {
      if (state.readOnly) return 'read_only'
      const applied = apply(state.document, operation)
      if (applied.problem !== undefined) return applied.problem
      if (isUnchanged(state.document, applied.document, operation)) {
        if (select) set({ selected: inDocumentOrder(state.document, select) })
        return undefined
      }
      const after: Snapshot = {
        document: applied.document,
        selected: inDocumentOrder(applied.document, select ?? state.selected),
      }
      const before = { document: state.document, selected: state.selected }
      record({ before, after, key: coalesce, at: clock.now() })
      set(after)
      return undefined
    },
    select(ids) {
      const selected = inDocumentOrder(state.document, ids)
      const isSame =
        selected.length === state.selected.length &&
        selected.every((id, place) => id === state.selected[place])
      if (!isSame) set({ selected })
    },
    edit(id) {
      if (id === state.editing) return
      if (id !== undefined && (state.readOnly || !nodeOf(state.document, id) || isBusyNode(state, id))) return
      closeStep()
      set({ editing: id, ...(id !== undefined && { selected: [id] }) })
    },
    undo() {
      const step = past.at(-1)
      if (!step || state.readOnly) return
      past = past.slice(0, -1)
      closeStep()
      future = [...future, step]
      go(step.before)
    },
    redo() {
      const step = future.at(-1)
      if (!step || state.readOnly) return
      future = future.slice(0, -1)
      past = [...past, { ...step, key: undefined }]
      go(step.after)
    },
    show(next) {
      closeStep()
      set({ document: next, editing: undefined })
    },
    mark(marks) {
      if (marks.size > 0 || state.marks.size > 0) set({ marks })
    },
    setBusy(ids) {
      touched = ids
      set({})
    },
    open(next) {
      past = []
      future = []
      set({ document: next, selected: [], editing: undefined })
    },
  }
}

/** An update to the value that is already there is no step: undoing it would do nothing visible. */
function isUnchanged(before: EmailDocument, after: EmailDocument, operation: Operation): boolean {
  if (operation.type === 'update')
    return JSON.stringify(nodeOf(before, operation.id)) === JSON.stringify(nodeOf(after, operation.id))
  if (operation.type === 'settings') return JSON.stringify(before.settings) === JSON.stringify(after.settings)
  return operation.type === 'batch' && operation.operations.length === 0
}

/** The nodes that are locked. What is being edited is not, and neither is what it is in. */
function busyNodes(
  { document, editing }: EditorState,
  touched: readonly string[],
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  if (touched.length === 0) return NOT_BUSY
  const edited = new Set(editing === undefined ? [] : pathTo(document, editing).map(({ node }) => node.id))
  const next = new Set(touched.filter((id) => nodeOf(document, id) && !edited.has(id)))
  return next.size === before.size && [...next].every((id) => before.has(id)) ? before : next
}

/** Whether the assistant works on the node, or on what it is in. */
export const isBusyNode = ({ document, busy }: Pick<EditorState, 'document' | 'busy'>, id: string): boolean =>
  busy.size > 0 && pathTo(document, id).some(({ node }) => busy.has(node.id))

import type { IntlShape } from 'react-intl'
import type { Brand } from '#api/brand'
import {
  newId,
  nodesIn,
  withNewIds,
  type AnyNode,
  type Block,
  type EmailDocument,
  type Section,
} from '#mail/document'
import { apply, type Operation } from '#mail/operations'
import { isBilingual } from '#mail/twin'
import { nodeName } from '#features/editor/blocks'
import { nodeOf, outermost, placeOf, type EditorState, type EditorStore } from '#features/editor/store'
import { announcements, type commandNames } from './editor-commands.messages.ts'
import { copyOriginal, goBack, nextUntranslated, switchLanguage, translatable } from './language-commands.ts'
import { moveTarget, parentOf, rangeOf, selectionAfterRemoval, type Direction } from './movement.model.ts'

/** What a command works with. */
export interface CommandContext {
  store: EditorStore
  intl: IntlShape
  announce: (text: string) => void
  /** What a new footer says; undefined until it is loaded. */
  brand?: Brand | undefined
}

export interface EditorCommand {
  id: keyof typeof commandNames
  /** Alternatives, each of keys that are pressed together as `KeyboardEvent.key` names them; 'Mod' is ⌘ or Ctrl. */
  keys: readonly (readonly string[])[]
  /** While a text is written its keys do this too, and the text is left first. @default false */
  leavesText?: boolean
  isEnabled: (state: EditorState) => boolean
  /** Why it can't run on what is selected. Without it nothing is said, such as of undo without a step. */
  whyNot?: (state: EditorState) => (typeof announcements)['cannotMove' | 'cannotWrap' | 'locked' | 'refused']
  run: (context: CommandContext) => void
}

const isMovable = (node: AnyNode | undefined): node is Section | Block => node !== undefined && 'type' in node

/** The sections and blocks that a command is about. */
export const subjectsOf = ({ document, selected }: EditorState): (Section | Block)[] =>
  outermost(document, selected)
    .map((id) => nodeOf(document, id))
    .filter(isMovable)

const hasSubjects = (state: EditorState) => !state.readOnly && subjectsOf(state).length > 0
const isFree = (state: EditorState) =>
  hasSubjects(state) && subjectsOf(state).every(({ locked }) => locked !== true)
const holdsLocked = (one: AnyNode) =>
  [...nodesIn(one)].some((node) => 'locked' in node && node.locked === true)

/** Applies it and says what happened, or that it was refused. */
function change(
  { store, intl, announce }: CommandContext,
  operation: Operation,
  select: readonly string[],
  said: () => string,
) {
  const problem = store.apply(operation, { select })
  announce(problem === undefined ? said() : intl.formatMessage(announcements.refused))
}

const batch = (operations: Operation[]): Operation => {
  const [only] = operations
  return operations.length === 1 && only ? only : { type: 'batch', operations, origin: 'user' }
}

export function movedWords(intl: IntlShape, document: EmailDocument, id: string): string {
  const place = placeOf(document, id)
  if (!place) return ''
  const values = { name: nodeName(intl, place.node), place: place.index + 1, count: place.siblings }
  const parent = place.parent === null ? undefined : placeOf(document, place.parent)
  return parent && !('type' in parent.node) && parent.siblings > 1
    ? intl.formatMessage(announcements.movedInColumn, { ...values, column: parent.index + 1 })
    : intl.formatMessage(announcements.moved, values)
}

/** The moves that take the nodes one step on, one after the other; undefined where the first can't go. */
function movesOf(document: EmailDocument, ids: readonly string[], direction: Direction) {
  // Those beside each other are taken from the last: each that leaves moves up those after it.
  const isForward = direction !== 'up'
  const operations: Operation[] = []
  let now = document
  for (const id of isForward ? ids.toReversed() : ids) {
    const to = moveTarget(now, id, direction)
    if (!to) return undefined
    const operation: Operation = { type: 'move', id, to }
    operations.push(operation)
    now = apply(now, operation).document
  }
  return operations
}

function move(context: CommandContext, direction: Direction) {
  const { store, intl, announce } = context
  const state = store.getState()
  const ids = subjectsOf(state).map(({ id }) => id)
  if (!isFree(state)) return announce(intl.formatMessage(announcements.locked))
  const operations = movesOf(state.document, ids, direction)
  if (!operations) return announce(intl.formatMessage(announcements.cannotMove))
  const [only] = ids
  change(context, batch(operations), ids, () =>
    ids.length === 1 && only !== undefined
      ? movedWords(intl, store.getState().document, only)
      : intl.formatMessage(announcements.movedMany, { count: ids.length }),
  )
}

function duplicate(context: CommandContext) {
  const { store, intl } = context
  const { document, ...state } = store.getState()
  const nodes = subjectsOf({ document, ...state })
  const last = nodes.at(-1)
  const place = last && placeOf(document, last.id)
  if (!place) return
  const copies = nodes.map((node) => withNewIds(node))
  // Next to the last one, so that the copies of a selection stay together.
  const operations = copies.flatMap((node, index): Operation[] => [
    { type: 'insert', node, at: { parent: place.parent, index: place.index + 1 + index } },
    ...(node.locked === true ? [{ type: 'update' as const, id: node.id, set: {}, unset: ['locked'] }] : []),
  ])
  change(
    context,
    batch(operations),
    copies.map(({ id }) => id),
    () => intl.formatMessage(announcements.duplicated, { name: nodeName(intl, last) }),
  )
}

function remove(context: CommandContext) {
  const { store, intl, announce } = context
  const state = store.getState()
  const nodes = subjectsOf(state)
  const [first] = nodes
  if (!first) return
  // What holds a locked part can be moved, but not go with it.
  if (nodes.some(holdsLocked)) return announce(intl.formatMessage(announcements.locked))
  const ids = nodes.map(({ id }) => id)
  change(
    context,
    batch(ids.map((id) => ({ type: 'remove', id }))),
    selectionAfterRemoval(state.document, ids),
    () => intl.formatMessage(announcements.deleted, { name: nodeName(intl, first), count: ids.length }),
  )
}

function selectAll({ store, intl, announce }: CommandContext) {
  const { document, selected } = store.getState()
  const first = selected[0] ?? document.sections[0]?.id
  const place = first === undefined ? undefined : placeOf(document, first)
  if (first === undefined || !place) return
  const siblings = [...siblingIds(document, place.parent)]
  store.select(rangeOf(document, siblings[0] ?? first, siblings.at(-1) ?? first))
  announce(intl.formatMessage(announcements.selectedMany, { count: store.getState().selected.length }))
}

function siblingIds(document: EmailDocument, parent: string | null): string[] {
  const node = parent === null ? undefined : nodeOf(document, parent)
  if (!node) return document.sections.map(({ id }) => id)
  return ('columns' in node ? node.columns : 'blocks' in node ? node.blocks : []).map(({ id }) => id)
}

/** The blocks that can be put into a frame together: neighbours, none of them a frame. */
function wrappable(state: EditorState): Block[] {
  const nodes = subjectsOf(state)
  const [first] = nodes
  if (state.readOnly || !first || first.type === 'section') return []
  const places = nodes.map(({ id }) => placeOf(state.document, id))
  const parent = places[0]?.parent
  const areNeighbours = places.every(
    (place, index) => place?.parent === parent && place?.index === (places[0]?.index ?? 0) + index,
  )
  const node = parent === undefined || parent === null ? undefined : nodeOf(state.document, parent)
  const isInColumn = node !== undefined && !('type' in node)
  const blocks = nodes.filter((one): one is Block => one.type !== 'section' && !('blocks' in one))
  return isInColumn && areNeighbours && blocks.length === nodes.length ? blocks : []
}

function wrap(context: CommandContext) {
  const { store, intl } = context
  const state = store.getState()
  const ids = wrappable(state).map(({ id }) => id)
  const place = ids[0] === undefined ? undefined : placeOf(state.document, ids[0])
  if (!place) return
  const container = { type: 'container' as const, id: newId(), blocks: [] }
  const at = { parent: place.parent, index: place.index }
  change(context, { type: 'wrap', ids, at, container }, [container.id], () =>
    intl.formatMessage(announcements.wrapped),
  )
}

const onlyContainer = (state: EditorState) => {
  const nodes = subjectsOf(state)
  const [first] = nodes
  return !state.readOnly && nodes.length === 1 && first?.type === 'container' ? first : undefined
}

function unwrap(context: CommandContext) {
  const container = onlyContainer(context.store.getState())
  if (!container) return
  change(
    context,
    { type: 'unwrap', id: container.id },
    container.blocks.map(({ id }) => id),
    () => context.intl.formatMessage(announcements.unwrapped),
  )
}

const editable = ({ selected, document, readOnly }: EditorState): string | undefined => {
  const [only] = selected
  const node = only === undefined || selected.length > 1 ? undefined : nodeOf(document, only)
  if (readOnly || !node || !('type' in node) || node.locked === true) return undefined
  return node.type === 'text' || node.type === 'footer' ? node.id : undefined
}

const refused = () => announcements.refused
const moving = (direction: Direction): Pick<EditorCommand, 'isEnabled' | 'whyNot' | 'run'> => ({
  isEnabled: (state) =>
    isFree(state) &&
    movesOf(
      state.document,
      subjectsOf(state).map(({ id }) => id),
      direction,
    ) !== undefined,
  whyNot: (state) => (hasSubjects(state) && !isFree(state) ? announcements.locked : announcements.cannotMove),
  run: (context) => move(context, direction),
})

/** Every command of the editor, for keys, menus and the command palette (EML-202). */
export const editorCommands: readonly EditorCommand[] = [
  {
    id: 'edit',
    keys: [['F2']],
    isEnabled: (state) => editable(state) !== undefined,
    run: ({ store }) => store.edit(editable(store.getState())),
  },
  { id: 'moveUp', keys: [['Alt', 'ArrowUp']], ...moving('up') },
  { id: 'moveDown', keys: [['Alt', 'ArrowDown']], ...moving('down') },
  { id: 'moveLeft', keys: [['Alt', 'ArrowLeft']], ...moving('left') },
  { id: 'moveRight', keys: [['Alt', 'ArrowRight']], ...moving('right') },
  { id: 'duplicate', keys: [['Mod', 'd']], isEnabled: hasSubjects, whyNot: refused, run: duplicate },
  {
    id: 'wrap',
    keys: [['Mod', 'g']],
    isEnabled: (state) => wrappable(state).length > 0,
    whyNot: () => announcements.cannotWrap,
    run: wrap,
  },
  {
    id: 'unwrap',
    keys: [['Shift', 'Mod', 'g']],
    isEnabled: (state) => onlyContainer(state) !== undefined,
    whyNot: refused,
    run: unwrap,
  },
  {
    id: 'selectParent',
    keys: [],
    isEnabled: ({ selected }) => selected.length > 0,
    run: ({ store, intl, announce }) => {
      const { document, selected } = store.getState()
      const parent = selected[0] === undefined ? undefined : parentOf(document, selected[0])
      store.select(parent === undefined ? [] : [parent])
      if (parent === undefined) announce(intl.formatMessage(announcements.selectedMail))
    },
  },
  {
    id: 'selectAll',
    keys: [['Mod', 'a']],
    isEnabled: ({ document }) => document.sections.length > 0,
    run: selectAll,
  },
  {
    id: 'undo',
    keys: [['Mod', 'z']],
    isEnabled: ({ canUndo, readOnly }) => canUndo && !readOnly,
    run: (context) => goBack(context, 'undo'),
  },
  {
    id: 'redo',
    keys: [
      ['Shift', 'Mod', 'z'],
      ['Mod', 'y'],
    ],
    isEnabled: ({ canRedo, readOnly }) => canRedo && !readOnly,
    run: (context) => goBack(context, 'redo'),
  },
  {
    id: 'switchLanguage',
    keys: [['F9']],
    leavesText: true,
    isEnabled: ({ document }) => isBilingual(document),
    run: switchLanguage,
  },
  {
    id: 'nextUntranslated',
    keys: [['F8']],
    leavesText: true,
    isEnabled: ({ document }) => isBilingual(document),
    run: (context) => void nextUntranslated(context),
  },
  {
    id: 'copyOriginal',
    keys: [],
    isEnabled: (state) => translatable(state) !== undefined,
    run: (context) => void copyOriginal(context),
  },
  { id: 'remove', keys: [['Delete'], ['Backspace']], isEnabled: hasSubjects, whyNot: refused, run: remove },
]

/** Runs a command, or announces why it can't run now. */
export function runCommand({ isEnabled, run, whyNot }: EditorCommand, context: CommandContext): void {
  const { store, intl, announce } = context
  const state = store.getState()
  if (isEnabled(state)) run(context)
  else if (whyNot)
    announce(intl.formatMessage(state.selected.length === 0 ? announcements.selectedMail : whyNot(state)))
}

interface Keys {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Whether exactly these keys are pressed. */
export function arePressed(event: Keys, keys: readonly string[]): boolean {
  const isModPressed = event.ctrlKey || event.metaKey
  return (
    keys.includes('Mod') === isModPressed &&
    keys.includes('Alt') === event.altKey &&
    keys.includes('Shift') === event.shiftKey &&
    keys.at(-1)?.toLowerCase() === event.key.toLowerCase()
  )
}

export const commandOf = (event: Keys): EditorCommand | undefined =>
  editorCommands.find(({ keys }) => keys.some((one) => arePressed(event, one)))

export const commandById = (id: EditorCommand['id']): EditorCommand | undefined =>
  editorCommands.find((one) => one.id === id)

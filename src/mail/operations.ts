import * as v from 'valibot'
import {
  Block,
  encodeDocument,
  nodesOf,
  Section,
  Settings,
  type EmailDocument,
  type Twin,
} from '#mail/document'
import { hasUniqueIds } from '#mail/document/walk'
import { settledSettingsTwin, settledTwin } from '#mail/twin/settle'
import { MAIL } from '#mail/document/limits'
import { Operation, type Applied, type OperationProblem, type Place } from './operations/schema.ts'
import {
  editBlocks,
  find,
  holds,
  insertAt,
  isLeaf,
  removeAt,
  replaceSection,
  withoutKeys,
} from './operations/tree.ts'

export { Operation, Place, type Applied, type OperationProblem } from './operations/schema.ts'

type Result = { document: EmailDocument; inverse: Operation } | OperationProblem

/** What an update of a node may not touch: identity, and what has operations of its own. */
const structural: readonly string[] = ['id', 'type', 'columns', 'blocks']

/**
 * Applies an operation to a document. Never throws: one that would break the schema, or that is about something that is
 * gone, is refused and changes nothing. What did not change is shared with the old document.
 */
export function apply(document: EmailDocument, operation: Operation): Applied {
  const result = resultOf(document, operation)
  return typeof result === 'string'
    ? { document, inverse: { type: 'batch', operations: [] }, problem: result }
    : result
}

/** An operation from outside, such as one proposed by the assistant; undefined where it is none. */
export function decodeOperation(json: unknown): Operation | undefined {
  const read = v.safeParse(Operation, json)
  return read.success ? read.output : undefined
}

function resultOf(document: EmailDocument, operation: Operation): Result {
  switch (operation.type) {
    case 'insert':
      return insert(document, operation.node, operation.at)
    case 'remove': {
      const found = find(document, operation.id)
      if (!found) return 'no_such_node'
      return done(removeAt(document, found.at), { type: 'insert', node: found.node, at: found.at })
    }
    case 'move':
      return move(document, operation.id, operation.to)
    case 'update':
      return update(document, operation)
    case 'columns': {
      const section = document.sections.find(({ id }) => id === operation.id)
      if (!section) return 'no_such_node'
      const next = { ...section, columns: operation.columns }
      if (!v.is(Section, next)) return 'invalid'
      return checked(replaceSection(document, next), {
        type: 'columns',
        id: section.id,
        columns: section.columns,
      })
    }
    case 'wrap':
      return wrap(document, operation)
    case 'unwrap': {
      const found = find(document, operation.id)
      if (!found) return 'no_such_node'
      const { node, at } = found
      if (node.type !== 'container') return 'wrong_place'
      const without = removeAt(document, at)
      return done(without && insertAt(without, node.blocks, at), {
        type: 'wrap',
        ids: node.blocks.map(({ id }) => id),
        at,
        container: { ...node, blocks: [] },
      })
    }
    case 'settings': {
      const changed = change(document.settings, operation)
      const read = v.safeParse(Settings, changed.next)
      if (!read.success) return 'invalid'
      const twin = concernsTwin(operation) ? undefined : document.settings.twin
      const settings = twin
        ? { ...read.output, twin: settledSettingsTwin(twin, document.settings, read.output) }
        : read.output
      const back = twin ? { ...changed.back, set: { ...changed.back.set, twin } } : changed.back
      return { document: { ...document, settings }, inverse: { type: 'settings', ...back } }
    }
    case 'batch':
      return batch(document, operation.operations, operation.origin)
  }
}

const done = (document: EmailDocument | undefined, inverse: Operation): Result =>
  document ? { document, inverse } : 'wrong_place'

/** For operations that bring nodes with them. */
function checked(document: EmailDocument | undefined, inverse: Operation): Result {
  if (!document) return 'wrong_place'
  if (!hasUniqueIds(document.sections)) return 'duplicate_id'
  return isWithinLimits(document) ? { document, inverse } : 'invalid'
}

function isWithinLimits({ sections }: EmailDocument): boolean {
  if (sections.length > MAIL.sectionsMax) return false
  for (const node of nodesOf(sections))
    if ('blocks' in node && node.blocks.length > MAIL.blocksMax) return false
  return true
}

function insert(document: EmailDocument, node: Section | Block, at: Place): Result {
  // Typed callers may still bring a tree that breaks the rules, such as widths that don't sum to twelve.
  if (!v.is(node.type === 'section' ? Section : Block, node)) return 'invalid'
  if (!hasParent(document, at.parent)) return 'no_such_node'
  return checked(insertAt(document, [node], at), { type: 'remove', id: node.id })
}

function hasParent(document: EmailDocument, parent: string | null): boolean {
  if (parent === null) return true
  for (const node of nodesOf(document.sections)) if (node.id === parent) return 'blocks' in node
  return false
}

function move(document: EmailDocument, id: string, to: Place): Result {
  const found = find(document, id)
  if (!found) return 'no_such_node'
  if (to.parent !== null && holds(found.node, to.parent)) return 'wrong_place'
  if (!hasParent(document, to.parent)) return 'no_such_node'
  const without = removeAt(document, found.at)
  return checked(without && insertAt(without, [found.node], to), { type: 'move', id, to: found.at })
}

interface Change {
  set: Record<string, unknown>
  unset?: string[] | undefined
}

/** The record with the change, and the change that takes it back. */
function change(
  record: object,
  { set, unset = [] }: Change,
): { next: Record<string, unknown>; back: Change } {
  const before = new Map<string, unknown>(Object.entries(record).filter(([, value]) => value !== undefined))
  const keys = [...Object.keys(set), ...unset]
  return {
    next: { ...withoutKeys(record, unset), ...set },
    back: {
      set: Object.fromEntries(keys.flatMap((key) => (before.has(key) ? [[key, before.get(key)]] : []))),
      unset: keys.filter((key) => !before.has(key)),
    },
  }
}

function update(document: EmailDocument, { id, set, unset = [] }: { id: string } & Change): Result {
  const found = find(document, id)
  if (!found) return 'no_such_node'
  if ([...Object.keys(set), ...unset].some((key) => structural.includes(key))) return 'invalid'
  const { next, back } = change(found.node, { set, unset })
  const inverse: Operation = { type: 'update', id, ...back }
  if (found.node.type === 'section') {
    // The inside is not touched, so it need not be checked again at each key that is pressed.
    const shell = v.safeParse(Section, {
      ...next,
      columns: [{ id: 'c', width: MAIL.columnShares, blocks: [] }],
    })
    if (!shell.success) return 'invalid'
    return done(replaceSection(document, { ...shell.output, columns: found.node.columns }), inverse)
  }
  const inner = 'blocks' in found.node ? found.node.blocks : undefined
  const read = v.safeParse(Block, inner ? { ...next, blocks: [] } : next)
  if (!read.success) return 'invalid'
  const node: Block = 'blocks' in read.output && inner ? { ...read.output, blocks: inner } : read.output
  const { parent, index } = found.at
  if (parent === null) return 'wrong_place'
  const twin = concernsTwin({ set, unset }) ? undefined : twinAfter(found.node, node)
  const settled = twin && 'twin' in node ? { ...node, twin: twin.now } : node
  return done(
    editBlocks(document, parent, (blocks) => blocks.with(index, settled)),
    twin ? { ...inverse, set: { ...back.set, twin: twin.before } } : inverse,
  )
}

const concernsTwin = ({ set, unset = [] }: Change) => 'twin' in set || unset.includes('twin')

/** The words of the other language, where a change of this one concerns them. */
function twinAfter(before: Block, after: Block): { now: Twin; before: Twin } | undefined {
  if (!('twin' in before) || !before.twin) return undefined
  // In the order of the schema, as what it is compared with.
  const ordered = v.safeParse(Block, before)
  const now = settledTwin(ordered.success ? ordered.output : before, after)
  return now && { now, before: before.twin }
}

function wrap(document: EmailDocument, { ids, at, container }: Extract<Operation, { type: 'wrap' }>): Result {
  const { parent, index } = at
  if (parent === null) return 'wrong_place'
  if (!hasParent(document, parent)) return 'no_such_node'
  const found = ids.map((id) => find(document, id))
  const leaves = found.flatMap((one) =>
    one && one.node.type !== 'section' && isLeaf(one.node) ? [one.node] : [],
  )
  const areNeighbours = found.every(
    (one, place) => one?.at.parent === parent && one.at.index === index + place,
  )
  if (!areNeighbours || leaves.length !== ids.length || container.blocks.length > 0) return 'wrong_place'
  const without = removeAt(document, at, ids.length)
  return checked(without && insertAt(without, [{ ...container, blocks: leaves }], at), {
    type: 'unwrap',
    id: container.id,
  })
}

function batch(
  document: EmailDocument,
  operations: readonly Operation[],
  origin: 'user' | 'ai' | 'import' | undefined,
): Result {
  let now = document
  const inverses: Operation[] = []
  for (const operation of operations) {
    const result = resultOf(now, operation)
    if (typeof result === 'string') return result
    now = result.document
    inverses.unshift(result.inverse)
  }
  return {
    document: now,
    inverse: { type: 'batch', operations: inverses, ...(origin !== undefined && { origin }) },
  }
}

/** Ids of the nodes that differ between two documents: what was added, changed or moved. */
export function changedNodes(before: EmailDocument, after: EmailDocument): string[] {
  const old = new Map([...nodesOf(before.sections)].map((node) => [node.id, node]))
  return [...nodesOf(after.sections)].flatMap((node) => (old.get(node.id) === node ? [] : [node.id]))
}

/** Whether two documents say the same, whatever the order of their keys. */
export const isSameDocument = (one: EmailDocument, other: EmailDocument): boolean =>
  one === other || JSON.stringify(encodeDocument(one)) === JSON.stringify(encodeDocument(other))

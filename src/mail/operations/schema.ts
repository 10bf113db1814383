import * as v from 'valibot'
import { Block, Column, Section, type EmailDocument } from '#mail/document'
import { ContainerBlock } from '#mail/document/schema'
import { MAIL } from '#mail/document/limits'
import { Id } from '#mail/document/values'

const Index = v.pipe(v.number(), v.integer(), v.minValue(0))
/** `parent` is a column, container or repeat, or null for sections; `index` counts without the node that is moved. */
export const Place = v.strictObject({ parent: v.nullable(Id), index: Index })
export type Place = v.InferOutput<typeof Place>

const Fields = v.record(v.string(), v.unknown())
const Keys = v.array(v.string())

const single = [
  v.strictObject({
    type: v.literal('insert'),
    at: Place,
    node: v.union([Section, Block]),
  }),
  v.strictObject({ type: v.literal('remove'), id: Id }),
  v.strictObject({ type: v.literal('move'), id: Id, to: Place }),
  v.strictObject({ type: v.literal('update'), id: Id, set: Fields, unset: v.optional(Keys) }),
  v.strictObject({
    type: v.literal('columns'),
    id: Id,
    columns: v.pipe(v.array(Column), v.minLength(1), v.maxLength(MAIL.columnsMax)),
  }),
  v.strictObject({ type: v.literal('wrap'), ids: v.array(Id), at: Place, container: ContainerBlock }),
  v.strictObject({ type: v.literal('unwrap'), id: Id }),
  v.strictObject({ type: v.literal('settings'), set: Fields, unset: v.optional(Keys) }),
] as const

/**
 * A change of a document, as data: it can be stored, sent and proposed.
 * - `update` sets and unsets fields of a section or block, but not its id, type or what is inside it.
 * - `columns` replaces all columns of a section.
 * - `wrap` puts neighbouring blocks, or none, into a new container; `unwrap` is its inverse.
 * - `batch` does all or nothing. `origin` says who made it.
 */
export type Operation =
  | v.InferOutput<(typeof single)[number]>
  | { type: 'batch'; operations: Operation[]; origin?: 'user' | 'ai' | 'import' | undefined }

/** Batches within batches. */
const DEEP = 4
const operationWithin = (levels: number): v.GenericSchema<Operation> =>
  levels === 0
    ? v.variant('type', single)
    : v.variant('type', [
        ...single,
        v.strictObject({
          type: v.literal('batch'),
          operations: v.array(v.union([operationWithin(levels - 1)])),
          origin: v.optional(v.picklist(['user', 'ai', 'import'])),
        }),
      ])
export const Operation = operationWithin(DEEP)

export type OperationProblem =
  /** There is no such node, or none to put it into. */
  | 'no_such_node'
  /** The place does not take such a node, or is inside the node itself. */
  | 'wrong_place'
  /** The result would break the schema. */
  | 'invalid'
  | 'duplicate_id'

export interface Applied {
  /** The same object where the operation was refused. */
  document: EmailDocument
  /** Restores the document exactly. */
  inverse: Operation
  problem?: OperationProblem
}

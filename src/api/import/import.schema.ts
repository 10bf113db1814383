import * as v from 'valibot'
import { Id, PropertyValue, Quantity, Subscription } from '#api/shapes'

/** Characters of the note on the consent. */
const IMPORT = { noteMax: 500 } as const

const common = {
  importId: Id,
  mailingListIds: v.pipe(v.array(Id), v.maxLength(50)),
  optIn: v.picklist(['active', 'pending']),
  consentNote: v.pipe(v.string(), v.maxLength(IMPORT.noteMax)),
  dryRun: v.optional(v.boolean()),
}

export const ImportCsv = v.strictObject({
  ...common,
  chunk: v.strictObject({ index: Quantity, total: Quantity }),
  rows: v.array(v.record(v.string(), v.string())),
  mapping: v.pipe(
    v.array(v.strictObject({ column: v.string(), key: v.nullable(v.string()) })),
    v.maxLength(2000),
  ),
  onExisting: v.picklist(['skip', 'fill_blanks', 'overwrite']),
  emptyInvalid: v.optional(v.boolean()),
  stricter: v.optional(v.boolean()),
})
/**
 * `rows` by column name, 1,000 at most (413); `mapping` says which property a column is, null ignores it. The key
 * 'status' sets that of a new contact, never to get more mail than `optIn` lets it; that of one that is there stays. The
 * key 'listSubscriptions' takes what an export writes under it: lists by id or name, each with its status. The keys
 * 'consentAt' and 'consentNote' say of a new contact when it agreed and how; 'statusAt' and 'statusReason' since when and
 * why it has its status. With `stricter` a contact that is there takes a status in which it gets no mail, and leaves the
 * lists that its row says it left. With `emptyInvalid` a cell that is no value of its property counts as empty; without it
 * the row is refused. A chunk that was sent before answers the same again; one that says anything else is taken, whatever its name.
 */
export type ImportCsv = v.InferOutput<typeof ImportCsv>

export const ImportEmails = v.strictObject({ ...common, emails: v.array(v.string()) })
export type ImportEmails = v.InferOutput<typeof ImportEmails>

/** Why a row was not taken as a whole. */
export type ImportReason =
  | 'missing_email'
  | 'invalid_email'
  | 'several_emails'
  | 'dotted_email'
  | 'duplicate_in_chunk'
  | 'exists'
  | 'unsubscribed'
  | 'bounced'
  | 'complained'
  | 'blocked'
  | 'invalid_value'
  | 'status_kept'
  | 'status_taken'

const Before = v.strictObject({
  name: v.optional(v.nullable(v.string())),
  locale: v.optional(v.nullable(v.string())),
  timezone: v.optional(v.nullable(v.string())),
  properties: v.optional(v.record(v.string(), PropertyValue)),
  subscriptions: v.optional(v.array(Subscription)),
})

const ImportRowResult = v.strictObject({
  row: Quantity,
  email: v.string(),
  outcome: v.picklist(['created', 'updated', 'unchanged', 'skipped', 'suppressed', 'invalid']),
  contactId: v.optional(Id),
  reason: v.optional(v.string()),
  invalidKeys: v.optional(v.array(v.string())),
  before: v.optional(Before),
  version: v.optional(Quantity),
})
/**
 * `row` counts from 0 in its chunk. `reason` is an ImportReason, for 'invalid_value' with `:` and the property's key, for
 * 'status_kept' with `:` and the status in which the contact stays although the file says that it gets less mail,
 * for 'status_taken' with `:` and the status that it had before `stricter` took that of its row.
 * `invalidKeys` are the properties whose cells are no values of theirs: why the row is invalid, or what was left empty.
 * `before` holds the values that an update replaced (null: there was none), so that it can be undone. `version` is the
 * contact's version once the row is applied: a contact with another version was changed after the import.
 */
export type ImportRowResult = v.InferOutput<typeof ImportRowResult>

export const ImportResult = v.strictObject({ importId: Id, results: v.array(ImportRowResult) })
export type ImportResult = v.InferOutput<typeof ImportResult>

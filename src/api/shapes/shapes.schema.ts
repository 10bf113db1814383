import * as v from 'valibot'

/** An id or token: opaque, with a readable prefix (`con_`, `lst_` …). */
export const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))

/** A moment: ISO 8601 in UTC with milliseconds. A zone, where one matters, is an IANA name beside it. */
export const Iso = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  v.check((text) => isMoment(text), 'No such moment.'),
)

/** 31 February is not a day of the calendar, and no database has a year 0. */
function isMoment(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text && !text.startsWith('0000')
}

export const Locale = v.picklist(['en', 'ja'])

/** A count of things: whole and not negative. */
export const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Grows with each change. Sent back with a write, it says which state the writer saw; another one there is a 409. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1))

export const Image = v.strictObject({
  src: v.string(),
  width: v.pipe(v.number(), v.minValue(0)),
  height: v.pipe(v.number(), v.minValue(0)),
})
/** An uploaded image; sizes in CSS pixels. */
export type Image = v.InferOutput<typeof Image>

export const Actor = v.strictObject({ id: Id, name: v.string(), email: v.string() })

/** Who made and who last changed a thing; spread into its object. */
export const audit = { createdAt: Iso, updatedAt: Iso, createdBy: Actor, updatedBy: v.optional(Actor) }

export const Count = v.strictObject({ count: Quantity })
export type Count = v.InferOutput<typeof Count>

/** What calls answer that have nothing to say. */
export const Nothing = v.strictObject({})
export type Nothing = v.InferOutput<typeof Nothing>

/** One page of a list. `nextCursor` exists where the call takes `cursor`; null or absent: this was the last page. */
export interface Page<T> {
  items: T[]
  nextCursor?: string | null | undefined
}
export const page = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ items: v.array(item), nextCursor: v.optional(v.nullable(v.string())) })

/** How many rows one page holds at most. */
export const PAGE = { usual: 25, most: 100 } as const

/** A whole number in a query, where everything is text. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(min), v.maxValue(max))

/** What every list with a `/count` beside it takes; `order` is a key, with a leading `-` for descending. */
export const listQuery = {
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  order: v.optional(v.pipe(v.string(), v.regex(/^-?[a-zA-Z_.]{1,64}$/))),
  limit: v.optional(queryInteger(1, PAGE.most)),
  offset: v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
}

export const PropertyValue = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.string()),
  v.null(),
  v.record(v.string(), v.unknown()),
])
/** The value of a property of a contact or an event; its type is that of the schema's property. */
export type PropertyValue = v.InferOutput<typeof PropertyValue>

import * as v from 'valibot'
import { Hue, Locale, Quantity, Version } from '#api/shapes'
import { PROPERTY, propertyTypes } from '#lib/property-key'

export const SchemaType = v.picklist(['contact', 'contact_event'])
export type SchemaType = v.InferOutput<typeof SchemaType>

export const PropertyType = v.picklist(propertyTypes)
export type PropertyType = v.InferOutput<typeof PropertyType>

const PropertyKey = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/))
const Label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PROPERTY.labelMax))
const Option = v.strictObject({
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(PROPERTY.optionMax)),
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(PROPERTY.optionMax)),
  color: v.optional(Hue),
})

const settings = {
  label: Label,
  labels: v.optional(v.record(Locale, Label)),
  description: v.optional(v.pipe(v.string(), v.maxLength(PROPERTY.descriptionMax))),
  options: v.optional(v.pipe(v.array(Option), v.maxLength(PROPERTY.optionsMax))),
  required: v.optional(v.boolean()),
  hidden: v.optional(v.boolean()),
}

export const SchemaProperty = v.strictObject({
  key: PropertyKey,
  type: PropertyType,
  ...settings,
  system: v.boolean(),
  position: Quantity,
  stats: v.optional(v.strictObject({ filled: Quantity, distinct: v.optional(Quantity) })),
  usedBy: v.optional(v.strictObject({ segments: Quantity, forms: Quantity, connections: Quantity })),
})
/** `stats.filled` counts the contacts that have a value; `system` properties can be neither changed nor deleted. */
export type SchemaProperty = v.InferOutput<typeof SchemaProperty>

export const Schema = v.strictObject({
  type: SchemaType,
  properties: v.array(SchemaProperty),
  version: Version,
})
/** Properties come by `position`. */
export type Schema = v.InferOutput<typeof Schema>

export const NewProperty = v.strictObject({
  version: Version,
  key: PropertyKey,
  type: PropertyType,
  ...settings,
})
export type NewProperty = v.InferOutput<typeof NewProperty>

export const PropertyUpdate = v.strictObject({
  version: Version,
  ...v.partial(v.strictObject(settings)).entries,
  position: v.optional(Quantity),
})
/** What is not given stays; `version` is the schema's. */
export type PropertyUpdate = v.InferOutput<typeof PropertyUpdate>

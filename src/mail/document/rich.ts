import * as v from 'valibot'
import { Mark, RichBlocks, Variable, type RichBlock } from './inline.ts'
import { Align, Href } from './values.ts'

/** Parts of texts out of an editor, whose attributes are anything: read by the schema, and left out where they are none. */

/** Whether a document can hold so much. */
export const fitsText = (content: readonly RichBlock[]): boolean => v.is(RichBlocks, content)
export const fitsLink = (href: Href): boolean => v.is(Href, href)

/** Without the keys that are null, which is what an editor writes for those that are not set. */
const withoutNull = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))

export function markOf(attributes: object): Mark[] {
  const mark = v.safeParse(Mark, withoutNull(attributes))
  return mark.success ? [mark.output] : []
}

export function variableOf(attributes: object): Variable[] {
  const variable = v.safeParse(Variable, withoutNull(attributes))
  return variable.success ? [variable.output] : []
}

export function alignOf(value: unknown): Align | undefined {
  const align = v.safeParse(Align, value)
  return align.success ? align.output : undefined
}

import * as v from 'valibot'
import { ConditionGroup } from '#api/shapes'

/** Characters of an id, and pixels. */
const DOC = { idMax: 64, typeMax: 40, widthMin: 320, widthMax: 900, radiusMax: 48 } as const

const Name = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
const Color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

/**
 * A part of a mail. What stands in `props` is up to its `type`; `showIf` shows it to some readers only, `locked` keeps it
 * from being changed, and `linkId` names its link in summaries over several versions of the mail.
 */
export interface EmailBlock {
  id: string
  type: string
  props: Record<string, unknown>
  children?: EmailBlock[] | undefined
  showIf?: ConditionGroup | undefined
  locked?: boolean | undefined
  linkId?: string | undefined
}

export const EmailBlock: v.GenericSchema<EmailBlock> = v.strictObject({
  id: Name(DOC.idMax),
  type: Name(DOC.typeMax),
  props: v.record(v.string(), v.unknown()),
  children: v.optional(v.array(v.lazy(() => EmailBlock))),
  showIf: v.optional(ConditionGroup),
  locked: v.optional(v.boolean()),
  linkId: v.optional(Name(DOC.idMax)),
})

export const EmailDoc = v.strictObject({
  schemaVersion: v.literal(1),
  theme: v.strictObject({
    width: v.pipe(v.number(), v.minValue(DOC.widthMin), v.maxValue(DOC.widthMax)),
    bg: Color,
    fg: Color,
    link: Color,
    font: Name(120),
    radius: v.pipe(v.number(), v.minValue(0), v.maxValue(DOC.radiusMax)),
  }),
  root: v.array(EmailBlock),
})
/** A mail as the editor makes it; `width` and `radius` in CSS pixels. */
export type EmailDoc = v.InferOutput<typeof EmailDoc>

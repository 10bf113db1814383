import * as v from 'valibot'
import { contract } from '#api/contract'
import type { NewCampaign } from '#api/campaigns'
import type { NewForm } from '#api/forms'
import type { NewSegment } from '#api/segments'

/** A thing of an export: its id there, and what makes one like it. */
export interface ExportedThing<Body> {
  id: string
  body: Body
}

/** What an export has beside people, lists and properties (MIG-14). */
export interface ExportedThings {
  /** Names of lists by the ids that they had. */
  lists: ReadonlyMap<string, string>
  segments: readonly (ExportedThing<NewSegment> & { archived: boolean })[]
  forms: readonly ExportedThing<NewForm>[]
  campaigns: readonly ExportedThing<NewCampaign>[]
  /** Names of those that are not as this version has them. */
  unreadable: readonly { kind: ThingKind; name: string }[]
}
export type ThingKind = 'segment' | 'form' | 'campaign'

const Named = v.looseObject({ id: v.string(), name: v.string(), archived: v.optional(v.boolean()) })
export const ThingRows = v.array(Named)
export const ThingRow = Named
export type ThingRow = v.InferOutput<typeof Named>

const fits = (call: string, value: unknown): boolean => {
  const body = contract[call]?.body
  return body !== undefined && v.is(body, value)
}
export const isNewSegment = (value: unknown): value is NewSegment => fits('segments.create', value)
export const isNewForm = (value: unknown): value is NewForm => fits('forms.create', value)
export const isNewCampaign = (value: unknown): value is NewCampaign => fits('campaigns.create', value)

/** What makes a thing, of all that an export says of it. */
const made = {
  segment: ['name', 'description', 'color', 'conditions', 'timezone'],
  form: ['name', 'kind', 'fields', 'settings', 'style'],
  // The sender is not in the other workspace.
  campaign: ['name', 'labels', 'note', 'replyTo', 'audience', 'variants', 'tracking'],
} as const

const bodyOf = (kind: ThingKind, row: ThingRow): unknown =>
  Object.fromEntries(Object.entries(row).filter(([key]) => made[kind].some((one) => one === key)))

/** Sorts out what can be made of the rows of an export. */
export function thingsOf(
  lists: ReadonlyMap<string, string>,
  rows: Readonly<Record<ThingKind, readonly ThingRow[]>>,
): ExportedThings {
  const unreadable: { kind: ThingKind; name: string }[] = []
  function readable<Body>(kind: ThingKind, isBody: (value: unknown) => value is Body) {
    return rows[kind].flatMap((row) => {
      const body = bodyOf(kind, row)
      if (isBody(body)) return [{ id: row.id, body, archived: row.archived === true }]
      unreadable.push({ kind, name: row.name })
      return []
    })
  }
  return {
    lists,
    segments: readable('segment', isNewSegment),
    forms: readable('form', isNewForm),
    campaigns: readable('campaign', isNewCampaign),
    unreadable,
  }
}

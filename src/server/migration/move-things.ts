import type { Audience, NewCampaign } from '#api/campaigns'
import { ApiError } from '#api/wire'
import { campaignAdded, expectContent } from '#domain/campaigns/campaign-edits'
import { formAdded } from '#domain/forms/form-edits'
import { expectNoProblems } from '#domain/segments/condition-refusal'
import { expectFreeSegmentName, expectTimezone } from '#domain/segments/segment-rules'
import { segmentsIn } from '#lib/condition-tree'
import { fold } from '#lib/fold-text'
import { audienceCount, audienceWorld, contentFacts } from '#server/campaigns/campaign-facts'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { actorOf } from '#server/store/actors'
import { addCampaign, allCampaigns, campaignUses } from '#server/store/campaigns.store'
import type { Database } from '#server/store/database'
import { addForm, allForms } from '#server/store/forms.store'
import { addSegment } from '#server/store/segments.store'
import { allSenders } from '#server/store/senders.store'
import type { MigrationWorldOf } from './apply-migration.ts'
import {
  isNewCampaign,
  isNewForm,
  isNewSegment,
  type ExportedThings,
  type ThingKind,
} from './exported-things.ts'

/** What came of a thing of an export; `why` it was left out, or lacks its audience. */
export interface MovedThing {
  kind: ThingKind
  name: string
  outcome: 'new' | 'there' | 'left' | 'without_audience'
  why?: string
}

export interface ThingsToMove {
  things: ExportedThings
  /** The keys that properties have here, by those that they had. */
  keys: ReadonlyMap<string, string>
  /** Whether people are counted for the number that a campaign shows; not where all of this is taken back. */
  isCounted: boolean
}

/**
 * Makes the segments, forms and campaigns of an export: forms and campaigns as drafts, all with the ids of what they name here
 * (MIG-14). One whose name is there already stays as it is. What can't be made is told, and left out. Belongs into a
 * transaction, after lists and properties were made.
 */
export async function moveThings(
  { tenant, clock, newId, owner }: MigrationWorldOf,
  db: Database,
  { things, keys, isCounted }: ThingsToMove,
): Promise<MovedThing[]> {
  const at = { db, tenant, clock }
  const now = new Date(clock.now()).toISOString()
  const by = actorOf(owner)
  const moved: MovedThing[] = things.unreadable.map((one) => ({
    ...one,
    outcome: 'left',
    why: 'It is not as this version has them.',
  }))
  const facts = await workspaceFacts(at)
  const forms = await allForms(db, tenant)
  const ids = new Map<string, string>()
  const there = new Set<string>()
  const listsHere = idsByName(facts.lists)
  for (const [id, name] of things.lists) {
    const here = listsHere.get(fold(name))
    if (here !== undefined) ids.set(id, here)
  }
  for (const [prefix, all, here] of [
    ['seg', things.segments, idsByName(facts.segments)],
    ['frm', things.forms, idsByName(forms)],
    ['cmp', things.campaigns, idsByName(await allCampaigns(db, tenant))],
  ] as const)
    for (const { id, body } of all) {
      const known = here.get(fold(body.name))
      if (known !== undefined) there.add(id)
      ids.set(id, known ?? newId(prefix))
    }
  const idOf = (id: string) => ids.get(id) ?? id
  const here = <Body>(body: Body, isBody: (value: unknown) => value is Body): Body => {
    const changed = withOwnNames(body, ids, keys)
    return isBody(changed) ? changed : body
  }

  for (const { id, body } of things.forms) {
    const outcome = there.has(id) ? 'there' : 'new'
    if (outcome === 'new')
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      await addForm(db, tenant, { id: idOf(id), ...formAdded(here(body, isNewForm), by, now) })
    moved.push({ kind: 'form', name: body.name, outcome })
  }

  const formIds = new Set([...forms.map(({ id }) => id), ...things.forms.map(({ id }) => idOf(id))])
  const campaignIds = new Set([
    ...(await campaignUses(db, tenant)).map(({ id }) => id),
    ...things.campaigns.map(({ id }) => idOf(id)),
  ])
  const has = {
    hasForm: (id: string) => formIds.has(id),
    hasCampaign: (id: string) => campaignIds.has(id),
  }

  for (const { id, body: exported, archived } of inOrder(things.segments)) {
    const { name } = exported
    if (there.has(id)) {
      moved.push({ kind: 'segment', name, outcome: 'there' })
      continue
    }
    const body = here(exported, isNewSegment)
    // oxlint-disable no-await-in-loop -- each may name those before it
    try {
      const world = await workspaceFacts(at)
      const timezone = body.timezone ?? world.context.timezone
      expectFreeSegmentName(world.segments, name)
      expectTimezone(timezone)
      expectNoProblems(world.problemsOf(body.conditions, { timezone, ...has }))
      await addSegment(db, tenant, {
        id: idOf(id),
        name,
        ...(body.description !== undefined && { description: body.description }),
        color: body.color ?? 'slate',
        conditions: body.conditions,
        timezone,
        archived,
        savedAt: now,
        buildTime: 0,
        version: 1,
        createdAt: now,
        updatedAt: now,
        createdBy: by,
      })
      moved.push({ kind: 'segment', name, outcome: 'new' })
    } catch (error) {
      moved.push({ kind: 'segment', name, outcome: 'left', why: refusalOf(error) })
    }
    // oxlint-enable no-await-in-loop
  }

  const world = await audienceWorld(at)
  const content = await contentFacts(at, world)
  const defaultSenderId = (await allSenders(db, tenant)).find(({ isDefault }) => isDefault)?.id ?? null
  for (const { id, body: exported } of things.campaigns) {
    const { name } = exported
    if (there.has(id)) {
      moved.push({ kind: 'campaign', name, outcome: 'there' })
      continue
    }
    const whole = here(exported, isNewCampaign)
    const why = whyNot(whole.audience)
    // Without what can't be found it could go to people whom it was not for.
    const body: NewCampaign = why === undefined ? whole : { ...whole, audience: undefined }
    // oxlint-disable no-await-in-loop -- in one transaction
    try {
      expectContent(content, body)
      const campaign = campaignAdded(idOf(id), body, { defaultSenderId, by, now })
      const estimate = isCounted ? await audienceCount(at, campaign.audience, world) : 0
      await addCampaign(db, tenant, { ...campaign, estimate })
      moved.push(
        why === undefined
          ? { kind: 'campaign', name, outcome: 'new' }
          : { kind: 'campaign', name, outcome: 'without_audience', why },
      )
    } catch (error) {
      moved.push({ kind: 'campaign', name, outcome: 'left', why: refusalOf(error) })
    }
    // oxlint-enable no-await-in-loop
  }
  return moved

  /** Why an audience can't be told here; undefined where it can. */
  function whyNot(audience: Audience | undefined): string | undefined {
    try {
      expectContent(content, { ...(audience && { audience }) })
      if (audience?.conditions) expectNoProblems(world.world.problemsOf(audience.conditions, has))
      return undefined
    } catch (error) {
      return refusalOf(error)
    }
  }
}

const idsByName = (all: readonly { id: string; name: string }[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ id, name }) => [fold(name), id]))

/** Segments behind those that they name; those that name each other in a ring come last, and are refused by the rules. */
function inOrder(segments: ExportedThings['segments']): ExportedThings['segments'] {
  const ordered: ExportedThings['segments'][number][] = []
  let waiting = [...segments]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ id }) => id))
    const ready = waiting.filter(({ body }) => !segmentsIn(body.conditions).some((id) => names.has(id)))
    if (ready.length === 0) return [...ordered, ...waiting]
    ordered.push(...ready)
    waiting = waiting.filter((one) => !ready.includes(one))
  }
  return ordered
}

/** What is written of a thing, with the ids and the keys of properties that are here. Ids stand alone in a value, as a whole. */
function withOwnNames(
  value: unknown,
  ids: ReadonlyMap<string, string>,
  keys: ReadonlyMap<string, string>,
): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withOwnNames(one, ids, keys))
  if (typeof value !== 'object' || value === null) return value
  const isProperty = 'kind' in value && value.kind === 'property'
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]: [string, unknown]) => {
      const isKey = name === 'propertyKey' || (isProperty && name === 'key')
      return [
        name,
        isKey && typeof inside === 'string' ? (keys.get(inside) ?? inside) : withOwnNames(inside, ids, keys),
      ]
    }),
  )
}

/** What the rules say; anything else is no matter of an export. */
function refusalOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}

import { segmentRoutes } from '#api/contract'
import type { Segment, SegmentFilter } from '#api/segments'
import { pageOf } from '#domain/kernel/page-of'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { expectNoProblems } from '#domain/segments/condition-refusal'
import { SEGMENT_BUILD } from '#domain/segments/segment-build'
import { stalenessOf, type Happened } from '#domain/segments/segment-staleness'
import {
  audienceNames,
  expectArchivable,
  expectFreeSegmentName,
  expectTimezone,
} from '#domain/segments/segment-rules'
import { segmentsIn } from '#lib/condition-tree'
import { fold } from '#lib/fold-text'
import { workspaceFacts, type At, type WorkspaceFacts } from '#server/contacts/workspace-facts'
import { handle } from '#server/http/handle'
import { segmentBuildJob } from '#server/jobs/segment-build.job'
import { actorOf } from '#server/store/actors'
import { countContacts } from '#server/store/contact-search.store'
import { campaignUses, type CampaignUse } from '#server/store/campaigns.store'
import { allForms } from '#server/store/forms.store'
import { forgetMeaning, happenedSince, hasContacts } from '#server/store/segment-members.store'
import { addSegment, changeSegment, segmentForChange, type StoredSegment } from '#server/store/segments.store'
import { holdWorkspace } from '#server/store/workspaces.store'
import { buildSegment } from './build-segment.ts'

function matching(
  { segments, stateOf }: WorkspaceFacts,
  { q = '', status, archived }: SegmentFilter,
): StoredSegment[] {
  const text = fold(q).trim()
  return segments.filter(
    (segment) =>
      fold(`${segment.name}\n${segment.description ?? ''}`).includes(text) &&
      (status === undefined || stateOf(segment).status === status) &&
      (archived === undefined || segment.archived === (archived === 'true')),
  )
}

async function shown(
  call: At,
  world: WorkspaceFacts,
  segment: StoredSegment,
  isStale: (segment: StoredSegment) => boolean,
  ofCampaigns: readonly CampaignUse[],
): Promise<Segment> {
  const { savedAt: _, buildTime: __, ...rest } = segment
  const { status } = world.stateOf(segment)
  const counted = await countedOf(call, world, segment)
  const isOld = isStale(segment) || world.buildUse(segment) === 'stale'
  const users = world.segments.filter(({ conditions }) => segmentsIn(conditions).includes(segment.id))
  const campaigns = ofCampaigns.filter(({ audience }) => audienceNames(audience, segment.id))
  return {
    ...rest,
    status,
    count: counted?.count ?? null,
    ...(counted && { countedAt: counted.at }),
    ...(isOld && { stale: true }),
    usedBy: [
      ...campaigns.map(({ id, name }) => ({ kind: 'campaign' as const, id, name })),
      ...users.map(({ id, name }) => ({ kind: 'segment' as const, id, name })),
    ],
  }
}

async function shownNow(call: At, segmentId: string): Promise<Segment> {
  const world = await workspaceFacts(call)
  const segment = world.segments.find(({ id }) => id === segmentId)
  if (!segment) throw notFound(`segment ${segmentId}`)
  const isStale = await stalenessHere(call, world)
  return shown(call, world, segment, isStale, await campaignUses(call.db, call.tenant))
}

/** What a segment says of its number: while it is built, and where it is large, that of the last time. */
async function countedOf(call: At, world: WorkspaceFacts, segment: StoredSegment) {
  const { status, asOf } = world.stateOf(segment)
  const built = world.buildOf(segment)
  const last = built && built.count !== null ? { count: built.count, at: built.asOf } : undefined
  if (status !== 'ready') return status === 'building' ? last : undefined
  const use = world.buildUse(segment)
  if (use === 'stale') {
    await call.jobs?.add(call.db, segmentBuildJob, { workspaceId: call.tenant.id, segmentId: segment.id })
    return last
  }
  const count =
    use === 'exact' && last
      ? last.count
      : await countContacts(call.db, call.tenant, { segmentId: segment.id }, world.search)
  return { count, at: new Date(asOf).toISOString() }
}

async function stalenessHere({ db, tenant }: At, { segments, stateOf }: WorkspaceFacts) {
  const happened = new Map<number, Happened>()
  for (const segment of segments) {
    const { status, asOf } = stateOf(segment)
    if (status === 'ready' && !happened.has(asOf)) happened.set(asOf, await happenedSince(db, tenant, asOf))
  }
  return stalenessOf(segments, stateOf, (since) => happened.get(since) ?? nothing)
}
const nothing: Happened = {
  types: new Set(),
  formIds: new Set(),
  campaignIds: new Set(),
  contactsChanged: false,
}

/** A worker builds a segment that was saved. Without one a small workspace is built at once; in a large one conditions answer. */
async function build(call: At, segmentId: string): Promise<void> {
  const { db, tenant, jobs } = call
  if (await jobs?.add(db, segmentBuildJob, { workspaceId: tenant.id, segmentId })) return
  if (!(await hasContacts(db, tenant, SEGMENT_BUILD.largeFrom))) await buildSegment(call, segmentId)
}

/** Which forms and campaigns there are, for conditions that are saved: one that is deleted later is no problem. */
async function hasThings({ db, tenant }: At) {
  const forms = new Set((await allForms(db, tenant)).map(({ id }) => id))
  const campaigns = new Set((await campaignUses(db, tenant)).map(({ id }) => id))
  return { hasForm: (id: string) => forms.has(id), hasCampaign: (id: string) => campaigns.has(id) }
}

export const segmentHandlers = [
  handle(segmentRoutes.list, async (call) => {
    const world = await workspaceFacts(call)
    const { items } = pageOf(matching(world, call.query), call.query, ['name', 'createdAt', 'updatedAt'])
    const all: Segment[] = []
    // One after the other: each count may look at all contacts.
    const isStale = await stalenessHere(call, world)
    const ofCampaigns = await campaignUses(call.db, call.tenant)
    for (const segment of items) all.push(await shown(call, world, segment, isStale, ofCampaigns))
    return { items: all }
  }),
  handle(segmentRoutes.count, async (call) => ({
    count: matching(await workspaceFacts(call), call.query).length,
  })),
  handle(segmentRoutes.create, async (call) => {
    const { db, tenant, body, account, now } = call
    const world = await workspaceFacts(call)
    const timezone = body.timezone ?? world.context.timezone
    expectFreeSegmentName(world.segments, body.name)
    expectTimezone(timezone)
    expectNoProblems(world.problemsOf(body.conditions, { timezone, ...(await hasThings(call)) }))
    const segment: StoredSegment = {
      id: call.newId('seg'),
      name: body.name,
      ...(body.description !== undefined && { description: body.description }),
      color: body.color ?? 'slate',
      conditions: body.conditions,
      timezone,
      archived: false,
      savedAt: now,
      buildTime: 0,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actorOf(account),
    }
    await addSegment(db, tenant, segment)
    await build(call, segment.id)
    return shownNow(call, segment.id)
  }),
  handle(segmentRoutes.one, (call) => shownNow(call, call.params.segmentId)),
  handle(segmentRoutes.update, async (call) => {
    const { db, tenant, body, params, account, now } = call
    // Of two that are saved at once, the second sees what the first one names.
    await holdWorkspace(db, tenant)
    const before = await segmentForChange(db, tenant, params.segmentId)
    if (!before) throw notFound(`segment ${params.segmentId}`)
    expectVersion(before, body)
    const world = await workspaceFacts(call)
    const { version: _, archived = before.archived, ...edits } = body
    const { name = before.name, conditions = before.conditions, timezone = before.timezone } = edits
    expectFreeSegmentName(world.segments, name, before.id)
    expectTimezone(timezone)
    if (edits.conditions || edits.timezone !== undefined)
      expectNoProblems(
        world.problemsOf(conditions, { timezone, ownId: before.id, ...(await hasThings(call)) }),
      )
    if (archived && !before.archived) expectArchivable(before, await campaignUses(db, tenant))
    const isEdited = Object.values(edits).some((value) => value !== undefined)
    await changeSegment(db, tenant, {
      ...before,
      name,
      conditions,
      timezone,
      archived,
      ...(edits.description !== undefined && { description: edits.description }),
      ...(edits.color !== undefined && { color: edits.color }),
      ...(isEdited && { savedAt: now }),
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    })
    if (archived !== before.archived) await forgetMeaning(db, tenant, before.id)
    if (isEdited) await build(call, before.id)
    return shownNow(call, before.id)
  }),
]

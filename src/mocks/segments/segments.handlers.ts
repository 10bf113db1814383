import { expectNoProblems } from '#domain/segments/condition-refusal'
import { pageOf } from '#domain/kernel/page-of'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import {
  audienceNames,
  expectArchivable,
  expectFreeSegmentName,
  expectTimezone,
} from '#domain/segments/segment-rules'
import { segmentRoutes } from '#api/contract'
import type { Segment, SegmentFilter } from '#api/segments'
import { segmentsIn, type ConditionNode } from '#lib/condition-tree'
import { fold } from '#lib/fold-text'
import { stateOf } from '#mocks/campaigns/campaign-course'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import { contactSearcher } from '#mocks/contacts/contact-search'
import { actorOf } from '#mocks/core/db'
import { forms } from '#mocks/forms/forms.data'
import { handle, type Call } from '#mocks/core/handle'
import { staleness } from './segment-staleness.ts'
import { segmentWorld } from './segment-world.ts'
import { buildTimeOf, segments, type SegmentRecord } from './segments.data.ts'
import { without } from '#mocks/core/without'

type At = Pick<Call, 'db' | 'workspaceId' | 'clock'>

const worldOf = ({ db, workspaceId, clock }: At) => segmentWorld(db, workspaceId, clock.now())

const matching = (call: At, { q = '', status, archived }: SegmentFilter): SegmentRecord[] => {
  const world = worldOf(call)
  const text = fold(q).trim()
  return world.all.filter(
    (segment) =>
      fold(`${segment.name}\n${segment.description ?? ''}`).includes(text) &&
      (status === undefined || world.stateOf(segment).status === status) &&
      (archived === undefined || segment.archived === (archived === 'true')),
  )
}

async function shown(
  call: At,
  segment: SegmentRecord,
  isStale = staleness(call.db, call.workspaceId, worldOf(call)),
): Promise<Segment> {
  const { status, asOf } = worldOf(call).stateOf(segment)
  const counted =
    status === 'building'
      ? segment.before
      : status === 'ready'
        ? { count: await countOf(call, segment), at: new Date(asOf).toISOString() }
        : undefined
  return {
    ...without(segment, 'workspaceId', 'savedAt', 'buildTime', 'before'),
    status,
    count: counted?.count ?? null,
    ...(counted && { countedAt: counted.at }),
    ...(isStale(segment) && { stale: true }),
    usedBy: usersOf(call, segment),
  }
}

const countOf = ({ db, workspaceId, clock }: At, { id }: SegmentRecord) =>
  contactSearcher(db, workspaceId, clock.now()).count({ segmentId: id })

/** Campaigns whose audience names it, and segments whose conditions do: nothing else refers to segments. */
function usersOf(call: At, { id }: SegmentRecord): Segment['usedBy'] {
  const { db, workspaceId } = call
  const ofSegments = worldOf(call).all.filter(({ conditions }) => segmentsIn(conditions).includes(id))
  const ofCampaigns = db
    .of(campaigns)
    .where((one) => one.workspaceId === workspaceId && audienceNames(one.audience, id))
  return [
    ...ofCampaigns.map(({ id: campaignId, name }) => ({ kind: 'campaign' as const, id: campaignId, name })),
    ...ofSegments.map(({ id: segmentId, name }) => ({ kind: 'segment' as const, id: segmentId, name })),
  ]
}

const found = (call: At, segmentId: string): SegmentRecord => {
  const segment = call.db.of(segments).get(segmentId)
  if (segment?.workspaceId !== call.workspaceId) throw notFound(`segment ${segmentId}`)
  return segment
}

/** A campaign or form that is deleted later is no problem: what was done with it stays. */
function expectConditions(call: At, conditions: ConditionNode, timezone: string, ownId?: string): void {
  const { db, workspaceId } = call
  expectNoProblems(
    worldOf(call).problemsOf(conditions, {
      timezone,
      ...(ownId !== undefined && { ownId }),
      hasCampaign: (id) => db.of(campaigns).get(id)?.workspaceId === workspaceId,
      hasForm: (id) => db.of(forms).get(id)?.workspaceId === workspaceId,
    }),
  )
}

export const segmentHandlers = [
  handle(segmentRoutes.list, async (call) => {
    const { items } = pageOf(matching(call, call.query), call.query, ['name', 'createdAt', 'updatedAt'])
    const all: Segment[] = []
    const isStale = staleness(call.db, call.workspaceId, worldOf(call))
    // One after the other: each that is not counted yet looks at all contacts.
    for (const segment of items) all.push(await shown(call, segment, isStale))
    return { items: all }
  }),
  handle(segmentRoutes.count, (call) => ({ count: matching(call, call.query).length })),
  handle(segmentRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    const timezone = body.timezone ?? worldOf(call).context.timezone
    expectFreeSegmentName(worldOf(call).all, body.name)
    expectTimezone(timezone)
    expectConditions(call, body.conditions, timezone)
    const segment = db.of(segments).put({
      id: db.nextId('seg'),
      workspaceId,
      name: body.name,
      ...(body.description !== undefined && { description: body.description }),
      color: body.color ?? 'slate',
      conditions: body.conditions,
      timezone,
      archived: false,
      savedAt: now,
      buildTime: buildTimeOf(db.contacts(workspaceId).end()),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actorOf(account),
    })
    return shown(call, segment)
  }),
  handle(segmentRoutes.one, (call) => shown(call, found(call, call.params.segmentId))),
  handle(segmentRoutes.update, async (call) => {
    const { db, workspaceId, body, params, account, clock, now } = call
    const before = found(call, params.segmentId)
    expectVersion(before, body)
    const { version: _, archived = before.archived, ...edits } = body
    const { name = before.name, conditions = before.conditions, timezone = before.timezone } = edits
    expectFreeSegmentName(worldOf(call).all, name, before.id)
    expectTimezone(timezone)
    if (archived && !before.archived)
      expectArchivable(
        before,
        db
          .of(campaigns)
          .where((one) => one.workspaceId === workspaceId)
          .map((one) => ({ ...one, status: stateOf(db, one, clock.now()).status })),
      )
    const isEdited = Object.values(edits).some((value) => value !== undefined)
    if (edits.conditions || edits.timezone !== undefined)
      expectConditions(call, conditions, timezone, before.id)
    const last = await shown(call, before)
    const counted =
      last.count !== null && last.countedAt !== undefined
        ? { count: last.count, at: last.countedAt }
        : undefined
    const after = db.of(segments).put({
      ...without(before, 'before'),
      name,
      conditions,
      timezone,
      archived,
      ...(edits.description !== undefined && { description: edits.description }),
      ...(edits.color !== undefined && { color: edits.color }),
      ...(isEdited && { savedAt: now, buildTime: buildTimeOf(db.contacts(workspaceId).end()) }),
      ...(counted && { before: counted }),
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    })
    return shown(call, after)
  }),
]

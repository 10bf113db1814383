import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConditionNode } from '#lib/condition-tree'
import { createFakeClock } from '#lib/clock.fake'
import { exportWorkspace } from '#server/export/export-workspace'
import { createNewId } from '#server/new-id'
import { seedDemo } from '#server/seed/seed-demo'
import { allCampaigns, oneCampaign } from '#server/store/campaigns.store'
import { allForms } from '#server/store/forms.store'
import { allLists } from '#server/store/mailing-lists.store'
import { allSegments } from '#server/store/segments.store'
import type { Tenant } from '#server/store/tenant'
import { workspaceNamed } from '#server/store/workspaces.store'
import { TEST_NOW } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { applyMigration } from './apply-migration.ts'
import { migrationReport } from './migration-report.ts'
import { planOfExport, thingsOfExport } from './read-export.ts'

const db = await testDatabase()
const clock = createFakeClock(Date.parse(TEST_NOW))
const owner = { id: 'acc_haruka', name: 'Owner', email: 'owner@example.jp' }
/** A segment of the demo whose property was deleted. */
const BROKEN = 'Gold and silver members'
let folder = ''
let target = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otegami-things-'))
  await seedDemo(db, Date.parse(TEST_NOW))
  const from = await workspaceNamed(db, 'ws_sakura')
  if (!from) throw new Error('The demo has no ws_sakura.')
  target = join(folder, 'sakura')
  await exportWorkspace({ db, ...from }, target)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const move = async (tenant: Tenant, apply: boolean) =>
  applyMigration({ db, tenant, clock, newId: createNewId(clock), owner }, await planOfExport(target), {
    apply,
    onExisting: 'fill_blanks',
    things: await thingsOfExport(target),
  })
const everything = async ({ number }: Tenant) =>
  Promise.all(
    ['segments', 'forms', 'campaigns', 'mailing_lists', 'schemas', 'data_versions'].map(
      async (table) =>
        (
          await sql`select to_jsonb(t) as row from ${sql.id(table)} t where workspace_id = ${number} order by to_jsonb(t)::text`.execute(
            db,
          )
        ).rows,
    ),
  )
const leaves = (node: ConditionNode): ConditionNode[] =>
  node.kind === 'group' ? node.children.flatMap(leaves) : [node]

test('segments, forms and campaigns move as drafts that name what is here, after a dry run that says the same', async () => {
  const tenant = await testTenant(db, 'ws_moved')
  const from = await workspaceNamed(db, 'ws_sakura')
  if (!from) throw new Error('The demo has no ws_sakura.')
  const before = await everything(tenant)
  const dry = await move(tenant, false)
  expect(await everything(tenant)).toEqual(before)
  const run = await move(tenant, true)
  expect(run.things).toEqual(dry.things)

  const segments = await allSegments(db, tenant)
  const lists = await allLists(db, tenant)
  const exported = await allSegments(db, from.tenant)
  expect(exported.length).toBeGreaterThan(3)
  expect(segments.map(({ name }) => name).toSorted()).toEqual(
    exported
      .map(({ name }) => name)
      .filter((name) => name !== BROKEN)
      .toSorted(),
  )
  expect(run.things.filter(({ outcome }) => outcome === 'left')).toEqual([
    { kind: 'segment', name: BROKEN, outcome: 'left', why: expect.stringContaining('no property') },
  ])
  const oldNames = new Map((await allLists(db, from.tenant)).map(({ id, name }) => [id, name]))
  let named = 0
  for (const segment of segments) {
    const old = exported.find(({ name }) => name === segment.name)
    const olds = old ? leaves(old.conditions) : []
    leaves(segment.conditions).forEach((leaf, place) => {
      const was = olds[place]
      if (leaf.kind === 'list' && was?.kind === 'list') {
        named += 1
        expect(lists.find(({ id }) => id === leaf.mailingListId)?.name).toBe(oldNames.get(was.mailingListId))
      }
      if (leaf.kind === 'segment' && was?.kind === 'segment') {
        named += 1
        expect(segments.find(({ id }) => id === leaf.segmentId)?.name).toBe(
          exported.find(({ id }) => id === was.segmentId)?.name,
        )
      }
    })
  }
  expect(named).toBeGreaterThan(0)

  const forms = await allForms(db, tenant)
  expect(forms.length).toBe((await allForms(db, from.tenant)).length)
  const listIds = new Set(lists.map(({ id }) => id))
  for (const { publication, settings } of forms) {
    expect(publication).toBeNull()
    for (const id of settings.mailingListIds) expect(listIds).toContain(id)
  }

  const campaigns = await allCampaigns(db, tenant)
  expect(campaigns.length).toBe((await allCampaigns(db, from.tenant)).length)
  const segmentIds = new Set(segments.map(({ id }) => id))
  for (const { id, status, audience, schedule } of campaigns) {
    expect(status).toBe('draft')
    expect(schedule).toBeNull()
    for (const list of audience.mailingListIds) expect(listIds).toContain(list)
    for (const segment of [...audience.segmentIds, ...audience.excludeSegmentIds])
      expect(segmentIds).toContain(segment)
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect((await oneCampaign(db, tenant, id))?.variants.length).toBeGreaterThan(0)
  }
})

test('moved again nothing is made twice, and the report says what is there', async () => {
  const tenant = await testTenant(db, 'ws_again')
  await move(tenant, true)
  const before = await everything(tenant)
  const again = await move(tenant, true)
  expect(await everything(tenant)).toEqual(before)
  expect(again.things.filter(({ outcome }) => outcome !== 'there').map(({ name }) => name)).toEqual([BROKEN])
  const text = migrationReport(await planOfExport(target), again, { workspace: 'Again', apply: true })
  expect(text).toMatch(/Segments, forms and campaigns\n.*(segment|form|campaign), is there/)
})

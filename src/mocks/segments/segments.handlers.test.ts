import { campaignRoutes, contactRoutes, mailingListRoutes, schemaRoutes, segmentRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { NewSegment, Segment, SegmentUpdate } from '#api/segments'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { DAY, MINUTE } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { createMockApi, standingClock, STORY_TIME, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let api: MockApi
let now: number
let owner: Caller
let member: Caller
let ridge: Caller
const clock = { ...standingClock(), now: () => now }
beforeEach(async () => {
  now = STORY_TIME
  api = createMockApi({ clock, scenario: { size: 'small' } })
  owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  member = await callerAs(api, 'acc_tom', 'ws_sakura')
  ridge = await callerAs(api, 'acc_ellen', 'ws_ridge')
})

const tree = (...children: ConditionNode[]): ConditionGroup => ({
  id: 'root',
  kind: 'group',
  match: 'all',
  children,
})
const inSegment = (segmentId: string): ConditionNode => ({ id: 's', kind: 'segment', op: 'in', segmentId })
const speaks = (locale: string): ConditionNode => ({
  id: 'l',
  kind: 'property',
  key: 'locale',
  op: 'eq',
  value: locale,
})

const one = (segmentId: string, caller = owner) => caller.call(segmentRoutes.one, { params: { segmentId } })
const create = (body: NewSegment, caller = owner) => caller.call(segmentRoutes.create, { body })
const update = (
  { id, version }: Pick<Segment, 'id' | 'version'>,
  body: Omit<SegmentUpdate, 'version'>,
  caller = owner,
) => caller.call(segmentRoutes.update, { params: { segmentId: id }, body: { version, ...body } })
const all = async (caller = owner) => (await caller.call(segmentRoutes.list, { query: { limit: 100 } })).items
const found = async (segmentId: string) =>
  (await owner.call(contactRoutes.count, { body: { segmentId } })).count

describe('the segments that there are', () => {
  test('are fourteen and three, of every status, and each count is what a search for it finds', async () => {
    const segments = await all()
    expect(segments).toHaveLength(14)
    expect(await all(ridge)).toHaveLength(3)
    expect(segments.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: 14 }, (_, number) => `seg_${number + 1}`).toSorted(),
    )
    expect(Object.fromEntries(segments.map(({ id, status }) => [id, status]))).toMatchObject({
      seg_1: 'ready',
      seg_12: 'building',
      seg_13: 'failed',
      seg_14: 'ready',
    })
    expect(segments.filter(({ archived }) => archived).map(({ id }) => id)).toEqual(['seg_14'])
    for (const { id, status, count, countedAt } of segments) {
      if (status === 'ready') {
        expect(count, id).toBe(await found(id))
        // Five in the morning in Tokyo.
        expect(countedAt, id).toBe('2026-01-14T20:00:00.000Z')
      } else {
        expect(count, id).toBeNull()
        expect(countedAt, id).toBeUndefined()
      }
    }
    expect(await found('seg_13')).toBe(0)
  })

  test('find some but not all in a world of usual size', async () => {
    const usual = createMockApi()
    for (const [account, workspace] of [
      ['acc_haruka', 'ws_sakura'],
      ['acc_ellen', 'ws_ridge'],
    ] as const) {
      const caller = await callerAs(usual, account, workspace)
      const { count: everybody } = await caller.call(contactRoutes.count, { body: {} })
      for (const { name, status, count } of await all(caller)) {
        if (status !== 'ready') continue
        expect(count, name).toBeGreaterThan(everybody * 0.001)
        expect(count, name).toBeLessThan(everybody * 0.7)
      }
    }
  })

  test('are told with each contact that is in them', async () => {
    const { items } = await owner.call(contactRoutes.search, { body: { segmentId: 'seg_2', limit: 100 } })
    expect(items.length).toBeGreaterThan(5)
    for (const contact of items) {
      expect(contact.segmentIds).toContain('seg_2')
      expect(['tokyo', 'kanagawa']).toContain(contact.properties['prefecture'])
      const { segmentIds } = await owner.call(contactRoutes.one, { params: { contactId: contact.id } })
      expect(segmentIds).toEqual(contact.segmentIds)
    }
    const everybody = await owner.call(contactRoutes.search, { body: { limit: 100 } })
    expect(new Set(everybody.items.flatMap(({ segmentIds }) => segmentIds))).not.toContain('seg_14')
  })

  test('name who uses them: campaigns and segments', async () => {
    const campaigns = (await owner.call(campaignRoutes.list, { query: { limit: 100 } })).items
    for (const { id, usedBy } of await all()) {
      const users = campaigns.filter(({ audience }) =>
        [...audience.segmentIds, ...audience.excludeSegmentIds].includes(id),
      )
      expect(
        usedBy
          .filter(({ kind }) => kind === 'campaign')
          .map((user) => user.id)
          .toSorted(),
      ).toEqual(users.map((user) => user.id).toSorted())
    }
    expect((await one('seg_2')).usedBy).toContainEqual({
      kind: 'segment',
      id: 'seg_11',
      name: 'ワークショップのご案内先',
    })
  })

  test('are found by name and description, status and whether they are put away; counts share the filters', async () => {
    const filters = [
      [{ q: 'ＲＥＧＵＬＡＲ' }, ['seg_1']],
      [{ q: '神奈川県' }, ['seg_2']],
      [{ status: 'failed' }, ['seg_13']],
      [{ status: 'building' }, ['seg_12']],
      [{ archived: 'true' }, ['seg_14']],
      [{ archived: 'false', q: 'ご注文' }, ['seg_10']],
      [{ archived: 'false', q: 'クリック' }, []],
      [{ q: 'no such segment' }, []],
    ] as const
    for (const [query, ids] of filters) {
      const { items } = await owner.call(segmentRoutes.list, { query: { ...query, limit: 100 } })
      expect(items.map(({ id }) => id).toSorted(), JSON.stringify(query)).toEqual(ids.toSorted())
      expect(await owner.call(segmentRoutes.count, { query })).toEqual({ count: ids.length })
    }
    const byAge = await owner.call(segmentRoutes.list, { query: { order: '-createdAt', limit: 2 } })
    expect(byAge.items.map(({ id }) => id)).toEqual(['seg_12', 'seg_11'])
    expect(await owner.refused(owner.call(segmentRoutes.list, { query: { order: 'count' } }))).toMatchObject({
      code: 400,
    })
  })
})

describe('saving', () => {
  test('builds for a few seconds and is then counted; a member may', async () => {
    const made = await create({ name: '日本語の読者', conditions: tree(speaks('ja')) }, member)
    expect(made).toMatchObject({
      status: 'building',
      count: null,
      timezone: 'Asia/Tokyo',
      color: 'slate',
      archived: false,
      version: 1,
      usedBy: [],
      createdBy: { id: 'acc_tom' },
    })
    now += 1999
    expect((await one(made.id)).status).toBe('building')
    now += 61
    const ready = await one(made.id)
    expect(ready).toMatchObject({ status: 'ready', countedAt: '2026-01-15T00:00:02.060Z' })
    const { items } = await owner.call(contactRoutes.search, { body: { segmentId: made.id, limit: 100 } })
    expect(ready.count).toBe(await found(made.id))
    expect(items.every(({ locale }) => locale === 'ja')).toBe(true)
    expect(items.length).toBeGreaterThan(20)
  })

  test('takes longer where there are more contacts', async () => {
    const usual = await callerAs(createMockApi({ clock }), 'acc_haruka', 'ws_sakura')
    const made = await create({ name: 'English', conditions: tree(speaks('en')) }, usual)
    now += 5119
    expect((await one(made.id, usual)).status).toBe('building')
    now += 1
    expect((await one(made.id, usual)).status).toBe('ready')
  })

  test('an edit builds anew and tells the last count meanwhile; putting away does not', async () => {
    const before = await one('seg_5')
    const after = await update(before, { conditions: tree(speaks('en')), description: 'English only' })
    expect(after).toMatchObject({
      status: 'building',
      count: before.count,
      countedAt: before.countedAt,
      description: 'English only',
      name: before.name,
      version: before.version + 1,
      updatedBy: { id: 'acc_haruka' },
    })
    now += MINUTE
    const ready = await one('seg_5')
    expect(ready.status).toBe('ready')
    expect(ready.count).not.toBe(before.count)
    const away = await update(ready, { archived: true })
    expect(away).toMatchObject({ archived: true, status: 'ready', count: ready.count })
    expect(await update(away, { archived: false })).toMatchObject({ archived: false, status: 'ready' })
  })

  test('one that is used can be put away, and still says by whom', async () => {
    const away = await update(await one('seg_2'), { archived: true })
    expect(away.usedBy.map(({ id }) => id)).toContain('seg_11')
    now += MINUTE
    // What names it goes on.
    expect((await one('seg_11')).status).toBe('ready')
  })

  test('who is in it is worked out anew at five in the morning', async () => {
    const conditions = tree({
      id: 'd',
      kind: 'property',
      key: 'last_order_at',
      op: 'within',
      value: { kind: 'last', value: 2, unit: 'day' },
    })
    const { id } = await create({ name: 'Just ordered', conditions })
    const [contact] = (await owner.call(contactRoutes.search, { body: { limit: 1 } })).items
    if (!contact) throw new Error('There is nobody.')
    await owner.call(contactRoutes.update, {
      params: { contactId: contact.id },
      body: { version: contact.version, properties: { last_order_at: '2026-01-14T20:00:00.000Z' } },
    })
    now += MINUTE
    const isIn = async () =>
      (await owner.call(contactRoutes.one, { params: { contactId: contact.id } })).segmentIds.includes(id)
    expect(await isIn()).toBe(true)
    // 04:59 on the 17th, then 05:00, when the order is two days old, and 05:00 on the 18th.
    now = Date.parse('2026-01-17T04:59:59+09:00')
    expect(await isIn()).toBe(true)
    expect((await one(id)).countedAt).toBe('2026-01-15T20:00:00.000Z')
    now = Date.parse('2026-01-17T05:00:00+09:00')
    expect(await isIn()).toBe(true)
    now = Date.parse('2026-01-18T05:00:00+09:00')
    expect(await isIn()).toBe(false)
    expect((await one(id)).countedAt).toBe('2026-01-17T20:00:00.000Z')
  })

  test('goes by its own zone', async () => {
    const made = await create({ name: 'Overseas', conditions: tree(), timezone: 'America/New_York' })
    now += DAY
    // 09:00 in Tokyo is 19:00 of the day before in New York, where it was five 14 hours ago.
    expect((await one(made.id)).countedAt).toBe('2026-01-15T10:00:00.000Z')
  })
})

describe('what is refused', () => {
  test('a name that is taken, whatever its case and width; not its own', async () => {
    expect(
      await owner.refused(create({ name: 'ｒｅｇｕｌａｒ CUSTOMERS', conditions: tree() })),
    ).toMatchObject({
      code: 409,
    })
    const segment = await one('seg_5')
    expect(await owner.refused(update(segment, { name: 'regular customers' }))).toMatchObject({ code: 409 })
    expect(await update(segment, { name: 'ENGLISH READERS' })).toMatchObject({ name: 'ENGLISH READERS' })
    expect(await create({ name: 'Climbers', conditions: tree() })).toMatchObject({ name: 'Climbers' })
  })

  test('a colour that is not in the list', async () => {
    const body: object = { name: 'Gold', conditions: tree(), color: 'gold' }
    expect(await owner.refused(create(body as NewSegment))).toMatchObject({ code: 400 })
  })

  test('another version, another workspace, nobody', async () => {
    const segment = await one('seg_1')
    expect(
      await owner.refused(update({ ...segment, version: segment.version + 1 }, { name: 'x' })),
    ).toMatchObject({ code: 409 })
    expect(await ridge.refused(one('seg_1', ridge))).toMatchObject({ code: 404 })
    expect(await ridge.refused(update(segment, { name: 'x' }, ridge))).toMatchObject({ code: 404 })
    expect(await owner.refused(one('seg_none'))).toMatchObject({ code: 404 })
    expect(
      await ridge.refused(create({ name: 'Spy', conditions: tree(inSegment('seg_1')) }, ridge)),
    ).toMatchObject({ code: 422 })
  })

  test.each<[string, ConditionNode[], string]>([
    [
      'a property that there is none of',
      [{ ...speaks('ja'), key: 'nope' } as ConditionNode],
      'no property "nope"',
    ],
    [
      'an operator of another type',
      [{ ...speaks('ja'), op: 'gt' } as ConditionNode],
      'nothing that this property',
    ],
    [
      'a list of nobody',
      [{ id: 'x', kind: 'list', op: 'in', mailingListId: 'lst_trail_notes' }],
      'no mailing list',
    ],
    ['a segment that there is none of', [inSegment('seg_99')], 'no segment seg_99'],
    ['a segment that failed', [inSegment('seg_13')], 'could not be built'],
    [
      'a form that there is none of',
      [{ id: 'x', kind: 'form', did: true, formId: 'frm_r1', window: { kind: 'any' } }],
      'no form',
    ],
    [
      'a campaign that there is none of',
      [
        {
          id: 'x',
          kind: 'campaign',
          did: true,
          activity: 'sent',
          campaign: 'cmp_r1',
          window: { kind: 'any' },
        },
      ],
      'no campaign',
    ],
    ['groups too deep', [tree(tree(tree(tree())))], '4 deep'],
    ['too many nodes', Array.from({ length: 50 }, () => speaks('ja')), '50 nodes'],
  ])('%s', async (_, children, words) => {
    const { code, message } = await owner.refused(create({ name: 'Bad', conditions: tree(...children) }))
    expect(code).toBe(422)
    expect(message).toContain(words)
  })

  test('a zone that there is none of, an empty name, what is too long', async () => {
    expect(
      await owner.refused(create({ name: 'x', conditions: tree(), timezone: 'Mars/Olympus' })),
    ).toMatchObject({ code: 422 })
    for (const name of ['', '   ', 'x'.repeat(81)])
      expect(await owner.refused(create({ name, conditions: tree() }))).toMatchObject({ code: 400 })
  })

  test('a segment within itself, over however many others', async () => {
    const a = await create({ name: 'A', conditions: tree() })
    const b = await create({ name: 'B', conditions: tree(inSegment(a.id)) })
    const c = await create({ name: 'C', conditions: tree(inSegment(b.id)) })
    for (const segmentId of [a.id, b.id, c.id]) {
      const { code, message } = await owner.refused(update(a, { conditions: tree(inSegment(segmentId)) }))
      expect(code).toBe(422)
      expect(message).toContain('would contain itself')
    }
    // What is switched off names nothing.
    expect(await update(a, { conditions: tree({ ...inSegment(c.id), disabled: true }) })).toMatchObject({
      version: 2,
    })
  })
})

describe('what is gone', () => {
  test('a list or property that goes takes the segments that name it down, and those that name them', async () => {
    const onList = await create({
      name: 'On the list',
      conditions: tree({ id: 'x', kind: 'list', op: 'not_in', mailingListId: 'lst_new_beans' }),
    })
    const outer = await create({
      name: 'Not on the list',
      conditions: tree({ id: 's', kind: 'segment', op: 'not_in', segmentId: onList.id }),
    })
    now += MINUTE
    expect(await found(onList.id)).toBeGreaterThan(0)
    expect(await found(outer.id)).toBeGreaterThan(0)
    await owner.call(mailingListRoutes.delete, { params: { mailingListId: 'lst_new_beans' } })
    for (const { id } of [onList, outer]) {
      expect(await one(id)).toMatchObject({ status: 'failed', count: null })
      expect(await found(id)).toBe(0)
    }
    // It may be put away or renamed as it is, and is well once its conditions are.
    const renamed = await update(await one(outer.id), { name: 'Outer' })
    expect(renamed.status).toBe('building')
    await update(await one(onList.id), { conditions: tree(speaks('ja')) })
    now += MINUTE
    expect((await one(outer.id)).status).toBe('ready')
  })

  test('a property that goes does so too', async () => {
    expect((await one('seg_2')).status).toBe('ready')
    await owner.call(schemaRoutes.deleteProperty, {
      params: { type: 'contact', key: 'prefecture' },
    })
    expect((await one('seg_2')).status).toBe('failed')
    expect((await one('seg_11')).status).toBe('failed')
  })
})

test('a second tab sees the same segments and counts', async () => {
  const journal = memoryJournal()
  const first = createMockApi({ clock, journal, scenario: { size: 'small' } })
  const mine = await callerAs(first, 'acc_haruka', 'ws_sakura')
  const { id } = await create({ name: 'A', conditions: tree(speaks('ja')) }, mine)
  await update(await one('seg_7', mine), { archived: true }, mine)
  const { items } = await mine.call(contactRoutes.search, { body: { segmentId: 'seg_2', limit: 1 } })
  for (const contact of items) await mine.call(contactRoutes.delete, { params: { contactId: contact.id } })
  now += MINUTE
  const second = createMockApi({ clock, journal, scenario: { size: 'small' } })
  const theirs = await callerAs(second, 'acc_haruka', 'ws_sakura')
  expect(await all(theirs)).toEqual(await all(mine))
  expect((await one(id, theirs)).status).toBe('ready')
})

describe('a segment whose contacts did something since it was counted', () => {
  const event = (type: string): ConditionNode => ({
    id: 'e',
    kind: 'event',
    type,
    did: true,
    window: { kind: 'any' },
  })
  const visit = async (path: string, body: unknown = {}) =>
    (
      await api.fetch(`https://api.example/web/v1${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-workspace-id': 'ws_sakura' },
      })
    ).status
  const stale = async () => {
    const { items } = await owner.call(segmentRoutes.list, { query: { limit: 100 } })
    return items.filter((segment) => segment.stale === true).map(({ name }) => name)
  }

  test('is stale until it is counted again, and so is one that contains it; another is not', async () => {
    api = createMockApi({ clock, scenario: { size: 'small' }, cookies: 'jar' })
    owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
    const carts = await create({ name: 'Carts', conditions: tree(event('cart.filled')) })
    await create({ name: 'Of carts', conditions: tree(inSegment(carts.id)) })
    await create({ name: 'Others', conditions: tree(event('video.played')) })
    now += MINUTE
    expect(await stale()).toEqual([])
    now += MINUTE
    expect(await visit('/sessions/start')).toBe(200)
    expect(await visit('/events/track', { type: 'cart.filled' })).toBe(200)
    expect(await stale()).toEqual(['Carts', 'Of carts'])
    now += DAY
    expect(await stale()).toEqual([])
  })

  test('is stale by what identifying changes of a contact', async () => {
    api = createMockApi({ clock, scenario: { size: 'small' }, cookies: 'jar' })
    owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
    await create({ name: 'Speakers', conditions: tree(speaks('ja')) })
    now += MINUTE
    expect(await stale()).toEqual([])
    now += MINUTE
    await visit('/sessions/start')
    expect(await visit('/sessions/identify', { email: 'new@example.org', properties: { name: 'N' } })).toBe(
      200,
    )
    expect(await stale()).toContain('Speakers')
  })
})

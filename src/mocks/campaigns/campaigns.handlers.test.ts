import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Campaign, CampaignStats, CampaignStatus } from '#api/campaigns'
import { funnelSearches } from '#domain/campaigns/audience-funnel'
import { campaignRoutes, contactEventRoutes, contactRoutes, mailingListRoutes } from '#api/contract'
import type { RouteInput } from '#api/wire'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { blocksOf, emptyDocument } from '#mail/document'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'
import type { Caller } from '#mocks/core/test-caller'
import { without } from '#mocks/core/without'

let world: MovingWorld
type Person = Pick<Caller, 'call' | 'refused'>

let owner: Person
let member: Person

beforeEach(() => {
  world = movingWorld()
  owner = world.as('acc_haruka', 'ws_sakura')
  member = world.as('acc_tom', 'ws_sakura')
})

const at = (campaignId: string) => ({ params: { campaignId } })
const one = (id: string, caller = owner) => caller.call(campaignRoutes.one, at(id))
const codeOf = async (call: Promise<unknown>, caller = owner) => (await caller.refused(call)).code

type ScheduleBody = RouteInput<typeof campaignRoutes.schedule>['body']
const schedule = async (id: string, body: Partial<ScheduleBody> = {}, caller = owner) => {
  const { version, recipientEstimate = 100_000 } = await one(id, caller)
  return caller.call(campaignRoutes.schedule, {
    ...at(id),
    body: { timezone: 'Asia/Tokyo', mode: 'all', confirmCount: recipientEstimate, version, ...body },
  })
}
const cancel = async (id: string, caller = owner) => {
  const { version } = await one(id, caller)
  return caller.call(campaignRoutes.cancel, { ...at(id), body: { version } })
}
const update = async (id: string, changes: object, caller = owner) => {
  const { version } = await one(id, caller)
  return caller.call(campaignRoutes.update, { ...at(id), body: { version, ...changes } })
}

const variant = {
  id: 'var_1',
  label: '',
  locale: null,
  weight: 100,
  subject: 'Three new beans',
  previewText: '',
  mode: 'html' as const,
  html: '<p>Hello {{name | default: "there"}}</p><a href="https://shop.sakura-roastery.example/new">New beans</a><a href="https://sakura-roastery.example/">Home</a><a href="{{unsubscribe_url}}">Unsubscribe</a><p>{{company_name}}, {{company_address}}, {{complaint_contact}}</p>',
  textAuto: true,
}
const audience = (...mailingListIds: string[]) => ({
  mailingListIds,
  segmentIds: [],
  segmentMatch: 'any' as const,
  excludeSegmentIds: [],
})
/** A draft that is ready to be sent. */
const ready = (changes: object = {}, caller = owner): Promise<Campaign> =>
  caller.call(campaignRoutes.create, {
    body: { name: 'Ready', audience: audience('lst_weekly'), variants: [variant], ...changes },
  })

const statusOf = async (id: string): Promise<CampaignStatus> => (await one(id)).status
const executionsOf = async (id: string) => (await owner.call(campaignRoutes.executions, { ...at(id) })).items

/** The history of a campaign, oldest first. */
async function historyOf(campaignId: string, types?: string[]) {
  const all = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await owner.call(contactEventRoutes.search, {
      body: { campaignId, limit: 100, ...(types && { types }), ...(cursor !== undefined && { cursor }) },
    })
    all.push(...items)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  // What the contacts of the world did before it began is told too.
  return all.filter(({ id }) => /^evt_[^_]+_[^_]+_\d+$/.test(id)).toReversed()
}

test('a list of the audience that was deleted keeps nothing else from being saved; none is added', async () => {
  const { id } = await ready({ audience: audience('lst_weekly', 'lst_unused') })
  await owner.call(mailingListRoutes.delete, { params: { mailingListId: 'lst_unused' } })
  const kept = await update(id, { audience: audience('lst_unused', 'lst_english') })
  expect(kept.audience.mailingListIds).toEqual(['lst_unused', 'lst_english'])
  await update(id, { audience: audience('lst_english') })
  expect(await codeOf(update(id, { audience: audience('lst_unused') }))).toBe(422)
})

describe('the campaigns of the world', () => {
  test('are estimated to reach as many as the funnel of their audience says', async () => {
    const { items } = await member.call(campaignRoutes.list, {
      query: { limit: 100, status: 'draft,scheduled' },
    })
    for (const { id } of items) {
      const { audience: chosen, recipientEstimate } = await one(id)
      const searches = funnelSearches(chosen)
      const count = searches
        ? (await owner.call(contactRoutes.count, { body: searches.recipients })).count
        : 0
      expect(count, id).toBe(recipientEstimate)
    }
    expect(items.length).toBeGreaterThan(4)
  })

  test('are 38 in every status, and the counts are those of the list', async () => {
    const { items } = await member.call(campaignRoutes.list, { query: { limit: 100 } })
    expect(items).toHaveLength(38)
    const statuses: CampaignStatus[] = [
      'draft',
      'scheduled',
      'preparing',
      'sending',
      'canceling',
      'sent',
      'canceled',
      'failed',
    ]
    for (const status of statuses) {
      const some = items.filter((campaign) => campaign.status === status)
      expect(some.length, status).toBeGreaterThanOrEqual(2)
      expect(await member.call(campaignRoutes.count, { query: { status } })).toEqual({ count: some.length })
      const { items: found } = await member.call(campaignRoutes.list, { query: { status, limit: 100 } })
      expect(found.map(({ id }) => id).toSorted(), status).toEqual(some.map(({ id }) => id).toSorted())
    }
    expect(await member.call(campaignRoutes.count, { query: { status: 'draft,scheduled' } })).toEqual({
      count: items.filter(({ status }) => status === 'draft' || status === 'scheduled').length,
    })
    const ridge = world.as('acc_ellen', 'ws_ridge')
    expect((await ridge.call(campaignRoutes.list, {})).items).toHaveLength(6)
    const empty = world.as('acc_haruka', 'ws_empty')
    expect(await empty.call(campaignRoutes.count, {})).toEqual({ count: 0 })
  })

  test('come without bodies in the list, and with them one by one', async () => {
    const { items } = await owner.call(campaignRoutes.list, { query: { limit: 100 } })
    for (const { variants } of items)
      for (const { doc, html, text, amp } of variants)
        expect([doc, html, text, amp?.html]).toEqual([undefined, undefined, undefined, undefined])
    const { variants } = await one('cmp_9')
    expect(variants.map(({ locale }) => locale)).toEqual(['ja', 'en'])
    for (const { doc } of variants) {
      const types = doc ? [...blocksOf(doc)].map(({ type }) => type) : []
      for (const type of ['text', 'button', 'divider', 'footer']) expect(types).toContain(type)
    }
    // Every mail there is can be read.
    for (const { id } of items) expect((await one(id)).variants[0]?.doc?.version, id).toBe(1)
  })

  test.each([
    [{ q: '焙煎だより' }, ['cmp_1', 'cmp_2']],
    [{ q: 'ＲＯＡＳＴＥＲＹ tour' }, ['cmp_27']],
    [{ q: 'rwandan' }, ['cmp_5']],
    [{ senderId: 'snd_6' }, ['cmp_5', 'cmp_20']],
    [{ mailingListId: 'lst_wholesale' }, ['cmp_14', 'cmp_30']],
    [{ segmentId: 'seg_4' }, ['cmp_8']],
    [{ label: 'a/bテスト' }, ['cmp_8', 'cmp_21']],
    [{ from: '2025-12-01T00:00:00.000Z', to: '2025-12-02T00:00:00.000Z' }, ['cmp_13']],
  ])('are found by %o, as the count is', async (query, ids) => {
    const { items } = await owner.call(campaignRoutes.list, { query: { ...query, limit: 100 } })
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(items.length).toBeLessThan(20)
    expect(await owner.call(campaignRoutes.count, { query })).toEqual({ count: items.length })
  })

  test('come newest change first, or as is asked', async () => {
    const idsOf = async (query: object) =>
      (await owner.call(campaignRoutes.list, { query })).items.map(({ id }) => id)
    const changed = (await owner.call(campaignRoutes.list, { query: { limit: 100 } })).items.map(
      ({ updatedAt }) => updatedAt,
    )
    expect(changed).toEqual(changed.toSorted().toReversed())
    expect((await idsOf({ order: '-sentAt', status: 'sent', limit: 2 })).at(0)).toBe('cmp_1')
    expect(await idsOf({ order: 'scheduledAt', status: 'scheduled' })).toEqual([
      'cmp_25',
      'cmp_26',
      'cmp_27',
      'cmp_28',
    ])
    expect(await codeOf(owner.call(campaignRoutes.list, { query: { order: 'note' } }))).toBe(400)
    expect(await codeOf(owner.call(campaignRoutes.list, { query: { status: 'sent,gone' } }))).toBe(400)
  })

  test('belong to their workspace', async () => {
    const ridge = world.as('acc_ellen', 'ws_ridge')
    const body = { version: 3 }
    for (const call of [
      one('cmp_1', ridge),
      ridge.call(campaignRoutes.update, { ...at('cmp_1'), body }),
      ridge.call(campaignRoutes.delete, at('cmp_1')),
      ridge.call(campaignRoutes.duplicate, { ...at('cmp_1'), body: {} }),
      ridge.call(campaignRoutes.cancel, { ...at('cmp_25'), body }),
      ridge.call(campaignRoutes.executions, at('cmp_1')),
      ridge.call(campaignRoutes.summaries, at('cmp_1')),
    ])
      expect(await codeOf(call, ridge)).toBe(404)
  })
})

describe('a draft', () => {
  test('takes a name, and gets the default sender and an empty mail', async () => {
    const draft = await member.call(campaignRoutes.create, { body: { name: '  Ａ new one ' } })
    expect(draft).toMatchObject({
      name: 'Ａ new one',
      status: 'draft',
      senderId: 'snd_1',
      stats: null,
      schedule: null,
      recipientEstimate: 0,
      version: 1,
      createdBy: { id: 'acc_tom' },
    })
    expect(draft.variants).toHaveLength(1)
    // Names may repeat.
    expect((await member.call(campaignRoutes.create, { body: { name: 'Ａ new one' } })).id).not.toBe(draft.id)
  })

  test('counts its audience', async () => {
    const draft = await ready()
    const { count } = await owner.call(contactRoutes.count, {
      body: {
        status: ['subscribed'],
        conditions: { id: 'a', kind: 'list', op: 'in', mailingListId: 'lst_weekly', status: 'active' },
      },
    })
    expect(draft.recipientEstimate).toBe(count)
    const both = await update(draft.id, { audience: audience('lst_weekly', 'lst_english') })
    expect(both.recipientEstimate).toBeGreaterThan(count)
    const fewer = await update(draft.id, {
      audience: {
        ...audience('lst_weekly'),
        conditions: {
          id: 'g',
          kind: 'group',
          match: 'all',
          children: [{ id: 'p', kind: 'property', key: 'locale', op: 'eq', value: 'ja' }],
        },
        excludeSegmentIds: ['seg_1'],
      },
    })
    expect(fewer.recipientEstimate).toBeLessThan(count)
    expect(fewer.recipientEstimate).toBeGreaterThan(0)
  })

  test('keeps what is not given, and refuses an old version', async () => {
    const before = await one('cmp_21')
    const after = await update('cmp_21', {
      name: 'バレンタイン',
      note: 'a',
      replyTo: 'Hello@Sakura-Roastery.example',
    })
    expect(after).toMatchObject({ name: 'バレンタイン', note: 'a', replyTo: 'hello@sakura-roastery.example' })
    expect(after.version).toBe(before.version + 1)
    expect(after.variants).toEqual(before.variants)
    const emptied = await update('cmp_21', { note: '', replyTo: '' })
    expect(emptied.note).toBeUndefined()
    expect(emptied.replyTo).toBeUndefined()
    const old = owner.call(campaignRoutes.update, { ...at('cmp_21'), body: { version: 3, name: 'x' } })
    expect(await codeOf(old)).toBe(409)
  })

  test('a variant that comes without its body keeps the one it had', async () => {
    const { variants } = await one('cmp_21')
    const bare = variants.map((own) => ({ ...without(own, 'doc'), subject: 'Another' }))
    expect((await update('cmp_21', { variants: bare })).variants.map(({ doc }) => doc)).toEqual(
      variants.map(({ doc }) => doc),
    )
    const changed = await update('cmp_21', {
      variants: [{ ...variant, text: 'a' }],
    })
    expect(changed.variants).toEqual([{ ...variant, text: 'a' }])
  })

  test.each([
    [422, { senderId: 'snd_r1' }],
    [422, { audience: audience('lst_club') }],
    [422, { audience: { ...audience(), segmentIds: ['seg_r1'] } }],
    [422, { audience: { ...audience(), excludeSegmentIds: ['seg_none'] } }],
    [400, { replyTo: 'nobody' }],
    [400, { variants: [variant, variant] }],
    [400, { variants: [] }],
    [400, { variants: [{ ...variant, subject: 'a\r\nBcc: b@c.example' }] }],
    [400, { labels: Array.from({ length: 11 }, (_, place) => `l${place}`) }],
    [400, { surprise: true }],
    [413, { variants: [{ ...variant, mode: 'blocks', doc: largeDoc() }] }],
  ])('answers %i to %o', async (code, changes) => {
    expect(await codeOf(update('cmp_21', changes))).toBe(code)
  })

  test('is duplicated under a name in its own language', async () => {
    expect((await member.call(campaignRoutes.duplicate, { ...at('cmp_1'), body: {} })).name).toBe(
      '焙煎だより 第201号　新年の一杯 のコピー',
    )
    const copy = await member.call(campaignRoutes.duplicate, { ...at('cmp_5'), body: {} })
    const original = await one('cmp_5')
    expect(copy).toMatchObject({
      name: 'Copy of The January letter: a slow start',
      status: 'draft',
      stats: null,
      version: 1,
      createdBy: { id: 'acc_tom' },
    })
    expect(copy.variants).toEqual(original.variants)
    expect(await executionsOf(copy.id)).toEqual([])
    const long = await owner.call(campaignRoutes.create, { body: { name: '名'.repeat(120) } })
    const longCopy = await owner.call(campaignRoutes.duplicate, { ...at(long.id), body: {} })
    expect(longCopy.name).toMatch(/^名{115} のコピー$/)
    expect((await owner.call(campaignRoutes.duplicate, { ...at('cmp_5'), body: { name: 'B' } })).name).toBe(
      'B',
    )
  })
})

function largeDoc() {
  const blocks = Array.from({ length: 40 }, (_one, place) => ({
    type: 'text',
    id: `b${place}`,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(20_000) }] }],
  }))
  const column = { id: 'c', width: 12, blocks }
  const section = { type: 'section', id: 's', gap: 0, stack: 'ltr', valign: 'top', columns: [column] }
  return { ...emptyDocument(), sections: [section] }
}

describe('what may be done in a status', () => {
  /** A campaign of each status that is not about to leave it. */
  const inStatus: Record<CampaignStatus, string> = {
    draft: 'cmp_24',
    scheduled: 'cmp_25',
    preparing: 'cmp_29',
    sending: 'cmp_31',
    canceling: 'cmp_33',
    sent: 'cmp_1',
    canceled: 'cmp_36',
    failed: 'cmp_37',
  }
  const cases: [status: CampaignStatus, action: string, result: CampaignStatus | number][] = [
    ['draft', 'all', 'scheduled'],
    ['draft', 'remaining', 422],
    ['draft', 'cancel', 422],
    ['draft', 'delete', 200],
    ['draft', 'edit', 'draft'],
    ['scheduled', 'all', 'scheduled'],
    ['scheduled', 'remaining', 422],
    ['scheduled', 'cancel', 'draft'],
    ['scheduled', 'delete', 422],
    ['scheduled', 'edit', 422],
    ['preparing', 'all', 422],
    ['preparing', 'remaining', 422],
    ['preparing', 'cancel', 'canceling'],
    ['preparing', 'delete', 422],
    ['preparing', 'edit', 422],
    ['sending', 'all', 422],
    ['sending', 'remaining', 422],
    ['sending', 'cancel', 'canceling'],
    ['sending', 'delete', 422],
    ['sending', 'edit', 422],
    ['canceling', 'all', 422],
    ['canceling', 'remaining', 422],
    ['canceling', 'cancel', 422],
    ['canceling', 'delete', 422],
    ['canceling', 'edit', 422],
    ['sent', 'all', 422],
    ['sent', 'remaining', 422],
    ['sent', 'cancel', 422],
    ['sent', 'delete', 200],
    ['sent', 'edit', 422],
    ['canceled', 'all', 422],
    ['canceled', 'remaining', 'scheduled'],
    ['canceled', 'cancel', 422],
    ['canceled', 'delete', 200],
    ['canceled', 'edit', 422],
    ['failed', 'all', 422],
    ['failed', 'remaining', 'scheduled'],
    ['failed', 'cancel', 422],
    ['failed', 'delete', 200],
    ['failed', 'edit', 422],
  ]
  const act = (id: string, action: string): Promise<unknown> => {
    switch (action) {
      case 'cancel':
        return cancel(id)
      case 'delete':
        return owner.call(campaignRoutes.delete, at(id))
      case 'edit':
        return update(id, { name: 'Another name' })
      default:
        return schedule(id, { mode: action === 'all' ? 'all' : 'remaining' })
    }
  }

  test.each(cases)('%s, %s: %s', async (status, action, result) => {
    const id = inStatus[status]
    expect(await statusOf(id)).toBe(status)
    if (typeof result === 'number' && result !== 200) {
      const refused = await owner.refused(act(id, action))
      expect(refused.code).toBe(result)
      expect(refused.message.length).toBeGreaterThan(15)
      expect(await statusOf(id)).toBe(status)
    } else {
      await act(id, action)
      if (result === 200) expect(await codeOf(one(id))).toBe(404)
      else expect(await statusOf(id)).toBe(result)
    }
  })

  test('labels and note are ours, so they can be changed at any time', async () => {
    for (const id of Object.values(inStatus)) {
      const { labels, note } = await update(id, { labels: ['a', 'a', 'b'], note: 'Looked at' })
      expect([labels, note]).toEqual([['a', 'b'], 'Looked at'])
    }
  })

  test('members delete drafts, owners the others', async () => {
    expect(await codeOf(member.call(campaignRoutes.delete, at('cmp_1')), member)).toBe(403)
    expect(await codeOf(member.call(campaignRoutes.delete, at('cmp_25')), member)).toBe(422)
    expect(await member.call(campaignRoutes.delete, at('cmp_24'))).toEqual({})
  })
})

describe('scheduling', () => {
  const ok = { ...variant }
  test.each([
    ['no sender', { senderId: null }],
    ['a sender that is pending', { senderId: 'snd_3' }],
    ['a sender that lost its domain', { senderId: 'snd_4' }],
    ['a sender that is disabled', { senderId: 'snd_5' }],
    ['nobody in the audience', { audience: audience('lst_unused') }],
    ['no audience', { audience: audience() }],
    ['no subject', { variants: [{ ...ok, subject: '  ' }] }],
    ['an empty mail', { variants: [{ ...ok, html: '<p> </p><a href="{{unsubscribe_url}}"></a>' }] }],
    ['no way to unsubscribe', { variants: [{ ...ok, html: '<p>Hello</p>' }] }],
    ['an unknown variable', { variants: [{ ...ok, subject: 'Hi {{nickname}}' }] }],
    ['a variable that was cut in half', { variants: [{ ...ok, subject: 'Hi {{contact.na' }] }],
    ['a tag that no mail can have', { variants: [{ ...ok, html: `${ok.html}{% assign a = 1 %}` }] }],
    [
      'a link that runs a script',
      { variants: [{ ...ok, html: `${ok.html}<a href="javascript:alert(1)">a</a>` }] },
    ],
    [
      'weights of 90',
      {
        variants: [
          { ...ok, weight: 60 },
          { ...ok, id: 'b', weight: 30 },
        ],
      },
    ],
    [
      'weights that are right over two languages only',
      {
        variants: [
          { ...ok, locale: 'ja', weight: 50 },
          { ...ok, id: 'b', locale: 'en', weight: 50 },
        ],
      },
    ],
    [
      'a condition without its value',
      {
        audience: {
          ...audience('lst_weekly'),
          conditions: {
            id: 'g',
            kind: 'group',
            match: 'all',
            children: [{ id: 'p', kind: 'property', key: 'name', op: 'eq' }],
          },
        },
      },
    ],
  ])('refuses %s', async (_, changes) => {
    const { id } = await ready(changes)
    expect(await owner.refused(schedule(id))).toMatchObject({ code: 422 })
    expect(await statusOf(id)).toBe('draft')
  })

  test('refuses bad times and zones, and an old version', async () => {
    const { id, version } = await ready()
    const inAWhile = (ms: number) => new Date(world.now() + ms).toISOString()
    for (const ms of [-DAY, 0, 5 * MINUTE - 1, 367 * DAY])
      expect(await codeOf(schedule(id, { at: inAWhile(ms) })), String(ms)).toBe(422)
    expect(await codeOf(schedule(id, { timezone: 'Asia/Edo' }))).toBe(400)
    expect(await codeOf(schedule(id, { version: version + 1 }))).toBe(409)
    expect(await schedule(id, { at: inAWhile(5 * MINUTE) })).toMatchObject({
      status: 'scheduled',
      schedule: { at: inAWhile(5 * MINUTE), timezone: 'Asia/Tokyo' },
    })
  })

  test('refuses to reach many more than were confirmed', async () => {
    const { id, recipientEstimate = 0 } = await ready()
    expect(await codeOf(schedule(id, { confirmCount: Math.floor(recipientEstimate / 2) }))).toBe(422)
    expect((await schedule(id, { confirmCount: recipientEstimate - 5 })).status).toBe('scheduled')
  })

  test('now begins in a minute, and is taken back until then', async () => {
    const { id } = await ready()
    const scheduled = await schedule(id)
    const begins = new Date(world.now() + MINUTE).toISOString()
    expect(scheduled.schedule).toEqual({ at: begins, timezone: 'Asia/Tokyo', undoUntil: begins })
    expect(await executionsOf(id)).toMatchObject([{ status: 'queued', scheduledAt: begins, kind: 'initial' }])
    world.pass(MINUTE - 1)
    expect(await cancel(id)).toMatchObject({ status: 'draft', schedule: null })
    expect(await executionsOf(id)).toEqual([])
    world.pass(DAY)
    expect(await statusOf(id)).toBe('draft')
  })

  test('is moved by scheduling again, and the run stays the same', async () => {
    const first = await schedule('cmp_25', { at: new Date(world.now() + 3 * DAY).toISOString() })
    expect(first.status).toBe('scheduled')
    const again = await schedule('cmp_25', { at: new Date(world.now() + 4 * DAY).toISOString() })
    expect(again.lastExecutionId).toBe(first.lastExecutionId)
    world.pass(3.5 * DAY)
    expect(await statusOf('cmp_25')).toBe('scheduled')
    world.pass(DAY)
    expect(await statusOf('cmp_25')).toBe('sent')
  })
})

const numbers = (stats: CampaignStats | null): CampaignStats => {
  if (!stats) throw new Error('There are no stats.')
  return stats
}
const add = (all: readonly CampaignStats[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const stats of all)
    for (const [key, value] of Object.entries(stats)) sum[key] = (sum[key] ?? 0) + (value ?? 0)
  return sum
}

/** What must hold at any moment. */
async function expectConsistent(id: string, before?: CampaignStats | null): Promise<CampaignStats | null> {
  const { stats, status } = await one(id)
  const runs = (await executionsOf(id)).map(({ totals }) => totals)
  if (!stats) {
    expect(['draft', 'scheduled', 'preparing', 'canceling', 'failed']).toContain(status)
    return null
  }
  expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(stats.sent)
  expect(runs.reduce((sum, { failed }) => sum + failed, 0)).toBe(stats.failed)
  expect(stats.sent + stats.failed).toBeLessThanOrEqual(stats.recipients)
  expect(stats.delivered + stats.hardBounces + stats.softBounces).toBeLessThanOrEqual(stats.sent)
  expect(stats.uniqueOpens).toBeLessThanOrEqual(stats.delivered)
  expect(stats.uniqueClicks).toBeLessThanOrEqual(stats.uniqueOpens)
  for (const group of ['total', 'hour', 'day', 'variant', 'list', 'segment', 'provider'] as const) {
    const { items } = await owner.call(campaignRoutes.summaries, { ...at(id), query: { group } })
    expect(add(items.map((item) => item.stats)), group).toEqual(stats)
  }
  const { items: links } = await owner.call(campaignRoutes.summaries, { ...at(id), query: { group: 'link' } })
  const { clicks = 0, uniqueClicks = 0, sent = 0 } = add(links.map((link) => link.stats))
  expect([clicks, uniqueClicks, sent]).toEqual([stats.clicks, stats.uniqueClicks, 0])
  const { items: hours } = await owner.call(campaignRoutes.summaries, {
    ...at(id),
    query: { group: 'link_hour' },
  })
  const ofHours = add(hours.map((hour) => hour.stats))
  expect([ofHours['clicks'] ?? 0, ofHours['botClicks'] ?? 0]).toEqual([
    clicks,
    add(links.map((link) => link.stats))['botClicks'] ?? 0,
  ])
  expect(new Set(hours.map(({ key }) => key)).size).toBe(hours.length)
  const { items: bounces } = await owner.call(campaignRoutes.summaries, {
    ...at(id),
    query: { group: 'bounce' },
  })
  const { hardBounces = 0, softBounces = 0, delivered = 0 } = add(bounces.map((bounce) => bounce.stats))
  expect([hardBounces, softBounces, delivered]).toEqual([stats.hardBounces, stats.softBounces, 0])
  for (const { key, stats: own } of bounces)
    expect(own.hardBounces > 0 ? key[0] : own.softBounces > 0 && key[0]).toBe(own.hardBounces > 0 ? '5' : '4')
  if (before)
    for (const [key, value] of Object.entries(before))
      expect(Object.entries(stats).find(([name]) => name === key)?.[1], key).toBeGreaterThanOrEqual(value)
  return stats
}

describe('who was added and removed since it was scheduled (CAM-158)', () => {
  const driftOf = async (id: string) => (await one(id)).drift

  test('is nobody at first, and then who joined, left or is gone', async () => {
    const { id } = await ready()
    expect(await driftOf(id)).toBeUndefined()
    await schedule(id, { at: new Date(world.now() + DAY).toISOString() })
    const { recipientEstimate = 0 } = await one(id)
    expect(await driftOf(id)).toMatchObject({
      before: recipientEstimate,
      added: 0,
      removed: 0,
      isRedefined: false,
    })
    const { audience: stored } = await one(id)
    const [listId = ''] = stored.mailingListIds
    const searches = funnelSearches(stored)
    const { items } = await owner.call(contactRoutes.search, { body: { ...searches?.recipients, limit: 3 } })
    const [first, second] = items
    if (!first || !second) throw new Error('There is nobody.')
    const { contact } = await owner.call(contactRoutes.upsert, {
      body: { email: 'drift@example.jp', mailingLists: { [listId]: 'active' } },
    })
    await owner.call(contactRoutes.update, {
      params: { contactId: first.id },
      body: { version: first.version, status: 'unsubscribed' },
    })
    await owner.call(contactRoutes.delete, { params: { contactId: second.id } })
    const drift = await driftOf(id)
    expect(drift).toMatchObject({ before: recipientEstimate, added: 1, removed: 2, addedIds: [contact.id] })
    expect(drift?.removedIds.toSorted()).toEqual([first.id, second.id].toSorted())
    const { items: listed } = await owner.call(campaignRoutes.list, { query: { status: 'scheduled' } })
    expect(listed.every((campaign) => campaign.drift === undefined)).toBe(true)

    // Whoever moves it has seen who is in it now.
    await schedule(id, { at: new Date(world.now() + 2 * DAY).toISOString() })
    expect(await driftOf(id)).toMatchObject({ added: 0, removed: 0 })
    await cancel(id)
    expect(await driftOf(id)).toBeUndefined()
  })

  test('adds up for everything that is scheduled', async () => {
    const { items } = await owner.call(campaignRoutes.list, { query: { status: 'scheduled', limit: 100 } })
    expect(items.length).toBeGreaterThan(0)
    for (const { id } of items) {
      const { drift, recipientEstimate } = await one(id)
      if (!drift) throw new Error(`${id} has no drift.`)
      expect(drift.before + drift.added - drift.removed).toBe(recipientEstimate)
      expect(drift.addedIds).toHaveLength(Math.min(100, drift.added))
      expect(drift.removedIds).toHaveLength(Math.min(100, drift.removed))
    }
  })
})

describe('sending', () => {
  test('moves with the clock, and adds up at every moment', async () => {
    const { id, recipientEstimate = 0 } = await ready()
    await schedule(id)
    world.pass(MINUTE)
    expect(await statusOf(id)).toBe('preparing')
    expect((await one(id)).stats).toBeNull()
    let before: CampaignStats | null = null
    const seen = new Set<CampaignStatus>()
    for (const ms of [
      10_000,
      20_000,
      40_000,
      MINUTE,
      2 * MINUTE,
      20 * MINUTE,
      HOUR,
      6 * HOUR,
      DAY,
      3 * DAY,
      20 * DAY,
    ]) {
      world.pass(ms)
      seen.add(await statusOf(id))
      before = await expectConsistent(id, before)
    }
    expect([...seen]).toEqual(['sending', 'sent'])
    const stats = numbers(before)
    expect(stats.recipients).toBe(recipientEstimate)
    expect(stats.sent + stats.failed).toBe(recipientEstimate)
    expect(stats.uniqueOpens).toBeGreaterThan(stats.delivered * 0.2)
    expect(await executionsOf(id)).toMatchObject([
      { kind: 'initial', totals: { recipients: recipientEstimate } },
    ])
  })

  test('asking often or seldom makes no difference', async () => {
    const finish = async (step: number) => {
      const here = movingWorld()
      const caller = here.as('acc_haruka', 'ws_sakura')
      for (let passed = 0; passed < 40 * HOUR; passed += step) {
        here.pass(step)
        await caller.call(campaignRoutes.count, {})
      }
      const { items } = await caller.call(campaignRoutes.list, { query: { limit: 100 } })
      const contacts = await caller.call(contactRoutes.search, {
        body: { status: ['bounced', 'complained', 'unsubscribed'], limit: 100 },
      })
      return { items, contacts }
    }
    expect(await finish(5 * HOUR)).toEqual(await finish(40 * HOUR))
  })

  test('reaches the audience, and says why others are left out', async () => {
    const { id } = await ready({ audience: audience('lst_workshop', 'lst_plan') })
    const counted = async (status: 'subscribed' | 'unsubscribed' | 'bounced' | 'complained' | 'blocked') => {
      const on = (list: string, kind: 'active' | 'unsubscribed') => ({
        id: `${list}${kind}`,
        kind: 'list' as const,
        op: 'in' as const,
        mailingListId: list,
        status: kind,
      })
      const group = (match: 'any' | 'none', ...children: ReturnType<typeof on>[]) => ({
        id: match,
        kind: 'group' as const,
        match,
        children,
      })
      const active = group('any', on('lst_workshop', 'active'), on('lst_plan', 'active'))
      const left = group('any', on('lst_workshop', 'unsubscribed'), on('lst_plan', 'unsubscribed'))
      const count = async (conditions: ReturnType<typeof group>) =>
        (await owner.call(contactRoutes.count, { body: { status: [status], conditions } })).count
      const either = { ...active, children: [...active.children, ...left.children] }
      return { active: await count(active), either: await count(either) }
    }
    const subscribed = await counted('subscribed')
    const barred = await Promise.all((['bounced', 'complained', 'blocked'] as const).map(counted))
    const unsubscribed = await counted('unsubscribed')
    await schedule(id)
    world.pass(MINUTE + 20_000)
    const [run] = await executionsOf(id)
    expect(run?.totals.recipients).toBe(subscribed.active)
    expect(run?.skippedBy).toMatchObject({
      unsubscribed: subscribed.either - subscribed.active + unsubscribed.either,
      suppressed: barred.reduce((sum, { either }) => sum + either, 0),
    })
  })

  test('leaves out who was written to a short while ago', async () => {
    const first = await ready({ audience: audience('lst_plan') })
    await schedule(first.id)
    world.pass(HOUR)
    const second = await ready({
      audience: { ...audience('lst_plan', 'lst_workshop'), skipIfSentWithinHours: 24 },
    })
    await schedule(second.id)
    world.pass(HOUR)
    const [run] = await executionsOf(second.id)
    const reached = new Set((await historyOf(first.id, ['email.sent'])).map(({ contactId }) => contactId))
    for (const { contactId } of await historyOf(second.id, ['email.sent']))
      expect(reached.has(contactId)).toBe(false)
    expect(run?.skippedBy?.recently_sent).toBeGreaterThan(0)
  })

  test('gives readers the variant of their language, and shares it by weight', async () => {
    const { id } = await ready({
      audience: audience('lst_weekly'),
      variants: [
        { ...variant, id: 'ja', locale: 'ja' },
        { ...variant, id: 'a', weight: 25 },
        { ...variant, id: 'b', weight: 75 },
      ],
    })
    const japanese = await owner.call(contactRoutes.count, {
      body: {
        status: ['subscribed'],
        conditions: {
          id: 'g',
          kind: 'group',
          match: 'all',
          children: [
            { id: 'l', kind: 'list', op: 'in', mailingListId: 'lst_weekly', status: 'active' },
            { id: 'p', kind: 'property', key: 'locale', op: 'eq', value: 'ja' },
          ],
        },
      },
    })
    await schedule(id)
    world.pass(2 * HOUR)
    const { items } = await owner.call(campaignRoutes.summaries, { ...at(id), query: { group: 'variant' } })
    const of = (key: string) => items.find((item) => item.key === key)?.stats.recipients ?? 0
    expect(of('ja')).toBe(japanese.count)
    expect(of('a')).toBeGreaterThan(0)
    expect(of('b')).toBeGreaterThan(of('a'))
  })

  test('is told in the history of each contact, as the numbers are', async () => {
    const { id } = await ready()
    await schedule(id)
    world.pass(2 * DAY)
    const stats = numbers((await one(id)).stats)
    const history = await historyOf(id)
    const count = (type: string) => history.filter((event) => event.type === type).length
    expect(count('email.sent')).toBe(stats.sent)
    expect(count('email.delivered')).toBe(stats.delivered)
    expect(count('email.opened')).toBe(stats.opens)
    expect(count('email.clicked')).toBe(stats.clicks)
    expect(count('email.bounced')).toBe(stats.hardBounces + stats.softBounces)
    expect(count('email.unsubscribed')).toBe(stats.unsubscribes)
    const openers = new Set(
      history.filter(({ type }) => type === 'email.opened').map(({ contactId }) => contactId),
    )
    expect(openers.size).toBe(stats.uniqueOpens)
    const times = history.map(({ occurredAt }) => occurredAt)
    expect(times).toEqual(times.toSorted())
    // And who is found by conditions is who opened it.
    const found = await owner.call(contactRoutes.count, {
      body: {
        conditions: {
          id: 'c',
          kind: 'campaign',
          did: true,
          activity: 'opened',
          campaign: id,
          window: { kind: 'any' },
        },
      },
    })
    expect(found.count).toBe(stats.uniqueOpens)

    const contactId = history.find(({ type }) => type === 'email.clicked')?.contactId
    if (!contactId) throw new Error('Somebody clicked.')
    const { items } = await owner.call(contactEventRoutes.search, { body: { contactId, campaignId: id } })
    // A search over everybody says also whose each event is.
    expect(history.filter((event) => event.contactId === contactId)).toMatchObject(items.toReversed())
    expect(items.find(({ type }) => type === 'email.clicked')?.payload).toEqual({
      url: expect.stringMatching(/^https:\/\//),
    })

    // The figures of the contact and the score that segments ask for count it too.
    const reader = { params: { contactId } }
    const { engagement } = await owner.call(contactRoutes.one, reader)
    const all = await owner.call(contactEventRoutes.search, { body: { contactId, limit: 100 } })
    const times90 = (type: string) =>
      all.items.filter(
        (event) => event.type === type && Date.parse(event.occurredAt) > world.now() - 90 * DAY,
      ).length
    expect(engagement).toMatchObject({
      sent: times90('email.sent'),
      opened: times90('email.opened'),
      clicked: times90('email.clicked'),
    })
    const scored = await owner.call(contactRoutes.search, {
      body: {
        conditions: { id: 'c', kind: 'engagement', op: 'gte', score: engagement.score },
        limit: 100,
      },
    })
    expect(scored.items.map((item) => item.id)).toContain(contactId)
    expect(Math.min(...scored.items.map((item) => item.engagement.score))).toBe(engagement.score)
  })

  test('ends subscriptions: bounces, complaints and the link in the mail', async () => {
    const large = movingWorld({ size: 'normal' })
    const caller = large.as('acc_haruka', 'ws_sakura')
    const { id } = await ready({}, caller)
    await schedule(id, {}, caller)
    large.pass(20 * DAY)
    const { stats } = await one(id, caller)
    const ended = numbers(stats)
    const statuses = async (type: string) => {
      const { items } = await caller.call(contactEventRoutes.search, {
        body: { campaignId: id, types: [type], limit: 100 },
      })
      const contacts = await Promise.all(
        items
          .filter((event) => !/^evt_[0-9a-z]+_\d+$/.test(event.id))
          .map((event) => caller.call(contactRoutes.one, { params: { contactId: event.contactId ?? '' } })),
      )
      return contacts.map(({ status, statusAt }) => [
        status,
        items.some((event) => event.occurredAt === statusAt),
      ])
    }
    const unsubscribed = await statuses('email.unsubscribed')
    expect(unsubscribed.length).toBe(Math.min(100, ended.unsubscribes))
    expect(unsubscribed.length).toBeGreaterThan(5)
    // Some had bounced in another campaign by then, so it is not everybody.
    expect(
      unsubscribed.filter(([status, isThen]) => status === 'unsubscribed' && isThen).length,
    ).toBeGreaterThan(unsubscribed.length * 0.8)
    const bounced = await statuses('email.bounced')
    expect(bounced.filter(([status]) => status === 'bounced').length).toBeGreaterThan(10)
  })
})

describe('what is stopped', () => {
  test('while it prepares it is a draft again', async () => {
    const { id } = await ready()
    await schedule(id)
    world.pass(MINUTE + 1000)
    expect((await cancel(id)).status).toBe('canceling')
    world.pass(10_000)
    expect(await one(id)).toMatchObject({ status: 'draft', schedule: null, stats: null })
    expect(await executionsOf(id)).toMatchObject([{ status: 'canceled', totals: { sent: 0 } }])
    await update(id, { name: 'Again' })
    await schedule(id)
    world.pass(HOUR)
    const { status, stats } = await one(id)
    expect(status).toBe('sent')
    expect(numbers(stats).sent + numbers(stats).failed).toBe(numbers(stats).recipients)
  })

  test('in the middle keeps what went out, and the rest can be sent, to nobody twice', async () => {
    const { id } = await ready()
    await schedule(id)
    world.pass(MINUTE + 45_000)
    expect(await statusOf(id)).toBe('sending')
    await cancel(id)
    expect(await statusOf(id)).toBe('canceling')
    world.pass(6000)
    const stopped = await one(id)
    expect(stopped.status).toBe('canceled')
    const { sent, recipients, failed } = numbers(stopped.stats)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(recipients)
    world.pass(DAY)
    expect(numbers((await one(id)).stats).sent).toBe(sent)
    let before = await expectConsistent(id)

    expect(await codeOf(schedule(id, { mode: 'all' }))).toBe(422)
    const again = await schedule(id, { mode: 'remaining', confirmCount: recipients - sent - failed })
    expect(again.status).toBe('scheduled')
    expect(numbers(again.stats).sent).toBe(sent)
    world.pass(MINUTE + 30_000)
    before = await expectConsistent(id, before)
    world.pass(DAY)
    await expectConsistent(id, before)
    const done = await one(id)
    expect(done.status).toBe('sent')
    const [rest, first] = await executionsOf(id)
    expect(first).toMatchObject({ kind: 'initial', status: 'canceled' })
    expect(rest?.kind).toBe('remaining')
    // Some of the rest may have unsubscribed in the meantime.
    expect((rest?.totals.recipients ?? 0) + (rest?.totals.skipped ?? 0)).toBe(recipients - sent - failed)
    const readers = (await historyOf(id, ['email.sent'])).map(({ contactId }) => contactId)
    expect(new Set(readers).size).toBe(readers.length)
    expect(readers.length).toBe(numbers(done.stats).sent)
  })

  test('what was scheduled for the rest goes back to what it was', async () => {
    await schedule('cmp_37', { mode: 'remaining' })
    const back = await cancel('cmp_37')
    expect(back).toMatchObject({ status: 'failed', statusReason: 'provider_unavailable' })
    expect((await schedule('cmp_37', { mode: 'remaining' })).status).toBe('scheduled')
    world.pass(HOUR)
    const { status, stats } = await one('cmp_37')
    expect(status).toBe('sent')
    expect(numbers(stats).sent + numbers(stats).failed).toBe(numbers(stats).recipients)
    await expectConsistent('cmp_37')
  })

  test('a breakdown leaves a rest', async () => {
    const { id } = await ready({ labels: ['outage'] })
    await schedule(id)
    world.pass(HOUR)
    const failed = await one(id)
    expect(failed).toMatchObject({ status: 'failed', statusReason: 'provider_unavailable' })
    expect(await executionsOf(id)).toMatchObject([{ status: 'failed', error: { code: 503 } }])
    expect(numbers(failed.stats).sent).toBeLessThan(numbers(failed.stats).recipients)
    await schedule(id, { mode: 'remaining' })
    world.pass(HOUR)
    expect(await statusOf(id)).toBe('sent')
    expect(await codeOf(schedule(id, { mode: 'remaining' }))).toBe(422)
  })

  test('where it can’t be told who is to be left out is refused, and goes to nobody', async () => {
    // It names a property that was deleted.
    const { id } = await ready({ audience: { ...audience('lst_weekly'), excludeSegmentIds: ['seg_13'] } })
    expect((await one(id)).recipientEstimate).toBe(0)
    expect(await owner.refused(schedule(id))).toMatchObject({
      code: 422,
      message: expect.stringContaining('seg_13'),
    })
  })

  test('of the rest those are left out whom another campaign reached meanwhile', async () => {
    const { id } = await ready({
      labels: ['outage'],
      audience: { ...audience('lst_weekly'), skipIfSentWithinHours: 24 },
    })
    await schedule(id)
    world.pass(HOUR)
    const { sent, failed, recipients } = numbers((await one(id)).stats)
    const other = await ready()
    await schedule(other.id)
    world.pass(HOUR)
    await schedule(id, { mode: 'remaining' })
    world.pass(HOUR)
    const [rest] = await executionsOf(id)
    expect(recipients - sent - failed).toBeGreaterThan(0)
    expect(rest).toMatchObject({ kind: 'remaining', totals: { recipients: 0, sent: 0 } })
    expect(rest?.skippedBy?.recently_sent).toBeGreaterThan(0)
  })

  test('fails where its sender is not verified any more, and where nobody is left', async () => {
    const lost = await one('cmp_38')
    expect(lost).toMatchObject({ status: 'failed', statusReason: 'sender_not_verified', stats: null })
    expect(await executionsOf('cmp_38')).toMatchObject([{ error: { code: 422 }, totals: { recipients: 0 } }])
    const { id } = await ready({ audience: audience('lst_plan') })
    await schedule(id, { at: new Date(world.now() + HOUR).toISOString() })
    const { items } = await owner.call(contactRoutes.search, {
      body: { mailingListId: 'lst_plan', limit: 100 },
    })
    for (const { id: contactId } of items) await owner.call(contactRoutes.delete, { params: { contactId } })
    world.pass(2 * HOUR)
    expect(await one(id)).toMatchObject({ status: 'failed', statusReason: 'no_recipients' })
  })
})

test('executions come newest first, page by page', async () => {
  const { id } = await ready()
  await schedule(id)
  world.pass(MINUTE + 40_000)
  await cancel(id)
  world.pass(MINUTE)
  await schedule(id, { mode: 'remaining' })
  const first = await owner.call(campaignRoutes.executions, { ...at(id), query: { limit: 1 } })
  expect(first.items).toMatchObject([{ kind: 'remaining', status: 'queued' }])
  const second = await owner.call(campaignRoutes.executions, {
    ...at(id),
    query: { limit: 1, cursor: first.nextCursor ?? '' },
  })
  expect(second.items).toMatchObject([{ kind: 'initial' }])
  expect(second.nextCursor).toBeNull()
  expect(
    await codeOf(owner.call(campaignRoutes.executions, { ...at(id), query: { cursor: 'exe_none' } })),
  ).toBe(400)
})

test('the stats of all campaigns of the world add up', async () => {
  const { items } = await owner.call(campaignRoutes.list, { query: { limit: 100 } })
  for (const { id } of items) await expectConsistent(id)
})

test('whatever is done in whatever order, everything adds up and nobody is sent it twice', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.constantFrom('all', 'remaining', 'cancel', 'cancel'),
      fc.constantFrom(1000, 15_000, 40_000, MINUTE, 3 * MINUTE, HOUR, 3 * DAY),
    ),
    { minLength: 4, maxLength: 14 },
  )
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (some, breaks) => {
      world = movingWorld()
      owner = world.as('acc_haruka', 'ws_sakura')
      const { id } = await ready({ audience: audience('lst_store'), labels: breaks ? ['outage'] : [] })
      let before: CampaignStats | null = null
      for (const step of some) {
        if (typeof step === 'number') world.pass(step)
        else {
          const status = await statusOf(id)
          const call = step === 'cancel' ? cancel(id) : schedule(id, { mode: step })
          const error = await call.then(
            () => undefined,
            (refused: { code: number }) => refused.code,
          )
          expect([undefined, 422], `${step} when ${status}`).toContain(error)
          const isRest = step === 'remaining'
          if (step === 'cancel')
            expect(error === undefined, status).toBe(['scheduled', 'preparing', 'sending'].includes(status))
          else if (status === 'draft') expect(error === undefined).toBe(!isRest)
          else if (!['scheduled', 'failed', 'canceled'].includes(status)) expect(error).toBe(422)
        }
        const after = await expectConsistent(id, before)
        before = after ?? before
      }
      const readers = (await historyOf(id, ['email.sent'])).map(({ contactId }) => contactId)
      expect(new Set(readers).size).toBe(readers.length)
      expect(readers.length).toBe(before?.sent ?? 0)
    }),
    { numRuns: 16 },
  )
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const here = first.as('acc_haruka', 'ws_sakura')
  const { id } = await ready({}, here)
  await schedule(id, {}, here)
  first.pass(MINUTE + 40_000)
  await cancel(id, here)
  await here.call(campaignRoutes.delete, at('cmp_2'))
  first.pass(6 * HOUR)
  const there = movingWorld({ journal, start: first.now() }).as('acc_haruka', 'ws_sakura')
  const all = { query: { limit: 100 } }
  expect(await there.call(campaignRoutes.list, all)).toEqual(await here.call(campaignRoutes.list, all))
  const search = { body: { campaignId: id, limit: 100 } }
  expect(await there.call(contactEventRoutes.search, search)).toEqual(
    await here.call(contactEventRoutes.search, search),
  )
})

describe('a million contacts', () => {
  test('are sent to and counted', async () => {
    const huge = movingWorld({ size: 'huge' })
    const caller = huge.as('acc_haruka', 'ws_sakura')
    await caller.call(campaignRoutes.list, {})
    const { id, recipientEstimate = 0 } = await ready({}, caller)
    expect(recipientEstimate).toBeGreaterThan(500_000)
    await schedule(id, {}, caller)
    huge.pass(2 * MINUTE)
    await one(id, caller)
    for (const ms of [0, 5 * MINUTE, HOUR, 12 * HOUR]) huge.pass(ms)
    const { stats } = await one(id, caller)
    const { items } = await caller.call(campaignRoutes.summaries, { ...at(id), query: { group: 'provider' } })
    expect(add(items.map((item) => item.stats))).toEqual(stats)
    expect(numbers(stats).recipients).toBe(recipientEstimate)
  })
})

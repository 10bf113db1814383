import * as v from 'valibot'
import { expectEqual, expectRefused, good, type Scene } from './http.ts'
import type { Check } from './suite.ts'

const Thing = v.looseObject({ id: v.string(), version: v.number(), status: v.string() })
const Items = v.object({ items: v.array(v.looseObject({})) })

const html =
  '<p>Hello.</p><p>{{company_name}}, {{company_address}}, {{complaint_contact}}</p><p><a href="https://shop.example/">Shop</a> <a href="{{unsubscribe_url}}">Unsubscribe</a></p>'

/** What goes through states goes through exactly those of the specification, as far as no time has to pass. */
export function courseChecks({ owner, member, workspaceId }: Scene): Check[] {
  const call = (method: string, path: string, body?: unknown) =>
    owner.call(method, `/v1${path}`, { workspaceId, body })
  const mark = Date.now().toString(36)
  const campaign = async (extra: object = {}) =>
    v.parse(
      v.looseObject({ ...Thing.entries, recipientEstimate: v.optional(v.number()) }),
      good(
        await call('POST', '/campaigns', {
          name: `Conformance ${mark}`,
          audience: {
            mailingListIds: [await anyList()],
            segmentIds: [],
            segmentMatch: 'any',
            excludeSegmentIds: [],
          },
          variants: [
            {
              id: 'a',
              label: 'A',
              locale: null,
              weight: 100,
              subject: 'Hello',
              previewText: '',
              mode: 'html',
              html,
              textAuto: true,
            },
          ],
          ...extra,
        }),
      ),
    )
  const anyList = async () => {
    const { items } = v.parse(
      v.object({
        items: v.array(v.looseObject({ id: v.string(), counts: v.looseObject({ active: v.number() }) })),
      }),
      good(await call('GET', '/mailing_lists?limit=100')),
    )
    return items.toSorted((a, b) => b.counts.active - a.counts.active)[0]?.id ?? ''
  }
  const inOneDay = () => new Date(Date.now() + 86_400_000).toISOString()
  const schedule = async (
    { id, version, recipientEstimate = 0 }: Awaited<ReturnType<typeof campaign>>,
    at = inOneDay(),
  ) =>
    call('POST', `/campaigns/${id}/schedule`, {
      at,
      timezone: 'Asia/Tokyo',
      mode: 'all',
      confirmCount: recipientEstimate,
      version,
    })
  const form = async () =>
    v.parse(
      v.looseObject({ ...Thing.entries, fields: v.array(v.unknown()) }),
      good(await call('POST', '/forms', { name: `Conformance ${mark}` })),
    )

  return [
    {
      name: 'campaigns: a draft is scheduled, can then be neither edited nor deleted, and is a draft again when canceled',
      async run() {
        const draft = await campaign()
        expectEqual(draft.status, 'draft', 'a new campaign')
        const scheduled = v.parse(Thing, good(await schedule(draft)))
        expectEqual(scheduled.status, 'scheduled', 'after schedule')
        expectRefused(
          await call('POST', `/campaigns/${draft.id}`, { version: scheduled.version, name: 'Other' }),
          422,
        )
        expectRefused(await call('DELETE', `/campaigns/${draft.id}`), 422)
        const again = v.parse(
          Thing,
          good(await call('POST', `/campaigns/${draft.id}/cancel`, { version: scheduled.version })),
        )
        expectEqual(again.status, 'draft', 'after cancel')
        expectRefused(await call('POST', `/campaigns/${draft.id}/cancel`, { version: again.version }), 422)
        good(await call('DELETE', `/campaigns/${draft.id}`))
        expectRefused(await call('GET', `/campaigns/${draft.id}`), 404)
      },
    },
    {
      name: 'campaigns: the time of a scheduled one can be changed',
      async run() {
        const scheduled = v.parse(Thing, good(await schedule(await campaign())))
        const later = new Date(Date.now() + 2 * 86_400_000).toISOString()
        const moved = v.parse(
          v.looseObject({
            ...Thing.entries,
            schedule: v.looseObject({ at: v.string() }),
            recipientEstimate: v.optional(v.number()),
          }),
          good(
            await call('POST', `/campaigns/${scheduled.id}/schedule`, {
              at: later,
              timezone: 'Asia/Tokyo',
              mode: 'all',
              confirmCount: 1_000_000,
              version: scheduled.version,
            }),
          ),
        )
        expectEqual(moved.schedule.at, later, 'the time')
        good(await call('POST', `/campaigns/${moved.id}/cancel`, { version: moved.version }))
      },
    },
    ...[
      {
        what: 'no audience',
        extra: {
          audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
        },
      },
      {
        what: 'no subject',
        extra: {
          variants: [
            {
              id: 'a',
              label: 'A',
              locale: null,
              weight: 100,
              subject: '',
              previewText: '',
              mode: 'html',
              html,
              textAuto: true,
            },
          ],
        },
      },
      {
        what: 'no body',
        extra: {
          variants: [
            {
              id: 'a',
              label: 'A',
              locale: null,
              weight: 100,
              subject: 'x',
              previewText: '',
              mode: 'html',
              html: '',
              textAuto: true,
            },
          ],
        },
      },
      { what: 'no sender', extra: { senderId: null } },
    ].map(({ what, extra }) => ({
      name: `campaigns: one with ${what} is not scheduled`,
      async run() {
        const draft = await campaign(extra)
        expectRefused(await schedule(draft), 422)
        good(await call('DELETE', `/campaigns/${draft.id}`))
      },
    })),
    {
      name: 'campaigns: a time that is over, or too near, is refused',
      async run() {
        const draft = await campaign()
        expectRefused(await schedule(draft, '2020-01-01T00:00:00.000Z'), 400, 422)
        expectRefused(await schedule(draft, new Date(Date.now() + 1000).toISOString()), 400, 422)
      },
    },
    {
      name: 'campaigns: two who edit the same version do not overwrite each other',
      async run() {
        const draft = await campaign()
        good(await call('POST', `/campaigns/${draft.id}`, { version: draft.version, name: 'One' }))
        expectRefused(
          await call('POST', `/campaigns/${draft.id}`, { version: draft.version, name: 'Two' }),
          409,
        )
      },
    },
    {
      name: 'campaigns: members do not delete what was sent',
      async run() {
        const { items } = v.parse(
          v.object({ items: v.array(v.looseObject({ id: v.string() })) }),
          good(await call('GET', '/campaigns?status=sent&limit=1')),
        )
        for (const { id } of items)
          expectRefused(await member.call('DELETE', `/v1/campaigns/${id}`, { workspaceId }), 403)
      },
    },
    {
      name: 'campaigns: the parts of every report add up to the whole, and nothing is more than what it is a part of',
      async run() {
        const { items } = v.parse(
          v.object({ items: v.array(v.looseObject({ id: v.string() })) }),
          good(await call('GET', '/campaigns?status=sent,sending,canceled,failed&limit=100')),
        )
        const Stats = v.record(v.string(), v.number())
        const Parts = v.object({ items: v.array(v.looseObject({ stats: Stats })) })
        for (const { id } of items) {
          const group = async (name: string) =>
            v
              .parse(Parts, good(await call('GET', `/campaigns/${id}/summaries?group=${name}`)))
              .items.map(({ stats }) => stats)
          const [total] = await group('total')
          if (!total) continue
          const of = (key: string) => total[key] ?? 0
          const ordered = ['uniqueClicks', 'uniqueOpens', 'delivered', 'sent', 'recipients'] as const
          ordered.slice(1).forEach((key, place) => {
            const part = ordered[place] ?? 'sent'
            if (of(part) > of(key))
              throw new Error(`${id}: ${part} ${of(part)} is more than ${key} ${of(key)}`)
          })
          const bounces = await group('bounce')
          for (const key of ['hardBounces', 'softBounces'])
            expectEqual(
              bounces.reduce((sum, stats) => sum + (stats[key] ?? 0), 0),
              of(key),
              `${id}, ${key} by reason`,
            )
          for (const name of ['hour', 'day', 'variant', 'list', 'segment', 'provider']) {
            const parts = await group(name)
            for (const key of ['sent', 'delivered', 'uniqueOpens', 'uniqueClicks', 'unsubscribes'])
              expectEqual(
                parts.reduce((sum, stats) => sum + (stats[key] ?? 0), 0),
                of(key),
                `${id}, ${key} by ${name}`,
              )
          }
        }
      },
    },
    {
      name: 'forms: draft, published, changed, unpublished, and nothing else in between',
      async run() {
        const { id, version, status, fields } = await form()
        expectEqual(status, 'draft', 'a new form')
        expectRefused(await call('POST', `/forms/${id}/unpublish`, { version }), 422)
        const ready = v.parse(
          Thing,
          good(
            await call('POST', `/forms/${id}`, {
              version,
              fields: [
                ...fields,
                {
                  id: 'ok',
                  type: 'consent',
                  label: { en: 'Yes, please', ja: 'はい' },
                  required: true,
                  width: 'full',
                },
              ],
              settings: {
                ...v.parse(
                  v.looseObject({ settings: v.looseObject({}) }),
                  good(await call('GET', `/forms/${id}`)),
                ).settings,
                optIn: 'single',
                mailingListIds: [await anyList()],
                success: { kind: 'message', text: 'Thank you.' },
                alreadyText: 'You are in.',
                closedText: 'Closed.',
              },
            }),
          ),
        )
        good(await call('POST', `/forms/${id}/publish`, { version: ready.version }))
        const now = async () => v.parse(Thing, good(await call('GET', `/forms/${id}`)))
        expectEqual((await now()).status, 'published', 'after publish')
        good(await call('POST', `/forms/${id}`, { version: (await now()).version, kind: 'popup' }))
        good(
          await call('POST', `/forms/${id}`, {
            version: (await now()).version,
            fields: [
              ...fields,
              { id: 'ok', type: 'consent', label: { en: 'Yes', ja: 'はい' }, required: true, width: 'full' },
            ],
          }),
        )
        expectEqual((await now()).status, 'changed', 'after an edit')
        good(await call('POST', `/forms/${id}/publish`, { version: (await now()).version }))
        good(await call('POST', `/forms/${id}/unpublish`, { version: (await now()).version }))
        expectEqual((await now()).status, 'unpublished', 'after unpublish')
        good(await call('DELETE', `/forms/${id}`))
      },
    },
    {
      name: 'segments: refuse a name that is taken, a tree too deep, and a circle',
      async run() {
        const group = (children: unknown[]) => ({ id: 'g', kind: 'group', match: 'all', children })
        const make = (name: string, conditions: unknown) => call('POST', '/segments', { name, conditions })
        const a = v.parse(Thing, good(await make(`A ${mark}`, group([]))))
        expectRefused(await make(`a ${mark.toUpperCase()}`, group([])), 409)
        let deep: unknown = group([])
        for (let level = 0; level < 6; level += 1) deep = { ...group([deep]), id: `g${level}` }
        expectRefused(await make(`Deep ${mark}`, deep), 422)
        const inside = (segmentId: string) => group([{ id: 's', kind: 'segment', op: 'in', segmentId }])
        const b = v.parse(Thing, good(await make(`B ${mark}`, inside(a.id))))
        expectRefused(
          await call('PUT', `/segments/${a.id}`, { version: a.version, conditions: inside(b.id) }),
          422,
        )
      },
    },
    {
      name: 'contacts: a search by conditions finds as many as are counted',
      async run() {
        const conditions = {
          id: 'g',
          kind: 'group',
          match: 'any',
          children: [
            { id: '1', kind: 'property', key: 'email', op: 'contains', value: 'ＭＡＩＬ' },
            { id: '2', kind: 'property', key: 'name', op: 'is_not_set' },
          ],
        }
        const { count } = v.parse(
          v.object({ count: v.number() }),
          good(await call('POST', '/contacts/search/count', { conditions })),
        )
        let found = 0
        for (let offset = 0; ; offset += 100) {
          const { items } = v.parse(
            Items,
            good(await call('POST', '/contacts/search', { conditions, limit: 100, offset })),
          )
          found += items.length
          if (items.length < 100) break
        }
        expectEqual(found, count, 'found')
      },
    },
    {
      name: 'domains: a second check at once is too soon, and a domain of a mailbox provider is nobody’s',
      async run() {
        const name = `conformance-${mark}.example.com`
        good(await call('POST', '/domains', { name }))
        good(await call('POST', `/domains/${name}/verify`))
        expectRefused(await call('POST', `/domains/${name}/verify`), 429)
        expectRefused(await call('POST', '/domains', { name }), 409)
        for (const bad of ['gmail.com', 'co.jp', 'localhost', 'a b.example', '-x.example', 'x'])
          expectRefused(await call('POST', '/domains', { name: bad }), 400, 422)
        good(await call('DELETE', `/domains/${name}`))
      },
    },
    {
      name: 'transactional: the same key sends once',
      async run() {
        const { items } = v.parse(
          v.object({ items: v.array(v.looseObject({ id: v.string() })) }),
          good(await call('GET', '/senders?status=verified&limit=1')),
        )
        const mail = {
          kind: 'transactional',
          to: [{ email: 'one@mail.example' }],
          senderId: items[0]?.id,
          subject: 'Hello',
          text: 'Hello.',
          idempotencyKey: `k-${mark}`,
        }
        const first = good(await call('POST', '/transactional/send', mail))
        expectEqual(good(await call('POST', '/transactional/send', mail)), first, 'the second answer')
        expectRefused(await call('POST', '/transactional/send', { ...mail, subject: 'Other' }), 409)
      },
    },
    {
      name: 'usage: the days of a month add up to the month',
      async run() {
        const Usage = v.object({
          items: v.array(v.looseObject({ metric: v.string(), quantity: v.number() })),
        })
        const now = new Date()
        const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
        const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
        const iso = (date: Date) => date.toISOString().slice(0, 10)
        const sums = async (granularity: string) => {
          const { items } = v.parse(
            Usage,
            good(
              await call(
                'GET',
                `/usages/summaries?from=${iso(month)}&to=${iso(last)}&granularity=${granularity}`,
              ),
            ),
          )
          const found = new Map<string, number>()
          for (const { metric, quantity } of items)
            if (metric !== 'contacts')
              found.set(metric, Math.round(((found.get(metric) ?? 0) + quantity) * 1000) / 1000)
          return Object.fromEntries(found)
        }
        expectEqual(await sums('day'), await sums('month'), 'sums')
      },
    },
  ]
}

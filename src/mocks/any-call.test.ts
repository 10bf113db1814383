import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contract, type ContractRoute } from '#api/contract'
import { WORKSPACE_HEADER } from '#api/wire'
import { exampleCalls } from './example-calls.ts'
import { jumpingClock } from '#mocks/core/jumping-clock'
import { createMockApi } from './node.ts'
import { recordExamples } from './record-examples.ts'

const origin = 'https://api.example'
const examples = await recordExamples(exampleCalls, {
  origin,
  fetch: createMockApi({ clock: jumpingClock().clock, scenario: { size: 'small' } }).fetch,
})
const routes: readonly ContractRoute[] = Object.values(contract)

const Envelope = v.strictObject({ code: v.number(), message: v.string(), ticketId: v.string() })
const Items = v.object({ items: v.array(v.unknown()) })
const Counted = v.object({ count: v.number() })

/** What stands in fixtures, so that calls now and then hit something. */
const knownIds = [
  'cmp_1',
  'cmp_5',
  'cmp_12',
  'seg_1',
  'seg_13',
  'frm_1',
  'frm_3',
  'snd_1',
  'snd_4',
  'lst_weekly',
]
const moreIds = [
  'ctn_1',
  'ctn_4',
  'crd_1',
  'crd_3',
  'key_1',
  'thr_1',
  'sakura-roastery.example',
  'contact',
  'inv_sakura',
]

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '../..',
    '%',
    "' OR 1=1 --",
    '<script>',
    '\ud800',
    '🐈'.repeat(50),
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, -1, 0, 1e308, [], {}),
  fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }),
)

const call = fc.record({
  route: fc.nat(routes.length - 1),
  ids: fc.array(
    fc.oneof(fc.constantFrom(...knownIds, ...moreIds), fc.string({ minLength: 1, maxLength: 8 })),
    { minLength: 2, maxLength: 2 },
  ),
  asInExample: fc.boolean(),
  who: fc.constantFrom('acc_haruka', 'acc_tom', 'acc_ellen', 'acc_new'),
  workspace: fc.constantFrom('ws_sakura', 'ws_sakura', 'ws_ridge', 'ws_empty', 'ws_nowhere'),
  damage: fc.option(fc.record({ place: fc.nat(40), value: hostile }), { nil: undefined }),
  wait: fc.constantFrom(0, 0, 1000, 60_000, 86_400_000),
})
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never

/** The same body with one of its values replaced, wherever it stands. */
function damaged(body: unknown, { place, value }: { place: number; value: unknown }): unknown {
  let left = place
  const walk = (part: unknown): unknown => {
    if (left-- === 0) return value
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, walk(one)]))
    return part
  }
  return walk(body)
}

function pathOf({ base, route, name }: ContractRoute, { ids, asInExample }: Call): string {
  const example = examples[name]
  if (asInExample && example) return example.path
  let at = 0
  return base + route.path.replaceAll(/:\w+/g, () => encodeURIComponent(ids[at++ % ids.length] ?? 'x'))
}

const lists = routes.flatMap((one) => {
  const count = routes.find(({ route }) => route.path === `${one.route.path}/count` && route.method === 'GET')
  return count && one.route.method === 'GET' ? [`${one.base}${one.route.path}`] : []
})

test('whatever is called, in whatever order, is answered by the contract, and counts stay those of the lists', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), async (calls) => {
      const { clock, pass } = jumpingClock()
      const api = createMockApi({ clock, scenario: { size: 'small' } })
      const ask = async (who: string, workspaceId: string, method: string, path: string, body?: unknown) => {
        const { token } = await api.signInAs(who)
        return api.fetch(`${origin}${path}`, {
          method,
          redirect: 'manual',
          headers: { authorization: `Bearer ${token}`, [WORKSPACE_HEADER]: workspaceId },
          body: body === undefined ? null : JSON.stringify(body),
        })
      }
      for (const one of calls) {
        const bound = routes[one.route]
        if (!bound) continue
        pass(one.wait)
        const given = examples[bound.name]?.body
        const body = bound.body && one.damage ? damaged(given ?? {}, one.damage) : given
        const path = pathOf(bound, one)
        const what = `${bound.route.method} ${path} ${JSON.stringify(body)}`
        const response = await ask(one.who, one.workspace, bound.route.method, path, body)
        expect(response.status, what).toBeLessThan(500)
        if (response.status >= 400) expect(v.is(Envelope, await response.json()), what).toBe(true)
        else await response.body?.cancel()
      }
      for (const path of lists) {
        const items = v.parse(
          Items,
          await (await ask('acc_haruka', 'ws_sakura', 'GET', `${path}?limit=100`)).json(),
        )
        const { count } = v.parse(
          Counted,
          await (await ask('acc_haruka', 'ws_sakura', 'GET', `${path}/count`)).json(),
        )
        expect(Math.min(count, 100), path).toBe(items.items.length)
      }
    }),
    { numRuns: 60 },
  )
})

/**
 * How the work of the mock backend grows: what stories, the demo and tests wait for beside the product itself. Times are
 * medians and are printed only; what fails the benchmark is how often the time for n fits into that for 10 n, both measured
 * in this run. Part of `npm run bench`.
 */
import { performance } from 'node:perf_hooks'
import type { ConditionGroup } from '#api/shapes'
import { WORKSPACE_HEADER } from '#api/wire'
import { exampleCalls } from '#mocks/example-calls'
import { jumpingClock } from '#mocks/core/jumping-clock'
import { createMockApi, type MockApi } from '#mocks/node'
import { recordExamples } from '#mocks/record-examples'

/** How many times longer ten times as much may take: linear work takes ten times, quadratic a hundred. */
const GROWTH = 25

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Searches contacts as somebody who is signed in. */
async function searcher(api: MockApi): Promise<(body: object) => Promise<unknown>> {
  const { token } = await api.signInAs('acc_haruka')
  return async (body) => {
    const response = await api.fetch('http://localhost/v1/contacts/search', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, [WORKSPACE_HEADER]: 'ws_sakura' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
}

async function startOfWorld(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    times.push(
      await timed(async () => {
        const search = await searcher(createMockApi())
        await search({})
      }),
    )
  }
  return median(times)
}

/** Every call of the examples, one after the other, in the normal world. */
async function ordinaryCall(): Promise<number> {
  const { clock } = jumpingClock()
  const api = createMockApi({ clock })
  const times: number[] = []
  await recordExamples(exampleCalls, {
    origin: 'http://localhost',
    async fetch(input, init) {
      const start = performance.now()
      const response = await api.fetch(input, init)
      times.push(performance.now() - start)
      return response
    },
  })
  return median(times)
}

const tree: ConditionGroup = {
  id: 'g',
  kind: 'group',
  match: 'all',
  children: [
    { id: '1', kind: 'property', key: 'orders', op: 'gte', value: 5 },
    { id: '2', kind: 'property', key: 'favourite_roast', op: 'in', value: ['light', 'medium'] },
    { id: '3', kind: 'property', key: 'company', op: 'not_contains', value: 'ＢＯＯＫＳ' },
    {
      id: '4',
      kind: 'group',
      match: 'any',
      children: [
        { id: '5', kind: 'list', op: 'in', mailingListId: 'lst_weekly', status: 'active' },
        { id: '6', kind: 'list', op: 'in', mailingListId: 'lst_plan' },
        { id: '7', kind: 'property', key: 'is_wholesale', op: 'is_true' },
      ],
    },
    {
      id: '8',
      kind: 'property',
      key: 'last_order_at',
      op: 'within',
      value: { kind: 'last', value: 24, unit: 'month' },
    },
    { id: '9', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
  ],
}

/** A search with ten nodes over so many contacts, another question each time. */
async function searchOf(contacts: number): Promise<number> {
  const api = createMockApi({ contacts })
  const search = await searcher(api)
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const conditions: ConditionGroup = {
      ...tree,
      children: tree.children.map((node) =>
        node.id === '1' && node.kind === 'property' ? { ...node, value: 5 + round } : node,
      ),
    }
    times.push(await timed(() => search({ conditions, limit: 50 })))
  }
  // The first one fills what all later ones read.
  return median(times.slice(1))
}

process.stdout.write(`  an ordinary call: ${(await ordinaryCall()).toFixed(1)} ms\n`)
process.stdout.write(`  the start of a world: ${(await startOfWorld()).toFixed(0)} ms\n`)
const [few, many] = [await searchOf(10_000), await searchOf(100_000)]
const growth = many / few
const held = growth <= GROWTH
process.stdout.write(
  `${held ? '✓' : '✗'} a search by ten conditions: ${few.toFixed(1)} ms over 10,000 contacts, ${many.toFixed(1)} over 100,000: ${growth.toFixed(1)} times (at most ${GROWTH})\n`,
)
process.exitCode = held ? 0 : 1

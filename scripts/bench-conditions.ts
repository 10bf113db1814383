/**
 * How long a condition tree as large as may be saved takes over 100,000 contacts with their events, in a worker: what a
 * browser does that counts by itself. A figure is the median of several rounds and is printed only; what fails the benchmark
 * is how it grows from a tenth of the contacts to all of them. Part of `npm run bench`.
 */
import { performance } from 'node:perf_hooks'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { median } from './bench-kit/findings.ts'
import {
  compile,
  CONDITION_TREE,
  type ConditionCandidate,
  type ConditionEvent,
  type ConditionGroup,
  type ConditionNode,
} from '#lib/condition-tree'

const CONTACTS = 100_000
const ROUNDS = 5
/** How many times longer ten times the contacts may take. */
const GROWTH = 25
const NOW = Date.parse('2026-05-01T00:00:00.000Z')
const DAY = 86_400_000
const cities = ['tokyo', 'kyoto', 'osaka', 'kanagawa', '札幌市', 'ﾌｸｵｶ']

/** The same contacts each time. */
function* people(): Generator<ConditionCandidate> {
  let seed = 42
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % below
  }
  for (let place = 0; place < CONTACTS; place += 1) {
    const events: ConditionEvent[] = Array.from({ length: 6 }, (_, index) => ({
      type: ['email.sent', 'email.opened', 'email.clicked', 'page_view'][next(4)] ?? '',
      occurredAt: new Date(NOW - next(400) * DAY),
      campaignId: `cmp_${next(20)}`,
      payload: { url: `https://example.jp/${next(50)}`, total: index * 1000 },
    }))
    yield {
      contact: {
        id: `con_${place}`,
        email: `person${place}@example.com`,
        name: place % 3 === 0 ? '山田 花子' : `Person ${place}`,
        status: 'subscribed',
        createdAt: new Date(NOW - next(900) * DAY),
        properties: { city: cities[next(cities.length)], orders: next(80), likes: [cities[next(3)]] },
        subscriptions: [{ mailingListId: `lst_${next(4)}`, status: 'active' }],
        engagement: { score: next(6) },
      },
      events: (type) => events.filter((event) => event.type === type),
    }
  }
}

/** As many nodes as may be, of every kind, in groups within groups; so joined that hardly any contact is decided early. */
function largest(): ConditionGroup {
  let count = 1
  const id = () => `n${(count += 1)}`
  const kinds: (() => ConditionNode)[] = [
    () => ({ id: id(), kind: 'property', key: 'city', op: 'contains', value: 'ｋｙｏｔｏ市' }),
    () => ({ id: id(), kind: 'property', key: 'orders', op: 'between', value: [90, 99] }),
    () => ({ id: id(), kind: 'property', key: 'likes', op: 'has_all', value: ['tokyo', 'kyoto'] }),
    () => ({
      id: id(),
      kind: 'property',
      key: 'created_at',
      op: 'within',
      value: { kind: 'last', value: 1, unit: 'hour' },
    }),
    () => ({ id: id(), kind: 'list', op: 'in', mailingListId: 'lst_none' }),
    () => ({
      id: id(),
      kind: 'event',
      type: 'email.opened',
      did: true,
      count: { op: 'at_least', value: 7 },
      window: { kind: 'last', value: 30, unit: 'day' },
      where: [{ key: 'url', op: 'contains', value: '/1' }],
    }),
    () => ({
      id: id(),
      kind: 'campaign',
      did: true,
      activity: 'clicked',
      campaign: { lastN: 3 },
      window: { kind: 'last', value: 1, unit: 'day' },
    }),
    () => ({ id: id(), kind: 'engagement', op: 'gte', score: 5.5 }),
    () => ({ id: id(), kind: 'random', percent: 0.01, seed: 'bench' }),
  ]
  const innermost = (): ConditionGroup => ({
    id: id(),
    kind: 'group',
    match: 'any',
    children: kinds.map((make) => make()),
  })
  const root: ConditionGroup = { id: 'root', kind: 'group', match: 'any', children: [] }
  const middle: ConditionGroup = {
    id: id(),
    kind: 'group',
    match: 'any',
    children: [innermost(), innermost()],
  }
  root.children.push(middle, innermost(), innermost())
  while (count < CONDITION_TREE.nodesMax) root.children.push(kinds[count % kinds.length]?.() ?? middle)
  return root
}

interface Told {
  few: number
  many: number
  found: number
}

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url))
  worker.on('message', ({ few, many, found }: Told) => {
    const held = many / few <= GROWTH
    process.stdout.write(
      `${held ? '✓' : '✗'} ${CONDITION_TREE.nodesMax} conditions: ${few.toFixed(0)} ms over a tenth, ${many.toFixed(0)} over ${CONTACTS.toLocaleString('en')} contacts, ${found} found: ${(many / few).toFixed(1)} times (at most ${GROWTH})\n`,
    )
    if (!held) process.exitCode = 1
  })
} else {
  const all = [...people()]
  const tenth = all.slice(0, CONTACTS / 10)
  const timeOf = (contacts: readonly ConditionCandidate[]) => {
    const start = performance.now()
    const holds = compile(largest(), { now: NOW, timezone: 'Asia/Tokyo' })
    const found = contacts.filter(holds).length
    return { took: performance.now() - start, found }
  }
  const rounds = Array.from({ length: ROUNDS }, () => ({ few: timeOf(tenth), many: timeOf(all) }))
  const told: Told = {
    few: median(rounds.map(({ few }) => few.took)),
    many: median(rounds.map(({ many }) => many.took)),
    found: rounds[0]?.many.found ?? 0,
  }
  parentPort?.postMessage(told)
}

import * as v from 'valibot'
import type { Example } from '#mocks/openapi-document'
import { expectRefused, good, routes, shortly, type Scene } from './http.ts'
import type { Check } from './suite.ts'

/** What holds for all routes alike: who may call, in which workspace, with which body, and what is answered. */
export function everyRouteChecks(scene: Scene, examples: Readonly<Record<string, Example>>): Check[] {
  const { owner, member, stranger, nobody, workspaceId } = scene
  const checks: Check[] = []
  for (const { name, route, open, ownerOnly, body, result } of routes) {
    const example = examples[name]
    if (!example) continue
    const { method } = route
    const { path } = example
    const add = (what: string, run: () => Promise<void>) => checks.push({ name: `${name} ${what}`, run })
    const usual = { workspaceId, body: example.body }

    add('answers by its schema', async () => {
      const issues = v.safeParse(result, example.result, { abortEarly: true }).issues
      if (route.shape !== 'stream' && issues)
        throw new Error(`${issues[0].message}: ${shortly(example.result)}`)
    })
    if (!open) {
      add('is refused without a session', async () =>
        expectRefused(await nobody.call(method, path, usual), 401),
      )
      if (route.scope === 'workspace') {
        add('needs a workspace', async () =>
          expectRefused(await owner.call(method, path, { body: example.body }), 400),
        )
        add('knows no workspace that there is not', async () =>
          expectRefused(await owner.call(method, path, { ...usual, workspaceId: 'ws_nowhere' }), 404, 403),
        )
        add('is refused to who is no member', async () =>
          expectRefused(await stranger.call(method, path, usual), 403),
        )
      }
    }
    if (ownerOnly)
      add('is refused to a member', async () => expectRefused(await member.call(method, path, usual), 403))
    if (body) {
      add('refuses a body that is not JSON', async () =>
        expectRefused(await owner.call(method, path, { workspaceId, text: '{"half":' }), 400),
      )
      add('refuses a list for a body', async () =>
        expectRefused(await owner.call(method, path, { workspaceId, body: [] }), 400),
      )
      const withNul = spoiled(example.body)
      if (withNul !== undefined)
        add('refuses a text with NUL', async () =>
          expectRefused(await owner.call(method, path, { workspaceId, body: withNul }), 400),
        )
      add('refuses a body that is nested deeper than any call needs', async () =>
        expectRefused(
          await owner.call(method, path, {
            workspaceId,
            text: `{"deep":${'['.repeat(70)}${']'.repeat(70)}}`,
          }),
          400,
        ),
      )
      add('refuses a field that it does not know', async () =>
        expectRefused(
          await owner.call(method, path, {
            workspaceId,
            body: { ...(typeof example.body === 'object' ? example.body : {}), surprise: true },
          }),
          400,
        ),
      )
    }
  }
  return checks
}

/** The same body whose first text holds a NUL; undefined where it has none. */
function spoiled(body: unknown): unknown {
  let isDone = false
  const walk = (part: unknown): unknown => {
    if (isDone) return part
    if (typeof part === 'string') {
      isDone = true
      return `${part}\0`
    }
    if (Array.isArray(part)) return part.map(walk)
    return typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).map(([key, one]) => [key, walk(one)]))
      : part
  }
  const whole = walk(body)
  return isDone ? whole : undefined
}

/** Where a list has a count beside it. */
const counted = routes.flatMap(({ name, route, base, ownerOnly }) => {
  const list = routes.find((one) => one.route.method === 'GET' && `${one.route.path}/count` === route.path)
  return list && route.method === 'GET' ? [{ name, path: `${base}${list.route.path}`, ownerOnly }] : []
})

const Items = v.object({ items: v.array(v.looseObject({ id: v.optional(v.string()) })) })
const Counted = v.object({ count: v.number() })

/** Lists and their counts agree, pages neither overlap nor leave anything out, and nothing leaks between workspaces. */
export function listChecks({ owner, workspaceId, otherWorkspaceId }: Scene): Check[] {
  const page = async (path: string, query: Record<string, string>, at = workspaceId) => {
    const search = new URLSearchParams(query).toString()
    const { items } = v.parse(Items, good(await owner.call('GET', `${path}?${search}`, { workspaceId: at })))
    return items
  }
  const count = async (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString()
    return v.parse(Counted, good(await owner.call('GET', `${path}/count?${search}`, { workspaceId }))).count
  }
  const everything = async (path: string) => {
    const items = []
    for (;;) {
      const more = await page(path, { limit: '7', offset: String(items.length) })
      items.push(...more)
      if (more.length < 7) return items
    }
  }
  return counted.flatMap(({ name, path, ownerOnly }): Check[] => [
    {
      name: `${name} counts what is listed, page by page`,
      async run() {
        let items = await everything(path)
        let wanted = await count(path)
        // Some end by themselves, such as a certificate a while after it was deleted: then what is there now is compared.
        for (let now = await everything(path); now.length !== items.length; now = await everything(path)) {
          items = now
          wanted = await count(path)
        }
        if (items.length !== wanted) throw new Error(`${items.length} listed, ${wanted} counted`)
        const texts = new Set(items.map((item) => JSON.stringify(item)))
        if (texts.size !== items.length) throw new Error('a thing is on two pages')
      },
    },
    {
      name: `${name} counts what a search lists`,
      async run() {
        for (const q of ['a', 'リ', 'Ｅ', 'zzzz', '%', "'"]) {
          const listed = await page(path, { q, limit: '100' })
          const wanted = await count(path, { q })
          if (Math.min(wanted, 100) !== listed.length)
            throw new Error(`"${q}": ${listed.length} listed, ${wanted} counted`)
        }
      },
    },
    {
      name: `${name} refuses limits that make no sense`,
      async run() {
        for (const limit of ['0', '-1', '101', 'x', '1.5'])
          expectRefused(await owner.call('GET', `${path}?limit=${limit}`, { workspaceId }), 400)
        expectRefused(await owner.call('GET', `${path}?offset=-1`, { workspaceId }), 400)
        expectRefused(await owner.call('GET', `${path}?order=no_such_key`, { workspaceId }), 400)
      },
    },
    ...(ownerOnly || name.startsWith('accounts.')
      ? []
      : [
          {
            name: `${name} shows nothing of another workspace`,
            async run() {
              const ids = (items: { id?: string | undefined }[]) => items.flatMap(({ id }) => id ?? [])
              const mine = ids(await page(path, { limit: '100' }))
              const theirs = ids(await page(path, { limit: '100' }, otherWorkspaceId))
              const both = mine.filter((id) => theirs.includes(id))
              if (both.length > 0) throw new Error(`${shortly(both)} are in two workspaces`)
              for (const id of mine.slice(0, 3)) {
                const one = `${path}/${encodeURIComponent(id)}`
                expectRefused(await owner.call('GET', one, { workspaceId: otherWorkspaceId }), 404)
              }
            },
          },
        ]),
  ])
}

import { contract } from '#api/contract'
import { WORKSPACE_HEADER, type Route, type RouteInput, type RouteResult } from '#api/wire'
import { pathOf } from '#lib/path'
import type { Example } from './openapi-document.ts'

/** What an earlier call of the list was answered. */
export type Seen = <R extends Route>(route: R) => RouteResult<R>

export interface ExampleCall {
  route: Route
  input: (seen: Seen) => AnyInput
  as: string | null
  workspaceId: string
}

interface AnyInput {
  params?: Record<string, string> | undefined
  query?: unknown
  body?: unknown
}

interface ExampleOptions {
  /** Who calls; null: nobody. @default the owner of the first workspace */
  as?: string | null
  workspaceId?: string
}

/** One call of the examples. */
export const example = <R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: ExampleOptions = {},
): ExampleCall => exampleAfter(route, () => input, options)

/** One call that takes something from answers before it. */
export const exampleAfter = <R extends Route>(
  route: R,
  input: (seen: Seen) => RouteInput<R>,
  { as = 'acc_haruka', workspaceId = 'ws_sakura' }: ExampleOptions = {},
): ExampleCall => ({ route, input, as, workspaceId })

export interface RecordOptions {
  /** Where the API answers, without /v1. */
  origin: string
  fetch: (input: string, init?: RequestInit) => Promise<Response>
}

/** Makes the calls one after the other, as programs do over HTTP. Throws for an answer that is an error. */
export async function recordExamples(
  calls: readonly ExampleCall[],
  { origin, fetch }: RecordOptions,
): Promise<Record<string, Example>> {
  const nameOf = new Map(Object.entries(contract).map(([name, { route, base }]) => [route, { name, base }]))
  const answers = new Map<Route, unknown>()
  const seen: Seen = (route) => {
    if (!answers.has(route)) throw new Error(`No example calls ${route.method} ${route.path} before.`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the backend checks its answers by the schemas of the contract
    return answers.get(route) as RouteResult<typeof route>
  }
  const tokens = new Map<string, string>()
  const cookies = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const tokenOf = async (account: string): Promise<string> => {
    const known = tokens.get(account)
    if (known !== undefined) return known
    keep(await fetch(`${origin}/v1/auth/request/google?login_hint=${account}`, { redirect: 'manual' }))
    const response = await fetch(`${origin}/v1/auth/refresh`, { headers: { cookie: cookie() } })
    keep(response)
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null || !('access_token' in answer))
      throw new Error(`${account} can't sign in.`)
    const token = String(answer.access_token)
    tokens.set(account, token)
    return token
  }

  const examples: Record<string, Example> = {}
  for (const { route, input, as, workspaceId } of calls) {
    const known = nameOf.get(route)
    if (!known) throw new Error(`The contract does not know ${route.method} ${route.path}.`)
    const { params, query, body } = input(seen)
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries(typeof query === 'object' && query !== null ? query : {}))
      if (value !== undefined) search.set(key, String(value))
    const text = search.toString()
    const path = `${known.base}${pathOf(route.path, params ?? {})}${text === '' ? '' : `?${text}`}`
    const token = as === null ? undefined : await tokenOf(as)
    const response = await fetch(`${origin}${path}`, {
      method: route.method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        [WORKSPACE_HEADER]: workspaceId,
        cookie: cookie(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    keep(response)
    const said = await response.text()
    if (response.status >= 400)
      throw new Error(`${route.method} ${path} was answered ${response.status}: ${said}`)
    const result: unknown = response.status >= 300 ? {} : readable(route, said)
    answers.set(route, result)
    examples[known.name] ??= { path, ...(body !== undefined && { body }), result }
  }
  return examples
}

/** A stream is shown by its first line. */
const readable = (route: Route, text: string): unknown =>
  JSON.parse(route.shape === 'stream' ? (text.split('\n')[0] ?? '') : text)

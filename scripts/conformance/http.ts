import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { contract, type ContractRoute } from '#api/contract'
import { WORKSPACE_HEADER } from '#api/wire'

/** What was answered, read as JSON where it is JSON. */
export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

export interface Call {
  workspaceId?: string
  body?: unknown
  /** Goes out as it is, in place of a body. */
  text?: string
}

/** Somebody who calls. */
export interface Caller {
  call: (method: string, path: string, call?: Call) => Promise<Answer>
}

/** The world that the suite needs to find: an owner, a member, two workspaces that share nobody but the owner. */
export interface Scene {
  base: string
  owner: Caller
  member: Caller
  /** Signed in, in none of the workspaces. */
  stranger: Caller
  nobody: Caller
  workspaceId: string
  /** One that the owner is in, and the member is not. */
  otherWorkspaceId: string
}

/** What takes longer than this, in ms, is no answer. */
const ANSWER = { within: 20_000 } as const

export const caller = (base: string, token: string | undefined): Caller => ({
  async call(method, path, { workspaceId, body, text } = {}) {
    const init: RequestInit = {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER.within),
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(workspaceId !== undefined && { [WORKSPACE_HEADER]: workspaceId }),
      },
    }
    if (text !== undefined) init.body = text
    else if (body !== undefined) init.body = JSON.stringify(body)
    const response = await fetch(`${base}${path}`, init)
    const said = await response.text()
    return { status: response.status, body: readable(said), headers: response.headers }
  },
})

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The cookie that keeps a session, out of an answer that sets it. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Signs in at a backend that has the stand-in for Google. */
export async function signIn(base: string, account: string): Promise<{ token: string; cookie: string }> {
  const there = await fetch(`${base}/v1/auth/request/google?login_hint=${account}`, { redirect: 'manual' })
  const response = await fetch(`${base}/v1/auth/refresh`, { headers: { cookie: cookieOf(there) } })
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await response.json())
  return { token, cookie: cookieOf(response) }
}

export const routes: readonly ContractRoute[] = Object.values(contract)

const ErrorEnvelope = v.strictObject({
  code: v.number(),
  message: v.pipe(v.string(), v.minLength(1)),
  ticketId: v.pipe(v.string(), v.minLength(1)),
})

/** Throws unless it was refused with this code, in the form that errors have. */
export function expectRefused({ status, body }: Answer, ...codes: number[]): void {
  if (!codes.includes(status))
    throw new Error(`answered ${status} in place of ${codes.join(' or ')}: ${shortly(body)}`)
  const envelope = v.safeParse(ErrorEnvelope, body)
  if (!envelope.success) throw new Error(`is no error envelope: ${shortly(body)}`)
  if (envelope.output.code !== status)
    throw new Error(`says code ${envelope.output.code} with status ${status}`)
}

/** Throws unless it went well; answers the body. */
export function good({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`answered ${status}: ${shortly(body)}`)
  return body
}

/** Throws unless both say the same; the order of an object's keys says nothing. */
export function expectEqual(given: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(given, wanted))
    throw new Error(`${what}: ${shortly(given)} in place of ${shortly(wanted)}`)
}

export const shortly = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300)

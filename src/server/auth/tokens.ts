import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long a bearer token is good, in ms, and a refresh cookie, in s. */
export const SESSION = { accessFor: 5 * 60_000, refreshFor: 30 * 24 * 3600 } as const

/** Writes and reads the tokens of sessions, with keys of their own made from the secret of the server. */
export interface Tokens {
  /** Says whose session and until when, in ms since 1970. */
  access: (sessionId: string, now: number) => string
  /** The session of a token that this server wrote and that is not too old. */
  sessionOfAccess: (token: string, now: number) => string | undefined
  /** `nonce`: what nobody can guess. */
  refresh: (sessionId: string, turn: number, nonce: string) => string
  /** What a refresh token says that this server wrote; it may have been replaced since. */
  readRefresh: (token: string) => { sessionId: string; turn: number } | undefined
  /** What a sign-in remembers in the browser, until `until` in ms since 1970. */
  signIn: (memory: string, until: number) => string
  /** What is remembered, where this server wrote it and its time is not over. */
  readSignIn: (text: string, now: number) => string | undefined
  /** What names a workspace to the pages of its customers. */
  publicKey: (workspaceId: string) => string
}

export function createTokens(secret: string): Tokens {
  const keyOf = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'otegami', `otegami/${purpose}`, 32))
  const signer = (purpose: string) => {
    const key = keyOf(purpose)
    const proof = (content: string) => createHmac('sha256', key).update(content).digest('base64url')
    return {
      sign: (content: string) => `${content}.${proof(content)}`,
      /** What was signed, before the last dot; undefined where the proof is none. */
      read(signed: string): string | undefined {
        const at = signed.lastIndexOf('.')
        const content = signed.slice(0, Math.max(0, at))
        const [given, right] = [Buffer.from(signed.slice(at + 1)), Buffer.from(proof(content))]
        return given.length === right.length && timingSafeEqual(given, right) ? content : undefined
      },
    }
  }
  const [access, refresh, signIn] = [signer('access'), signer('refresh'), signer('sign-in')]
  const publicKey = keyOf('public')
  return {
    access: (sessionId, now) => access.sign(`${sessionId}.${now + SESSION.accessFor}`),
    sessionOfAccess(token, now) {
      const [sessionId, expires] = access.read(token)?.split('.') ?? []
      return sessionId !== undefined && Number(expires) > now ? sessionId : undefined
    },
    refresh: (sessionId, turn, nonce) => refresh.sign(`${sessionId}.${turn}.${nonce}`),
    readRefresh(token) {
      const [sessionId, turn] = refresh.read(token)?.split('.') ?? []
      return sessionId === undefined ? undefined : { sessionId, turn: Number(turn) }
    },
    signIn: (memory, until) => signIn.sign(`${until}.${Buffer.from(memory).toString('base64url')}`),
    readSignIn(text, now) {
      const [until, memory = ''] = signIn.read(text)?.split('.') ?? []
      return Number(until) > now ? Buffer.from(memory, 'base64url').toString() : undefined
    },
    publicKey: (workspaceId) =>
      `pk_${createHmac('sha256', publicKey).update(workspaceId).digest('base64url').slice(0, 20)}`,
  }
}

/** What is kept of a token or a secret: enough to know it again. */
export const digestOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

import * as v from 'valibot'
import { expectUsable } from '#domain/connections/credential-rules'
import { notFound, Refusal, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import type { Clock } from '#lib/clock'
import { MINUTE } from '#lib/duration'
import type { Ports } from '#server/ports/ports'
import { SourceError, type Source, type SourceTokens } from '#server/ports/sources/source'
import {
  changeCredential,
  credentialForChange,
  oneCredential,
  type StoredCredential,
} from '#server/store/credentials.store'
import type { OpenDatabase } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'

/** What using an access takes. No transaction is open meanwhile. */
export interface AccessWorld {
  db: OpenDatabase
  tenant: Tenant
  clock: Clock
  ports: Pick<Ports, 'seal' | 'sources'>
}

const Tokens = v.object({
  accessToken: v.string(),
  refreshToken: v.optional(v.string()),
  expiresAt: v.optional(v.number()),
})

export const sealedTokens = (ports: Pick<Ports, 'seal'>, tokens: SourceTokens): Buffer =>
  ports.seal.seal(JSON.stringify(tokens))

const tokensOf = (ports: Pick<Ports, 'seal'>, secret: Buffer): SourceTokens =>
  v.parse(v.pipe(v.string(), v.parseJson(), Tokens), ports.seal.open(secret).toString())

/** The service of an access; throws a 422 where the operator has not set it up. */
export function sourceOf(ports: Pick<Ports, 'sources'>, key: string): Source {
  const source = ports.sources.get(key)
  if (!source)
    throw ruleBroken(
      'This server is not set up for this service. Ask whoever runs it.',
      'このサーバーはこのサービスとの連携が設定されていません。管理者にお問い合わせください。',
    )
  return source
}

/** What people are told whose service did not answer. */
export function refusalOf(error: SourceError, now: number): Refusal {
  if (error.why === 'busy')
    return tooSoon(
      'The service wants us to wait.',
      now,
      now + (error.retryAfter ?? 30) * 1000,
      '連携先のアクセス制限に達しました。',
    )
  if (error.why === 'gone') return notFound('such database')
  if (error.why === 'no_access')
    return ruleBroken('The access is expired: give it again first.', 'もう一度アクセスを許可してください。')
  return new Refusal(
    503,
    'The service does not answer. Try again later.',
    '連携先が応答しません。しばらくしてからもう一度お試しください。',
  )
}

/** Notes that a service no longer takes an access. */
async function noteEnded({ db, tenant, clock }: AccessWorld, id: string): Promise<void> {
  await inTransaction(db, async (inside) => {
    const credential = await credentialForChange(inside, tenant, id)
    if (credential?.status !== 'active') return
    await changeCredential(inside, tenant, {
      ...credential,
      status: 'expired',
      error: 'The service no longer accepts the access.',
      lastCheckedAt: new Date(clock.now()).toISOString(),
    })
  })
}

/**
 * New tokens in place of those that have ended, kept before they are used. One caller at a time: some services take a refresh token
 * once.
 */
const refreshed = (world: AccessWorld, source: Source, before: StoredCredential): Promise<SourceTokens> =>
  inTransaction(world.db, async (inside) => {
    const { tenant, ports } = world
    const current = await credentialForChange(inside, tenant, before.id)
    if (!current?.secret) throw new SourceError('no_access', 'It was taken away.')
    const tokens = tokensOf(ports, current.secret)
    // Somebody else was there first.
    if (before.secret && tokens.accessToken !== tokensOf(ports, before.secret).accessToken) return tokens
    if (tokens.refreshToken === undefined) throw new SourceError('no_access', 'It can’t be refreshed.')
    const next = { refreshToken: tokens.refreshToken, ...(await source.refresh(tokens.refreshToken)) }
    await changeCredential(inside, tenant, { ...current, secret: sealedTokens(ports, next) })
    return next
  })

/**
 * Does something with an access, refreshed where it has ended. Throws the 422 of an access that is not good, and `SourceError`; an
 * access that the service does not take any more is then expired.
 */
export async function withAccess<T>(
  world: AccessWorld,
  credentialId: string,
  work: (source: Source, token: string) => Promise<T>,
): Promise<T> {
  const { db, tenant, clock, ports } = world
  const credential = await oneCredential(db, tenant, credentialId)
  if (!credential) throw notFound(`credential ${credentialId}`)
  expectUsable(credential)
  const source = sourceOf(ports, credential.integrationKey)
  try {
    if (!credential.secret) throw new SourceError('no_access', 'There are no tokens.')
    let tokens = tokensOf(ports, credential.secret)
    const hasEnded = tokens.expiresAt !== undefined && tokens.expiresAt <= clock.now() + MINUTE
    if (hasEnded) tokens = await refreshed(world, source, credential)
    try {
      return await work(source, tokens.accessToken)
    } catch (error) {
      const isRefused = error instanceof SourceError && error.why === 'no_access'
      if (!isRefused || hasEnded || tokens.refreshToken === undefined) throw error
      return await work(source, (await refreshed(world, source, credential)).accessToken)
    }
  } catch (error) {
    if (error instanceof SourceError && error.why === 'no_access') await noteEnded(world, credentialId)
    throw error
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { integrationCredentialRoutes } from '#api/contract'
import type { IntegrationCredential } from '#api/integration-credentials'
import {
  ACCESS_ASKED,
  CODE_REFUSED,
  codeRefused,
  expectAskable,
  expectAsked,
  expectAvailable,
} from '#domain/connections/credential-rules'
import { notFound } from '#domain/kernel/refusals'
import { isApp } from '#server/http/cors'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import { integrationsOf } from '#server/integrations/integrations.handlers'
import { SourceError, type Source } from '#server/ports/sources/source'
import { actorOf } from '#server/store/actors'
import {
  addCredential,
  allCredentials,
  changeCredential,
  credentialForChange,
  oneCredential,
  type StoredCredential,
} from '#server/store/credentials.store'
import { inTransaction } from '#server/store/transaction'
import { refusalOf, sealedTokens, sourceOf, withAccess } from './access.ts'

/** Bytes of what nobody may guess. */
const SECRET = { bytes: 32 } as const
const randomText = () => randomBytes(SECRET.bytes).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function shown(credential: StoredCredential): IntegrationCredential {
  const { secret: _, asked: __, ...rest } = credential
  return rest
}

/** The routes of accesses to other services (CNN-7, CNN-30, CNN-32). Nothing that a service gave is ever answered. */
export function integrationCredentialHandlers({
  ports,
  origins,
}: Pick<GroupSettings, 'ports' | 'origins'>): readonly Handler[] {
  async function change(
    { db, tenant }: Pick<Call, 'db' | 'tenant'>,
    id: string,
    work: (credential: StoredCredential) => StoredCredential,
  ): Promise<StoredCredential> {
    return inTransaction(db, async (inside) => {
      const credential = await credentialForChange(inside, tenant, id)
      if (!credential) throw notFound(`credential ${id}`)
      const after = work(credential)
      await changeCredential(inside, tenant, after)
      return after
    })
  }

  const fetched = async <T>(
    { db, tenant, clock }: Pick<Call, 'db' | 'tenant' | 'clock'>,
    id: string,
    work: (source: Source, token: string) => Promise<T>,
  ): Promise<T> => {
    try {
      return await withAccess({ db, tenant, clock, ports }, id, work)
    } catch (error) {
      throw error instanceof SourceError ? refusalOf(error, clock.now()) : error
    }
  }

  return [
    handle(integrationCredentialRoutes.list, async ({ db, tenant, query }) => ({
      items: (await allCredentials(db, tenant))
        .filter(
          ({ integrationKey }) =>
            query.integrationKey === undefined || integrationKey === query.integrationKey,
        )
        .map(shown),
    })),

    handle(integrationCredentialRoutes.create, async ({ db, tenant, body, account, now, newId }) => {
      expectAvailable(integrationsOf(ports), body.integrationKey)
      const credential: StoredCredential = {
        id: newId('crd'),
        ...body,
        status: 'pending',
        createdAt: now,
        createdBy: actorOf(account),
        secret: undefined,
        asked: undefined,
      }
      await addCredential(db, tenant, credential)
      return shown(credential)
    }),

    handle(
      integrationCredentialRoutes.request,
      async (call) => {
        const { params, request, clock, tenant } = call
        const origin = request.headers.get('origin')
        const home = origin !== null && isApp(origins, origin) ? origin : origins.own
        // Says which workspace it is for, so that who comes back elsewhere can be led there.
        const state = `${tenant.id}.${params.credentialId}.${randomText()}`
        const grant = { state, redirectUri: `${home}/integration/callback`, verifier: randomText() }
        const expiresAt = new Date(clock.now() + ACCESS_ASKED.goodFor).toISOString()
        const { integrationKey } = await change(call, params.credentialId, (credential) => {
          expectAskable(credential)
          sourceOf(ports, credential.integrationKey)
          const { redirectUri, verifier } = grant
          return { ...credential, asked: { stateHash: hashOf(state), redirectUri, verifier, expiresAt } }
        })
        return { authorizationUrl: sourceOf(ports, integrationKey).authorizationUrl(grant), state, expiresAt }
      },
      { inTransaction: false },
    ),

    handle(
      integrationCredentialRoutes.exchange,
      async (call) => {
        const { body, params, clock, now } = call
        let asked: StoredCredential['asked']
        // Used up before the service is asked: a code is exchanged once, however often it is sent.
        const { integrationKey, name } = await change(call, params.credentialId, (credential) => {
          expectAsked(
            credential.asked && {
              isSame: credential.asked.stateHash === hashOf(body.state),
              expiresAt: credential.asked.expiresAt,
            },
            now,
          )
          asked = credential.asked
          return { ...credential, asked: undefined }
        })
        const source = sourceOf(ports, integrationKey)
        try {
          const { redirectUri = '', verifier = '' } = asked ?? {}
          const tokens = await source.exchange(body.code, { redirectUri, verifier })
          const account = await source.account(tokens.accessToken).catch(() => ({ name }))
          const active = await change(call, params.credentialId, (credential) => {
            const { error: _, ...rest } = credential
            const secret = sealedTokens(ports, tokens)
            return { ...rest, status: 'active', account, secret, lastCheckedAt: now }
          })
          return shown(active)
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          if (error.why !== 'no_access') throw refusalOf(error, clock.now())
          await change(call, params.credentialId, (credential) => ({
            ...credential,
            status: 'error',
            error: CODE_REFUSED,
          }))
          throw codeRefused()
        }
      },
      { inTransaction: false },
    ),

    handle(
      integrationCredentialRoutes.check,
      async (call) => {
        const { db, tenant, params, now } = call
        const credential = await oneCredential(db, tenant, params.credentialId)
        if (!credential) throw notFound(`credential ${params.credentialId}`)
        if (credential.status === 'active')
          await withAccess({ ...call, ports }, credential.id, (source, token) => source.account(token)).catch(
            (error: unknown) => {
              if (!(error instanceof SourceError)) throw error
              if (error.why !== 'no_access') throw refusalOf(error, call.clock.now())
            },
          )
        return shown(await change(call, credential.id, (one) => ({ ...one, lastCheckedAt: now })))
      },
      { inTransaction: false },
    ),

    handle(integrationCredentialRoutes.databases, async (call) => ({
      items: await fetched(call, call.params.credentialId, (source, token) => source.databases(token)),
    })),

    handle(integrationCredentialRoutes.database, async (call) =>
      fetched(call, call.params.credentialId, (source, token) =>
        source.database(token, call.params.databaseId),
      ),
    ),
  ]
}

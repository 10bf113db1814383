import {
  ACCESS_ASKED,
  CODE_REFUSED,
  codeRefused,
  expectAskable,
  expectAsked,
  expectAvailable,
  expectUsable,
} from '#domain/connections/credential-rules'
import { notFound } from '#domain/kernel/refusals'
import { integrationCredentialRoutes } from '#api/contract'
import type { IntegrationCredential } from '#api/integration-credentials'
import { actorOf } from '#mocks/core/db'
import { databasesOf, tableAt } from '#mocks/connections/external-databases.data'
import { handle, type Call } from '#mocks/core/handle'
import { credentials, type CredentialRecord } from './integration-credentials.records.ts'
import { integrationData } from '#domain/connections/integrations'
import { hashOf } from '#mocks/core/random'
import { without } from '#mocks/core/without'

/** In ms: how long access lasts at the stand-ins for other services. */
const ACCESS = { lasts: 90 * 86_400_000 } as const
/** A code that the stand-ins never accept, so that a failing exchange can be seen. */
const BAD_CODE = 'bad'

const found = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, id: string): CredentialRecord => {
  const credential = db.of(credentials).get(id)
  if (credential?.workspaceId !== workspaceId) throw notFound(`credential ${id}`)
  return credential
}
const shown = (credential: CredentialRecord): IntegrationCredential =>
  without(credential, 'workspaceId', 'asked', 'activeSince')

const usable = (call: Pick<Call, 'db' | 'workspaceId'>, id: string): CredentialRecord => {
  const credential = found(call, id)
  expectUsable(credential)
  return credential
}

export const integrationCredentialHandlers = [
  handle(integrationCredentialRoutes.list, ({ db, workspaceId, query }) => ({
    items: db
      .of(credentials)
      .where(
        (one) =>
          one.workspaceId === workspaceId &&
          (query.integrationKey === undefined || one.integrationKey === query.integrationKey),
      )
      .map(shown),
  })),
  handle(integrationCredentialRoutes.create, ({ db, workspaceId, body, account, now }) => {
    expectAvailable(integrationData, body.integrationKey)
    return shown(
      db.of(credentials).put({
        id: db.nextId('crd'),
        workspaceId,
        ...body,
        status: 'pending',
        createdAt: now,
        createdBy: actorOf(account),
      }),
    )
  }),
  handle(integrationCredentialRoutes.request, (call) => {
    const { db, params, request, url, clock, workspaceId } = call
    const credential = found(call, params.credentialId)
    expectAskable(credential)
    // Says which workspace it is for, so that who comes back elsewhere can be led there.
    const state = `${workspaceId}.${credential.id}.${hashOf(`${db.settings.seed}.${db.seq()}.${credential.id}`).toString(36)}`
    const expiresAt = new Date(clock.now() + ACCESS_ASKED.goodFor).toISOString()
    db.of(credentials).put({ ...credential, asked: { state, expiresAt } })
    const back = new URL('/integration/callback', request.headers.get('origin') ?? url.origin)
    back.search = new URLSearchParams({ code: `code_${credential.id}`, state }).toString()
    return { authorizationUrl: back.href, state, expiresAt }
  }),
  handle(integrationCredentialRoutes.exchange, (call) => {
    const { db, body, params, now } = call
    const credential = found(call, params.credentialId)
    const { asked } = credential
    expectAsked(asked && { isSame: asked.state === body.state, expiresAt: asked.expiresAt }, now)
    const rest = without(credential, 'asked', 'error')
    if (body.code.startsWith(BAD_CODE)) {
      db.of(credentials).put({ ...rest, status: 'error', error: CODE_REFUSED })
      throw codeRefused()
    }
    return shown(
      db.of(credentials).put({
        ...rest,
        status: 'active',
        account: credential.account ?? { name: credential.name },
        activeSince: now,
        lastCheckedAt: now,
      }),
    )
  }),
  handle(integrationCredentialRoutes.check, (call) => {
    const { db, params, clock, now } = call
    const credential = found(call, params.credentialId)
    if (credential.status !== 'active' || credential.activeSince === undefined)
      return shown(db.of(credentials).put({ ...credential, lastCheckedAt: now }))
    const ended = Date.parse(credential.activeSince) + ACCESS.lasts <= clock.now()
    return shown(
      db.of(credentials).put({
        ...credential,
        lastCheckedAt: now,
        ...(ended && { status: 'expired', error: 'The access has ended after 90 days.' }),
      }),
    )
  }),
  handle(integrationCredentialRoutes.databases, (call) => {
    const { db, params, clock, workspaceId } = call
    const { integrationKey } = usable(call, params.credentialId)
    return {
      items: databasesOf(integrationKey, workspaceId).map((data) =>
        without(tableAt(data, db.settings, clock.now()), 'properties', 'rows', 'rowAt'),
      ),
    }
  }),
  handle(integrationCredentialRoutes.database, (call) => {
    const { db, params, clock, workspaceId } = call
    const { integrationKey } = usable(call, params.credentialId)
    const data = databasesOf(integrationKey, workspaceId).find(({ id }) => id === params.databaseId)
    if (!data) throw notFound(`database ${params.databaseId}`)
    return without(tableAt(data, db.settings, clock.now()), 'rowAt')
  }),
]

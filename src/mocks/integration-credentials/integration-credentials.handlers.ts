import { badInput, gone, notFound, ruleBroken } from '#domain/kernel/refusals'
import { integrationCredentialRoutes } from '#api/contract'
import type { IntegrationCredential } from '#api/integration-credentials'
import { actorOf } from '#mocks/core/db'
import { databasesOf, tableAt } from '#mocks/connections/external-databases.data'
import { handle, type Call } from '#mocks/core/handle'
import { credentials, type CredentialRecord } from './integration-credentials.records.ts'
import { integrationData } from '#mocks/integrations/integrations.data'
import { hashOf } from '#mocks/core/random'
import { without } from '#mocks/core/without'

/** In ms: how long what was asked for can be exchanged, and how long access lasts at the stand-ins for other services. */
const ACCESS = { askedFor: 600_000, lasts: 90 * 86_400_000 } as const
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
  if (credential.status !== 'active')
    throw ruleBroken(
      `The access is ${credential.status}: give it again first.`,
      'もう一度アクセスを許可してください。',
    )
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
    const integration = integrationData.find(({ key }) => key === body.integrationKey)
    if (!integration) throw badInput(`There is no integration "${body.integrationKey}".`)
    if (integration.status !== 'available')
      throw ruleBroken(
        `${integration.name} cannot be connected yet.`,
        `${integration.name}にはまだ対応していません。`,
      )
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
    if (credential.status === 'active')
      throw ruleBroken(
        'The access is good: nothing needs to be given.',
        'アクセスは有効です。許可は必要ありません。',
      )
    if (credential.status === 'revoked')
      throw ruleBroken(
        'The access was taken back at the other service. Connect it anew.',
        '連携先でアクセスが取り消されています。接続し直してください。',
      )
    // Says which workspace it is for, so that who comes back elsewhere can be led there.
    const state = `${workspaceId}.${credential.id}.${hashOf(`${db.settings.seed}.${db.seq()}.${credential.id}`).toString(36)}`
    const expiresAt = new Date(clock.now() + ACCESS.askedFor).toISOString()
    db.of(credentials).put({ ...credential, asked: { state, expiresAt } })
    const back = new URL('/integration/callback', request.headers.get('origin') ?? url.origin)
    back.search = new URLSearchParams({ code: `code_${credential.id}`, state }).toString()
    return { authorizationUrl: back.href, state, expiresAt }
  }),
  handle(integrationCredentialRoutes.exchange, (call) => {
    const { db, body, params, now } = call
    const credential = found(call, params.credentialId)
    const { asked } = credential
    if (asked?.state !== body.state) throw badInput('The state is not the one that was given out last.')
    if (asked.expiresAt <= now)
      throw gone(
        'That took more than ten minutes: ask for access again.',
        '10分以上経過しました。もう一度アクセスを許可してください。',
      )
    const rest = without(credential, 'asked', 'error')
    if (body.code.startsWith(BAD_CODE)) {
      db.of(credentials).put({ ...rest, status: 'error', error: 'The service did not accept the code.' })
      throw ruleBroken(
        'The service did not accept the code. Ask for access again.',
        '連携先でコードが受け付けられませんでした。もう一度アクセスを許可してください。',
      )
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

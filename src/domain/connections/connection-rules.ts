import type { Connection, ConnectionStatus, ConnectionUpdate, NewConnection, SyncRun } from '#api/connections'
import { expectList } from '#domain/contacts/contact-rules'
import { conflict, expectVersion, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { HOUR } from '#lib/duration'
import { fold } from '#lib/fold-text'
import { isRowOperator } from './row-rules.ts'

/** A connection without what its runs, time and the access make of it. */
export interface KeptConnection extends Omit<Connection, 'status' | 'lastSync' | 'runs'> {
  state: 'draft' | 'active' | 'paused' | 'error' | 'archived'
  /** When somebody last asked for a sync. */
  askedAt?: string
}

/** In ms, and how many runs and errors of a run are kept. */
export const SYNC = { cooldown: 30_000, runs: 48, errors: 20 } as const
export const SYNC_INTERVALS = {
  manual: Number.POSITIVE_INFINITY,
  hourly: HOUR,
  daily: 24 * HOUR,
} as const

/** What a connection is now. */
export function connectionStatus(
  { state }: Pick<KeptConnection, 'state'>,
  { isRunning, hasAccess }: { isRunning: boolean; hasAccess: boolean },
): ConnectionStatus {
  if (state === 'draft' || state === 'archived') return state
  if (isRunning) return 'syncing'
  return hasAccess ? state : 'reauth_required'
}

/**
 * The state of a connection once a run has ended. One whose access was lost goes on by itself when it is given again (CNN-22);
 * after another failure somebody has to see to it.
 */
export const stateAfterRun = (
  status: SyncRun['status'],
  { hasAccess }: { hasAccess: boolean },
): 'active' | 'error' => (status === 'failed' && hasAccess ? 'error' : 'active')

/** When a connection is synced next by itself; `from` in ms since 1970. */
export const nextSync = (
  { interval }: Pick<KeptConnection, 'interval'>,
  from: number,
): { nextSyncAt?: string } =>
  interval === 'manual' ? {} : { nextSyncAt: new Date(from + SYNC_INTERVALS[interval]).toISOString() }

/** Whether a connection is one of those that are looked for; without a status all but the archived. */
export const isConnectionFound = (
  { name, database, status }: Pick<Connection, 'name' | 'database' | 'status'>,
  query: { q?: string | undefined; status?: ConnectionStatus | undefined },
): boolean =>
  (query.status === undefined ? status !== 'archived' : status === query.status) &&
  fold(`${name}\n${database.name}`).includes(fold(query.q ?? '').trim())

/** What a connection is checked against. */
export interface ConnectionFacts {
  hasAccess: boolean
  /** The keys of the columns; undefined: the database is not there any more. */
  columns: ReadonlySet<string> | undefined
  isCustomProperty: (key: string) => boolean
  isList: (id: string) => boolean
}

/** A complete connection knows where the rows are, which column is the address, and what every column becomes. */
export function expectComplete(
  {
    database,
    mapping,
    filter = [],
    mailingListIds,
  }: Pick<KeptConnection, 'database' | 'mapping' | 'filter' | 'mailingListIds'>,
  { hasAccess, columns, isCustomProperty, isList }: ConnectionFacts,
): void {
  if (!hasAccess)
    throw ruleBroken(
      'The access to the service has to be given first.',
      '先にサービスへのアクセスを許可してください。',
    )
  if (!columns)
    throw ruleBroken(
      `The database "${database.name}" is not there any more.`,
      `データベース「${database.name}」が見つかりません。`,
    )
  if (!mapping.some(({ to }) => to === 'email'))
    throw ruleBroken('No column becomes the email address.', 'メールアドレスになる列を割り当ててください。')
  const expectColumn = (key: string) => {
    if (!columns.has(key))
      throw ruleBroken(`The database has no column "${key}".`, `データベースに列「${key}」がありません。`)
  }
  const targets = new Set<string>()
  for (const { from, to } of mapping) {
    expectColumn(from)
    if (targets.has(to))
      throw ruleBroken(`Two columns become "${to}".`, `「${to}」に2つの列が割り当てられています。`)
    if (!['email', 'name', 'locale', 'timezone'].includes(to) && !isCustomProperty(to))
      throw ruleBroken(`Contacts have no property "${to}".`, `コンタクトにプロパティ「${to}」はありません。`)
    targets.add(to)
  }
  for (const { property, op } of filter) {
    expectColumn(property)
    if (!isRowOperator(op))
      throw ruleBroken(`Rows cannot be filtered by "${op}".`, 'この条件では絞り込めません。')
  }
  for (const id of mailingListIds) expectList(isList, id)
}

/** Refuses a name that another connection has that is not archived. */
export function expectFreeName(
  others: readonly Pick<KeptConnection, 'id' | 'name' | 'state'>[],
  name: string,
  except?: string,
): void {
  const isTaken = others.some(
    (one) => one.id !== except && one.state !== 'archived' && fold(one.name) === fold(name),
  )
  if (isTaken)
    throw conflict(
      `There is a connection named "${name}" already.`,
      `「${name}」という名前の接続がすでにあります。`,
    )
}

export const noCredential = (id: string) =>
  ruleBroken(`There is no credential ${id}.`, 'アクセスの情報が見つかりません。')

const given = <T extends object>(values: T): Partial<T> => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which keys there were
  return Object.fromEntries(entries) as Partial<T>
}

type Actor = Connection['createdBy']

/** A connection as it is added. */
export function connectionAdded(
  { draft = false, ...fields }: NewConnection,
  { integrationKey, by, now }: { integrationKey: string; by: Actor; now: string },
): Omit<KeptConnection, 'id'> {
  return {
    mapping: [],
    mailingListIds: [],
    onExisting: 'fill_blanks',
    onMissing: 'keep',
    interval: 'manual',
    ...given(fields),
    name: fields.name,
    credentialId: fields.credentialId,
    database: fields.database,
    integrationKey,
    direction: 'inbound',
    matchOn: 'email',
    state: draft ? 'draft' : 'active',
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
  }
}

interface EditFacts {
  /** What it is before. */
  status: ConnectionStatus
  /** The service of the credential that it has after the change; undefined: there is no such credential. */
  integrationKeyOf: (credentialId: string) => string | undefined
  by: Actor
  /** ms since 1970. */
  now: number
}

/** What a change makes of a connection, before it is known to be complete; throws where a rule is broken. */
export function connectionEdited<Kept extends KeptConnection>(
  before: Kept,
  { version, action, ...fields }: ConnectionUpdate,
  { status, integrationKeyOf, by, now }: EditFacts,
): {
  after: Kept
  /** Whether it has to be complete: `expectComplete`. */
  mustBeComplete: boolean
  /** Whether a run begins. */
  starts: boolean
  /** Whether the run that is under way begins anew: it has taken rows in another way (CNN-29). */
  restarts: boolean
} {
  expectVersion(before, { version })
  if (before.state === 'archived')
    throw ruleBroken('An archived connection stays as it was.', 'アーカイブ済みの接続は変更できません。')
  const at = new Date(now).toISOString()
  const changed: Kept = {
    ...before,
    ...given(fields),
    version: before.version + 1,
    updatedAt: at,
    updatedBy: by,
  }
  const integrationKey = integrationKeyOf(changed.credentialId)
  if (integrationKey === undefined) throw noCredential(changed.credentialId)
  if (integrationKey !== before.integrationKey)
    throw ruleBroken(
      'The access is to another service than that of the connection.',
      '連携先とは別のサービスへのアクセスです。',
    )
  const expectStatus = (...allowed: ConnectionStatus[]) => {
    if (!allowed.includes(status))
      throw ruleBroken(
        `A connection that is ${status} cannot ${action ?? 'change'}.`,
        '現在の状態では、この操作はできません。',
      )
  }
  if (fields.interval !== undefined && changed.state === 'active') {
    delete changed.nextSyncAt
    Object.assign(changed, nextSync(changed, now))
  }
  const { credentialId, database, mapping, filter, mailingListIds, onExisting } = fields
  const restarts =
    status === 'syncing' &&
    [credentialId, database, mapping, filter, mailingListIds, onExisting].some((value) => value !== undefined)
  const done = (after: Kept, mustBeComplete = false, starts = false) => ({
    after,
    mustBeComplete,
    starts,
    restarts,
  })
  const unplanned = (state: KeptConnection['state']): Kept => {
    const after = { ...changed, state }
    delete after.nextSyncAt
    return after
  }
  switch (action) {
    case undefined:
      return done(
        changed,
        changed.state !== 'draft' && Object.keys(given(fields)).some((key) => key !== 'name'),
      )
    case 'archive':
      return done(unplanned('archived'))
    case 'pause':
      expectStatus('active')
      return done(unplanned('paused'))
    case 'resume':
      expectStatus('paused', 'draft', 'error')
      return done({ ...changed, state: 'active', ...nextSync(changed, now) }, true, status === 'draft')
    case 'sync': {
      expectStatus('active', 'error')
      const free = Date.parse(before.askedAt ?? '1970-01-01T00:00:00.000Z') + SYNC.cooldown
      if (free > now) throw tooSoon('It was synced a moment ago.', now, free, '先ほど同期しました。')
      return done({ ...changed, state: 'active', askedAt: at, ...nextSync(changed, now) }, true, true)
    }
  }
}

/** A connection as the API shows it; `runs`: the newest first. */
export function shownConnection(
  connection: KeptConnection,
  runs: readonly SyncRun[],
  hasAccess: boolean,
): Connection {
  const { state, askedAt: _, ...rest } = connection
  const [latest] = runs
  return {
    ...rest,
    status: connectionStatus({ state }, { isRunning: latest?.status === 'running', hasAccess }),
    ...(latest && { lastSync: latest }),
    runs: [...runs],
  }
}

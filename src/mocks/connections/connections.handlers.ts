import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { expectList } from '#domain/contacts/contact-rules'
import { isRowOperator, isTaken, transformed } from '#domain/connections/row-rules'
import { conflict, expectVersion, notFound, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import type { Connection, ConnectionStatus, SyncRun } from '#api/connections'
import { connectionRoutes } from '#api/contract'
import { HOUR } from '#lib/duration'
import { fold } from '#lib/fold-text'
import { connections, type ConnectionRecord } from './connections.records.ts'
import { actorOf, type Db } from '#mocks/core/db'
import { databasesOf, tableAt } from './external-databases.data.ts'
import { handle, type Call, type Settler } from '#mocks/core/handle'
import { takeRows } from '#mocks/import/import.handlers'
import { credentials } from '#mocks/integration-credentials/integration-credentials.records'
import { without } from '#mocks/core/without'

/** Times in ms. `kept`: runs that are remembered, and runs that are made up one by one after a long sleep. */
const SYNC = { least: 3000, perRow: 20, cooldown: 30_000, kept: 48, errors: 20 } as const
const intervals = { manual: Number.POSITIVE_INFINITY, hourly: HOUR, daily: 24 * HOUR } as const

const isoOf = (time: number) => new Date(time).toISOString()
const hasAccess = (db: Db, credentialId: string) => db.of(credentials).get(credentialId)?.status === 'active'

function statusOf(db: Db, { state, running, credentialId }: ConnectionRecord): ConnectionStatus {
  if (state === 'draft' || state === 'archived') return state
  if (running) return 'syncing'
  return hasAccess(db, credentialId) ? state : 'reauth_required'
}

function shown(db: Db, record: ConnectionRecord): Connection {
  const { running, runs } = record
  const now: SyncRun[] = running
    ? [
        {
          id: `run_${record.id}_now`,
          status: 'running',
          startedAt: running.startedAt,
          created: 0,
          updated: 0,
          skipped: 0,
          failed: 0,
          errors: [],
        },
      ]
    : []
  const all = [...now, ...runs]
  const [latest] = all
  return {
    ...without(record, 'workspaceId', 'state', 'running', 'askedAt', 'runs'),
    status: statusOf(db, record),
    ...(latest && { lastSync: latest }),
    runs: all,
  }
}

const found = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, id: string): ConnectionRecord => {
  const record = db.of(connections).get(id)
  if (record?.workspaceId !== workspaceId) throw notFound(`connection ${id}`)
  return record
}

const sourceOf = (record: Pick<ConnectionRecord, 'integrationKey' | 'workspaceId' | 'database'>) =>
  databasesOf(record.integrationKey, record.workspaceId).find(({ id }) => id === record.database.id)

/** A complete connection knows where the rows are, which column is the address, and what every column becomes. */
function expectComplete(db: Db, record: ConnectionRecord): void {
  if (!hasAccess(db, record.credentialId))
    throw ruleBroken(
      'The access to the service has to be given first.',
      '先にサービスへのアクセスを許可してください。',
    )
  const data = sourceOf(record)
  if (!data)
    throw ruleBroken(
      `The database "${record.database.name}" is not there any more.`,
      `データベース「${record.database.name}」が見つかりません。`,
    )
  if (!record.mapping.some(({ to }) => to === 'email'))
    throw ruleBroken('No column becomes the email address.', 'メールアドレスになる列を割り当ててください。')
  const columns = new Set(data.columns.map(({ key }) => key))
  const custom = customPropertiesOf(db, record.workspaceId)
  const targets = new Set<string>()
  for (const { from, to } of record.mapping) {
    if (!columns.has(from))
      throw ruleBroken(`The database has no column "${from}".`, `データベースに列「${from}」がありません。`)
    if (targets.has(to))
      throw ruleBroken(`Two columns become "${to}".`, `「${to}」に2つの列が割り当てられています。`)
    if (!['email', 'name', 'locale', 'timezone'].includes(to) && !custom.has(to))
      throw ruleBroken(`Contacts have no property "${to}".`, `コンタクトにプロパティ「${to}」はありません。`)
    targets.add(to)
  }
  for (const { property, op } of record.filter ?? []) {
    if (!columns.has(property))
      throw ruleBroken(
        `The database has no column "${property}".`,
        `データベースに列「${property}」がありません。`,
      )
    if (!isRowOperator(op))
      throw ruleBroken(`Rows cannot be filtered by "${op}".`, 'この条件では絞り込めません。')
  }
  for (const id of record.mailingListIds) expectList(isListOf(db, record.workspaceId), id)
}

function expectFreeName(
  { db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>,
  name: string,
  except?: string,
) {
  const taken = db
    .of(connections)
    .where(
      (one) =>
        one.workspaceId === workspaceId &&
        one.id !== except &&
        one.state !== 'archived' &&
        fold(one.name) === fold(name),
    )
  if (taken.length > 0)
    throw conflict(
      `There is a connection named "${name}" already.`,
      `「${name}」という名前の接続がすでにあります。`,
    )
}

function started(db: Db, record: ConnectionRecord, at: number): ConnectionRecord {
  const data = sourceOf(record)
  const rows = data ? tableAt(data, db.settings, at).rowCount : 0
  return {
    ...record,
    state: 'active',
    running: { startedAt: isoOf(at), endsAt: isoOf(at + SYNC.least + rows * SYNC.perRow) },
    ...nextSync(record, at),
  }
}
const nextSync = ({ interval }: Pick<ConnectionRecord, 'interval'>, from: number) =>
  interval === 'manual' ? {} : { nextSyncAt: isoOf(from + intervals[interval]) }

/** Fetches the rows as they were when the run began. Rows never go away there, so `onMissing` finds nothing to do. */
function finish(db: Db, record: ConnectionRecord): ConnectionRecord {
  const { running, ...rest } = record
  if (!running) return record
  const run = (result: Omit<SyncRun, 'id' | 'startedAt' | 'finishedAt'>): ConnectionRecord => ({
    ...rest,
    state: result.status === 'failed' ? 'error' : 'active',
    runs: [
      {
        id: `run_${record.id}_${Date.parse(running.startedAt).toString(36)}`,
        startedAt: running.startedAt,
        finishedAt: running.endsAt,
        ...result,
      },
      ...record.runs,
    ].slice(0, SYNC.kept),
    updatedAt: running.endsAt,
  })
  const nothing = { created: 0, updated: 0, skipped: 0, failed: 0 }
  const data = sourceOf(record)
  if (!data || !hasAccess(db, record.credentialId)) {
    const reason = data ? 'no_access' : 'database_gone'
    return run({ status: 'failed', ...nothing, errors: [{ row: '', reason }] })
  }
  const table = tableAt(data, db.settings, Date.parse(running.startedAt))
  const numbers: number[] = []
  const rows: Record<string, string>[] = []
  for (let row = 0; row < table.rowCount; row += 1) {
    const cells = table.rowAt(row)
    if (!isTaken(cells, record.filter)) continue
    numbers.push(row)
    rows.push(transformed(cells, record.mapping))
  }
  const { results } = takeRows(
    { db, workspaceId: record.workspaceId, now: running.endsAt },
    {
      importId: record.id,
      mailingListIds: record.mailingListIds.filter(
        (id) => db.mailingLists.get(id)?.workspaceId === record.workspaceId,
      ),
      optIn: 'active',
      consentNote: table.name,
      mapping: record.mapping.map(({ from, to }) => ({ column: from, key: to })),
      rows,
      onExisting: record.onExisting,
      source: 'connection',
    },
  )
  const count = (...outcomes: string[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const failed = results.filter(({ outcome }) => outcome === 'invalid')
  return run({
    status: failed.length > 0 ? 'partial' : 'succeeded',
    created: count('created'),
    updated: count('updated'),
    skipped: count('unchanged', 'skipped', 'suppressed'),
    failed: failed.length,
    errors: failed
      .slice(0, SYNC.errors)
      .map(({ row, reason = 'invalid' }) => ({ row: `#${(numbers[row] ?? row) + 1}`, reason })),
  })
}

const dueAt = (db: Db, record: ConnectionRecord): number => {
  if (record.running) return Date.parse(record.running.endsAt)
  if (record.state !== 'active' || record.nextSyncAt === undefined || !hasAccess(db, record.credentialId))
    return Number.POSITIVE_INFINITY
  return Date.parse(record.nextSyncAt)
}

export const connectionSettlers: readonly Settler[] = [
  {
    due: (db, now) =>
      db
        .of(connections)
        .all()
        .some((record) => dueAt(db, record) <= now),
    settle(db, now) {
      const changed = new Map<string, ConnectionRecord>()
      for (const record of db.of(connections).all()) {
        // Of what was missed in a long sleep, only the runs that would still be remembered are made up.
        const every = intervals[record.interval]
        const due = dueAt(db, record)
        const missed = record.running ? 0 : Math.floor((now - due) / every) - SYNC.kept
        const next = missed > 0 ? { ...record, nextSyncAt: isoOf(due + missed * every) } : record
        if (dueAt(db, next) <= now) changed.set(next.id, next)
      }
      // In the order in which things come due: connections may bring the same people.
      for (;;) {
        const [first] = [...changed.values()].toSorted((a, b) => dueAt(db, a) - dueAt(db, b))
        if (!first || dueAt(db, first) > now) break
        changed.set(first.id, first.running ? finish(db, first) : started(db, first, dueAt(db, first)))
      }
      for (const record of changed.values()) db.of(connections).put(record)
    },
  },
]

const given = <T extends object>(values: T): Partial<T> => {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which keys there were
  return Object.fromEntries(entries) as Partial<T>
}

export const connectionHandlers = [
  handle(connectionRoutes.list, ({ db, workspaceId, query }) => {
    const text = fold(query.q ?? '').trim()
    const items = db
      .of(connections)
      .where((one) => one.workspaceId === workspaceId)
      .map((one) => shown(db, one))
      .filter(
        ({ name, database, status }) =>
          (query.status === undefined ? status !== 'archived' : status === query.status) &&
          fold(`${name}\n${database.name}`).includes(text),
      )
    return { items }
  }),
  handle(connectionRoutes.create, (call) => {
    const { db, workspaceId, body, account, clock, now } = call
    const { draft = false, ...fields } = body
    const credential = db.of(credentials).get(body.credentialId)
    if (credential?.workspaceId !== workspaceId)
      throw ruleBroken(`There is no credential ${body.credentialId}.`, 'アクセスの情報が見つかりません。')
    expectFreeName(call, body.name)
    const record: ConnectionRecord = {
      mapping: [],
      mailingListIds: [],
      onExisting: 'fill_blanks',
      onMissing: 'keep',
      interval: 'manual',
      ...given(fields),
      name: body.name,
      credentialId: body.credentialId,
      database: body.database,
      id: db.nextId('ctn'),
      workspaceId,
      integrationKey: credential.integrationKey,
      direction: 'inbound',
      matchOn: 'email',
      state: draft ? 'draft' : 'active',
      runs: [],
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actorOf(account),
    }
    if (!draft) expectComplete(db, record)
    return shown(db, db.of(connections).put(draft ? record : started(db, record, clock.now())))
  }),
  handle(connectionRoutes.one, (call) => shown(call.db, found(call, call.params.connectionId))),
  handle(connectionRoutes.update, (call) => {
    const { db, body, params, account, clock, now } = call
    const before = found(call, params.connectionId)
    expectVersion(before, body)
    if (before.state === 'archived')
      throw ruleBroken('An archived connection stays as it was.', 'アーカイブ済みの接続は変更できません。')
    const { version: _, action, ...fields } = body
    if (fields.name !== undefined) expectFreeName(call, fields.name, before.id)
    const changed: ConnectionRecord = {
      ...before,
      ...given(fields),
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    }
    const integrationKey = db.of(credentials).get(changed.credentialId)
    if (integrationKey?.workspaceId !== before.workspaceId)
      throw ruleBroken(`There is no credential ${changed.credentialId}.`, 'アクセスの情報が見つかりません。')
    if (integrationKey.integrationKey !== before.integrationKey)
      throw ruleBroken(
        'The access is to another service than that of the connection.',
        '連携先とは別のサービスへのアクセスです。',
      )
    const put = (record: ConnectionRecord) => shown(db, db.of(connections).put(record))
    const status = statusOf(db, before)
    const cannot = () =>
      ruleBroken(
        `A connection that is ${status} cannot ${action ?? 'change'}.`,
        '現在の状態では、この操作はできません。',
      )
    if (fields.interval !== undefined && changed.state === 'active') {
      delete changed.nextSyncAt
      Object.assign(changed, nextSync(changed, clock.now()))
    }
    switch (action) {
      case undefined:
        if (changed.state !== 'draft' && Object.keys(fields).some((key) => key !== 'name'))
          expectComplete(db, changed)
        return put(changed)
      case 'archive':
        return put({ ...without(changed, 'running', 'nextSyncAt'), state: 'archived' })
      case 'pause':
        if (status !== 'active') throw cannot()
        return put({ ...without(changed, 'nextSyncAt'), state: 'paused' })
      case 'resume':
        if (status !== 'paused' && status !== 'draft' && status !== 'error') throw cannot()
        expectComplete(db, changed)
        return put(
          status === 'draft'
            ? started(db, changed, clock.now())
            : { ...changed, state: 'active', ...nextSync(changed, clock.now()) },
        )
      case 'sync': {
        if (status !== 'active' && status !== 'error') throw cannot()
        const free = Date.parse(before.askedAt ?? '1970-01-01T00:00:00.000Z') + SYNC.cooldown
        if (free > clock.now())
          throw tooSoon('It was synced a moment ago.', clock.now(), free, '先ほど同期しました。')
        expectComplete(db, changed)
        return put({ ...started(db, changed, clock.now()), askedAt: now })
      }
    }
  }),
]

import { inject, expect } from 'vitest'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Campaign } from '#api/campaigns'
import { plainBrand } from '#domain/brand/plain-brand'
import { MINUTE } from '#lib/duration'
import type { OutgoingMail, SendOutcome, Transport } from '#server/mail/transport'
import { createLinkTokens } from '#server/public/link-tokens'
import { createSeal } from '#server/seal'
import { createSender, type Sender, type SenderSettings } from '#server/sending/sender'
import { addContacts } from '#server/store/contacts.store'
import type { OpenDatabase } from '#server/store/database'
import { deliveryStates } from '#server/store/deliveries.tables'
import { addList } from '#server/store/mailing-lists.store'
import { putBrand } from '#server/store/settings.store'
import { allTenants } from '#server/store/workspaces.store'
import { testVariant } from './test-variant.ts'
import { addVerifiedSender } from './test-sender.ts'
import { seedTwo, testServer } from './test-server.ts'

const AT = '2026-01-10T00:00:00.000Z'
const by = { id: 'acc_owner', name: 'Owner', email: 'acc_owner@one.example' }
export const TEST_SECRET = 'a secret of tests'

/** Mails that a transport was given, and what it says to each. */
export interface Recorder {
  mails: OutgoingMail[]
  transport: Transport
  /** Says what becomes of the mails from now on. */
  answer: (say: (mail: OutgoingMail) => SendOutcome | Promise<SendOutcome>) => void
}

export function recorder(connections = 4): Recorder {
  const mails: OutgoingMail[] = []
  let say: (mail: OutgoingMail) => SendOutcome | Promise<SendOutcome> = () => ({ kind: 'sent', code: 250 })
  return {
    mails,
    answer: (next) => void (say = next),
    transport: {
      connections,
      async send(mail) {
        mails.push(mail)
        return say(mail)
      },
      hangUp: () => undefined,
      close: async () => undefined,
    },
  }
}

const Stored = v.looseObject({ id: v.string(), version: v.number(), status: v.string() })
type Asked = Pick<Campaign, 'id' | 'version' | 'status'> & Record<string, unknown>

/** Two workspaces with the same people on a list, a brand and a verified sender, and calls in the first of them. */
export async function campaignWorld(db: OpenDatabase, people: number) {
  await seedTwo(db)
  const server = testServer(db)
  const tenants = await allTenants(db)
  const [one] = tenants
  if (!one) throw new Error('There is no workspace.')
  for (const tenant of tenants) {
    await addVerifiedSender(db, tenant, `snd_${tenant.number}`, {
      domainName: `shop${tenant.number}.example`,
    })
    await putBrand(db, tenant, {
      ...plainBrand('Shop'),
      company: { name: 'Shop', address: '1 Street', complaintContact: 'help@shop.example' },
    })
    await addList(db, tenant, {
      id: 'lst_1',
      name: 'All',
      visibility: 'private',
      optIn: 'single',
      isDefault: false,
      color: 'slate',
      version: 1,
      createdAt: AT,
      updatedAt: AT,
      createdBy: by,
    })
    await addContacts(
      db,
      tenant,
      Array.from({ length: people }, (_, place) => ({
        id: `con_${tenant.number}_${place}`,
        email: `p${place}@${place % 3 === 0 ? 'gmail.com' : 'else.example'}`,
        name: `Person ${place}`,
        status: 'subscribed' as const,
        statusAt: AT,
        properties: {},
        subscriptions: [
          { mailingListId: 'lst_1', status: 'active' as const, source: 'manual' as const, updatedAt: AT },
        ],
        source: 'manual' as const,
        createdAt: AT,
        updatedAt: AT,
        version: 1,
      })),
    )
  }
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    [account, workspace] = ['acc_owner', 'ws_one'],
  ) => {
    const { token } = await server.signIn(account ?? '')
    return server.json(`/v1${path}`, { method, token, workspace: workspace ?? '', body })
  }
  const good = async (method: string, path: string, body?: unknown): Promise<Asked> => {
    const { status, value } = await call(method, path, body)
    expect(status, JSON.stringify(value)).toBe(200)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    return v.parse(Stored, value) as Asked
  }
  const audience = {
    mailingListIds: ['lst_1'],
    segmentIds: [],
    segmentMatch: 'any',
    excludeSegmentIds: [],
  }
  const draft = (more: object = {}) =>
    good('POST', '/campaigns', { name: 'News', audience, variants: [testVariant()], ...more })
  const shown = (id: string) => good('GET', `/campaigns/${id}`)
  const schedule = async (id: string, more: object = {}) => {
    const { version } = await shown(id)
    return call('POST', `/campaigns/${id}/schedule`, {
      timezone: 'Asia/Tokyo',
      mode: 'all',
      confirmCount: people + 20,
      version,
      ...more,
    })
  }
  const senders: Sender[] = []
  const sender = (transport: Transport, more: Partial<SenderSettings> = {}): Sender => {
    const made = createSender({
      db,
      connection: { ...inject('engine'), database: name },
      clock: server.clock,
      log: { info: () => undefined, error: ({ err }) => void failures.push(err) },
      transport,
      tokens: createLinkTokens(TEST_SECRET),
      linkUrl: 'https://links.example',
      seal: createSeal(TEST_SECRET),
      ...more,
    })
    senders.push(made)
    return made
  }
  const failures: unknown[] = []
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const name = rows[0]?.name ?? ''
  /** Steps until there is nothing to do. */
  const run = async (from: Sender) => {
    for (let steps = 0; steps < 200; steps += 1) if (!(await from.step())) return
    throw new Error('It does not end.')
  }
  /** A campaign whose time has come. */
  const due = async (more: object = {}) => {
    const { id } = await draft(more)
    const { status, value } = await schedule(id)
    expect(status, JSON.stringify(value)).toBe(200)
    server.turn(MINUTE)
    return id
  }
  const cancel = async (id: string) =>
    call('POST', `/campaigns/${id}/cancel`, { version: (await shown(id)).version })
  const executions = async (id: string): Promise<Record<string, unknown>[]> => {
    const { value } = await call('GET', `/campaigns/${id}/executions`)
    return v.parse(v.object({ items: v.array(v.looseObject({})) }), value).items
  }
  /** How many mails of the last run of a campaign are in each state. */
  const states = async (id: string): Promise<Record<string, number>> => {
    const { rows: found } = await sql<{ state: number; count: number }>`
      select state, count(*) as count from deliveries
      where execution_id = (select max(number) from executions where campaign_id = ${id})
      group by state order by state`.execute(db)
    return Object.fromEntries(found.map(({ state, count }) => [deliveryStates[state] ?? '', count]))
  }
  /** How many events of each type a campaign has. */
  const events = async (id: string): Promise<Record<string, number>> => {
    const { rows: found } = await sql<{ name: string; count: number }>`
      select t.name, count(*) as count from events e join event_types t on t.workspace_id = e.workspace_id and t.id = e.type
      where e.campaign_id = ${id} group by t.name`.execute(db)
    return Object.fromEntries(found.map((row) => [row.name, row.count]))
  }
  const statusOf = async (contactId: string) => (await good('GET', `/contacts/${contactId}`))['status']
  const stop = async () => {
    await Promise.all(senders.splice(0).map((each) => each.stop()))
  }
  return {
    server,
    one,
    call,
    good,
    audience,
    draft,
    campaign: shown,
    schedule,
    sender,
    run,
    due,
    cancel,
    executions,
    states,
    events,
    statusOf,
    stop,
    failures,
    connection: { ...inject('engine'), database: name },
  }
}

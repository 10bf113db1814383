import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { hookPath } from '#server/reports/hooks'
import type { SunkMail } from '#server/testing/smtp-sink'

const Items = v.looseObject({ items: v.array(v.looseObject({ id: v.string() })) })

/** The lists of the demo's workspace, called as its owner. */
export const idsOfLists = async (base: string) =>
  v.parse(Items, await (await signedIn(base))('GET', '/mailing_lists?limit=100')).items.map(({ id }) => id)

async function signedIn(base: string) {
  const there = await fetch(`${base}/v1/auth/request/google?login_hint=acc_haruka`, { redirect: 'manual' })
  const [cookie = ''] = (there.headers.getSetCookie()[0] ?? '').split(';')
  const answer: unknown = await (await fetch(`${base}/v1/auth/refresh`, { headers: { cookie } })).json()
  const { access_token: token } = v.parse(v.looseObject({ access_token: v.string() }), answer)
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${base}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-workspace-id': 'ws_sakura',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const value: unknown = await response.json()
    if (!response.ok)
      throw new Error(`${method} ${path} was answered ${response.status}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Schedules a campaign to everybody who gets mail. Resolves to a function that tells whether it has begun. */
export async function schedule(base: string, subject: string): Promise<() => Promise<boolean>> {
  const call = await signedIn(base)
  const senders = v.parse(Items, await call('GET', '/senders?status=verified&limit=1')).items
  const Campaign = v.looseObject({ id: v.string(), version: v.number(), status: v.string() })
  const { id, version } = v.parse(
    Campaign,
    await call('POST', '/campaigns', {
      name: subject,
      senderId: senders[0]?.id,
      audience: {
        mailingListIds: await idsOfLists(base),
        segmentIds: [],
        segmentMatch: 'any',
        excludeSegmentIds: [],
      },
      variants: [
        {
          id: 'a',
          label: '',
          locale: null,
          weight: 100,
          subject,
          previewText: '',
          mode: 'text',
          text: 'Hello.\n{{company_name}}\n{{company_address}}\n{{complaint_contact}}\n{{unsubscribe_url}}',
          textAuto: false,
        },
      ],
    }),
  )
  await call('POST', `/campaigns/${id}/schedule`, {
    timezone: 'UTC',
    mode: 'all',
    confirmCount: 1_000_000,
    version,
  })
  return async () => v.parse(Campaign, await call('GET', `/campaigns/${id}`)).status !== 'scheduled'
}

/** Imports so many new contacts onto the lists. Resolves to the addresses of those that the server says it has: all or none. */
export async function importContacts(
  base: string,
  { name, rows, lists }: { name: string; rows: number; lists: string[] },
): Promise<string[]> {
  const emails = Array.from({ length: rows }, (_, row) => `${name}.${row}@chaos.example`)
  try {
    const call = await signedIn(base)
    await call('POST', '/import/emails', {
      importId: `imp_${name}`,
      mailingListIds: lists,
      optIn: 'active',
      consentNote: 'Chaos',
      emails,
    })
    return emails
  } catch {
    // It was killed before it said so.
    return []
  }
}

/** The one click of a mail program. Whether the server says that it took it. */
export async function unsubscribe(base: string, { raw }: SunkMail): Promise<boolean> {
  const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ')
  const [, path] = /^List-Unsubscribe: [^\r]*?<https?:\/\/[^/>]+(\/[^>]+)>/im.exec(unfolded) ?? []
  if (path === undefined) throw new Error('A mail has no address to unsubscribe.')
  try {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    return response.ok
  } catch {
    return false
  }
}

/** A form of the demo that asks for no confirmation, and what it asks for. */
const FORM = 'frm_2'
const Fields = v.looseObject({
  fields: v.array(
    v.looseObject({
      id: v.string(),
      type: v.string(),
      propertyKey: v.optional(v.string()),
      required: v.boolean(),
    }),
  ),
})

/** What a visitor fills in, from an address of their own: one may send 30 in a minute. */
export interface Visitor {
  submissionId: string
  email: string
  address: string
}

/** Sends a form as its page does; sent again, it is the same submission. Whether the server says that it took it. */
export async function submitForm(base: string, { submissionId, email, address }: Visitor): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  try {
    const asked = await fetch(`${base}/f/${FORM}/form`, { headers })
    const { fields } = v.parse(Fields, await asked.json())
    const wanted = fields.filter(({ required, propertyKey }) => required || propertyKey === 'email')
    const answers = Object.fromEntries(
      wanted.map(({ id, type, propertyKey }) => [
        id,
        propertyKey === 'email' ? email : type === 'consent' ? true : 'Chaos',
      ]),
    )
    const response = await fetch(`${base}/f/${FORM}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ submissionId, answers, trap: '', source: {} }),
    })
    const said: unknown = await response.json()
    // A 503 is tried again; any other refusal is a mistake of this script.
    if (!response.ok && response.status !== 503)
      throw new Error(`A form was answered ${response.status}: ${JSON.stringify(said)}`)
    return response.ok
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('A form')) throw error
    return false
  }
}

/** What the server needs to know of a provider that reports complaints: the settings of Mailgun's webhooks. */
export const provider = {
  OTEGAMI_SECRET: '5e'.repeat(32),
  MAILGUN_SIGNING_KEY: 'a signing key of chaos',
}

/** A provider's webhook: the reader called this mail spam. Whether the server says that it took it. */
export async function complain(base: string, { raw, from }: SunkMail): Promise<boolean> {
  const [, messageId] = /^Message-ID: *<([^>]+)>/im.exec(raw) ?? []
  if (messageId === undefined) throw new Error('A mail has no Message-ID.')
  const [timestamp, token] = ['1772355600', 'c'.repeat(50)]
  const signature = createHmac('sha256', provider.MAILGUN_SIGNING_KEY)
    .update(`${timestamp}${token}`)
    .digest('hex')
  try {
    const response = await fetch(`${base}${hookPath(provider.OTEGAMI_SECRET, 'mailgun')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        signature: { timestamp, token, signature },
        'event-data': {
          event: 'complained',
          id: `complaint of ${messageId}`,
          message: { headers: { 'message-id': messageId } },
          envelope: { sender: from },
        },
      }),
    })
    return response.ok
  } catch {
    return false
  }
}

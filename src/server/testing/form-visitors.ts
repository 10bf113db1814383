import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import * as v from 'valibot'
import type { Contact } from '#api/contacts'
import type { Form, FormField, FormSettings, FormSubmission } from '#api/forms'
import type { SentForm } from '#domain/forms/form-protocol'
import { MINUTE } from '#lib/duration'
import { allTenants } from '#server/store/workspaces.store'
import { testDatabase } from './test-database.ts'
import { addVerifiedSender } from './test-sender.ts'
import { seedTwo, testServer } from './test-server.ts'

/** The origin of the server, and that of a customer's site. */
export const OWN = 'http://localhost:8801'
export const SITE = 'https://www.shop.example'

const words = {
  alreadyText: 'You are in already',
  closedText: 'Closed',
  success: { kind: 'message' as const, text: 'Thank you' },
}
const optInMail = {
  senderId: 'snd_1',
  subject: 'Please confirm 登録\r\nBcc: victim@example.com',
  body: 'Open {{confirm_url}}',
}
const asked = (id: string, propertyKey: string, label: FormField['label']): FormField => ({
  id,
  type: 'property',
  propertyKey,
  label,
  required: false,
  width: 'full',
})
let number = 0
/** What a page sends for a form, each with an id of its own. */
export const sentForm = (answers: SentForm['answers'], more: Partial<SentForm> = {}): SentForm => ({
  submissionId: `submission-${(number += 1)}`,
  version: 1,
  answers,
  trap: '',
  source: { url: `${SITE}/letter`, locale: 'ja', utm: { campaign: 'autumn' } },
  ...more,
})
/** How many were made until now, for addresses that nobody has yet. */
export const sentForms = () => number

export const outcomeOf = (answer: object): string => ('outcome' in answer ? String(answer.outcome) : '')
/** The path of the link in a mail that asks for a confirmation. */
export const linkIn = (text: string) => new URL(/http\S+\/d\/\S+/.exec(text)?.[0] ?? '').pathname

/** What tests of public forms share: a workspace with a list, a verified sender and a property, and the mails that it sends. */
export async function formVisitors() {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-forms-'))
  const outboxFolder = join(folder, 'outbox')
  const db = await testDatabase()
  const server = testServer(db, { filesFolder: folder })
  await seedTwo(db)
  for (const tenant of await allTenants(db))
    if (tenant.id === 'ws_one') await addVerifiedSender(db, tenant, 'snd_1')
  let { token } = await server.signIn('acc_owner')
  const signIn = async () => {
    token = (await server.signIn('acc_owner')).token
  }
  afterAll(async () => {
    // A mail that is still on its way would be written into what is being removed.
    await server.outbox?.idle()
    await rm(folder, { recursive: true })
  })
  // Callers are counted by the minute.
  beforeEach(async () => {
    server.turn(MINUTE)
    await signIn()
  })

  async function api<T>(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<T> {
    const { status, value } = await server.json(`/v1${path}`, { method, token, workspace: 'ws_one', body })
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(value)}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    return value as T
  }

  /** A published form, with double opt-in unless said otherwise. */
  async function published(settings: Partial<FormSettings> = {}, name = 'Sign up <b>'): Promise<Form> {
    const form = await api<Form>('/forms', { name })
    const ready = await api<Form>(`/forms/${form.id}`, {
      version: 1,
      fields: [
        ...form.fields,
        asked('who', 'name', { en: 'Name', ja: '名前' }),
        asked('size', 'size', { en: 'Size', ja: 'サイズ' }),
        {
          id: 'ok',
          type: 'consent',
          label: { en: 'I agree', ja: '同意します' },
          required: true,
          width: 'full',
        },
      ],
      settings: {
        ...form.settings,
        ...words,
        mailingListIds: [list],
        optIn: 'double',
        optInMail,
        allowedOrigins: [SITE],
        ...settings,
      },
    })
    await api(`/forms/${form.id}/publish`, { version: ready.version })
    return api<Form>(`/forms/${form.id}`)
  }

  const ask = (
    path: string,
    {
      origin = SITE,
      ...init
    }: { method?: string; body?: unknown; origin?: string | null; headers?: Record<string, string> } = {},
  ) =>
    server.ask(path, {
      ...init,
      headers: {
        ...(origin !== null && { origin }),
        'content-type': 'application/json',
        cookie: 'otegami_refresh=none',
        ...init.headers,
      },
    })
  const send = async (form: Form, body: SentForm, origin: string | null = SITE) => {
    const response = await ask(`/f/${form.id}`, { method: 'POST', body, origin })
    expect(response.headers.getSetCookie()).toEqual([])
    const answer = v.parse(v.looseObject({}), await response.json())
    return { status: response.status, ...answer }
  }
  const contactOf = async (email: string) =>
    (await api<{ items: Contact[] }>('/contacts/search', { q: email })).items.find(
      (one) => one.email === email,
    )
  const eventsOf = async (contactId = '') =>
    (await api<{ items: { type: string; formId?: string }[] }>('/contact_events/search', { contactId })).items
      .map(({ type }) => type)
      .toReversed()
  const submissionsOf = async (form: Form) =>
    (await api<{ items: FormSubmission[] }>(`/forms/${form.id}/submissions`)).items
  /** The mails to an address, as they lie in the folder; the oldest first. */
  async function mailsTo(email: string) {
    await server.outbox?.idle()
    const names = (await readdir(outboxFolder).catch((): string[] => [])).toSorted()
    const texts = await Promise.all(names.map((name) => readFile(join(outboxFolder, name), 'utf8')))
    return texts
      .filter((text) => text.includes(`To: ${email}\r\n`))
      .map((text) => {
        const [head = '', body = ''] = text.split('\r\n\r\n')
        return { head, body: Buffer.from(body, 'base64').toString() }
      })
  }

  const list = (await api<{ id: string }>('/mailing_lists', { name: 'Letter', visibility: 'public' })).id
  await api('/schemas/contact/properties', { version: 1, key: 'size', type: 'number', label: 'Size' })
  return { db, server, list, signIn, api, published, ask, send, contactOf, eventsOf, submissionsOf, mailsTo }
}

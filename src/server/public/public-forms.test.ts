import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Contact } from '#api/contacts'
import type { Form, FormField, FormSettings, FormSubmission } from '#api/forms'
import { isProof, PROOF, solveProof, type ProofTask } from '#domain/forms/form-proof'
import type { SentForm } from '#domain/forms/form-protocol'
import { contactStatuses } from '#lib/contact-status'
import { DAY, MINUTE } from '#lib/duration'
import { testDatabase } from '#server/testing/test-database'
import { allTenants } from '#server/store/workspaces.store'
import { addVerifiedSender } from '#server/testing/test-sender'
import { seedTwo, testServer } from '#server/testing/test-server'

const folder = await mkdtemp(join(tmpdir(), 'otegami-forms-'))
const outboxFolder = join(folder, 'outbox')
const db = await testDatabase()
const server = testServer(db, { filesFolder: folder })
const OWN = 'http://localhost:8801'
const SITE = 'https://www.shop.example'
let token = ''
let list = ''
beforeAll(async () => {
  await seedTwo(db)
  for (const tenant of await allTenants(db))
    if (tenant.id === 'ws_one') await addVerifiedSender(db, tenant, 'snd_1')
  token = (await server.signIn('acc_owner')).token
  list = (await api<{ id: string }>('/mailing_lists', { name: 'Letter', visibility: 'public' })).id
  await api('/schemas/contact/properties', { version: 1, key: 'size', type: 'number', label: 'Size' })
})
afterAll(() => rm(folder, { recursive: true }))
// Callers are counted by the minute.
beforeEach(async () => {
  server.turn(MINUTE)
  token = (await server.signIn('acc_owner')).token
})

async function api<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const { status, value } = await server.json(`/v1${path}`, { method, token, workspace: 'ws_one', body })
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(value)}`)
  return value as T
}

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

let number = 0
const sentForm = (answers: SentForm['answers'], more: Partial<SentForm> = {}): SentForm => ({
  submissionId: `submission-${(number += 1)}`,
  version: 1,
  answers,
  trap: '',
  source: { url: `${SITE}/letter`, locale: 'ja', utm: { campaign: 'autumn' } },
  ...more,
})
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
  const answer = (await response.json()) as Record<string, unknown>
  return { status: response.status, ...answer }
}
const outcomeOf = (answer: object): string => ('outcome' in answer ? String(answer.outcome) : '')
const contactOf = async (email: string) =>
  (await api<{ items: Contact[] }>('/contacts/search', { q: email })).items.find((one) => one.email === email)
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
const linkIn = (text: string) => new URL(/http\S+\/d\/\S+/.exec(text)?.[0] ?? '').pathname

test('a pattern that takes too long refuses nothing, and holds nobody up', async () => {
  const form = await published()
  const fields = form.fields.map((field) =>
    field.id === 'who' ? { ...field, rules: { pattern: '(a+)+' } } : field,
  )
  const { version } = await api<Form>(`/forms/${form.id}`, { version: form.version, fields })
  await api(`/forms/${form.id}/publish`, { version })
  const sendName = async (who: string) =>
    send(form, sentForm({ email: `slow${number}@example.org`, ok: true, who }))
  expect(await sendName('aaa')).toMatchObject({ outcome: 'sent' })
  expect(await sendName('b')).toMatchObject({ outcome: 'invalid', problems: { who: 'pattern' } })
  // Each further letter doubles the time: these take some seconds.
  expect(await sendName(`${'a'.repeat(30)}!`)).toMatchObject({ outcome: 'sent' })
})

test('loading a form over and over counts as 30 views a minute of one caller', async () => {
  const form = await published()
  const load = async () => (await ask(`/f/${form.id}/form`)).status
  const statuses = await Promise.all(Array.from({ length: 40 }, load))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const views = async () => (await api<Form>(`/forms/${form.id}`)).stats.views
  expect(await views()).toBe(30)
  server.turn(MINUTE)
  await load()
  expect(await views()).toBe(31)
})

test('a form is published, loaded, sent, confirmed by its mail, and its contact is subscribed', async () => {
  const form = await published({
    notify: ['team@shop.example'],
    welcome: { senderId: 'snd_1', subject: 'Hi {{name}}', body: 'Welcome, {{ name }} ({{email}})' },
  })
  await db
    .updateTable('senders')
    .set({ from_names: JSON.stringify({ ja: '一号店' }) })
    .execute()
  // Whoever follows a link names no origin, and neither does a page that reads from its own.
  const page = await ask(`/f/${form.id}`, { origin: null })
  expect(await page.text()).toContain('<title>Sign up &lt;b&gt;</title>')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const embedded = await ask(`/f/${form.id}?embed=1`, { origin: null })
  expect(embedded.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SITE}`)
  const sameOrigin = { origin: null, headers: { 'sec-fetch-site': 'same-origin' } }
  expect((await ask(`/f/${form.id}/form`, sameOrigin)).status).toBe(200)
  const loaded = await ask(`/f/${form.id}/form`)
  expect(loaded.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(loaded.headers.get('access-control-allow-credentials')).toBeNull()
  const text = await loaded.text()
  expect(JSON.parse(text)).toMatchObject({ id: form.id, isOpen: true })
  for (const secret of [list, 'snd_1', 'team@shop.example', 'allowedOrigins'])
    expect(text).not.toContain(secret)

  const email = 'reader@example.org'
  const body = sentForm({ email: ' Reader@Example.org ', ok: true, who: '読者', size: '38', none: 'x' })
  expect(await send(form, body)).toEqual({ status: 200, outcome: 'sent', confirm: true })
  expect(await send(form, body)).toEqual({ status: 200, outcome: 'sent', confirm: true })
  const waiting = await contactOf(email)
  expect(waiting).toMatchObject({
    status: 'pending',
    name: '読者',
    properties: { size: 38 },
    source: 'form',
    sourceRef: form.id,
    consent: { source: 'form', formId: form.id, note: '同意します' },
    subscriptions: [{ mailingListId: list, status: 'pending', source: 'form' }],
  })
  expect(await eventsOf(waiting?.id)).toEqual(['contact.created', 'form.submitted'])
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.head).toContain('Message-ID: <optInMail-fsb_')
  expect(mail?.head).not.toMatch(/^Bcc:/m)
  // The form was read in Japanese, for which the sender has a name.
  const inBase64 = Buffer.from('一号店').toString('base64')
  expect(mail?.head).toContain(`From: =?UTF-8?B?${inBase64}?= <hello@snd-1.example>`)
  const [told] = await mailsTo('team@shop.example')
  expect(told?.body).toContain('name: 読者')
  expect(told?.body).toContain(`${OWN}/workspaces/ws_one/forms/${form.id}`)

  // What follows links in mail confirms nothing.
  const link = linkIn(mail?.body ?? '')
  expect(await (await ask(link, { origin: null })).text()).toContain('>Confirm</button>')
  expect((await contactOf(email))?.status).toBe('pending')
  for (const origin of [OWN, null])
    expect(await (await ask(link, { method: 'POST', origin })).text()).toContain('You are subscribed')
  const contact = await contactOf(email)
  expect(contact).toMatchObject({
    status: 'subscribed',
    subscriptions: [{ mailingListId: list, status: 'active', source: 'form' }],
  })
  expect(await eventsOf(contact?.id)).toEqual(['contact.created', 'form.submitted', 'list.confirmed'])
  const welcome = (await mailsTo(email)).at(-1)
  expect(welcome?.body).toBe(`Welcome, 読者 (${email})`)
  expect(welcome?.head).toContain(inBase64)
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await submissionsOf(form)).toMatchObject([
    { status: 'confirmed', contactId: contact?.id, source: { utm: { campaign: 'autumn' } } },
  ])
  const { stats, last30 } = await api<Form>(`/forms/${form.id}`)
  expect(stats).toMatchObject({ views: 2, submissions: 1 })
  expect([last30?.views.at(-1), last30?.submissions.at(-1)]).toEqual([2, 1])
  expect(await send(form, sentForm({ email, ok: true }))).toMatchObject({ outcome: 'already' })
  expect(
    (await db.selectFrom('outgoing_mails').selectAll().execute()).every((row) => row.recipient === null),
  ).toBe(true)
  expect(server.failures).toEqual([])
})

test('plain HTML sends too, without a script', async () => {
  const form = await published({ optIn: 'single', allowedOrigins: [] })
  const plain = (body: string, headers: Record<string, string> = {}) =>
    ask(`/f/${form.id}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${SITE}/plain`, ...headers },
    })
  const answer = await plain('email=plain%40example.org&name=Plain&ok=true')
  expect(await answer.text()).toContain('Thank you')
  expect(answer.headers.get('content-type')).toContain('text/html')
  const contact = await contactOf('plain@example.org')
  expect(contact).toMatchObject({ status: 'subscribed', subscriptions: [{ status: 'active' }] })
  expect(await eventsOf(contact?.id)).toEqual(['contact.created', 'form.submitted', 'list.subscribed'])
  expect(await submissionsOf(form)).toMatchObject([{ source: { url: `${SITE}/plain` } }])
  expect((await plain('email=nobody&ok=true')).status).toBe(422)
  const isPage = (page: Response) =>
    (page.headers.get('content-type') ?? '').startsWith('text/html') && page.status
  expect(isPage(await plain('email=nul%40example.org&name=%00&ok=true'))).toBe(400)
  const long = await plain(`email=a%40example.org&name=${'x'.repeat(200_001)}&ok=true`)
  expect(isPage(long)).toBe(413)
  expect(await long.text()).toContain('Please go back and shorten them.')
  expect(isPage(await plain('x'.repeat(1_000_001)))).toBe(413)
  const elsewhere = await ask(`/f/${(await published()).id}`, {
    method: 'POST',
    origin: 'https://evil.example',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'ja' },
  })
  expect(isPage(elsewhere)).toBe(403)
  expect(await elsewhere.text()).toContain('ご覧になっていたページからは送信できません。')
  await sql`alter table form_submissions rename to form_submissions_away`.execute(db)
  const failed = await plain('email=later%40example.org&ok=true')
  await sql`alter table form_submissions_away rename to form_submissions`.execute(db)
  expect(isPage(failed)).toBe(500)
  expect(await failed.text()).toContain('could not be sent')
  for (let count = 0; count < 30; count += 1) await plain('email=nobody&ok=true')
  const late = await plain('email=nobody&ok=true')
  expect(isPage(late)).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('a form', () => {
  test('is shown and sent by pages of its origins only, and tried out by the product alone', async () => {
    const form = await published({ optIn: 'single' })
    for (const [origin, isAllowed] of [
      [SITE, true],
      [OWN, true],
      ['https://evil.example', false],
      [`${SITE}.evil.example`, false],
      ['null', false],
      [null, false],
    ] as const) {
      const preflight = await ask(`/f/${form.id}`, { method: 'OPTIONS', origin })
      expect(preflight.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null)
      expect((await ask(`/f/${form.id}/form`, { origin })).status).toBe(isAllowed ? 200 : 403)
      const { status } = await send(form, sentForm({ email: 'a@example.org', ok: true }), origin)
      expect({ origin, status }).toEqual({ origin, status: isAllowed ? 200 : 403 })
    }
    const trial = sentForm({ email: 'trial@example.org', ok: true }, { test: true })
    expect((await send(form, trial, SITE)).status).toBe(403)
    expect(await send(form, trial, OWN)).toMatchObject({ outcome: 'sent' })
    expect(await contactOf('trial@example.org')).toBeUndefined()
    expect((await submissionsOf(form)).find(({ isTest }) => isTest)).toMatchObject({
      isTest: true,
      contactId: null,
    })
    expect((await api<Form>(`/forms/${form.id}`)).stats.submissions).toBe(1)
  })

  test('of which nothing was published, or that there is none of, is not there', async () => {
    const draft = await api<Form>('/forms', { name: 'Draft' })
    for (const path of [draft.id, 'frm_none', '%00', '..%2f', 'a'.repeat(200)]) {
      expect((await ask(`/f/${path}`)).status).toBe(404)
      expect((await ask(`/f/${path}`, { method: 'POST', body: sentForm({}) })).status).toBe(404)
    }
    const form = await published({ allowedOrigins: [] })
    expect((await ask(`/f/${form.id}`, { method: 'DELETE' })).status).toBe(405)
    for (const body of [
      '',
      '{',
      '[]',
      '{"submissionId":"x"}',
      `${'['.repeat(70)}${']'.repeat(70)}`,
      '"\\u0000"',
    ])
      expect((await ask(`/f/${form.id}`, { method: 'POST', body })).status).toBe(400)
    expect((await ask(`/f/${form.id}`, { method: 'POST', body: 'x'.repeat(1_000_001) })).status).toBe(413)
  })

  test('is closed before it opens, after it closes, when it is full and when it is not public', async () => {
    const full = await published({ optIn: 'single', maxSubmissions: 2 })
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) =>
        send(full, sentForm({ email: `full-${name}@example.org`, ok: true })),
      ),
    )
    expect(outcomes.map(outcomeOf).toSorted()).toEqual(['closed', 'closed', 'sent', 'sent'])
    const now = Date.parse('2026-01-15T00:00:00.000Z')
    const later = await published({ optIn: 'single', opensAt: new Date(now + 30 * DAY).toISOString() })
    expect(await send(later, sentForm({ email: 'z@example.org', ok: true }))).toMatchObject({
      outcome: 'closed',
    })
    await api(`/forms/${later.id}/unpublish`, { version: later.version })
    expect(await (await ask(`/f/${later.id}/form`)).json()).toMatchObject({ isOpen: false })
  })

  test('takes a submission once, and an address once, also at the same moment', async () => {
    const form = await published({ optIn: 'single' })
    const body = sentForm({ email: 'twice@example.org', ok: true })
    const both = await Promise.all([send(form, body), send(form, body)])
    expect(both).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }])
    expect(await submissionsOf(form)).toHaveLength(1)
    const two = await Promise.all(
      [1, 2].map(() => send(form, sentForm({ email: 'same@example.org', ok: true }))),
    )
    expect(two.every(({ status }) => status === 200)).toBe(true)
    const { items } = await api<{ items: Contact[] }>('/contacts/search', { q: 'same@example.org' })
    expect(items).toHaveLength(1)
  })

  test('is answered the same twice at once, also where it put a contact on the list that there was', async () => {
    const form = await published({ optIn: 'single' })
    const email = `known${number}@example.org`
    await api('/contacts', { email })
    const body = sentForm({ email, ok: true })
    // Both have looked for the submission before either goes on.
    const both = await db.transaction().execute(async (holding) => {
      await sql`select 1 from contacts where email = ${email} for update`.execute(holding)
      const sending = Promise.all([send(form, body), send(form, body)])
      await vi.waitUntil(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          holding,
        )
        return rows.length >= 2
      })
      return { sending }
    })
    expect(await both.sending).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }])
    expect(await submissionsOf(form)).toHaveLength(1)
  })

  test('makes spam of what fills the trap, and takes nobody back whose mail bounced', async () => {
    const form = await published()
    const trapped = sentForm({ email: 'robot@example.org', ok: true }, { trap: 'x' })
    expect(await send(form, trapped)).toMatchObject({ outcome: 'sent', confirm: true })
    expect(await send(form, trapped)).toMatchObject({ outcome: 'sent', confirm: true })
    expect(await contactOf('robot@example.org')).toBeUndefined()
    const { contact } = await api<{ contact: Contact }>('/contacts', { email: 'left@example.org' })
    await api(`/contacts/${contact.id}`, { version: contact.version, status: 'blocked' })
    expect(await send(form, sentForm({ email: 'left@example.org', ok: true }))).toMatchObject({
      outcome: 'sent',
      confirm: true,
    })
    expect((await contactOf('left@example.org'))?.status).toBe('blocked')
    expect((await submissionsOf(form)).map(({ status }) => status).toSorted()).toEqual(['rejected', 'spam'])
    expect(await mailsTo('robot@example.org')).toEqual([])
    expect(await mailsTo('left@example.org')).toEqual([])
  })

  test('whoever was deleted comes back by a new consent, unless they had complained', async () => {
    const form = await published({ optIn: 'single' })
    const answer = (email: string) => sentForm({ email, ok: true })
    for (const [email, status] of [
      ['was-gone@example.com', 'unsubscribed'],
      ['was-angry@example.com', 'complained'],
    ] as const) {
      expect(outcomeOf(await send(form, answer(email)))).toBe('sent')
      const contact = await contactOf(email)
      await db
        .updateTable('contacts')
        .set({ status: contactStatuses.indexOf(status) })
        .where('uid', '=', contact?.id ?? '')
        .execute()
      await api(`/contacts/${contact?.id}`, undefined, 'DELETE')
      expect(outcomeOf(await send(form, answer(email)))).toBe('sent')
    }
    expect(await contactOf('was-gone@example.com')).toMatchObject({
      status: 'subscribed',
      subscriptions: [{ status: 'active' }],
    })
    expect(await contactOf('was-angry@example.com')).toBeUndefined()
    const statuses = (await submissionsOf(form)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'rejected')).toHaveLength(1)
  })

  test('that checks visitors sets a task, which is good once and for ten minutes', async () => {
    const form = await published({ optIn: 'single', captcha: true })
    const body = sentForm({ email: 'human@example.org', ok: true })
    const first = (await send(form, body)) as unknown as { outcome: string; task: ProofTask }
    expect(first).toMatchObject({ outcome: 'check', task: { bits: PROOF.bits } })
    const proof = await solveProof(first.task, body.submissionId)
    const forged = { ...proof, seed: proof.seed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }
    expect(await send(form, { ...body, proof: forged })).toMatchObject({ outcome: 'check' })
    let other = sentForm({ email: 'human@example.org', ok: true })
    // A solution is also one of every 8,192nd other submission, by chance.
    while (await isProof(first.task, proof, other.submissionId)) other = sentForm(body.answers)
    expect(await send(form, { ...other, proof })).toMatchObject({ outcome: 'check' })
    server.turn(PROOF.goodFor + 1)
    expect(await send(form, { ...body, proof })).toMatchObject({ outcome: 'check' })
    server.turn(-PROOF.goodFor)
    expect(await send(form, { ...body, proof })).toMatchObject({ outcome: 'sent' })
  })

  test('takes thirty submissions of an address in a minute', async () => {
    const form = await published({ optIn: 'single' })
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await send(form, sentForm({ email: 'no address', ok: true }))).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    const late = await ask(`/f/${form.id}`, { method: 'POST', body: sentForm({}) })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    server.turn(MINUTE)
    expect((await send(form, sentForm({ email: 'in.time@example.org', ok: true }))).status).toBe(200)
  })
})

describe('a confirmation link', () => {
  test('is good for seven days, for its own submission, and while there is the form', async () => {
    const form = await published()
    await send(form, sentForm({ email: 'late@example.org', ok: true }))
    const [mail] = await mailsTo('late@example.org')
    const link = linkIn(mail?.body ?? '')
    const id = (await submissionsOf(form))[0]?.id ?? ''
    for (const forged of [
      `/d/${id}`,
      `/d/${id}${'A'.repeat(22)}`,
      `${link}A`,
      link.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      '/d/',
      '/d/%00',
      `${link}/form`,
    ])
      expect({ forged, status: (await ask(forged, { method: 'POST' })).status }).toEqual({
        forged,
        status: 404,
      })
    server.turn(7 * DAY + 1)
    expect((await ask(link)).status).toBe(410)
    expect((await ask(link, { method: 'POST' })).status).toBe(410)
    server.turn(-7 * DAY)
    const both = await Promise.all([1, 2].map(() => ask(link, { method: 'POST' })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const contact = await contactOf('late@example.org')
    const events = await eventsOf(contact?.id)
    expect(events.filter((type) => type === 'list.confirmed')).toHaveLength(1)
    token = (await server.signIn('acc_owner')).token
    await api(`/forms/${form.id}/unpublish`, { version: form.version })
    await api(`/forms/${form.id}`, undefined, 'DELETE')
    expect((await ask(link)).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Form } from '#api/forms'
import { DAY, MINUTE } from '#lib/duration'
import { formVisitors, OWN, SITE, sentForm, sentForms, linkIn } from '#server/testing/form-visitors'

const { db, server, list, signIn, api, published, ask, send, contactOf, eventsOf, submissionsOf, mailsTo } =
  await formVisitors()

test('a pattern that takes too long refuses nothing, and holds nobody up', async () => {
  const form = await published()
  const fields = form.fields.map((field) =>
    field.id === 'who' ? { ...field, rules: { pattern: '(a+)+' } } : field,
  )
  const { version } = await api<Form>(`/forms/${form.id}`, { version: form.version, fields })
  await api(`/forms/${form.id}/publish`, { version })
  const sendName = async (who: string) =>
    send(form, sentForm({ email: `slow${sentForms()}@example.org`, ok: true, who }))
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
  expect(told?.body).toContain('Name / 名前: 読者')
  expect(told?.body).toContain(`${OWN}/workspaces/ws_one/forms/${form.id}?tab=submissions`)

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
  // Somebody else who types the address learns nothing, and changes nothing; whoever reads its mail is told.
  const version = (await contactOf(email))?.version
  expect(await send(form, sentForm({ email, ok: true }))).toEqual({
    status: 200,
    outcome: 'sent',
    confirm: true,
  })
  expect((await contactOf(email))?.version).toBe(version)
  const links = (await mailsTo(email)).flatMap(({ body: words }) =>
    words.includes('/d/') ? [linkIn(words)] : [],
  )
  const second = links.find((one) => one !== link) ?? ''
  expect(await (await ask(second, { method: 'POST' })).text()).toContain('You are in already')
  expect(await mailsTo(email)).toHaveLength(3)
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
    await signIn()
    await api(`/forms/${form.id}/unpublish`, { version: form.version })
    await api(`/forms/${form.id}`, undefined, 'DELETE')
    expect((await ask(link)).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Contact } from '#api/contacts'
import type { Form, FormPublication } from '#api/forms'
import type { ImportResult } from '#api/import'
import { isProof, PROOF, solveProof, type ProofTask } from '#domain/forms/form-proof'
import { contactStatuses } from '#lib/contact-status'
import { DAY, MINUTE } from '#lib/duration'
import {
  formVisitors,
  linkIn,
  OWN,
  SITE,
  sentForm,
  sentForms,
  outcomeOf,
} from '#server/testing/form-visitors'

const { db, server, api, published, ask, send, contactOf, submissionsOf, mailsTo } = await formVisitors()

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
    expect((await api<Form>(`/forms/${form.id}`)).stats.submissions).toBe(2)
  })

  test('of which nothing was published, or that there is none of, is not there', async () => {
    const draft = await api<Form>('/forms', { name: 'Draft' })
    for (const path of [draft.id, 'frm_none', '%00', '..%2f', 'a'.repeat(200)]) {
      expect((await ask(`/f/${path}`)).status).toBe(404)
      expect((await ask(`/f/${path}`, { method: 'POST', body: sentForm({}) })).status).toBe(404)
    }
    const form = await published({ allowedOrigins: [] })
    const deleted = await ask(`/f/${form.id}`, { method: 'DELETE' })
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const looked = await ask(`/f/${form.id}`, { method: 'HEAD' })
    expect([looked.status, await looked.text()]).toEqual([200, ''])
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
    const email = `known${sentForms()}@example.org`
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

  test('what is noted of a consent is what the visitor read, also once the form was published with other words', async () => {
    const form = await published({ optIn: 'single' })
    const first = (await api<Form>(`/forms/${form.id}`)).draftVersion
    const plainOf = async () => (await api<FormPublication>(`/forms/${form.id}/publication`)).embed.html
    const copied = await plainOf()
    const reword = async (en: string) => {
      const { version, fields } = await api<Form>(`/forms/${form.id}`)
      const label = { en, ja: `${en} ja` }
      const edited = fields.map((field) => (field.id === 'ok' ? { ...field, label } : field))
      const after = await api<Form>(`/forms/${form.id}`, { version, fields: edited })
      await api(`/forms/${form.id}/publish`, { version: after.version })
      return after.draftVersion
    }
    const second = await reword('I agree to letters')
    const third = await reword('I agree to letters and calls')
    for (const [email, version, note] of [
      ['first@example.org', first, '同意します'],
      ['second@example.org', second, 'I agree to letters ja'],
      ['third@example.org', third, 'I agree to letters and calls ja'],
    ] as const) {
      expect(outcomeOf(await send(form, sentForm({ email, ok: true }, { version })))).toBe('sent')
      expect((await contactOf(email))?.consent).toMatchObject({ formId: form.id, note })
      const taken = (await submissionsOf(form)).find(({ values }) => values['email'] === email)
      expect(taken?.formVersion).toBe(version)
    }

    const [, name = '', value = ''] = /name="(form:version)" value="(\d+)"/.exec(copied) ?? []
    const body = new URLSearchParams({ [name]: value, email: 'plain@example.org', ok: 'true' })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask(`/f/${form.id}`, { method: 'POST', body: `${body}`, headers })).status).toBe(200)
    expect((await contactOf('plain@example.org'))?.consent).toMatchObject({ note: '同意します' })
  })

  test('with double opt-in what a contact agreed to is noted once they confirm, of a subscriber too', async () => {
    const form = await published()
    const email = `agreed${sentForms()}@example.net`
    const words = async () => (await contactOf(email))?.consent?.note
    const confirm = async (link: string) => (await ask(link, { method: 'POST' })).status
    const answered = async (more: { version?: number } = {}) => {
      const before = (await mailsTo(email)).map(({ body }) => linkIn(body))
      expect(outcomeOf(await send(form, sentForm({ email, ok: true }, more)))).toBe('sent')
      const [link = ''] = (await mailsTo(email))
        .map(({ body }) => linkIn(body))
        .filter((one) => !before.includes(one))
      return link
    }
    // Of somebody new it is noted at once: they are pending until then.
    const first = await answered({ version: form.draftVersion })
    expect(await words()).toBe('同意します')
    expect(await confirm(first)).toBe(200)

    const { version, fields } = await api<Form>(`/forms/${form.id}`)
    const label = { en: 'I agree to calls', ja: '電話に同意します' }
    const edited = fields.map((field) => (field.id === 'ok' ? { ...field, label } : field))
    const after = await api<Form>(`/forms/${form.id}`, { version, fields: edited })
    await api(`/forms/${form.id}/publish`, { version: after.version })

    server.turn(MINUTE)
    const second = await answered({ version: after.draftVersion })
    expect(await words()).toBe('同意します')
    expect(await confirm(second)).toBe(200)
    const consent = (await contactOf(email))?.consent
    const [taken] = await submissionsOf(form)
    expect(consent).toEqual({ at: taken?.submittedAt, source: 'form', formId: form.id, note: label.ja })
    expect(taken).toMatchObject({ status: 'confirmed', formVersion: after.draftVersion })

    // Whoever left comes back with the words that they confirmed, whichever were sent last.
    const contact = await contactOf(email)
    await api(`/contacts/${contact?.id}`, { version: contact?.version, status: 'unsubscribed' })
    server.turn(MINUTE)
    const older = await answered({ version: form.draftVersion })
    server.turn(MINUTE)
    await answered({ version: after.draftVersion })
    expect(await words()).toBe(label.ja)
    expect(await confirm(older)).toBe(200)
    expect(await contactOf(email)).toMatchObject({ status: 'subscribed', consent: { note: '同意します' } })
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

  test('whoever had unsubscribed and does not confirm stays so when the contact is deleted', async () => {
    const form = await published()
    const linksTo = async (email: string) => (await mailsTo(email)).map(({ body }) => linkIn(body))
    const imported = async (email: string) => {
      const terms = { mailingListIds: [], optIn: 'active', consentNote: 'A list of old', emails: [email] }
      const { results } = await api<ImportResult>('/import/emails', {
        ...terms,
        importId: `imp_${sentForms()}`,
      })
      return results.map(({ outcome }) => outcome)
    }
    const removed = async (email: string) =>
      api(`/contacts/${(await contactOf(email))?.id}`, undefined, 'DELETE')
    for (const isThere of [true, false]) {
      const email = `left-${isThere}@example.net`
      const { contact } = await api<{ contact: Contact }>('/contacts', { email })
      await api(`/contacts/${contact.id}`, { version: contact.version, status: 'unsubscribed' })
      if (!isThere) await removed(email)
      expect(outcomeOf(await send(form, sentForm({ email, ok: true })))).toBe('sent')
      expect((await contactOf(email))?.status).toBe('pending')
      const before = await linksTo(email)
      await removed(email)
      expect(await imported(email)).toEqual(['suppressed'])
      // Nobody reads that they are subscribed who is not.
      for (const method of ['GET', 'POST'])
        expect((await ask(before.at(-1) ?? '', { method })).status).toBe(410)
      expect(await contactOf(email)).toBeUndefined()

      expect(outcomeOf(await send(form, sentForm({ email, ok: true })))).toBe('sent')
      // Both may have been written in the same moment: only what was there before tells them apart.
      const [link = ''] = (await linksTo(email)).filter((one) => !before.includes(one))
      expect((await ask(link, { method: 'POST' })).status).toBe(200)
      expect((await contactOf(email))?.status).toBe('subscribed')
      await removed(email)
      expect(await imported(email)).toEqual(['created'])
    }
  })

  test('a link that is confirmed late brings back whoever unsubscribed, and nobody who is blocked', async () => {
    const form = await published({ welcome: { senderId: 'snd_1', subject: 'Welcome', body: 'Hello' } })
    for (const [status, after] of [
      ['unsubscribed', 'subscribed'],
      ['blocked', 'blocked'],
    ] as const) {
      const email = `late-${status}@example.net`
      await send(form, sentForm({ email, ok: true }))
      const contact = await contactOf(email)
      await api(`/contacts/${contact?.id}`, { version: contact?.version, status })
      const [mail] = await mailsTo(email)
      expect((await ask(linkIn(mail?.body ?? ''), { method: 'POST' })).status).toBe(200)
      expect(await contactOf(email)).toMatchObject({
        status: after,
        subscriptions: [{ status: after === 'subscribed' ? 'active' : 'pending' }],
      })
      expect((await mailsTo(email)).length).toBe(after === 'subscribed' ? 2 : 1)
    }
  })

  test('that asks for no confirmation subscribes whoever had not confirmed elsewhere', async () => {
    const email = 'waiting@example.net'
    await send(await published(), sentForm({ email, ok: true }))
    expect((await contactOf(email))?.status).toBe('pending')
    const single = await published({ optIn: 'single' })
    expect(outcomeOf(await send(single, sentForm({ email, ok: true })))).toBe('sent')
    expect(await contactOf(email)).toMatchObject({
      status: 'subscribed',
      subscriptions: [{ status: 'active' }],
    })
    // Nobody learns whose addresses are on the list, and nobody is welcomed twice.
    const mails = (await mailsTo(email)).length
    expect(outcomeOf(await send(single, sentForm({ email, ok: true })))).toBe('sent')
    expect(await mailsTo(email)).toHaveLength(mails)
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

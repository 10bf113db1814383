import { beforeEach, describe, expect, test } from 'vitest'
import { contactEventRoutes, contactRoutes, formRoutes } from '#api/contract'
import type { Form } from '#api/forms'
import { isProof, PROOF, solveProof, type ProofTask } from '#domain/forms/form-proof'
import type { SentForm } from '#domain/forms/form-protocol'
import { DAY, MINUTE } from '#lib/duration'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'
import type { Caller } from '#mocks/core/test-caller'
import { formMails, submissionRecords } from './public-records.ts'

const HOST = 'https://forms.example'
const SITE = 'https://www.sakura-roastery.example'

let world: MovingWorld
let owner: Pick<Caller, 'call' | 'refused'>
beforeEach(() => {
  world = movingWorld()
  owner = world.as('acc_haruka', 'ws_sakura')
})
const ask = (path: string, init: RequestInit = {}, origin: string | null = SITE) =>
  world.api.fetch(`${HOST}${path}`, {
    ...init,
    headers: {
      ...(origin !== null && { origin }),
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
    },
  })
let number = 0
const sentForm = (answers: SentForm['answers'], more: Partial<SentForm> = {}): SentForm => ({
  submissionId: `submission-${(number += 1)}`,
  version: 1,
  answers,
  trap: '',
  source: { url: `${SITE}/letter`, locale: 'ja', utm: { campaign: 'autumn' } },
  ...more,
})
const sendOnce = async (formId: string, body: SentForm, origin: string | null = SITE) => {
  const response = await ask(`/f/${formId}`, { method: 'POST', body: JSON.stringify(body) }, origin)
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}
/** As the renderer sends: a task that is set is solved. */
const send = async (formId: string, body: SentForm, origin: string | null = SITE) => {
  const first = await sendOnce(formId, body, origin)
  const { outcome, task } = first.answer as { outcome?: string; task: ProofTask }
  if (outcome !== 'check') return first
  return sendOnce(formId, { ...body, proof: await solveProof(task, body.submissionId) }, origin)
}
const contactOf = async (email: string) =>
  (await owner.call(contactRoutes.search, { body: { q: email, limit: 5 } })).items.find(
    (one) => one.email === email,
  )
const newest = async (formId: string) =>
  (await owner.call(formRoutes.submissions, { params: { formId }, query: { limit: 1 } })).items[0]
const email = 'new.reader@example.org'
const full = { email, consent: true }

describe('a form as visitors see it', () => {
  test('names no list, no colleague and no mail', async () => {
    const text = await (await ask('/f/frm_1/form')).text()
    expect(JSON.parse(text)).toMatchObject({ id: 'frm_1', isOpen: true, version: 7 })
    for (const secret of ['lst_weekly', 'hello@sakura', 'snd_1', 'allowedOrigins'])
      expect(text).not.toContain(secret)
  })
  test('counts as a view; a form of another state says so', async () => {
    const one = async () => owner.call(formRoutes.one, { params: { formId: 'frm_1' } })
    const { views } = (await one()).stats
    await ask('/f/frm_1/form')
    expect((await one()).stats.views).toBe(views + 1)
    expect(await (await ask('/f/frm_3/form')).json()).toMatchObject({ isOpen: false })
    expect((await ask('/f/frm_4/form')).status).toBe(404)
    expect((await ask('/f/frm_none/form')).status).toBe(404)
  })
  test.each([
    ['frm_1', SITE, true],
    ['frm_1', SITE.toUpperCase().replace('HTTPS', 'https'), true],
    ['frm_1', HOST, true],
    ['frm_1', 'https://evil.example', false],
    ['frm_1', `${SITE}.evil.example`, false],
    ['frm_1', 'null', false],
    ['frm_2', 'https://anywhere.example', true],
    ['frm_2', 'null', true],
  ])('%s on %s: %s', async (formId, origin, isAllowed) => {
    const preflight = await ask(`/f/${formId}`, { method: 'OPTIONS' }, origin)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null)
    expect((await ask(`/f/${formId}/form`, {}, origin)).status).toBe(isAllowed ? 200 : 403)
    const { status } = await send(formId, sentForm(full), origin)
    expect(status === 403).toBe(!isAllowed)
    if (!isAllowed) expect(world.api.db.of(submissionRecords).all()).toEqual([])
  })
})

describe('a submission', () => {
  test('with double opt-in waits for the link of the mail, and joins the list then', async () => {
    expect((await send('frm_1', sentForm({ ...full, name: '新井 読子' }))).answer).toEqual({
      outcome: 'sent',
      confirm: true,
    })
    expect(await contactOf(email)).toMatchObject({
      status: 'pending',
      name: '新井 読子',
      source: 'form',
      sourceRef: 'frm_1',
      consent: { source: 'form', formId: 'frm_1', note: expect.stringContaining('プライバシーポリシー') },
      subscriptions: [{ mailingListId: 'lst_weekly', status: 'pending', source: 'form' }],
    })
    const [mail] = world.api.db.of(formMails).all()
    expect(mail?.to).toBe(email)
    const link = new URL(/https:\S+\/d\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    // What follows links in mail confirms nothing.
    expect(await (await ask(link.pathname)).text()).toContain('>Confirm</button>')
    expect((await newest('frm_1'))?.status).toBe('pending_opt_in')
    for (const _ of [1, 2]) expect((await ask(link.pathname, { method: 'POST' })).status).toBe(200)
    expect(await newest('frm_1')).toMatchObject({
      status: 'confirmed',
      source: { utm: { campaign: 'autumn' } },
    })
    expect(await contactOf(email)).toMatchObject({
      status: 'subscribed',
      subscriptions: [{ mailingListId: 'lst_weekly', status: 'active' }],
    })
    const contactId = (await contactOf(email))?.id
    const history = await owner.call(contactEventRoutes.search, { body: { contactId } })
    expect(history.items.map(({ type, formId }) => [type, formId])).toEqual(
      expect.arrayContaining([
        ['form.submitted', 'frm_1'],
        ['list.confirmed', 'frm_1'],
      ]),
    )
    // Somebody else who types the address learns nothing, and changes nothing; whoever reads its mail is told.
    const before = await contactOf(email)
    world.pass(MINUTE)
    expect((await send('frm_1', sentForm(full))).answer).toEqual({ outcome: 'sent', confirm: true })
    expect(await contactOf(email)).toMatchObject({ version: before?.version, consent: before?.consent })
    const token = world.api.db.of(submissionRecords).all().at(-1)?.token ?? ''
    expect(await (await ask(`/d/${token}`, { method: 'POST' })).text()).toContain(
      'このメールアドレスはすでにご登録いただいています。',
    )
    // What they agreed to now counts.
    const { submittedAt } = (await newest('frm_1')) ?? {}
    expect(submittedAt).not.toBe(before?.consent?.at)
    expect((await contactOf(email))?.consent).toEqual({ ...before?.consent, at: submittedAt })
  })
  test('cannot be confirmed after seven days, nor by another link', async () => {
    await send('frm_1', sentForm(full))
    const token = world.api.db.of(submissionRecords).all()[0]?.token ?? ''
    world.pass(7 * DAY + MINUTE)
    expect((await ask(`/d/${token}`, { method: 'POST' })).status).toBe(410)
    expect((await ask('/d/other', { method: 'POST' })).status).toBe(404)
    expect((await contactOf(email))?.status).toBe('pending')
  })
  test('cannot be confirmed once its contact was deleted', async () => {
    await send('frm_1', sentForm(full))
    const token = world.api.db.of(submissionRecords).all()[0]?.token ?? ''
    await owner.call(contactRoutes.delete, { params: { contactId: (await contactOf(email))?.id ?? '' } })
    expect((await ask(`/d/${token}`, { method: 'POST' })).status).toBe(410)
    expect(await contactOf(email)).toBeUndefined()
  })
  test('sent again is answered as before and adds nothing', async () => {
    const body = sentForm({ email, name: 'N', consent: true })
    const answers = [await send('frm_2', body), await send('frm_2', body)]
    expect(answers[0]).toEqual(answers[1])
    expect(world.api.db.of(submissionRecords).all()).toHaveLength(1)
  })
  test('with formulas in its answers is data in every export', async () => {
    const name = '=HYPERLINK("https://evil.example","x")'
    expect((await send('frm_2', sentForm({ email, name, consent: true }))).status).toBe(200)
    const textOf = ({ data }: { data: string }) =>
      new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0))
    const submissions = await owner.call(formRoutes.exportCsv, {
      params: { formId: 'frm_2' },
      body: { q: email, encoding: 'utf-8' },
    })
    const contacts = await owner.call(contactRoutes.exportCsv, {
      body: { q: email, columns: ['email', 'name'], encoding: 'utf-8' },
    })
    for (const file of [submissions, contacts]) {
      expect(textOf(file)).toContain(`"'=HYPERLINK(`)
      expect(textOf(file)).not.toMatch(/(^|,|\n)"?=/)
    }
  })
  test('by a robot looks sent, is spam and makes no contact', async () => {
    const { answer } = await send('frm_2', sentForm({ email, name: 'N', consent: true }, { trap: 'x' }))
    expect(answer).toEqual({ outcome: 'sent', confirm: false })
    expect(await contactOf(email)).toBeUndefined()
    expect(await newest('frm_2')).toMatchObject({ status: 'spam', contactId: null })
  })
  test('to a closed form changes nothing', async () => {
    expect((await send('frm_3', sentForm(full))).answer).toEqual({ outcome: 'closed' })
    expect(await contactOf(email)).toBeUndefined()
  })
  test('is checked by the rules that the visitor’s page has', async () => {
    expect(await send('frm_2', sentForm({ email: 'a@b', consent: true }))).toEqual({
      status: 422,
      answer: { outcome: 'invalid', problems: { email: 'email', name: 'required' } },
    })
    for (const [body, status] of [
      ['[]', 400],
      ['{', 400],
      ['{"submissionId":"../../x"}', 400],
      [JSON.stringify(sentForm({ email: 'x'.repeat(1_000_000) })), 413],
    ] as const)
      expect((await ask('/f/frm_2', { method: 'POST', body })).status).toBe(status)
    expect(world.api.db.of(submissionRecords).all()).toEqual([])
  })
  test('notes the consent that the visitor read, also once the form was published with other words', async () => {
    const at = { params: { formId: 'frm_2' } }
    const before = await owner.call(formRoutes.one, at)
    const shown = await owner.call(formRoutes.publication, at)
    const fields = before.fields.map((field) =>
      field.type === 'consent' ? { ...field, label: { en: 'Everything', ja: 'すべて' } } : field,
    )
    const edited = await owner.call(formRoutes.update, { ...at, body: { version: before.version, fields } })
    await owner.call(formRoutes.publish, { ...at, body: { version: edited.version } })
    const words = shown?.snapshot.fields.find(({ type }) => type === 'consent')?.label.ja
    for (const [version, note] of [
      [shown?.version, words],
      [edited.draftVersion, 'すべて'],
    ] as const) {
      await send('frm_2', sentForm({ email, name: 'N', consent: true }, { version }))
      expect((await contactOf(email))?.consent?.note).toBe(note)
      expect((await newest('frm_2'))?.formVersion).toBe(version)
    }
  })
  test('revives who unsubscribed and consents, and nobody who complained', async () => {
    const { items } = await owner.call(contactRoutes.search, { body: { status: ['unsubscribed'], limit: 1 } })
    const left = items[0]?.email ?? ''
    await send('frm_2', sentForm({ email: left, name: 'N', consent: true }))
    expect((await contactOf(left))?.status).toBe('subscribed')
    const complained = (
      await owner.call(contactRoutes.search, { body: { status: ['complained'], limit: 1 } })
    ).items[0]
    const { answer } = await send(
      'frm_2',
      sentForm({ email: complained?.email ?? '', name: 'N', consent: true }),
    )
    expect(answer).toEqual({ outcome: 'sent', confirm: false })
    expect((await contactOf(complained?.email ?? ''))?.status).toBe('complained')
    expect((await newest('frm_2'))?.status).toBe('rejected')
  })
})

test('a page that takes no script can send the plain HTML, and reads no markup of the form', async () => {
  const hostile: Form['name'] = '<script>alert(1)</script>'
  const params = { formId: 'frm_6' }
  const plain = () =>
    world.api.fetch(`${HOST}/f/frm_6`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, company: 'C', name: 'N', consent: 'true' }).toString(),
    })
  // Plain HTML solves no task: with the check it can't be sent.
  expect(await (await plain()).text()).toContain('JavaScript')
  const { version, settings } = await owner.call(formRoutes.one, { params })
  const changed = await owner.call(formRoutes.update, {
    params,
    body: { version, name: hostile, settings: { ...settings, captcha: false } },
  })
  await owner.call(formRoutes.publish, { params, body: { version: changed.version } })
  const response = await plain()
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('お問い合わせありがとうございます')
  expect(html).not.toContain('<script>')
  expect(await contactOf(email)).toMatchObject({ status: 'subscribed', name: 'N' })
  const page = await (await ask('/f/frm_6', {}, null)).text()
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('data-form="frm_6"')
})

test('what plain HTML is refused with is a page in the language of its reader', async () => {
  const plain = (form: string, body: string, language: string) =>
    world.api.fetch(`${HOST}/f/${form}`, {
      method: 'POST',
      headers: {
        origin: SITE,
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': language,
      },
      body,
    })
  for (const [form, body, status, en, ja] of [
    ['frm_6', 'x'.repeat(300_000), 413, 'go back and shorten', '短くして'],
    ['frm_none', 'email=a%40b.example', 404, 'Form not found', 'フォームが見つかりません'],
  ] as const)
    for (const [language, words] of [
      ['en', en],
      ['ja-JP', ja],
    ] as const) {
      const answer = await plain(form, body, language)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(await answer.text()).toContain(words)
    }
})

describe('the check against robots', () => {
  test('a form with it takes what comes with the solution of its task, and no other', async () => {
    const robot = sentForm(full)
    const first = await sendOnce('frm_1', robot)
    expect(first.answer).toMatchObject({ outcome: 'check', task: { bits: PROOF.bits } })
    const { task } = first.answer as { task: ProofTask }
    const proof = await solveProof(task, robot.submissionId)
    expect(
      (await sendOnce('frm_1', { ...robot, proof: { ...proof, seed: 'frm_1.x.1' } })).answer,
    ).toMatchObject({
      outcome: 'check',
    })
    let other = sentForm(full)
    // A solution is also one of every 8,192nd other submission, by chance.
    while (await isProof(task, proof, other.submissionId)) other = sentForm(full)
    expect((await sendOnce('frm_1', { ...other, proof })).answer).toMatchObject({ outcome: 'check' })
    expect((await sendOnce('frm_1', { ...robot, proof })).answer).toEqual({ outcome: 'sent', confirm: true })
  })
  test('a solution is good for ten minutes', async () => {
    const robot = sentForm(full)
    const { task } = (await sendOnce('frm_1', robot)).answer as { task: ProofTask }
    const proof = await solveProof(task, robot.submissionId)
    world.pass(11 * MINUTE)
    expect((await sendOnce('frm_1', { ...robot, proof })).answer).toMatchObject({ outcome: 'check' })
  })
})

test('a test is shown among the submissions, and adds neither a contact nor to any figure', async () => {
  const figures = async () => (await owner.call(formRoutes.one, { params: { formId: 'frm_1' } })).stats
  const before = await figures()
  expect((await send('frm_1', sentForm(full, { test: true }))).answer).toEqual({
    outcome: 'sent',
    confirm: true,
  })
  expect(await newest('frm_1')).toMatchObject({ isTest: true, contactId: null, status: 'accepted' })
  expect(await contactOf(email)).toBeUndefined()
  expect(await figures()).toEqual(before)
})

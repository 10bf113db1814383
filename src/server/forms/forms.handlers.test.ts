import { beforeAll, describe, expect, test } from 'vitest'
import type { Form, FormPublication, FormSubmission } from '#api/forms'
import type { MailingList } from '#api/mailing-lists'
import type { Schema } from '#api/schemas'
import { seedDemo } from '#server/seed/seed-demo'
import { testDatabase } from '#server/testing/test-database'
import { testServer } from '#server/testing/test-server'

const db = await testDatabase()
const NOW = Date.parse('2026-01-15T00:00:00.000Z')
const server = testServer(db)
let owner = ''
let member = ''
let stranger = ''
beforeAll(async () => {
  await seedDemo(db, NOW)
  owner = (await server.signIn('acc_haruka')).token
  member = (await server.signIn('acc_tom')).token
  stranger = owner
})

/** What a call is answered: the pipeline has checked it by the contract. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the contract says of the route
const ask = async <T>(
  path: string,
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', token = owner, workspace = 'ws_sakura' } = {},
) => {
  const { status, value } = await server.json(`/v1${path}`, { method, token, workspace, body })
  return { status, value: value as T }
}
const emailIn = (one: FormSubmission | undefined): string => {
  const email = one?.values['email']
  if (typeof email !== 'string') throw new Error('The submission has no address.')
  return email
}
const create = async (body: Record<string, unknown> = {}) =>
  (await ask<Form>('/forms', { name: 'Letter', ...body })).value
const consent = {
  id: 'ok',
  type: 'consent',
  label: { en: 'Yes', ja: 'はい' },
  required: true,
  width: 'full',
}
/** A form that lacks nothing, with single opt-in. */
const ready = async (more: Record<string, unknown> = {}) => {
  const { id, version, fields, settings } = await create()
  const { value } = await ask<Form>(`/forms/${id}`, {
    version,
    fields: [...fields, consent],
    settings: {
      ...settings,
      optIn: 'single',
      mailingListIds: ['lst_weekly'],
      success: { kind: 'message', text: 'Thanks' },
      alreadyText: 'Already',
      closedText: 'Closed',
      ...more,
    },
  })
  return value
}
const publish = ({ id, version }: { id: string; version: number }) =>
  ask<FormPublication & { message: string }>(`/forms/${id}/publish`, { version })

test('what visitors fill in keeps its lists and properties, also where the draft no longer has them', async () => {
  const { value: list } = await ask<MailingList>('/mailing_lists', { name: 'Of the published form' })
  const { value: schema } = await ask<Schema>('/schemas/contact')
  const property = { key: 'hobby', label: 'Hobby', type: 'text', required: false }
  await ask('/schemas/contact/properties', { version: schema.version, ...property })
  const text = {
    id: 'hobby',
    type: 'text',
    label: { en: 'Hobby', ja: '趣味' },
    required: false,
    width: 'full',
  }
  const before = await ready({ mailingListIds: [list.id] })
  const withField = await ask<Form>(`/forms/${before.id}`, {
    version: before.version,
    fields: [...before.fields, { ...text, propertyKey: 'hobby' }],
  })
  expect((await publish(withField.value)).status).toBe(200)
  const { value: live } = await ask<Form>(`/forms/${before.id}`)
  await ask(`/forms/${live.id}`, {
    version: live.version,
    fields: before.fields,
    settings: { ...live.settings, mailingListIds: ['lst_weekly'] },
  })
  const uses = async () => [
    (await ask<MailingList>(`/mailing_lists/${list.id}`)).value.usedBy.forms,
    (await ask<Schema>('/schemas/contact')).value.properties.find(({ key }) => key === 'hobby')?.usedBy
      ?.forms,
  ]
  const deleting = async () => [
    (await ask(`/mailing_lists/${list.id}`, undefined, { method: 'DELETE' })).status,
    (await ask('/schemas/contact/properties/hobby', undefined, { method: 'DELETE' })).status,
  ]
  expect(await uses()).toEqual([1, 1])
  expect(await deleting()).toEqual([422, 422])
  const { value: changed } = await ask<Form>(`/forms/${live.id}`)
  await publish(changed)
  expect(await uses()).toEqual([0, 0])
  expect(await deleting()).toEqual([200, 200])
})

describe('the demo', () => {
  test('has the forms of the mock world with what was sent to them', async () => {
    const { value } = await ask<{ items: Form[] }>('/forms')
    expect(value.items.map(({ id, status }) => `${id} ${status}`)).toEqual(
      expect.arrayContaining(['frm_1 published', 'frm_4 draft']),
    )
    const { value: one } = await ask<Form>('/forms/frm_1')
    expect(one.stats.submissions).toBeGreaterThan(10)
    expect(one.stats.views).toBeGreaterThan(one.stats.submissions)
    expect(one.last30?.views).toHaveLength(30)
    expect(one.last30?.submissions.reduce((sum, all) => sum + all, 0)).toBeGreaterThan(0)
    expect((await ask<{ count: number }>('/forms/count?status=draft')).value.count).toBeGreaterThan(0)
    expect((await ask<{ items: Form[] }>('/forms?order=name&limit=2')).value.items).toHaveLength(2)
    expect((await ask('/forms?order=secret')).status).toBe(400)
  })

  test('submissions come newest first, a page at a time, each once, and are found by text, state and time', async () => {
    const seen: FormSubmission[] = []
    let cursor = ''
    do {
      const { value } = await ask<{ items: FormSubmission[]; nextCursor: string | null }>(
        `/forms/frm_1/submissions?limit=40${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...value.items)
      cursor = value.nextCursor ?? ''
    } while (cursor !== '')
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ submittedAt }) => submittedAt)).toEqual(
      seen.map(({ submittedAt }) => submittedAt).toSorted((a, b) => (a < b ? 1 : -1)),
    )
    const [first] = seen
    const email = emailIn(first)
    const found = await ask<{ items: FormSubmission[] }>(
      `/forms/frm_1/submissions?q=${encodeURIComponent(email.toUpperCase())}`,
    )
    expect(found.value.items.map(({ id }) => id)).toContain(first?.id)
    const spam = await ask<{ items: FormSubmission[] }>('/forms/frm_1/submissions?status=spam&limit=100')
    expect(spam.value.items.every((one) => one.status === 'spam' && one.contactId === null)).toBe(true)
    const early = `/forms/frm_1/submissions?to=${first?.submittedAt}`
    expect((await ask<{ items: FormSubmission[] }>(early)).value.items[0]?.id).toBe(seen[1]?.id)
    for (const wrong of ['x', '1', `${'9'.repeat(15)}_x`, '1_%00'])
      expect((await ask(`/forms/frm_1/submissions?cursor=${wrong}`)).status).toBe(400)
    expect((await ask('/forms/frm_1/submissions?q=%25')).status).toBe(200)
    for (const day of ['0000-01-01', '2026-02-31', '2026-13-01'])
      expect((await ask(`/forms/frm_1/submissions?from=${day}T00:00:00.000Z`)).status).toBe(400)
  })

  test('submissions are exported by owners; of whoever was deleted only the deed is left', async () => {
    const { value } = await ask<{ items: FormSubmission[] }>('/forms/frm_1/submissions?limit=100')
    const one = value.items.find(({ contactId }) => contactId !== null)
    const email = emailIn(one)
    const file = async () => {
      const { value: exported } = await ask<{ data: string; rows: number; filename: string }>(
        '/forms/frm_1/submissions/export/csv',
        { encoding: 'utf-8' },
      )
      return { ...exported, text: Buffer.from(exported.data, 'base64').toString() }
    }
    const before = await file()
    expect(before.filename).toBe('submissions-frm_1-2026-01-15.csv')
    expect(before.text).toContain(email)
    const byMember = { token: member }
    expect((await ask('/forms/frm_1/submissions/export/csv', { encoding: 'utf-8' }, byMember)).status).toBe(
      403,
    )
    await ask(`/contacts/${one?.contactId}`, undefined, { method: 'DELETE' })
    const after = await file()
    expect(after.rows).toBe(before.rows)
    expect(after.text).not.toContain(email)
    const again = await ask<{ items: FormSubmission[] }>('/forms/frm_1/submissions?limit=100')
    expect(again.value.items.find(({ id }) => id === one?.id)).toMatchObject({ contactId: null, values: {} })
  })
})

describe('a form', () => {
  test('is a draft that begins with the email field; only what visitors see makes a new draft', async () => {
    const form = await create()
    expect(form).toMatchObject({ status: 'draft', draftVersion: 1, version: 1, kind: 'inline' })
    expect(form.fields.map(({ id }) => id)).toEqual(['email'])
    const named = (await ask<Form>(`/forms/${form.id}`, { version: 1, name: 'Another' })).value
    expect(named).toMatchObject({ draftVersion: 1, version: 2, name: 'Another' })
    const other = (await ask<Form>(`/forms/${form.id}`, { version: 2, kind: 'popup' })).value
    expect(other).toMatchObject({ draftVersion: 2, version: 3 })
    expect((await ask(`/forms/${form.id}`, { version: 2, kind: 'page' })).status).toBe(409)
    const twice = { version: 3, fields: [...form.fields, ...form.fields] }
    expect((await ask(`/forms/${form.id}`, twice)).status).toBe(400)
    expect((await ask(`/forms/${form.id}`, { version: 3, name: 'a\0b' })).status).toBe(400)
    expect((await ask<null>(`/forms/${form.id}/publication`)).value).toBeNull()
  })

  test('goes from draft to published, changed, published, unpublished, and is then deleted', async () => {
    const form = await ready()
    const { status, value } = await publish(form)
    expect({ status, ...value }).toMatchObject({
      status: 200,
      version: form.draftVersion,
      url: `http://localhost:8801/f/${form.id}`,
      hostname: 'localhost:8801',
    })
    expect(value.embed.script).toContain('src="http://localhost:8801/form.js"')
    expect((await publish({ ...form, version: form.version + 1 })).status).toBe(422)
    expect((await ask(`/forms/${form.id}`, undefined, { method: 'DELETE' })).status).toBe(422)
    await ask(`/forms/${form.id}`, { version: form.version + 1, kind: 'page' })
    expect((await ask<Form>(`/forms/${form.id}`)).value.status).toBe('changed')
    const snapshot = (await ask<FormPublication>(`/forms/${form.id}/publication`)).value
    expect(snapshot.version).toBe(form.draftVersion)
    // How it is shown is what was published, until it is published again (FRM-4).
    expect(snapshot.snapshot.kind).toBe('inline')
    expect(snapshot.embed.script).toContain('data-kind="inline"')
    const again = (await publish({ ...form, version: form.version + 2 })).value
    expect(again).toMatchObject({ version: form.draftVersion + 1, snapshot: { kind: 'page' } })
    expect(again.embed.script).toContain('data-kind="page"')
    const closed = await ask<Form>(`/forms/${form.id}/unpublish`, { version: form.version + 3 })
    expect(closed.value.status).toBe('unpublished')
    expect((await ask(`/forms/${form.id}/unpublish`, { version: form.version + 4 })).status).toBe(422)
    expect((await ask(`/forms/${form.id}`, undefined, { method: 'DELETE', token: member })).status).toBe(200)
    expect((await ask(`/forms/${form.id}`)).status).toBe(404)
    expect((await ask('/forms/frm_3', undefined, { method: 'DELETE', token: member })).status).toBe(
      (await ask<Form>('/forms/frm_3')).value.status === 'unpublished' ? 403 : 422,
    )
  })

  test('has mails of a key only from senders of its domains (API-33)', async () => {
    const keyOf = async (domainName: string) => {
      const body = { name: `Forms of ${domainName}`, permission: 'full', domainNames: [domainName] }
      return (await ask<{ secret: string }>('/api_keys', body)).value.secret
    }
    const [held, fitting] = [
      await keyOf('mail.sakura-roastery.example'),
      await keyOf('sakura-roastery.example'),
    ]
    const as = (token: string, path: string, body: unknown) =>
      ask<Form & { message: string }>(path, body, { token })
    const refused = {
      status: 403,
      value: {
        message:
          'This API key may not send from sakura-roastery.example. It may send from mail.sakura-roastery.example.',
      },
    }
    const welcome = { senderId: 'snd_6', subject: 'Hello', body: 'Welcome' }
    const plain = await ready()
    const { id, version } = plain
    const settings = { ...plain.settings, welcome }
    expect(await as(held, '/forms', { name: 'New', settings })).toMatchObject(refused)
    expect(await as(held, `/forms/${id}`, { version, settings })).toMatchObject(refused)
    const { value: written } = await as(fitting, `/forms/${id}`, { version, settings })
    expect(written.settings.welcome).toEqual(welcome)
    const changed = { ...written.settings, closedText: 'Later' }
    const { status, value } = await as(held, `/forms/${id}`, { version: written.version, settings: changed })
    expect([status, value.settings.closedText]).toEqual([200, 'Later'])
    expect(await as(held, `/forms/${id}/publish`, { version: value.version })).toMatchObject(refused)
    expect(await as(fitting, `/forms/${id}/publish`, { version: value.version })).toMatchObject({
      status: 200,
    })
  })

  test('that two publish at once is published once', async () => {
    const form = await ready()
    const both = await Promise.all([publish(form), publish(form)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('says all that it lacks, in the language of the reader', async () => {
    const form = await ready({ optIn: 'double', mailingListIds: ['lst_none'] })
    const { status, value } = await publish(form)
    expect(status).toBe(422)
    expect(value.message).toContain('It names a mailing list that there is none of.')
    expect(value.message).toContain('There is no mail that asks for confirmation.')
    const response = await server.ask(`/v1/forms/${form.id}/publish`, {
      method: 'POST',
      token: owner,
      workspace: 'ws_sakura',
      body: { version: form.version },
      headers: { 'accept-language': 'ja' },
    })
    expect(await response.text()).toContain('存在しないメーリングリスト')
  })

  test('without mails is not published where it would have to send one', async () => {
    const silent = testServer(db, { mail: 'none' })
    const { token } = await silent.signIn('acc_haruka')
    const form = await ready({
      optIn: 'double',
      optInMail: { senderId: 'snd_1', subject: 'Confirm', body: '{{confirm_url}}' },
    })
    const asking = { method: 'POST', token, workspace: 'ws_sakura', body: { version: form.version } }
    expect(await silent.json(`/v1/forms/${form.id}/publish`, asking)).toMatchObject({
      status: 422,
      value: { message: expect.stringContaining('no verified sender') },
    })
    expect((await publish(form)).status).toBe(200)
  })

  test('of another workspace is not there', async () => {
    const there = { token: stranger, workspace: 'ws_ridge' }
    const form = await create()
    for (const [path, body] of [
      [`/forms/${form.id}`],
      [`/forms/${form.id}/publication`],
      [`/forms/${form.id}/submissions`],
      [`/forms/${form.id}`, { version: 1, name: 'x' }],
      [`/forms/${form.id}/publish`, { version: 1 }],
      [`/forms/${form.id}/unpublish`, { version: 1 }],
    ] as const)
      expect({ path, status: (await ask(path, body, there)).status }).toEqual({ path, status: 404 })
    expect((await ask(`/forms/${form.id}`, undefined, { ...there, method: 'DELETE' })).status).toBe(404)
    expect((await ask<{ items: Form[] }>('/forms', undefined, there)).value.items).toMatchObject([
      { id: 'frm_r1' },
    ])
  })

  test('that is public holds its lists and properties; conditions find it', async () => {
    const { value: list } = await ask<{ id: string; version: number }>('/mailing_lists', {
      name: 'Held by a form',
    })
    const form = await ready({ mailingListIds: [list.id] })
    const drop = () => ask<{ message: string }>(`/mailing_lists/${list.id}`, undefined, { method: 'DELETE' })
    expect((await ask(`/mailing_lists/${list.id}`)).value).toMatchObject({ usedBy: { forms: 1 } })
    await publish(form)
    expect(await drop()).toMatchObject({
      status: 422,
      value: { message: expect.stringContaining('is used by "Letter": end that first.') },
    })
    const conditions = {
      id: 'g',
      kind: 'group',
      match: 'all',
      children: [
        {
          id: 'f',
          kind: 'form',
          did: true,
          formId: form.id,
          window: { kind: 'last', value: 7, unit: 'day' },
        },
      ],
    }
    const segment = (name: string, formId: string) =>
      ask<{ message: string }>('/segments', {
        name,
        conditions: { ...conditions, children: [{ ...conditions.children[0], formId }] },
      })
    const unknown = await segment('Unknown', 'frm_none')
    expect(unknown).toMatchObject({ status: 422, value: { message: expect.stringContaining('frm_none') } })
    expect((await segment('Known', form.id)).status).toBe(200)
    expect((await segment('Theirs', 'frm_r1')).status).toBe(422)
    await ask(`/forms/${form.id}/unpublish`, { version: form.version + 1 })
    expect((await drop()).status).toBe(200)
    expect(server.failures).toEqual([])
  })
})

import { contactRoutes, formRoutes, mailingListRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { newFormOf, starterKeys } from '#domain/forms/form-starters'
import type { Form, FormField, FormSubmission, FormUpdate, SubmissionQuery } from '#api/forms'
import { DAY, MINUTE } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'
import type { Caller } from '#mocks/core/test-caller'

const at = (formId: string) => ({ params: { formId } })

let world: MovingWorld
let owner: Pick<Caller, 'call' | 'refused'>
let member: Pick<Caller, 'call' | 'refused'>

beforeEach(() => {
  world = movingWorld()
  owner = world.as('acc_haruka', 'ws_sakura')
  member = world.as('acc_tom', 'ws_sakura')
})
const codeOf = async (call: Promise<unknown>) => (await owner.refused(call)).code
const one = (formId: string) => member.call(formRoutes.one, at(formId))
const change = async (formId: string, body: Omit<FormUpdate, 'version'>) =>
  member.call(formRoutes.update, {
    ...at(formId),
    body: { version: (await one(formId)).version, ...body },
  })
const publish = async (formId: string) =>
  member.call(formRoutes.publish, { ...at(formId), body: { version: (await one(formId)).version } })
const unpublish = async (formId: string) =>
  member.call(formRoutes.unpublish, { ...at(formId), body: { version: (await one(formId)).version } })
const submissions = (formId: string, query: SubmissionQuery = {}) =>
  member.call(formRoutes.submissions, { ...at(formId), query })
async function allOf(formId: string, query: SubmissionQuery = {}): Promise<FormSubmission[]> {
  const { items, nextCursor } = await submissions(formId, { limit: 100, ...query })
  return nextCursor ? [...items, ...(await allOf(formId, { ...query, cursor: nextCursor }))] : items
}

describe('the forms of the world', () => {
  test('there are six of every status, what was changed last comes first', async () => {
    const { items } = await member.call(formRoutes.list, {})
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      ['frm_4', 'draft'],
      ['frm_2', 'changed'],
      ['frm_3', 'unpublished'],
      ['frm_1', 'published'],
      ['frm_6', 'published'],
      ['frm_5', 'published'],
    ])
    for (const query of [
      { status: 'published' as const },
      { q: 'ＬＥＴＴＥＲ' },
      { q: '申込', status: 'draft' as const },
      {},
    ])
      expect(await member.call(formRoutes.count, { query })).toEqual({
        count: (await member.call(formRoutes.list, { query })).items.length,
      })
    const names = (await member.call(formRoutes.list, { query: { order: 'name', limit: 1 } })).items
    expect(names[0]?.name).toBe('English letter sign-up')
    expect(await codeOf(one('frm_r1'))).toBe(404)
  })

  test('all that are public can be published again as they are', async () => {
    for (const id of ['frm_1', 'frm_3', 'frm_5', 'frm_6']) {
      if ((await one(id)).status !== 'unpublished') await unpublish(id)
      expect((await publish(id)).formId, id).toBe(id)
    }
    const ellen = world.as('acc_ellen', 'ws_ridge')
    const { version } = await ellen.call(formRoutes.one, at('frm_r1'))
    const closed = await ellen.call(formRoutes.unpublish, { ...at('frm_r1'), body: { version } })
    await ellen.call(formRoutes.publish, { ...at('frm_r1'), body: { version: closed.version } })
  })
})

describe('editing', () => {
  test('a new form begins with the email field, and is a draft', async () => {
    const made = await member.call(formRoutes.create, { body: { name: ' 夏のアンケート ' } })
    expect(made).toMatchObject({
      name: '夏のアンケート',
      status: 'draft',
      kind: 'inline',
      version: 1,
      draftVersion: 1,
      stats: { views: 0, submissions: 0 },
      fields: [{ propertyKey: 'email', required: true }],
      createdBy: { id: 'acc_tom' },
    })
    expect(await member.call(formRoutes.publication, at(made.id))).toBeNull()
    const { fields, settings, style } = await one('frm_1')
    const copy = await member.call(formRoutes.create, { body: { name: 'Copy', fields, settings, style } })
    expect(copy).toMatchObject({ status: 'draft', fields, settings, style })
  })

  test('what visitors see makes a new draft; its name, and nothing at all, do not', async () => {
    const before = await one('frm_1')
    expect(await change('frm_1', { name: '焙煎だより' })).toMatchObject({
      status: 'published',
      draftVersion: 7,
    })
    expect(await change('frm_1', { fields: before.fields })).toMatchObject({ status: 'published' })
    const changed = await change('frm_1', { settings: { ...before.settings, closedText: 'また来週' } })
    expect(changed).toMatchObject({ status: 'changed', draftVersion: 8, version: before.version + 3 })
    const publication = await member.call(formRoutes.publication, at('frm_1'))
    expect(publication).toMatchObject({ version: 7, snapshot: { settings: before.settings } })
    expect(
      await codeOf(
        member.call(formRoutes.update, { ...at('frm_1'), body: { version: before.version, name: 'x' } }),
      ),
    ).toBe(409)
  })

  test('how it is shown stays as it was published, until it is published again (FRM-4)', async () => {
    const before = await one('frm_1')
    const embed = async () => (await member.call(formRoutes.publication, at('frm_1')))?.embed.script
    expect(await change('frm_1', { kind: 'popup' })).toMatchObject({ status: 'changed' })
    expect(await embed()).toContain(`data-kind="${before.kind}"`)
    const { version } = await one('frm_1')
    await member.call(formRoutes.publish, { ...at('frm_1'), body: { version } })
    expect(await embed()).toContain('data-kind="popup"')
  })

  test('refuses what is no form', async () => {
    const { fields, settings, style } = await one('frm_1')
    const field = (more: Partial<FormField>): FormField[] => [
      { id: 'a', type: 'text', label: { en: '', ja: '' }, required: false, width: 'full', ...more },
    ]
    const wrong: Omit<FormUpdate, 'version'>[] = [
      { name: '  ' },
      { name: 'x'.repeat(81) },
      { fields: [...fields, ...fields.slice(0, 1)] },
      {
        fields: Array.from({ length: 101 }, (_, place) => field({ id: `f${place}` })).flat(),
      },
      { fields: field({ propertyKey: '__proto__' }) },
      { fields: field({ id: 'a b' }) },
      { settings: { ...settings, success: { kind: 'redirect', url: 'javascript:alert(1)' } } },
      { settings: { ...settings, success: { kind: 'redirect', url: 'http://a.example/' } } },
      { settings: { ...settings, allowedOrigins: ['https://a.example/path'] } },
      { settings: { ...settings, notify: ['nobody'] } },
      { settings: { ...settings, maxSubmissions: 0 } },
      { style: { ...style, bg: 'red;}' } },
    ]
    for (const body of wrong)
      expect(await codeOf(change('frm_1', body)), JSON.stringify(body).slice(0, 90)).toBe(400)
    const label = { en: '<b onclick=x>Hi</b>', ja: '' }
    expect(
      (await change('frm_1', { fields: [...fields, ...field({ label })] })).fields.at(-1)?.label,
    ).toEqual(label)
  })
})

describe('publishing', () => {
  test('says all that a form lacks', async () => {
    const refused = await owner.refused(publish('frm_4'))
    expect(refused.code).toBe(422)
    expect(refused.message).toContain('consent field')
    expect(refused.message).toContain('no verified sender')
    expect((await one('frm_4')).status).toBe('draft')
  })

  test.each<[string, (form: Form) => Partial<FormUpdate>, string]>([
    ['no email', ({ fields }) => ({ fields: fields.filter(({ id }) => id !== 'email') }), 'no email field'],
    [
      'an email that need not be given',
      ({ fields }) => ({ fields: fields.map((field) => ({ ...field, required: false })) }),
      'no email field',
    ],
    [
      'a property twice',
      ({ fields }) => ({
        fields: [
          ...fields,
          ...fields.filter(({ id }) => id === 'name').map((one) => ({ ...one, id: 'again' })),
        ],
      }),
      'Two fields fill',
    ],
    [
      'a property that is not there',
      ({ fields }) => ({
        fields: fields.map((one) => (one.id === 'name' ? { ...one, propertyKey: 'nowhere' } : one)),
      }),
      'no property "nowhere"',
    ],
    [
      'the status of the contact',
      ({ fields }) => ({
        fields: fields.map((one) => (one.id === 'name' ? { ...one, propertyKey: 'status' } : one)),
      }),
      'no property "status"',
    ],
    [
      'a condition on a later field',
      ({ fields }) => ({
        fields: fields.map((one) =>
          one.id === 'name' ? { ...one, showIf: { fieldId: 'consent', op: 'is_set' as const } } : one,
        ),
      }),
      'does not come before',
    ],
    [
      'a pattern that is none',
      ({ fields }) => ({
        fields: fields.map((one) => (one.id === 'name' ? { ...one, rules: { pattern: '(' } } : one)),
      }),
      'no regular expression',
    ],
    [
      'no list',
      ({ settings }) => ({ settings: { ...settings, mailingListIds: [] } }),
      'nobody on a mailing list',
    ],
    [
      'a list of another workspace',
      ({ settings }) => ({ settings: { ...settings, mailingListIds: ['lst_trail_notes'] } }),
      'mailing list that there is none of',
    ],
    [
      'no consent',
      ({ fields }) => ({ fields: fields.filter(({ id }) => id !== 'consent') }),
      'consent field',
    ],
    [
      'no mail to confirm',
      ({ settings }) => ({ settings: { ...settings, optInMail: undefined } }),
      'There is no mail',
    ],
    [
      'a sender of another workspace',
      ({ settings }) => ({
        settings: { ...settings, welcome: { senderId: 'snd_r1', subject: 'a', body: 'b' } },
      }),
      'welcome mail has no verified sender',
    ],
    [
      'a mail without a subject',
      ({ settings }) => ({
        settings: { ...settings, welcome: { senderId: 'snd_1', subject: ' ', body: 'b' } },
      }),
      'no subject or no text',
    ],
    [
      'no thanks',
      ({ settings }) => ({ settings: { ...settings, success: { kind: 'message' as const, text: ' ' } } }),
      'says nothing',
    ],
    [
      'an end in the past',
      ({ settings }) => ({ settings: { ...settings, closesAt: '2026-01-01T00:00:00.000Z' } }),
      'closes in the past',
    ],
  ])('refuses a form with %s', async (_, changes, message) => {
    await change('frm_5', changes(await one('frm_5')))
    const refused = await owner.refused(publish('frm_5'))
    expect(refused.code).toBe(422)
    expect(refused.message).toContain(message)
    expect((await one('frm_5')).status).toBe('changed')
  })

  test('goes from draft to published, changed, published, unpublished and back', async () => {
    const { fields, settings } = await one('frm_5')
    const { id } = await member.call(formRoutes.create, { body: { name: 'New', fields, settings } })
    expect(await codeOf(unpublish(id))).toBe(422)
    const first = await publish(id)
    expect(first).toMatchObject({
      formId: id,
      version: 1,
      publishedBy: { id: 'acc_tom' },
      hostname: 'forms.sakura-roastery.example',
      url: `https://forms.sakura-roastery.example/f/${id}`,
      snapshot: { fields, settings },
    })
    expect(first.embed.script).toContain(`data-form="${id}"`)
    expect(first.embed.iframe).toContain(first.url)
    expect(first.embed.html).toContain('type="email"')
    expect(await codeOf(publish(id))).toBe(422)
    expect((await change(id, { fields: fields.slice(1) })).status).toBe('changed')
    expect((await publish(id)).version).toBe(2)
    expect((await one(id)).status).toBe('published')
    expect(await codeOf(member.call(formRoutes.delete, at(id)))).toBe(422)
    expect((await unpublish(id)).status).toBe('unpublished')
    expect(await member.call(formRoutes.publication, at(id))).toMatchObject({ version: 2 })
    expect(await codeOf(unpublish(id))).toBe(422)
    expect((await publish(id)).version).toBe(2)
    await unpublish(id)
    expect(await member.call(formRoutes.delete, at(id))).toEqual({})
    expect(await codeOf(one(id))).toBe(404)
  })

  test.each(starterKeys)('the starter %s can be created', async (key) => {
    const body = newFormOf(key, {
      name: key,
      locale: 'ja',
      lists: [{ id: 'lst_weekly', name: '焙煎だより' }],
    })
    expect(await member.call(formRoutes.create, { body })).toMatchObject({ name: key, status: 'draft' })
  })

  test('only an owner deletes a form that people have sent something to', async () => {
    expect((await member.refused(member.call(formRoutes.delete, at('frm_3')))).code).toBe(403)
    expect(await owner.call(formRoutes.delete, at('frm_3'))).toEqual({})
  })

  test('twice at once is one publication', async () => {
    await change('frm_5', { kind: 'page' })
    const body = { version: (await one('frm_5')).version }
    const outcomes = await Promise.allSettled([
      member.call(formRoutes.publish, { ...at('frm_5'), body }),
      owner.call(formRoutes.publish, { ...at('frm_5'), body }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('labels in the plain HTML are text', async () => {
    const { fields } = await one('frm_5')
    await change('frm_5', {
      fields: fields.map((one) =>
        one.id === 'name' ? { ...one, label: { en: '"><script>', ja: '' } } : one,
      ),
    })
    const { embed } = await publish('frm_5')
    expect(embed.html).not.toContain('<script>')
    expect(embed.html).toContain('&quot;&gt;&lt;script&gt;')
  })
})

describe('submissions', () => {
  test('come newest first, a page at a time, each once', async () => {
    const all = await allOf('frm_1')
    expect(all).toHaveLength(412)
    expect(new Set(all.map(({ id }) => id)).size).toBe(412)
    const times = all.map(({ submittedAt }) => submittedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all).toEqual(await allOf('frm_1', { limit: 37 }))
    const { stats } = await one('frm_1')
    const welcome = all.filter(({ status }) => status !== 'spam' && status !== 'rejected')
    expect(stats.submissions).toBe(welcome.length)
    expect(stats.lastSubmissionAt).toBe(welcome[0]?.submittedAt)
    expect(stats.views).toBeGreaterThan(stats.submissions)
    expect(await codeOf(submissions('frm_1', { cursor: 'x' }))).toBe(400)
    expect(await codeOf(submissions('frm_r1'))).toBe(404)
  })

  test('are those of contacts, but for spam', async () => {
    for (const { status, contactId, values, botScore = 0 } of await allOf('frm_6')) {
      if (status === 'spam' || status === 'rejected') {
        expect(contactId).toBeNull()
        expect(botScore).toBeGreaterThan(0.5)
        continue
      }
      const contact = await member.call(contactRoutes.one, { params: { contactId: contactId ?? '' } })
      expect(values).toMatchObject({ email: contact.email, consent: true })
      expect(botScore).toBeLessThan(0.5)
    }
  })

  test('are found by status, time and text', async () => {
    const all = await allOf('frm_2')
    const spam = await allOf('frm_2', { status: 'spam' })
    expect(spam).toEqual(all.filter(({ status }) => status === 'spam'))
    expect(spam.length).toBeGreaterThan(0)
    const from = all[100]?.submittedAt ?? ''
    const to = all[20]?.submittedAt ?? ''
    expect(await allOf('frm_2', { from, to })).toEqual(all.slice(21, 101))
    const email = all.find(({ contactId }) => contactId !== null)?.values['email']
    if (typeof email !== 'string') throw new Error('Nobody sent an address.')
    expect(await allOf('frm_2', { q: email.toUpperCase() })).toEqual(
      all.filter(({ values }) => values['email'] === email),
    )
  })

  test('of whoever was deleted only the deed is left', async () => {
    const [sent] = await allOf('frm_6', { status: 'accepted' })
    await owner.call(contactRoutes.delete, { params: { contactId: sent?.contactId ?? '' } })
    const [after] = await allOf('frm_6', { status: 'accepted' })
    expect(after).toMatchObject({ id: sent?.id, contactId: null, values: {} })
  })

  test('come in as time passes while a form is public, and confirm within days', async () => {
    const before = await one('frm_1')
    world.pass(30 * MINUTE)
    const after = await one('frm_1')
    expect(after.stats.submissions).toBeGreaterThan(before.stats.submissions)
    expect(after.stats.submissions).toBeLessThan(before.stats.submissions + 10)
    expect(after.version).toBe(before.version)
    for (const id of ['frm_3', 'frm_4'])
      expect((await allOf(id)).length, id).toBe({ frm_3: 121, frm_4: 0 }[id])
    await unpublish('frm_1')
    const closed = (await allOf('frm_1')).length
    const waiting = (await allOf('frm_1', { status: 'pending_opt_in' })).length
    world.pass(10 * DAY)
    expect(await allOf('frm_1')).toHaveLength(closed)
    expect((await allOf('frm_1', { status: 'pending_opt_in' })).length).toBeLessThanOrEqual(waiting)
  })

  test('a workspace without contacts gets strangers', async () => {
    const fresh = world.as('acc_haruka', 'ws_empty')
    const list = await fresh.call(mailingListRoutes.create, { body: { name: 'Friends' } })
    const { id, settings, version } = await fresh.call(formRoutes.create, { body: { name: 'First' } })
    await fresh.call(formRoutes.update, {
      ...at(id),
      body: {
        version,
        settings: {
          ...settings,
          optIn: 'single',
          mailingListIds: [list.id],
          success: { kind: 'message', text: 'Thanks!' },
        },
      },
    })
    const publication = await fresh.call(formRoutes.publish, { ...at(id), body: { version: version + 1 } })
    expect(publication.hostname).toBe('forms.otegami.example')
    world.pass(30 * MINUTE)
    const { items } = await fresh.call(formRoutes.submissions, { ...at(id), query: {} })
    expect(items.length).toBeGreaterThan(0)
    for (const { contactId, values } of items) {
      expect(contactId).toBeNull()
      expect(values['email']).toContain('@')
    }
  })

  test('are exported by owners, as the filter finds them, safe for spreadsheets', async () => {
    const body = { status: 'spam' as const, encoding: 'utf-8' as const }
    const { data, rows, filename } = await owner.call(formRoutes.exportCsv, { ...at('frm_2'), body })
    expect(rows).toBe((await allOf('frm_2', { status: 'spam' })).length)
    expect(filename).toBe('submissions-frm_2-2026-01-15.csv')
    const lines = new TextDecoder().decode(Buffer.from(data, 'base64')).trim().split('\r\n')
    expect(lines[0]).toMatch(/^submitted_at,status,email,name,.*version$/)
    expect(lines).toHaveLength(rows + 1)
    const every = await owner.call(formRoutes.exportCsv, { ...at('frm_6'), body: { encoding: 'utf-8' } })
    const text = Buffer.from(every.data, 'base64').toString()
    expect(every.rows).toBe(28)
    // A phone number begins with +.
    expect(text).toContain(",'+81 90")
    expect(text).not.toContain(',+81')
    expect((await member.refused(member.call(formRoutes.exportCsv, { ...at('frm_6'), body }))).code).toBe(403)
    const sjis = await owner.call(formRoutes.exportCsv, { ...at('frm_1'), body: { encoding: 'shift_jis' } })
    expect(new TextDecoder('shift_jis').decode(Buffer.from(sjis.data, 'base64'))).toContain('@')
  })
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const here = first.as('acc_haruka', 'ws_sakura')
  const { version } = await here.call(formRoutes.one, at('frm_2'))
  await here.call(formRoutes.publish, { ...at('frm_2'), body: { version } })
  first.pass(DAY)
  const there = movingWorld({ journal, start: first.now() }).as('acc_haruka', 'ws_sakura')
  expect(await there.call(formRoutes.list, {})).toEqual(await here.call(formRoutes.list, {}))
  const query = { ...at('frm_2'), query: { limit: 100 } }
  expect(await there.call(formRoutes.submissions, query)).toEqual(
    await here.call(formRoutes.submissions, query),
  )
})

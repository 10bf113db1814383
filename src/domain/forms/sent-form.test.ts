import { describe, expect, test } from 'vitest'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { isMember, originOfCall } from './form-intake.ts'
import { mailsAfter, withConfirmLink } from './form-mails.ts'
import { plainSettings, plainStyle } from './plain-form.ts'
import type { PublicForm } from './public-form.ts'
import {
  answerBefore,
  contactConfirmed,
  contactOfSubmission,
  readForm,
  sentByPlainForm,
  sentByScript,
  verdictOn,
  type ReadForm,
} from './sent-form.ts'

const NOW = '2026-03-01T09:00:00.000Z'
const sent = {
  submissionId: 'submission-1',
  answers: { email: 'a@example.org', ok: true },
  trap: '',
  source: { url: 'https://shop.example/', utm: { campaign: 'autumn' }, locale: 'ja' },
}
const read: ReadForm = {
  email: 'a@example.org',
  lists: ['lst_1', 'lst_2'],
  values: { email: 'a@example.org', name: 'Ann', size: 38, plan: 'unknown' },
  consentNote: 'I agree',
}
/** What `read` waits with for its confirmation. */
const waiting = { formId: 'frm_1', submittedAt: NOW, lists: ['lst_1'], consentNote: 'I agree' }
const contact: StoredContact = {
  id: 'con_1',
  email: 'a@example.org',
  status: 'subscribed',
  statusAt: NOW,
  properties: { plan: 'pro' },
  subscriptions: [{ mailingListId: 'lst_1', status: 'active', source: 'import', updatedAt: NOW }],
  source: 'import',
  createdAt: NOW,
  updatedAt: NOW,
  version: 3,
}

describe('what a page sends', () => {
  test('is read with what the protocol has, and nothing else', () => {
    const more = { ...sent, proof: { seed: 'a.b.c', nonce: 7, extra: 1 }, test: true, other: 'x', version: 1 }
    expect(sentByScript(JSON.stringify(more))).toEqual({
      ...sent,
      proof: { seed: 'a.b.c', nonce: 7 },
      test: true,
      version: 1,
    })
    for (const version of [0, 1.5, '1', null, 2 ** 60])
      expect(sentByScript(JSON.stringify({ ...sent, version }))).toEqual(sent)
  })

  test.each([
    ['', 'no JSON'],
    ['null', 'nothing'],
    ['[]', 'a list'],
    [JSON.stringify({ ...sent, submissionId: 'short' }), 'a short id'],
    [JSON.stringify({ ...sent, submissionId: 'a/../../b' }), 'an id that is a path'],
    [JSON.stringify({ ...sent, answers: 'x' }), 'answers that are a text'],
    [JSON.stringify({ ...sent, answers: null }), 'no answers'],
    [JSON.stringify({ ...sent, trap: 1 }), 'a trap that is a number'],
    [JSON.stringify({ ...sent, test: false }), 'a test that is none'],
    [JSON.stringify({ ...sent, proof: null }), 'a proof that is nothing'],
    [JSON.stringify({ ...sent, proof: { seed: 'x'.repeat(201), nonce: 1 } }), 'a long seed'],
    [JSON.stringify({ ...sent, proof: { seed: 'x', nonce: '1' } }), 'a nonce that is a text'],
    [JSON.stringify({ ...sent, source: undefined }), 'no source'],
    [JSON.stringify({ ...sent, source: { url: 'x'.repeat(2001) } }), 'a long address'],
    [JSON.stringify({ ...sent, source: { utm: { a: 1 } } }), 'a tag that is a number'],
    [
      JSON.stringify({
        ...sent,
        source: { utm: Object.fromEntries(Array.from('abcdefghijk', (key) => [key, ''])) },
      }),
      'eleven tags',
    ],
    [JSON.stringify({ ...sent, source: { locale: 'x'.repeat(21) } }), 'a long language'],
  ])('%s is no submission: %s', (text) => {
    expect(sentByScript(text)).toBeUndefined()
  })
})

describe('a submission', () => {
  const settings = { ...plainSettings, optIn: 'double' as const }
  const blocked = { ...contact, status: 'blocked' as const }
  test('is judged by the contact that has its address', () => {
    const here = { trap: '' }
    expect(verdictOn(read, here, settings, undefined)).toMatchObject({ status: 'pending_opt_in' })
    expect(verdictOn(read, here, { optIn: 'single' }, undefined)).toMatchObject({ status: 'accepted' })
    expect(verdictOn(read, here, settings, blocked)).toMatchObject({ status: 'rejected' })
    expect(verdictOn(read, { trap: 'x' }, settings, contact)).toMatchObject({ status: 'spam', botScore: 1 })
    // Whoever is on the list already is not told apart by somebody who types their address.
    const known = { ...read, lists: ['lst_1'] }
    expect(isMember(contact, known.lists)).toBe(true)
    expect(verdictOn(known, here, settings, contact)).toEqual(verdictOn(known, here, settings, undefined))
    expect(verdictOn({ ...read, lists: ['lst_1'] }, { ...here, test: true }, settings, contact)).toEqual({
      status: 'accepted',
      isTest: true,
      lists: [],
    })
  })

  test('is answered the same again, and tells a robot and a stranger nothing', () => {
    const asks = (status: 'accepted' | 'pending_opt_in' | 'confirmed' | 'spam' | 'rejected') =>
      answerBefore({ status }, settings).confirm
    expect(asks('pending_opt_in')).toBe(true)
    expect([asks('confirmed'), asks('spam'), asks('rejected')]).toEqual([true, true, true])
    expect(asks('accepted')).toBe(false)
    expect(answerBefore({ status: 'accepted', isTest: true }, settings).confirm).toBe(true)
  })

  test('completes a contact with what fits, and leaves what it has', () => {
    const size = {
      key: 'size',
      type: 'number' as const,
      label: 'Size',
      system: false,
      position: 1,
    }
    const plan = { ...size, key: 'plan', type: 'select' as const, options: [{ value: 'pro', label: 'Pro' }] }
    const facts = { properties: new Map([size, plan].map((one) => [one.key, one])), isList: () => true }
    const { contact: after, lists } = contactOfSubmission(facts, contact, read, {
      formId: 'frm_1',
      isPending: true,
      now: NOW,
    })
    expect(lists).toEqual(['lst_2'])
    expect(after).toMatchObject({
      name: 'Ann',
      status: 'subscribed',
      properties: { plan: 'pro', size: 38 },
      subscriptions: [
        { mailingListId: 'lst_1', status: 'active', source: 'import' },
        { mailingListId: 'lst_2', status: 'pending', source: 'form' },
      ],
      version: 4,
    })
    const confirmed = contactConfirmed(
      (id) => id !== 'lst_gone',
      { ...contact, status: 'pending' },
      { ...waiting, lists: ['lst_2', 'lst_gone', 'lst_2'] },
      NOW,
    )
    expect(confirmed?.lists).toEqual(['lst_2'])
    expect(confirmed?.contact).toMatchObject({ status: 'subscribed' })
  })

  test('with a name that no contact can have leaves the one that there is', () => {
    const facts = { properties: new Map(), isList: () => true }
    const named = { ...contact, name: 'Ann' }
    const long = { ...read, values: { ...read.values, name: 'x'.repeat(201) } }
    const after = contactOfSubmission(facts, named, long, { formId: 'frm_1', isPending: false, now: NOW })
    expect(after.contact.name).toBe('Ann')
  })

  test('of somebody who never confirmed is as one of somebody new', () => {
    const facts = { properties: new Map(), isList: () => true }
    const pending = { ...contact, status: 'pending' as const }
    const asked = { ...read, lists: ['lst_1'] }
    const after = (isPending: boolean) =>
      contactOfSubmission(facts, pending, asked, { formId: 'frm_1', isPending, now: NOW }).contact.status
    // Mail to the list does not reach them, although it has them as active.
    expect(verdictOn(asked, { trap: '' }, settings, pending)).toMatchObject({ status: 'pending_opt_in' })
    expect([after(true), after(false)]).toEqual(['pending', 'subscribed'])
  })

  test.each([
    ['unsubscribed', 'subscribed'],
    ['bounced', undefined],
    ['complained', undefined],
    ['blocked', undefined],
  ] as const)('that is confirmed by somebody who is %s since', (status, after) => {
    const confirmed = contactConfirmed(
      () => true,
      { ...contact, status, statusReason: 'Before' },
      waiting,
      NOW,
    )
    expect(confirmed?.contact.status).toBe(after)
    expect(confirmed?.contact.statusReason).toBeUndefined()
  })

  test('notes a consent at once where no confirmation is asked for or nobody is there, else once it is confirmed', () => {
    const facts = { properties: new Map(), isList: () => true }
    const noted = { at: NOW, source: 'form', formId: 'frm_1', note: 'I agree' }
    const after = (before: StoredContact | undefined, isPending: boolean) =>
      contactOfSubmission(facts, before, read, { formId: 'frm_1', isPending, now: NOW }).contact.consent
    const before = { at: '2025-01-01T00:00:00.000Z', source: 'manual' as const, note: 'At the counter' }
    const known = { ...contact, consent: before }
    expect([after(undefined, true), after(known, false)]).toEqual([noted, noted])
    expect([after(known, true), after(contact, true)]).toEqual([before, undefined])

    const confirmed = (contactNow: StoredContact, consentNote: string | null = 'I agree') =>
      contactConfirmed(() => true, contactNow, { ...waiting, consentNote }, '2026-03-04T00:00:00.000Z')
        ?.contact.consent
    expect([confirmed(known), confirmed(contact)]).toEqual([noted, noted])
    expect(confirmed(known, null)).toEqual(before)
    const later = { ...before, at: '2026-03-02T00:00:00.000Z' }
    expect(confirmed({ ...contact, consent: later })).toEqual(later)
  })
})

test('mails of a form go to whom they are for, and no answer becomes a link of ours', () => {
  const mail = { senderId: 'snd_1', subject: 'Hi {{name}}', body: '{{ email }} {{confirm_url}}' }
  const settings = {
    ...plainSettings,
    optInMail: mail,
    welcome: mail,
    notify: ['one@example.org', 'two@example.org'],
  }
  const facts = {
    email: 'a@example.org',
    name: '{{email}}',
    values: { email: 'a@example.org', tags: ['x', 'y'] },
    formUrl: 'https://app.example/form',
  }
  const kinds = (status: 'accepted' | 'pending_opt_in' | 'confirmed' | 'spam' | 'rejected') =>
    mailsAfter(status, { name: 'Form', settings }, facts).map(({ kind, to }) => `${kind} ${to}`)
  const colleagues = ['notification one@example.org', 'notification two@example.org']
  expect(kinds('pending_opt_in')).toEqual(['optInMail a@example.org', ...colleagues])
  expect(kinds('accepted')).toEqual(['welcome a@example.org', ...colleagues])
  expect(kinds('confirmed')).toEqual(['welcome a@example.org'])
  expect([...kinds('spam'), ...kinds('rejected')]).toEqual([])
  const [welcome] = mailsAfter('confirmed', { name: 'Form', settings }, { ...facts, language: 'ja' })
  // Colleagues get theirs from the product, in both languages.
  const asked = mailsAfter('pending_opt_in', { name: 'Form', settings }, { ...facts, language: 'ja' })
  expect(asked.map(({ language }) => language)).toEqual(['ja', undefined, undefined])
  expect(welcome).toMatchObject({
    language: 'ja',
    subject: 'Hi {{email}}',
    body: 'a@example.org {{confirm_url}}',
  })
  expect(withConfirmLink('No place', 'https://a.example/d/$&')).toBe('No place\n\nhttps://a.example/d/$&')
  expect(withConfirmLink('{{confirm_url}}', 'https://a.example/d/$&')).toBe('https://a.example/d/$&')
})

test('colleagues read what the form calls an answer, in both languages', () => {
  const field = { type: 'text', required: false, width: 'full' } as const
  const fields = [
    { ...field, id: 'fld_1', propertyKey: 'roast', label: { en: 'Favourite roast', ja: 'お好みの焙煎' } },
    { ...field, id: 'fld_2', label: { en: 'Code', ja: 'Code' } },
    { ...field, id: 'fld_3', label: { en: '', ja: '' } },
  ]
  const [mail] = mailsAfter(
    'accepted',
    { name: 'Form', settings: { ...plainSettings, notify: ['one@example.org'] }, fields },
    {
      email: 'a@example.org',
      name: '',
      values: { email: 'a@example.org', roast: ['dark', 'light'], fld_2: 'x', fld_3: 'y', other: 1 },
      formUrl: 'https://app.example/form?tab=submissions',
    },
  )
  expect(mail?.body.split('\n').slice(2)).toEqual([
    'email: a@example.org',
    'Favourite roast / お好みの焙煎: dark; light',
    'Code: x',
    'fld_3: y',
    'other: 1',
    '',
    'See all submissions / すべての回答を見る:',
    'https://app.example/form?tab=submissions',
  ])
})

test('a page that reads from its own origin need not name it', () => {
  const from = (headers: Record<string, string>) =>
    originOfCall(new Request('https://own.example/', { headers }), 'https://own.example')
  expect(from({ origin: 'https://a.example', 'sec-fetch-site': 'same-origin' })).toBe('https://a.example')
  expect(from({ 'sec-fetch-site': 'same-origin' })).toBe('https://own.example')
  for (const site of ['none', 'cross-site', 'same-site']) expect(from({ 'sec-fetch-site': site })).toBeNull()
  expect(from({})).toBeNull()
})

test.each([
  ['auto', { en: 'I agree', ja: '同意します' }, '同意します'],
  ['ja', { en: 'I agree', ja: '同意します' }, '同意します'],
  ['en', { en: 'I agree', ja: '同意します' }, 'I agree'],
  ['en', { en: '', ja: '同意します' }, '同意します'],
] as const)(
  'plain HTML in %s with %j notes the consent that was read: %s (FRM-24)',
  (locale, label, note) => {
    const field = { required: true, width: 'full' } as const
    const form: PublicForm = {
      id: 'frm_1',
      version: 1,
      name: 'Letter',
      kind: 'inline',
      isOpen: true,
      locale,
      fields: [
        {
          ...field,
          id: 'email',
          type: 'property',
          propertyKey: 'email',
          control: 'email',
          label: { en: 'Email', ja: 'メール' },
        },
        { ...field, id: 'ok', type: 'consent', control: 'checkbox', label },
      ],
      style: plainStyle,
      success: { kind: 'message', text: '' },
      closedText: '',
      honeypot: true,
    }
    const plain = { text: 'email=a%40example.org&ok=true', referrer: null, submissionId: 'plain-1' }
    expect(
      readForm(sentByPlainForm(plain, form), form, { snapshot: { settings: plainSettings } }, () => true),
    ).toMatchObject({
      consentNote: note,
    })
  },
)

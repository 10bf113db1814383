import { expect, test } from 'vitest'
import type { ContentVariant } from '#api/campaigns'
import type { TransactionalSend } from '#api/transactional'
import { testMail, transactionalMail } from './single-mail.ts'

const body = (changes: Partial<TransactionalSend>): TransactionalSend => ({
  kind: 'test',
  to: [{ email: 'a@example.org' }],
  senderId: 'snd_1',
  subject: '',
  idempotencyKey: 'k',
  ...changes,
})
const variant: ContentVariant = {
  id: 'var_1',
  label: '',
  locale: 'ja',
  weight: 100,
  subject: '{{ name | default: "みなさま" }}へ',
  previewText: '',
  mode: 'html',
  html: '<p>{{ name }} – {{ company_name }}</p><a href="{{ unsubscribe_url }}">配信停止</a>',
  text: '',
  textAuto: true,
}
const world = {
  now: 0,
  timezone: 'Asia/Tokyo',
  colors: undefined,
  system: { company_name: 'さくら', unsubscribe_url: 'https://l.example/u/test' },
}
const reader = { id: 'con_1', email: 'a@example.org', name: '<i>花子</i>', properties: {}, subscriptions: [] }

test('a test is the campaign as a contact gets it, whose data are text in its HTML', () => {
  expect(testMail(body({}), variant, reader, world)).toMatchObject({
    subject: '<i>花子</i>へ',
    html: '<p>&lt;i&gt;花子&lt;/i&gt; – さくら</p><a href="https://l.example/u/test">配信停止</a>',
    text: expect.stringContaining('花子'),
  })
  expect(testMail(body({}), variant, { ...reader, name: undefined }, world).subject).toBe('みなさまへ')
})

test('what is given with a test takes the place of what the campaign has', () => {
  const own = body({ subject: 'Hello {{ name }}', text: 'Text for {{ name }}', variables: { name: 'Yuki' } })
  expect(testMail(own, variant, reader, world)).toMatchObject({
    subject: 'Hello Yuki',
    html: expect.stringContaining('<p>Yuki – さくら</p>'),
    text: 'Text for Yuki',
  })
})

test('a mail of a program has a text beside its HTML, and no empty part', () => {
  const mail = body({ kind: 'transactional', subject: 'x', html: '<p>One</p><p>Two &amp; three</p>' })
  expect(transactionalMail(mail, 'UTC')).toEqual({
    subject: 'x',
    html: '<p>One</p><p>Two &amp; three</p>',
    text: 'One\nTwo & three',
  })
  expect(
    transactionalMail(body({ kind: 'transactional', subject: 'x', html: ' ', text: 'T' }), 'UTC'),
  ).toEqual({
    subject: 'x',
    text: 'T',
  })
})

test('the text beside HTML has single empty lines, and keeps the spaces that begin a paragraph in Japanese', () => {
  const html = '<p>\u3000One  </p>\n \t\n<p>  \u3000Two</p>\n Three<br><br> <br>Four'
  expect(transactionalMail(body({ kind: 'transactional', subject: 'x', html }), 'UTC').text).toBe(
    'One\n\n\u3000Two\n\nThree\n\nFour',
  )
})

import { expect, test } from 'vitest'
import { requestKinds, type RequestKind, type RequestName } from './requests.ts'

const kind = (name: RequestName): RequestKind => {
  const found = requestKinds.find((one) => one.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const shapeOf = (name: RequestName) =>
  Object.fromEntries(
    kind(name).fields.map((field) => [field.name, `${field.kind}${field.required ? '!' : ''}`]),
  )

test('the fields of a call are those of its schema', () => {
  expect(shapeOf('transactional.send')).toEqual({
    kind: 'choice!',
    to: 'rows!',
    senderId: 'text!',
    replyTo: 'text',
    subject: 'text!',
    html: 'longText',
    text: 'longText',
    campaignId: 'text',
    variantId: 'text',
    asContactId: 'text',
    variables: 'json',
    idempotencyKey: 'text!',
    tags: 'texts',
  })
  expect(shapeOf('transactional.status')).toEqual({ sendId: 'text!' })
  expect(shapeOf('mailing-lists.list')).toEqual({ q: 'text', order: 'text', limit: 'text', offset: 'text' })
  expect(shapeOf('mailing-lists.update')).toMatchObject({
    mailingListId: 'text!',
    name: 'text',
    optIn: 'choice',
    isDefault: 'flag',
    color: 'choice',
    version: 'number!',
  })
})

test('choices, limits and rows come from the schema', () => {
  const { fields } = kind('transactional.send')
  const field = (name: string) => fields.find((one) => one.name === name)
  expect(field('kind')?.options).toEqual(['transactional', 'test'])
  expect(field('subject')?.most).toBe(250)
  expect(field('to')).toMatchObject({ most: 5, fields: [{ name: 'email', most: 254 }, { name: 'name' }] })
})

test('what the schema refuses is said of its field', () => {
  const { problemsOf } = kind('transactional.send')
  const body = {
    kind: 'transactional',
    to: [{ email: 'a@' }],
    senderId: 'no id!',
    subject: 'x'.repeat(251),
    idempotencyKey: '',
    variables: 'x',
  }
  expect([...problemsOf({ query: undefined, body })]).toEqual([
    ['to', { kind: 'tooShort', limit: 3, row: 0, part: 'email' }],
    ['senderId', { kind: 'wrong' }],
    ['subject', { kind: 'tooLong', limit: 250 }],
    ['variables', { kind: 'wrong' }],
    ['idempotencyKey', { kind: 'missing' }],
  ])
  const right = {
    ...body,
    to: [{ email: 'a@b.example' }],
    senderId: 'snd_1',
    subject: 'Hi',
    idempotencyKey: 'k',
  }
  expect(problemsOf({ query: undefined, body: { ...right, variables: undefined } }).size).toBe(0)
  expect(problemsOf({ query: undefined, body: { ...right, senderId: '' } }).get('senderId')).toEqual({
    kind: 'missing',
  })
  const rows = { ...right, to: [{ email: 'a@b.example' }, { email: '' }], variables: undefined }
  expect(problemsOf({ query: undefined, body: rows }).get('to')).toEqual({
    kind: 'missing',
    row: 1,
    part: 'email',
  })
  expect(kind('mailing-lists.list').problemsOf({ query: { limit: '1000' }, body: undefined }).size).toBe(1)
})

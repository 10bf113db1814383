import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestKinds } from '#api/requests'
import { buildRequest, decodeDraft, type RequestDraft } from './request-draft.model.ts'

const fields = (name: string) => requestKinds.find((kind) => kind.name === name)?.fields ?? []

test('a mail as it is typed', () => {
  const draft: RequestDraft = {
    kind: 'transactional',
    to: [
      { email: 'anna@visitor.example', name: '' },
      { email: 'ken@visitor.example', name: '山田 健' },
    ],
    senderId: 'snd_1',
    subject: 'ご注文',
    html: '',
    text: 'Thanks\n',
    variables: '{"order": 1}',
    idempotencyKey: 'order-1',
    tags: ['orders'],
  }
  expect(buildRequest(fields('transactional.send'), draft)).toEqual({
    params: {},
    query: undefined,
    unreadable: new Set(),
    body: {
      kind: 'transactional',
      to: [{ email: 'anna@visitor.example' }, { email: 'ken@visitor.example', name: '山田 健' }],
      senderId: 'snd_1',
      subject: 'ご注文',
      text: 'Thanks\n',
      variables: { order: 1 },
      idempotencyKey: 'order-1',
      tags: ['orders'],
    },
  })
})

test('empty fields that must be there go out empty, so that the answer says so', () => {
  expect(buildRequest(fields('transactional.send'), {}).body).toEqual({
    to: [{ email: '' }],
    senderId: '',
    subject: '',
    idempotencyKey: '',
  })
})

test('numbers, flags, paths and queries', () => {
  expect(
    buildRequest(fields('mailing-lists.update'), {
      mailingListId: ' lst_1 ',
      isDefault: 'false',
      version: '１２０',
    }),
  ).toEqual({
    params: { mailingListId: 'lst_1' },
    query: undefined,
    body: { isDefault: false, version: 120 },
    unreadable: new Set(),
  })
  expect(buildRequest(fields('mailing-lists.update'), { version: 'x' }).unreadable).toEqual(
    new Set(['version']),
  )
  expect(buildRequest(fields('mailing-lists.list'), { q: '便り', limit: '10', order: '' })).toMatchObject({
    query: { q: '便り', limit: '10' },
    body: undefined,
  })
})

test.each(['{', '[]', 'null', '1', '"x"', ''])('%j is no draft', (text) => {
  expect(decodeDraft(text) ?? {}).toEqual({})
})

test('whatever the browser kept, it is a draft that can be built', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const draft = decodeDraft(text)
      for (const { fields: own } of requestKinds) buildRequest(own, draft ?? {})
    }),
  )
})

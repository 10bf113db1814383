import { expect, test } from 'vitest'
import { bounceKind } from './bounce-kind.ts'

test('who has no mailbox is told from whose mailbox takes nothing now', () => {
  const hard = ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4', '5.7.13']
  const soft = [
    '5.1.7',
    '5.1.8',
    '5.2.2',
    '5.3.4',
    '5.7.1',
    '5.7.133',
    '5.2.10',
    '5.4.40',
    '5.0.0',
    '4.1.1',
    '4.2.2',
    'x',
  ]
  expect(hard.map((code) => bounceKind(code))).toEqual(hard.map(() => 'hard'))
  expect(soft.map((code) => bounceKind(code))).toEqual(soft.map(() => 'soft'))
  expect(bounceKind(undefined)).toBe('soft')
})

test('servers that give no code are understood by their words, which count for nothing beside a code', () => {
  const hard = [
    '550 Unknown user ada@docomo.ne.jp (in reply to RCPT TO command)',
    'host mx.example.jp said: 550 <ada@ezweb.ne.jp>: User unknown',
    '550 Invalid recipient: <ada@softbank.ne.jp>',
    "554 delivery error: dd This user doesn't have a yahoo.co.jp account (ada@yahoo.co.jp) [-5]",
    '550 No such user here',
    '553 Sorry, no mailbox here by that name.',
    '550 Recipient not found',
  ]
  const soft = [
    '450 Unknown user, try later',
    '550 Mail is refused by policy',
    '552 Mailbox of the user is full',
    'Unknown user',
  ]
  for (const code of [undefined, '5.0.0']) {
    expect(hard.map((said) => bounceKind(code, said))).toEqual(hard.map(() => 'hard'))
    expect(soft.map((said) => bounceKind(code, said))).toEqual(soft.map(() => 'soft'))
  }
  expect(bounceKind('5.7.1', '550 5.7.1 Unknown user')).toBe('soft')
})

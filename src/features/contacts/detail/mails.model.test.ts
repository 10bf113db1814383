import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContactEvent } from '#api/contact-events'
import { mailsOf } from './mails.model.ts'

const event = (id: string, type: string, minute: number, more: Partial<ContactEvent> = {}): ContactEvent => ({
  id,
  contactId: 'con_1',
  type,
  payload: {},
  source: 'email',
  messageId: 'msg_1',
  occurredAt: new Date(Date.UTC(2026, 0, 15, 0, minute)).toISOString(),
  ...more,
})

const way = [
  event('1', 'email.sent', 0, {
    payload: { subject: 'Spring' },
    campaignId: 'cmp_1',
    campaignName: 'Spring sale',
  }),
  event('2', 'email.delivered', 1),
  event('3', 'email.opened', 2),
  event('4', 'email.opened', 9),
  event('5', 'email.clicked', 3),
]

it('tells of one mail what became of it, each once, with the first time', () => {
  const [mail] = mailsOf(way)
  expect(mail?.subject).toBe('Spring')
  expect(mail?.campaignName).toBe('Spring sale')
  expect(mail?.steps.map(({ step, at }) => `${step} ${at.slice(14, 16)}`)).toEqual([
    'sent 00',
    'delivered 01',
    'opened 02',
    'clicked 03',
  ])
})

it('says the same in whatever order and however often events come', () => {
  const usual = JSON.stringify(mailsOf(way))
  fc.assert(
    fc.property(fc.shuffledSubarray([...way, ...way], { minLength: 10 }), (events) => {
      expect(JSON.stringify(mailsOf(events))).toBe(usual)
    }),
  )
})

it('keeps the newest mail first, and what is no mail out', () => {
  const mails = mailsOf([
    event('a', 'page_view', 50),
    event('b', 'email.sent', 10, { messageId: 'msg_2' }),
    event('c', 'email.opened', 40, { messageId: 'msg_1' }),
    event('d', 'email.toString', 60),
  ])
  expect(mails.map(({ id }) => id)).toEqual(['msg_1', 'msg_2'])
})

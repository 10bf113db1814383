import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AmpProvider, AmpRegistration } from '#api/senders'
import { ampProgress, decodeMarks, marksFrom, type AmpMark } from './amp-progress.ts'
import { ampProviders, AMP_PROVIDERS } from './amp-providers.ts'
import { ampReadiness, isDkimAligned, type ReadinessFacts } from './amp-readiness.ts'
import { healthShares } from './sender-health.ts'

const T0 = Date.parse('2027-02-01T00:00:00Z')
const iso = (ms: number) => new Date(T0 + ms).toISOString()
const sent = (at: number): AmpRegistration => ({ state: 'email_sent', at: iso(at), messageId: '<1@x>' })
const mark = (state: AmpMark['state'], at: number): AmpMark => ({ state, note: '', at: iso(at) })

test('each provider has a mailbox and a form', () => {
  for (const provider of ampProviders) {
    expect(AMP_PROVIDERS[provider].mailbox).toMatch(/^[\w.]+@[\w.]+$/)
    expect(AMP_PROVIDERS[provider].form).toMatch(/^https:/)
  }
})

describe('how far a registration is', () => {
  test('without a note it is what the API says', () => {
    expect(ampProgress(sent(0), undefined)).toEqual(sent(0))
  })

  test('the newer of both counts, and a note keeps the id of the mail', () => {
    expect(ampProgress(sent(0), mark('form_submitted', 1))).toMatchObject({
      state: 'form_submitted',
      at: iso(1),
      messageId: '<1@x>',
      mark: { state: 'form_submitted' },
    })
    expect(ampProgress(sent(2), mark('rejected', 1))).toEqual(sent(2))
    expect(ampProgress({ state: 'not_started' }, mark('approved', 1)).state).toBe('approved')
  })

  test('a note never leads to what the API itself says', () => {
    const states = ['not_started', 'email_sent', 'form_submitted', 'approved', 'rejected'] as const
    for (const state of states) expect(marksFrom(state)).not.toContain(state)
    expect(marksFrom('not_started')).toEqual([])
  })

  test('whatever the browser kept, the notes that come out are notes', () => {
    const own = { gmail: mark('approved', 0), yahoo: { ...mark('rejected', 1), note: 'Too few mails' } }
    expect(decodeMarks(JSON.parse(JSON.stringify(own)))).toEqual(own)
    expect(decodeMarks({ gmail: { state: 'email_sent', note: '', at: iso(0) } })).toEqual({})
    expect(decodeMarks({ gmail: { state: 'approved', note: '', at: 'yesterday' } })).toEqual({})
    expect(decodeMarks(Object.create({ gmail: mark('approved', 0) }))).toEqual({})
    expect(
      decodeMarks({ gmail: { ...mark('approved', 0), note: 'x'.repeat(999) } }).gmail?.note,
    ).toHaveLength(300)
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const provider of Object.keys(decodeMarks(value)))
          expect(ampProviders).toContain(provider as AmpProvider)
      }),
    )
  })
})

describe('readiness', () => {
  const record = (purpose: 'dkim' | 'spf', status: 'verified' | 'missing' = 'verified') => ({
    id: purpose,
    purpose,
    type: 'TXT' as const,
    host: '',
    fqdn: '',
    value: '',
    ttl: 60,
    required: true,
    status,
  })
  const facts: ReadinessFacts = {
    sender: {
      address: 'hello@shop.example',
      health: { sent: 9000, delivered: 8900, bounced: 100, complained: 2 },
    },
    domain: { name: 'shop.example', dmarcPolicy: 'reject', records: [record('dkim'), record('spf')] },
    insecureLinks: 0,
  }

  test('a sender in order meets all', () => {
    expect(new Set(Object.values(ampReadiness(facts)))).toEqual(new Set(['met']))
  })

  test('without its domain it has neither SPF nor DKIM nor DMARC', () => {
    expect(ampReadiness({ ...facts, domain: undefined })).toMatchObject({
      spf: 'missing',
      dkim: 'missing',
      dmarc: 'missing',
      tls: 'met',
    })
  })

  test('a domain without such records is not in order because none is missing', () => {
    const domain = { name: 'shop.example', dmarcPolicy: 'none' as const, records: [] }
    expect(ampReadiness({ ...facts, domain })).toMatchObject({
      spf: 'missing',
      dkim: 'missing',
      dmarc: 'warn',
    })
  })

  test('a signature of another domain is not aligned', () => {
    expect(isDkimAligned('hello@shop.example', facts.domain)).toBe(true)
    expect(isDkimAligned('hello@mail.shop.example', facts.domain)).toBe(false)
    expect(isDkimAligned('hello@xshop.example', facts.domain)).toBe(false)
    const lost = {
      name: 'shop.example',
      dmarcPolicy: 'reject' as const,
      records: [record('dkim', 'missing')],
    }
    expect(isDkimAligned('hello@shop.example', lost)).toBe(false)
  })

  test.each([
    [undefined, 'warn'],
    [0, 'met'],
    [1, 'missing'],
  ])('%s links without https: %s', (insecureLinks, state) => {
    expect(ampReadiness({ ...facts, insecureLinks }).links).toBe(state)
  })

  test.each([
    [8, 'met'],
    [9, 'warn'],
    [27, 'missing'],
  ])('%i complaints of 9,000 delivered: %s', (complained, state) => {
    const health = { sent: 9000, delivered: 9000, bounced: 0, complained }
    expect(ampReadiness({ ...facts, sender: { address: '', health } }).complaints).toBe(state)
  })

  test.each([
    [2999, 'warn'],
    [3000, 'met'],
  ])('%i mails in 30 days: %s', (count, state) => {
    const health = { sent: count, delivered: count, bounced: 0, complained: 0 }
    expect(ampReadiness({ ...facts, sender: { address: '', health } }).history).toBe(state)
  })

  test('a sender that has sent nothing has neither history nor complaints to show', () => {
    expect(ampReadiness({ ...facts, sender: { address: 'a@shop.example' } })).toMatchObject({
      complaints: 'warn',
      history: 'warn',
    })
    expect(healthShares({ sent: 0, delivered: 0, bounced: 0, complained: 0 })).toEqual({
      delivered: 0,
      bounced: 0,
      complained: 0,
    })
  })
})

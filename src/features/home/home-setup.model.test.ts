import { describe, expect, test } from 'vitest'
import { doneSteps, isPutAway, putAway, setupSteps, type SetupFacts } from './home-setup.model.ts'

const nothing: SetupFacts = {
  domains: [],
  senders: 0,
  brand: { company: { address: '', complaintContact: '' } },
  contacts: 0,
  script: {},
  usage: [],
  campaigns: 0,
}
const doneOf = (facts: Partial<SetupFacts>) => {
  const done = doneSteps({ ...nothing, ...facts })
  return setupSteps.filter((step) => done[step])
}
const domain = (status: 'pending' | 'verified' | 'temporary_failure' | 'failed') => ({
  name: 'a.example',
  status,
})

describe('the steps that are done', () => {
  test('of a new workspace none', () => expect(doneOf({})).toEqual([]))

  test.each<[Partial<SetupFacts>, string[]]>([
    [{ domains: [domain('pending')] }, ['domain']],
    [{ domains: [domain('failed')] }, ['domain']],
    [{ domains: [domain('failed'), domain('verified')] }, ['domain', 'dns']],
    [{ domains: [domain('temporary_failure')] }, ['domain', 'dns']],
    [{ senders: 1 }, ['sender']],
    [{ brand: { company: { address: '1-1 Kuramae', complaintContact: '' } } }, []],
    [{ brand: { company: { address: '', complaintContact: 'a@b.example' } } }, []],
    [{ brand: { company: { address: '1-1 Kuramae', complaintContact: 'a@b.example' } } }, ['brand']],
    [{ contacts: 1 }, ['contacts']],
    [{ script: { lastEventAt: '2026-01-15T00:00:00.000Z' } }, ['script']],
    [{ usage: [{ metric: 'emails_transactional', quantity: 1 }] }, ['test']],
    [{ usage: [{ metric: 'emails_transactional', quantity: 0 }] }, []],
    [{ usage: [{ metric: 'events', quantity: 9 }] }, []],
    [{ campaigns: 1 }, ['test', 'campaign']],
  ])('%j', (facts, done) => expect(doneOf(facts)).toEqual(done))
})

describe('a checklist that was put away', () => {
  test('is that of its workspace only', () => {
    const kept = putAway(putAway(undefined, 'ws_a'), 'ws_ab')
    expect([isPutAway(kept, 'ws_a'), isPutAway(kept, 'ws_ab'), isPutAway(kept, 'ws_b')]).toEqual([
      true,
      true,
      false,
    ])
    expect(putAway(kept, 'ws_a')).toBe('ws_ab ws_a')
  })

  test('nonsense is nothing', () => {
    expect(isPutAway(7, 'ws_a')).toBe(false)
    expect(putAway({}, 'ws_a')).toBe('ws_a')
  })

  test('so many are remembered, the newest', () => {
    let kept: string | undefined
    for (let number = 0; number < 60; number++) kept = putAway(kept, `ws_${number}`)
    expect(kept?.split(' ')).toHaveLength(50)
    expect([isPutAway(kept, 'ws_9'), isPutAway(kept, 'ws_10')]).toEqual([false, true])
  })
})

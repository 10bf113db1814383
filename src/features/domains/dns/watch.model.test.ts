import { expect, test } from 'vitest'
import type { DnsRecord } from '#api/shapes'
import { flipsBetween, waitAfter } from './watch.model.ts'

test('waits grow from ten seconds to a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((looks) => Math.round(waitAfter(looks) / 1000))).toEqual([
    10, 15, 23, 34, 51, 60, 60,
  ])
})

const records = (...statuses: DnsRecord['status'][]): DnsRecord[] =>
  statuses.map((status, place) => ({
    id: `r${place}`,
    purpose: 'dkim',
    type: 'TXT',
    host: '@',
    fqdn: 'a.example',
    value: 'v',
    ttl: 60,
    required: true,
    status,
  }))

test('what was found and what was lost is told, once', () => {
  const flips = flipsBetween(
    records('missing', 'verified', 'verified', 'unchecked', 'mismatch'),
    records('verified', 'missing', 'verified', 'missing', 'missing'),
  )
  expect(flips.map(({ record, isFound }) => [record.id, isFound])).toEqual([
    ['r0', true],
    ['r1', false],
  ])
  expect(flipsBetween([], records('verified'))).toEqual([])
})

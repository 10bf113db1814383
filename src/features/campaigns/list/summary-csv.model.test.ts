import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { Campaign } from '#api/campaigns'
import { summaryCsv } from './summary-csv.model.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const base: Campaign = {
  id: 'cmp_1',
  name: '=HYPERLINK("x"), 春',
  status: 'draft',
  labels: ['a', 'b'],
  senderId: null,
  audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
  variants: [],
  tracking: { opens: true, clicks: true },
  schedule: null,
  stats: null,
  version: 1,
  createdAt: '2026-02-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  createdBy: { id: 'acc_1', name: 'Haruka', email: 'h@example.com' },
}

test('what a spreadsheet would run is a text, figures that are not there are empty, and the file says that it is UTF-8', () => {
  const file = summaryCsv(intl, [base], undefined)
  const [header = '', line = '', end] = file.split('\r\n')
  expect(header.startsWith('\uFEFFCampaign,Status,')).toBe(true)
  expect(line.startsWith('"\'=HYPERLINK(""x""), 春",Draft,,,,')).toBe(true)
  expect(line.endsWith(',"a, b"')).toBe(true)
  expect(line).not.toMatch(/,0/)
  expect(end).toBe('')
})

test('rates are shares of what they are rates of', () => {
  const stats = {
    recipients: 110,
    sent: 100,
    delivered: 80,
    uniqueOpens: 20,
    opens: 30,
    uniqueClicks: 0,
    clicks: 0,
    hardBounces: 15,
    softBounces: 5,
    complaints: 1,
    unsubscribes: 2,
    failed: 10,
  }
  const [, line] = summaryCsv(intl, [{ ...base, name: 'News', status: 'sent', stats }], undefined).split(
    '\r\n',
  )
  expect(line).toBe('News,Sent,,110,100,80,0.8000,20,0.2500,0,0.0000,2,0.0250,20,1,,"a, b"')
})

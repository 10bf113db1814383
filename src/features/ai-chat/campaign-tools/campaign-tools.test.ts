import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { readFields } from '#features/ai-chat/arguments'
import type { OpenCampaign } from '#features/campaigns/desk'
import { campaignTools } from './campaign-tools.tsx'

const variant = {
  id: 'v1',
  label: '',
  locale: null,
  weight: 100,
  subject: 'Stored',
  previewText: '',
  mode: 'html' as const,
  html: '<p>A large body</p>',
  textAuto: true,
}
const campaign = {
  id: 'cmp_1',
  name: 'Spring',
  status: 'draft',
  labels: [],
  replyTo: 'private@example.com',
  audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
  variants: [variant],
  schedule: null,
  stats: null,
  version: 1,
}
const openCampaign = (more: Partial<OpenCampaign> = {}): OpenCampaign => ({
  id: 'cmp_1',
  subjects: () => [{ ...variant, subject: 'Typed just now' }],
  ...more,
})
const given = (value: unknown) => readFields(JSON.stringify(value)) ?? new Map<string, unknown>()

function reading(args: unknown) {
  const [read] = campaignTools(openCampaign())
  const prepared = read?.prepare(given(args))
  if (prepared?.kind !== 'read') return undefined
  const call = vi.fn<(...asked: unknown[]) => Promise<unknown>>(async () => campaign)
  const ports = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client that answers one route
    client: { call } as unknown as Parameters<typeof prepared.run>[0]['client'],
    workspaceId: 'ws_sakura',
    intl: createIntl({ locale: 'en', messages: {} }),
  }
  return { answer: prepared.run(ports), call }
}

test('the campaign that is open is read with what stands there, without bodies and addresses', async () => {
  const read = reading({})
  const text = (await read?.answer) ?? ''
  expect(JSON.parse(text)).toMatchObject({ name: 'Spring', variants: [{ subject: 'Typed just now' }] })
  expect(text).not.toMatch(/body|private@/)
})

test('another campaign is read as it is stored', async () => {
  const read = reading({ campaignId: 'cmp_2' })
  expect(JSON.parse((await read?.answer) ?? '')).toMatchObject({ variants: [{ subject: 'Stored' }] })
  expect(read?.call.mock.calls[0]?.[1]).toEqual({ params: { campaignId: 'cmp_2' } })
})

test.each([
  { campaignId: 5 },
  { campaignId: '' },
  { campaignId: '../senders' },
  { campaignId: 'x'.repeat(65) },
])('%.60j makes no sense', (args) => expect(reading(args)).toBeUndefined())

test('subjects are proposed for a draft only, and no arguments make the tools fail', () => {
  expect(campaignTools(openCampaign()).map(({ name }) => name)).toEqual(['read_campaign'])
  const ofDraft = campaignTools(openCampaign({ takeSubject: () => true }))
  expect(ofDraft.map(({ name }) => name)).toEqual(['read_campaign', 'propose_subjects'])
  fc.assert(
    fc.property(fc.json(), (text) => {
      const fields = readFields(text)
      for (const tool of ofDraft) if (fields) tool.prepare(fields)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentVariant } from '#api/campaigns'
import { campaignRoutes } from '#api/contract'
import { blockersOf, cautionsOf } from '#domain/campaigns/checklist'
import { brandOf } from '#mocks/brand/brand.data'
import { customPropertiesOf } from '#mocks/contacts/contact-facts'
import { movingWorld } from '#mocks/core/test-world'
import { isVerified } from '#mocks/senders/senders.data'
import { DAY } from '#lib/duration'

const workspaceId = 'ws_sakura'

const variant = fc.record({
  subject: fc.constantFrom(
    '',
    '  ',
    'New beans',
    'New beans',
    'New beans',
    'For {{nickname_unknown}}',
    'For {{na',
  ),
  html: fc.constantFrom(
    '',
    '<p>Hello</p>',
    '<p>Hello</p><a href="{{unsubscribe_url}}">Stop</a>',
    '<p>Hello</p><a href="{{unsubscribe_url}}">Stop</a><p>{{company_address}}</p>',
    '<p>Hello</p><a href="{{unsubscribe_url}}">Stop</a><p>{{company_name}} {{company_address}}</p>',
    '<p>こんにちは</p><a href="{{unsubscribe_url}}">配信停止</a>{{company_name}} {{company_address}}',
    '<p>こんにちは</p><a href="{{unsubscribe_url}}">配信停止</a>{{company_name}} {{company_address}} {{complaint_contact}}',
    '<p>Hello</p><a href="javascript:alert(1)">Here</a><a href="{{unsubscribe_url}}">Stop</a>',
  ),
  weight: fc.constantFrom(100, 100, 60),
  locale: fc.constantFrom(null, 'ja' as const, 'en' as const),
})
const draft = fc.record({
  senderId: fc.constantFrom(null, 'snd_2', 'snd_3'),
  lists: fc.constantFrom<string[]>([], ['lst_weekly']),
  variant,
})

test('what blocks in the checklist is what a backend refuses (CAM-100)', async () => {
  const world = movingWorld()
  const owner = world.as('acc_haruka', workspaceId)
  await fc.assert(
    fc.asyncProperty(draft, async ({ senderId, lists, variant: { subject, html, weight, locale } }) => {
      const mail: ContentVariant = {
        id: 'var_1',
        label: '',
        locale,
        weight,
        subject,
        previewText: '',
        mode: 'html',
        html,
        textAuto: true,
      }
      const campaign = await owner.call(campaignRoutes.create, {
        body: {
          name: 'Spring',
          senderId,
          variants: [mail],
          audience: { mailingListIds: lists, segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
        },
      })
      const { db } = world.api
      const blockers = blockersOf({
        hasSender: campaign.senderId !== null,
        isVerified: isVerified(db, workspaceId, campaign.senderId, world.now()),
        company: brandOf(db, workspaceId).company,
        problems: [],
        propertyKeys: new Set(customPropertiesOf(db, workspaceId).keys()),
        mails: campaign.variants,
        recipients: campaign.recipientEstimate ?? 0,
      })
      const scheduling = owner.call(campaignRoutes.schedule, {
        params: { campaignId: campaign.id },
        body: {
          timezone: 'Asia/Tokyo',
          mode: 'all',
          confirmCount: campaign.recipientEstimate ?? 0,
          version: campaign.version,
        },
      })
      if (blockers.length === 0) expect((await scheduling).status).toBe('scheduled')
      else expect((await owner.refused(scheduling)).code).toBe(422)
    }),
    { numRuns: 100 },
  )
})

const audience = {
  mailingListIds: ['lst_weekly'],
  segmentIds: [],
  segmentMatch: 'any' as const,
  excludeSegmentIds: [],
}
const now = Date.parse('2026-02-10T00:00:00Z')
const mail = { subject: 'Beans' } as ContentVariant
const facts = {
  campaign: { id: 'cmp_new', audience, variants: [mail] },
  recipients: 2000,
  domain: { dmarcPolicy: 'missing' as const },
  sent: [],
  now,
}
const before = (hours: number) => new Date(now - (hours * DAY) / 24).toISOString()

test('what should be looked at: DMARC, the same subject, people who got a mail lately, far more than usual', () => {
  expect(cautionsOf(facts).map(({ code }) => code)).toEqual(['dmarcMissing', 'jump'])
  const last = { id: 'cmp_1', name: 'Last', audience, variants: [mail], sentAt: before(20), stats: null }
  const found = cautionsOf({ ...facts, domain: { dmarcPolicy: 'none' }, recipients: 10, sent: [last] })
  expect(found).toMatchObject([
    { code: 'sameSubject', name: 'Last' },
    { code: 'sentLately', fix: { audience: { skipIfSentWithinHours: 24 } } },
  ])
  const [, lately] = found
  if (lately?.code !== 'sentLately') throw new Error('There is no fix.')
  const fixed = cautionsOf({ ...facts, campaign: { ...facts.campaign, ...lately.fix }, sent: [last] })
  expect(fixed.map(({ code }) => code)).not.toContain('sentLately')
  const old = cautionsOf({ ...facts, sent: [{ ...last, sentAt: before(25) }] })
  expect(old.map(({ code }) => code)).not.toContain('sentLately')
})

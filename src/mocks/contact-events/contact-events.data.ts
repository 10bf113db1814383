import type { ContactEvent } from '#api/contact-events'
import type { Contact, ContactStatus } from '#api/contacts'
import { ENGAGEMENT, engagementScore } from '#domain/contacts/engagement'
import { DAY, MINUTE } from '#lib/duration'
import type { Business } from '#mocks/workspace/business.data'
import { fraction, mix, pick } from '#mocks/core/random'
import { remembered } from '#mocks/core/remembered'

/** The past year of a workspace comes in bursts: a mail with what it led to, a visit with its pages, an order. */
const BURSTS = { most: 20_000, perContact: 5, days: 365 } as const

type Engagement = Contact['engagement']

/** What an event says, before it has an id. */
type Happening = Pick<ContactEvent, 'type' | 'payload' | 'source'> & Partial<ContactEvent> & { at: number }

export interface Activity {
  /** Burst numbers, newest first. */
  burstCount: number
  contactOf: (burst: number) => number
  burstsOf: (contact: number) => Iterable<number>
  /** The events of a burst, newest first; `contactId` is left to whoever knows ids. */
  eventsOf: (burst: number) => Happening[]
  /** The contact's events of a type, newest first. */
  eventsOfType: (contact: number, type: string) => Happening[]
  /** ms; undefined when nothing happened in the past year. */
  lastEventAt: (contact: number) => number | undefined
  /** When a mail ended the subscription, if one did. */
  statusChangedAt: (contact: number) => number | undefined
  engagementOf: (contact: number) => Engagement
}

export interface ActivitySettings {
  seed: number
  epoch: number
  count: number
  statusOf: (contact: number) => ContactStatus
  /** How many contacts there were at that time. */
  countBefore: (time: number) => number
  business: Business
}

type Kind = 'mail' | 'visit' | 'order' | 'form'

/** What a burst of this kind can hold. */
const typesOf: Record<Kind, readonly string[]> = {
  mail: [
    'email.sent',
    'email.delivered',
    'email.bounced',
    'email.opened',
    'email.clicked',
    'email.unsubscribed',
    'email.complained',
  ],
  visit: ['session.start', 'page_view', 'session.end'],
  order: ['order.placed'],
  form: ['form.viewed', 'form.submitted'],
}
const kindOfType = new Map<string, Kind>(
  (['mail', 'visit', 'order', 'form'] as const).flatMap((kind) =>
    typesOf[kind].map((type): [string, Kind] => [type, kind]),
  ),
)
const noBursts = new Uint32Array(0)

export function createActivity({
  seed,
  epoch,
  count,
  statusOf,
  countBefore,
  business,
}: ActivitySettings): Activity {
  const burstCount = Math.min(BURSTS.most, count * BURSTS.perContact)
  // A burst lasts a quarter of an hour at most and they are at least 20 minutes apart, so they never overlap.
  const step = (BURSTS.days * DAY) / Math.max(burstCount, 1)
  const timeOf = remembered(burstCount, (burst) =>
    Math.floor(epoch - (burst + 1 + 0.2 * fraction(seed, burst, 20)) * step),
  )
  const kindOf = remembered(burstCount, (burst): Kind => {
    const luck = fraction(seed, burst, 21)
    return luck < 0.7 ? 'mail' : luck < 0.9 ? 'visit' : luck < 0.97 ? 'order' : 'form'
  })
  const contactOf = remembered(burstCount, (burst) =>
    Math.floor(Math.sqrt(fraction(seed, burst, 22)) * countBefore(timeOf(burst))),
  )

  // Which bursts are whose: the bursts in the order of their contacts, and where each contact's begin.
  let index: { starts: Uint32Array; bursts: Uint32Array } | undefined
  const indexed = () => {
    if (index) return index
    const starts = new Uint32Array(count + 1)
    const add = (numbers: Uint32Array, at: number, more: number) => (numbers[at] = (numbers[at] ?? 0) + more)
    for (let burst = 0; burst < burstCount; burst += 1) add(starts, contactOf(burst) + 1, 1)
    for (let contact = 0; contact < count; contact += 1) add(starts, contact + 1, starts[contact] ?? 0)
    const next = starts.slice()
    const bursts = new Uint32Array(burstCount)
    for (let burst = 0; burst < burstCount; burst += 1) bursts[add(next, contactOf(burst), 1) - 1] = burst
    index = { starts, bursts }
    return index
  }
  const burstsOf = (contact: number) => {
    const { starts, bursts } = indexed()
    const [start, end] = [starts[contact], starts[contact + 1]]
    return start === end ? noBursts : bursts.subarray(start, end)
  }
  const lastMailOf = (contact: number) => burstsOf(contact).find((burst) => kindOf(burst) === 'mail')

  const eventsOf = (burst: number): Happening[] => {
    const at = timeOf(burst)
    const luck = mix(seed, burst, 23)
    const contact = contactOf(burst)
    switch (kindOf(burst)) {
      case 'mail': {
        const status = statusOf(contact)
        const ending = lastMailOf(contact) === burst ? status : 'subscribed'
        const campaign = business.campaignAt(at)
        const mail = {
          ...(campaign && { campaignId: campaign.id }),
          messageId: `msg_${burst.toString(36)}`,
          source: 'email' as const,
        }
        const sent: Happening = {
          ...mail,
          type: 'email.sent',
          payload: { subject: campaign?.subject ?? '' },
          at,
        }
        if (ending === 'bounced')
          return [
            { ...mail, type: 'email.bounced', payload: { kind: 'hard', code: '5.1.1' }, at: at + 4000 },
            sent,
          ]
        const events: Happening[] = [{ ...mail, type: 'email.delivered', payload: {}, at: at + 8000 }, sent]
        const opened = ending === 'unsubscribed' || luck % 100 < 46
        if (opened) events.unshift({ ...mail, type: 'email.opened', payload: {}, at: at + 2 * MINUTE })
        if (opened && luck % 100 < 17) {
          events.unshift({
            ...mail,
            type: 'email.clicked',
            payload: { url: business.pages[1]?.[0] ?? '' },
            at: at + 3 * MINUTE,
          })
        }
        if (ending === 'unsubscribed')
          events.unshift({ ...mail, type: 'email.unsubscribed', payload: {}, at: at + 4 * MINUTE })
        if (ending === 'complained')
          events.unshift({ ...mail, type: 'email.complained', payload: {}, at: at + 4 * MINUTE })
        return events
      }
      case 'visit': {
        const visit = {
          source: 'tracking' as const,
          sessionId: `tsn_${burst.toString(36)}`,
          visitorId: `vis_${contact.toString(36)}`,
          botScore: 0,
        }
        const pages = 1 + (luck % 4)
        const events: Happening[] = [{ ...visit, type: 'session.start', payload: {}, at }]
        for (let page = 0; page < pages; page += 1) {
          const [url, title] = pick(business.pages, luck + page)
          events.unshift({
            ...visit,
            type: 'page_view',
            payload: { url, title },
            at: at + (page + 1) * MINUTE,
          })
        }
        return [{ ...visit, type: 'session.end', payload: {}, at: at + (pages + 2) * MINUTE }, ...events]
      }
      case 'order':
        return [
          {
            type: 'order.placed',
            payload: { total: 900 + (luck % 12_000), items: 1 + (luck % 4) },
            source: 'api',
            at,
          },
        ]
      case 'form': {
        const form = { source: 'form' as const, formId: pick(business.formIds, luck) }
        return [
          { ...form, type: 'form.submitted', payload: {}, at: at + MINUTE },
          { ...form, type: 'form.viewed', payload: {}, at },
        ]
      }
    }
  }

  return {
    burstCount,
    contactOf,
    burstsOf,
    eventsOf,
    eventsOfType(contact, type) {
      const kind = kindOfType.get(type)
      const found: Happening[] = []
      if (!kind) return found
      for (const burst of burstsOf(contact)) {
        if (kindOf(burst) !== kind) continue
        for (const event of eventsOf(burst)) if (event.type === type) found.push(event)
      }
      return found
    },
    lastEventAt: remembered(count, (contact) => {
      const [newest] = burstsOf(contact)
      return newest === undefined ? undefined : eventsOf(newest)[0]?.at
    }),
    statusChangedAt: remembered(count, (contact) => {
      const status = statusOf(contact)
      if (status !== 'unsubscribed' && status !== 'bounced' && status !== 'complained') return undefined
      const burst = lastMailOf(contact)
      return burst === undefined ? undefined : eventsOf(burst)[0]?.at
    }),
    engagementOf: remembered(count, (contact) => {
      const numbers = { sent: 0, opened: 0, clicked: 0 }
      let lastOpenedAt: number | undefined
      let lastClickedAt: number | undefined
      for (const burst of burstsOf(contact)) {
        if (kindOf(burst) !== 'mail') continue
        const recent = timeOf(burst) > epoch - ENGAGEMENT.days * DAY
        for (const { type, at } of eventsOf(burst)) {
          if (recent && type === 'email.sent') numbers.sent += 1
          if (type === 'email.opened') {
            if (recent) numbers.opened += 1
            lastOpenedAt ??= at
          }
          if (type === 'email.clicked') {
            if (recent) numbers.clicked += 1
            lastClickedAt ??= at
          }
        }
      }
      return {
        ...numbers,
        ...(lastOpenedAt !== undefined && { lastOpenedAt: new Date(lastOpenedAt).toISOString() }),
        ...(lastClickedAt !== undefined && { lastClickedAt: new Date(lastClickedAt).toISOString() }),
        score: engagementScore(numbers),
      }
    }),
  }
}

/** The type of the event with which a contact came to be. */
export const originType = (source: Contact['source']) =>
  source === 'import' ? 'contact.imported' : 'contact.created'

export const noEngagement: Engagement = { sent: 0, opened: 0, clicked: 0, score: 0 }

import type { Contact, ContactStatus } from '#api/contacts'
import type { PropertyValue, Subscription } from '#api/shapes'
import type { SchemaProperty } from '#api/schemas'
import { DAY } from '#lib/duration'
import type { Business } from '#mocks/workspace/business.data'
import { createActivity, type Activity } from '#mocks/contact-events/contact-events.data'
import type { ListData } from '#mocks/mailing-lists/mailing-lists.data'
import type { Language } from '#mocks/accounts/people.data'
import { createCrowd } from '#mocks/accounts/people'
import { fraction, mix, pick } from '#mocks/core/random'
import { remembered } from '#mocks/core/remembered'

/** How long ago the first contact came, in days. */
const HISTORY = 3 * 365

/** Upper ends of the shares; what is left is subscribed. */
const statusShares: readonly (readonly [ContactStatus, upTo: number])[] = [
  ['unsubscribed', 0.08],
  ['bounced', 0.12],
  ['pending', 0.15],
  ['blocked', 0.17],
  ['complained', 0.18],
]
const statusReasons: Partial<Record<ContactStatus, readonly string[]>> = {
  bounced: ['550 5.1.1 The mailbox does not exist', '552 5.2.2 The mailbox is full, five times in a row'],
  complained: ['Feedback report: abuse'],
  blocked: ['Blocked by Haruka Mori'],
}

/** The contacts of a workspace before anybody changed anything: each is computed from its index, in the order they came. */
export interface ContactWorld {
  count: number
  activity: Activity
  emailOf: (index: number) => string
  nameOf: (index: number) => string | undefined
  indexOf: (email: string) => number | undefined
  statusOf: (index: number) => ContactStatus
  createdAtOf: (index: number) => number
  subscriptionsOf: (index: number) => Subscription[]
  /** The status that one has on a list; undefined: not on it. */
  subscriptionStatusOf: (index: number, mailingListId: string) => Subscription['status'] | undefined
  localeOf: (index: number) => string | undefined
  timezoneOf: (index: number) => string | undefined
  sourceOf: (index: number) => Contact['source']
  propertyOf: (index: number, key: string) => PropertyValue | undefined
  /** What a contact is without its properties and lists. */
  profileOf: (index: number) => Profile
  propertiesOf: (index: number) => Contact['properties']
}

type Profile = Omit<
  Contact,
  'id' | 'engagement' | 'lastEventAt' | 'segmentIds' | 'properties' | 'subscriptions'
>

export interface ContactWorldSettings {
  seed: number
  epoch: number
  count: number
  pattern: readonly Language[]
  lists: readonly ListData[]
  properties: readonly SchemaProperty[]
  business: Business
}

export function createContactWorld({
  seed,
  epoch,
  count,
  pattern,
  lists,
  properties,
  business,
}: ContactWorldSettings): ContactWorld {
  const crowd = createCrowd(seed, count, pattern)
  const custom = properties.filter((property) => !property.system)
  const step = (HISTORY * DAY) / Math.max(count, 1)
  // Whole steps with less than a step of jitter: whoever has a lower index came earlier.
  const createdAtOf = remembered(count, (index) =>
    Math.floor(epoch - (count - index) * step + fraction(seed, index, 11) * step * 0.8),
  )
  const countBefore = (time: number) =>
    Math.max(1, Math.min(count, Math.floor(count - (epoch - time) / step)))

  const statusOf = remembered(count, (index): ContactStatus => {
    const luck = fraction(seed, index, 1)
    return statusShares.find(([, upTo]) => luck < upTo)?.[0] ?? 'subscribed'
  })
  const activity = createActivity({ seed, epoch, count, statusOf, countBefore, business })

  const subscriptionStatus = (index: number, list: ListData, place: number) => {
    if (fraction(seed, index, 100 + place) >= list.share) return undefined
    const status = statusOf(index)
    if (status === 'unsubscribed' || status === 'pending') return status
    const luck = fraction(seed, index, 200 + place)
    return luck < 0.04 ? 'unsubscribed' : luck < 0.06 ? 'pending' : 'active'
  }
  const subscriptionsOf = (index: number): Subscription[] => {
    const updatedAt = new Date(createdAtOf(index)).toISOString()
    return lists.flatMap((list, place) => {
      const status = subscriptionStatus(index, list, place)
      return status ? [{ mailingListId: list.id, status, source: sourceOf(index), updatedAt }] : []
    })
  }
  const placeOfList = new Map(lists.map((list, place) => [list.id, place]))

  const sourceOf = (index: number) =>
    pick(
      ['form', 'form', 'import', 'import', 'manual', 'api', 'connection', 'tracking'] as const,
      mix(seed, index, 2),
    )

  const localeOf = (index: number) => {
    if (fraction(seed, index, 4) >= 0.92) return undefined
    return crowd.languageOf(index) === 'ja'
      ? 'ja'
      : pick(['en', 'en', 'en', 'en-GB', 'fr', 'de'], mix(seed, index, 5))
  }
  const timezoneOf = (index: number) => {
    if (fraction(seed, index, 6) >= 0.8) return undefined
    return crowd.languageOf(index) === 'ja'
      ? 'Asia/Tokyo'
      : pick(['Europe/London', 'America/New_York', 'Europe/Paris', 'Australia/Sydney'], mix(seed, index, 7))
  }

  const placeOfProperty = new Map(custom.map(({ key }, place) => [key, place]))
  const propertyOf = (index: number, key: string): PropertyValue | undefined => {
    const place = placeOfProperty.get(key) ?? -1
    const property = custom[place]
    if (!property || fraction(seed, index, 300 + place) < 0.35) return undefined
    return valueOf(
      property,
      mix(seed, index, 400 + place),
      index,
      crowd.languageOf(index),
      createdAtOf(index),
      epoch,
    )
  }

  return {
    count,
    activity,
    emailOf: remembered(count, crowd.emailOf),
    nameOf: remembered(count, (index) => crowd.personOf(index).name),
    indexOf: crowd.indexOf,
    statusOf,
    createdAtOf,
    subscriptionsOf,
    subscriptionStatusOf(index, mailingListId) {
      const place = placeOfList.get(mailingListId)
      const list = place === undefined ? undefined : lists[place]
      return list && place !== undefined ? subscriptionStatus(index, list, place) : undefined
    },
    localeOf,
    timezoneOf,
    sourceOf,
    propertyOf,
    propertiesOf(index) {
      const values: Contact['properties'] = {}
      for (const { key } of custom) {
        const value = propertyOf(index, key)
        if (value !== undefined) values[key] = value
      }
      return values
    },
    profileOf(index) {
      const { name, email } = crowd.personOf(index)
      const status = statusOf(index)
      const created = createdAtOf(index)
      const changed = activity.statusChangedAt(index) ?? created
      const createdAt = new Date(created).toISOString()
      const statusAt = new Date(changed).toISOString()
      const reasons = statusReasons[status]
      const [locale, timezone] = [localeOf(index), timezoneOf(index)]
      const source = sourceOf(index)
      return {
        email,
        status,
        ...(reasons && { statusReason: pick(reasons, mix(seed, index, 3)) }),
        statusAt,
        ...(name !== undefined && { name }),
        ...(locale !== undefined && { locale }),
        ...(timezone !== undefined && { timezone }),
        source,
        ...(source === 'form' && { consent: { at: createdAt, source } }),
        createdAt,
        updatedAt: statusAt,
        version: 1,
      }
    },
  }
}

const companies: Record<Language, readonly string[]> = {
  en: [
    'Harbour Books',
    'Fig & Fern',
    'Studio Lark',
    'Northlight Dental',
    'Maple Street School',
    'Quay Ceramics',
  ],
  ja: [
    '株式会社あさひ工務店',
    '喫茶こもれび',
    '(有)みなと書房',
    '合同会社ハレノヒ',
    'さざなみ歯科',
    '北斗デザイン㈱',
  ],
}
const notes: Record<Language, readonly string[]> = {
  en: [
    'Likes it bright and floral.',
    'Nothing too acidic, please.\nGrinds at home.',
    'Always asks about the farm.',
  ],
  ja: ['華やかな香りが好き。', '酸味は控えめに。\nご自宅にミルあり。', '農園の話をすると喜ばれる。'],
}

function valueOf(
  property: SchemaProperty,
  luck: number,
  index: number,
  language: Language,
  createdAt: number,
  epoch: number,
): PropertyValue {
  // What is recorded has happened: between the arrival of the contact and now.
  const time = createdAt + (luck % Math.max(Math.min(120 * DAY, epoch - createdAt), 1))
  switch (property.type) {
    case 'string':
      return property.key === 'company'
        ? pick(companies[language], luck)
        : `R-${(luck % 46_656).toString(36).toUpperCase().padStart(3, '0')}`
    case 'text':
      return pick(notes[language], luck)
    case 'number':
      return property.key === 'boot_size'
        ? 36 + (luck % 12)
        : luck % (property.key === 'orders' ? 60 : 90_000)
    case 'boolean':
      return luck % 4 === 0
    case 'date':
      return new Date(Date.UTC(1950 + (luck % 56), luck % 12, 1 + (luck % 28))).toISOString().slice(0, 10)
    case 'datetime':
      return new Date(time).toISOString()
    case 'select':
      return pick(
        (property.options ?? []).map((option) => option.value),
        luck,
      )
    case 'multi_select':
      return (property.options ?? [])
        .filter((_, place) => (luck >> place) % 3 === 0)
        .map((option) => option.value)
    case 'url':
      return `https://${pick(['shop', 'www', 'blog'], luck)}.customer-${index}.example/`
    case 'email':
      return `billing+${index}@office.example`
    case 'phone':
      return language === 'ja'
        ? `+81 90-${1000 + (luck % 9000)}-${1000 + ((luck >>> 4) % 9000)}`
        : `+44 20 7946 ${String(luck % 1000).padStart(4, '0')}`
    case 'json':
      return { gift_wrap: luck % 2 === 0, grinder: pick(['none', 'hand', 'electric'], luck) }
  }
}

import type { Form, FormField, FormSubmission, SubmissionStatus } from '#api/forms'
import type { PropertyValue } from '#api/shapes'
import { emailField } from '#domain/forms/plain-form'
import { isCounted as isCountedSubmission, isWelcome } from '#domain/forms/submission-rules'
import { DAY } from '#lib/duration'
import type { Db } from '#mocks/core/db'
import { formPage } from './form-embed.ts'
import type { FormRecord, OpenPeriod } from './forms.data.ts'
import { submissionRecords, viewRecords } from './public-records.ts'
import { createCrowd } from '#mocks/accounts/people'
import { fraction, hashOf, mix, pick } from '#mocks/core/random'
import { without } from '#mocks/core/without'

/**
 * A public form goes round and is forgotten: of each publication the n-th submission comes n² times `first` ms after
 * its beginning, so two or three in the first ten minutes and some forty on the first day.
 */
const LIVE = { first: 60_000, viewsEach: 9 } as const

/** Shares of what is sent: spam is let in and marked, robots are turned away, the rest confirms or never does. */
const SHARE = { spam: 0.06, rejected: 0.075, confirms: 0.82 } as const

/** In ms: most confirm within minutes, nobody later than after 7 days (FRM-3). */
const CONFIRM = { fastest: 30_000, latest: 7 * DAY } as const

/** Something that was sent to a form: enough to count and to sort; `submissionOf` makes the rest. */
export interface Sent {
  id: string
  at: number
  status: SubmissionStatus
  version: number
  /** What makes it what it is. */
  luck: number
  /** The same as it was really sent by a visitor. */
  real?: FormSubmission
}

interface Moment {
  id: string
  at: number
  version: number
  optIn: OpenPeriod['optIn']
  /** How many the form may take in all. */
  most: number
}

/** Before the world began: evenly over the time, one in each part of it. */
function* pastMoments(form: FormRecord, seed: number): Generator<Moment> {
  const { past, id, periods } = form
  const [first] = periods
  if (!past || !first) return
  const from = Date.parse(past.from)
  const part = (Date.parse(past.to) - from) / past.count
  for (let number = 0; number < past.count; number += 1) {
    yield {
      id: `fsb_${id}_${number}`,
      at: Math.floor(from + (number + 0.1 + 0.8 * fraction(seed, hashOf(id), number)) * part),
      version: 1 + Math.floor((first.version * number) / past.count),
      optIn: first.optIn,
      most: Infinity,
    }
  }
}

/** When a period takes submissions; after the beginning of the world, what was before is the past. */
function opening(period: OpenPeriod, epoch: number, now: number): readonly [from: number, to: number] {
  const time = (at: string | undefined, otherwise: number) => (at === undefined ? otherwise : Date.parse(at))
  return [
    Math.max(Date.parse(period.from), epoch, time(period.opensAt, epoch)),
    Math.min(now, time(period.to, Infinity), time(period.closesAt, Infinity)),
  ]
}

function* liveMoments(
  { id, periods }: FormRecord,
  seed: number,
  epoch: number,
  now: number,
): Generator<Moment> {
  for (const [place, period] of periods.entries()) {
    const [from, to] = opening(period, epoch, now)
    for (let number = 1; ; number += 1) {
      const jitter = fraction(seed, hashOf(`${id}.${period.from}`), number) * number
      const at = Math.floor(from + LIVE.first * (number ** 2 + jitter))
      if (at > to) break
      yield {
        id: `fsb_${id}_${place}_${number}`,
        at,
        version: period.version,
        optIn: period.optIn,
        most: period.maxSubmissions ?? Infinity,
      }
    }
  }
}

/** All that was sent to a form until now, the oldest first: a function of the form and the time, and what visitors really sent. */
export function sentTo(db: Db, form: FormRecord, now: number): Sent[] {
  const { seed, epoch } = db.settings
  const sent: Sent[] = []
  let taken = 0
  for (const moments of [pastMoments(form, seed), liveMoments(form, seed, epoch, now)]) {
    for (const { id, at, version, optIn, most } of moments) {
      if (taken >= most) continue
      const luck = mix(seed, hashOf(id))
      const status = statusOf(seed, luck, optIn, at, now)
      if (isWelcome(status)) taken += 1
      sent.push({ id, at, version, luck, status })
    }
  }
  const real = db.of(submissionRecords).where(({ formId }) => formId === form.id)
  if (real.length === 0) return sent
  for (const record of real) {
    const { id, formVersion: version, status, submittedAt } = record
    sent.push({
      id,
      at: Date.parse(submittedAt),
      version,
      status,
      luck: 0,
      real: without(record, 'workspaceId', 'submissionId', 'token', 'lists', 'consentNote'),
    })
  }
  return sent.sort((a, b) => a.at - b.at)
}

/** Whether it is among the figures of a form. */
const isCounted = ({ status, real }: Sent) => isCountedSubmission(real ?? { status })

function statusOf(
  seed: number,
  luck: number,
  optIn: OpenPeriod['optIn'],
  at: number,
  now: number,
): SubmissionStatus {
  const kind = fraction(seed, luck, 1)
  if (kind < SHARE.spam) return 'spam'
  if (kind < SHARE.rejected) return 'rejected'
  if (optIn === 'single') return 'accepted'
  if (fraction(seed, luck, 2) >= SHARE.confirms) return 'pending_opt_in'
  // The sixth power: half of them within some hours, few after days.
  const wait = CONFIRM.fastest + fraction(seed, luck, 3) ** 6 * (CONFIRM.latest - CONFIRM.fastest)
  return now >= at + wait ? 'confirmed' : 'pending_opt_in'
}

/** What is counted of a form. */
export function formStats(
  db: Db,
  form: FormRecord,
  now: number,
): { views: number; submissions: number; lastSubmissionAt?: string } {
  const welcome = sentTo(db, form, now).filter(isCounted)
  const last = welcome.at(-1)
  return {
    views: viewsUntil(db, form, now) + (db.of(viewRecords).get(form.id)?.count ?? 0),
    submissions: welcome.length,
    ...(last && { lastSubmissionAt: new Date(last.at).toISOString() }),
  }
}

/** How often the visitors that the world makes up had seen a form by then. */
function viewsUntil(db: Db, { id, past, periods }: FormRecord, now: number): number {
  const { epoch } = db.settings
  const live = periods
    .map((period) => opening(period, epoch, now))
    .map(([from, to]) => Math.floor(LIVE.viewsEach * Math.sqrt(Math.max(0, to - from) / LIVE.first)))
  const before = past
    ? past.count *
      (8 + (hashOf(id) % 9)) *
      Math.min(1, Math.max(0, now - Date.parse(past.from)) / (Date.parse(past.to) - Date.parse(past.from)))
    : 0
  return Math.floor(before) + live.reduce((sum, one) => sum + one, 0)
}

/** Days of `last30`. */
const COURSE = 30

/** Views and submissions of each of the last 30 days, in UTC, today last. */
export function formCourse(db: Db, form: FormRecord, now: number): NonNullable<Form['last30']> {
  const today = Math.floor(now / DAY)
  const days = Array.from({ length: COURSE }, (_, place) => today - COURSE + 1 + place)
  const real = db.of(viewRecords).get(form.id)?.days ?? {}
  const counts = new Map<number, number>()
  for (const sent of sentTo(db, form, now)) {
    const day = Math.floor(sent.at / DAY)
    if (isCounted(sent)) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return {
    views: days.map(
      (day) =>
        viewsUntil(db, form, Math.min(now, (day + 1) * DAY)) -
        viewsUntil(db, form, day * DAY) +
        (real[String(day)] ?? 0),
    ),
    submissions: days.map((day) => counts.get(day) ?? 0),
  }
}

const spammers = [
  ['Best SEO Rank', 'promo', 'Rank #1 in 7 days: https://cheap-clicks.example/go'],
  ['Crypto Daily', 'win', 'You were chosen. Claim at https://free-coins.example'],
  ['副業サポート', 'info', '在宅で月50万円。詳しくは https://side-job.example まで'],
] as const

/** A submission with all that was sent. */
export function submissionOf(db: Db, form: FormRecord, sent: Sent): FormSubmission {
  const { luck, status } = sent
  if (sent.real) return sent.real
  const fields = form.publication?.snapshot.fields ?? form.fields
  const common = {
    id: sent.id,
    formId: form.id,
    formVersion: sent.version,
    status,
    submittedAt: new Date(sent.at).toISOString(),
  }
  const { seed } = db.settings
  const score = Math.round(fraction(seed, luck, 4) * 20) / 100
  if (!isWelcome(status)) {
    const [name, box, message] = pick(spammers, luck)
    return {
      ...common,
      contactId: null,
      values: valuesOf(fields, luck, (key) =>
        key === 'email'
          ? `${box}${luck % 9000}@cheap-clicks.example`
          : key === 'name'
            ? name
            : key === 'tasting_notes' || key === 'company'
              ? message
              : undefined,
      ),
      source: { url: formPage(form) },
      botScore: Math.round((0.7 + score) * 100) / 100,
    }
  }
  const person = personOf(db, form, luck)
  const utm = luck % 3 === 0 ? pick(campaigns, luck >>> 3) : undefined
  return {
    ...common,
    contactId: person.contactId,
    // Of whoever was deleted only the deed is left.
    values: person.isGone ? {} : valuesOf(fields, luck, person.value),
    source: {
      url: formPage(form),
      ...(luck % 5 < 3 && { referrer: pick(referrers, luck >>> 5) }),
      ...(utm && { utm: { ...utm } }),
      locale: person.locale,
    },
    botScore: score,
  }
}

const campaigns = [
  { source: 'instagram', medium: 'social', campaign: 'autumn' },
  { source: 'shop-card', medium: 'print', campaign: 'counter' },
  { source: 'letter', medium: 'email', campaign: 'forwarded' },
]
const referrers = [
  'https://search.example/',
  'https://social.example/',
  'https://maps.example/',
  'https://blog.northpost.example/where-we-go',
]

interface Person {
  contactId: string | null
  isGone: boolean
  locale: string
  value: (key: string) => PropertyValue | undefined
}

/** Somebody of the workspace's contacts; where it has none, a stranger. */
function personOf(db: Db, form: FormRecord, luck: number): Person {
  const table = db.contacts(form.workspaceId)
  const { base } = table
  if (base.count === 0) {
    const crowd = createCrowd(db.settings.seed, 4096, ['ja', 'en'])
    const { name, email } = crowd.personOf(luck % 4096)
    return {
      contactId: null,
      isGone: false,
      locale: crowd.languageOf(luck % 4096),
      value: (key) => (key === 'email' ? email : key === 'name' ? name : undefined),
    }
  }
  const index = luck % base.count
  const contactId = table.idOfIndex(index)
  const isGone = table.get(contactId) === undefined
  return {
    contactId: isGone ? null : contactId,
    isGone,
    locale: base.profileOf(index).locale ?? 'ja',
    value: (key) =>
      key === 'email'
        ? base.emailOf(index)
        : key === 'name'
          ? base.nameOf(index)
          : base.propertyOf(index, key),
  }
}

function valuesOf(
  fields: readonly FormField[],
  luck: number,
  valueOf: (key: string) => PropertyValue | undefined,
): FormSubmission['values'] {
  const values: FormSubmission['values'] = {}
  for (const { id, type, propertyKey, options = [] } of fields.some((field) => field.propertyKey === 'email')
    ? fields
    : [emailField, ...fields]) {
    if (type === 'consent') values[id] = true
    if (type === 'list_choice')
      values[id] = options.filter((_, place) => (luck >>> place) % 2 === 0).map(({ value }) => value)
    if (type !== 'property' && type !== 'hidden') continue
    const value = propertyKey === undefined ? undefined : valueOf(propertyKey)
    if (value !== undefined) values[propertyKey ?? id] = value
  }
  return values
}

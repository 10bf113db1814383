import type { CampaignSchedule, CampaignStatus, ContentVariant, Execution } from '#api/campaigns'
import type { Role } from '#api/self-account'
import { DAY, MINUTE } from '#lib/duration'
import type { ConditionProblem } from '#lib/condition-tree'
import { isTimezone } from '#lib/zoned-time'
import { badInput, forbidden, ruleBroken } from '#domain/kernel/refusals'
import { expectNoProblems } from '#domain/segments/condition-refusal'
import { bodyProblems } from './mail-body.ts'
import { expectWholeWeights } from './variants.ts'

/** What somebody may do with a campaign. */
export type CampaignAction = 'change' | 'cancel' | 'delete' | 'send' | 'sendRest'

/** What a status allows (CAM-2 to CAM-6); who may do it is asked apart. `send` of a scheduled one moves its time. */
export const campaignActions: Readonly<Record<CampaignStatus, readonly CampaignAction[]>> = {
  draft: ['change', 'delete', 'send'],
  scheduled: ['cancel', 'send', 'sendRest'],
  preparing: ['cancel'],
  sending: ['cancel'],
  canceling: [],
  sent: ['delete'],
  canceled: ['delete', 'sendRest'],
  failed: ['delete', 'sendRest'],
}
export const allows = (status: CampaignStatus, action: CampaignAction): boolean =>
  campaignActions[status].includes(action)

/** Whether a campaign still needs what it refers to: it waits to be sent, or is being sent. */
export const isUnderWay = (status: CampaignStatus): boolean =>
  status === 'scheduled' || status === 'preparing' || status === 'sending' || status === 'canceling'

const howToChange: Record<Exclude<CampaignStatus, 'draft'>, string> = {
  scheduled: 'Cancel it first: then it is a draft again.',
  preparing: 'Cancel it first.',
  sending: 'Its mails are going out.',
  canceling: 'Wait until it is canceled.',
  sent: 'Duplicate it to send something else.',
  canceled: 'Duplicate it to send something else.',
  failed: 'Duplicate it to send something else.',
}
/** Refuses to change what is on its way or was sent; labels and notes can always be changed. */
export function expectChangeable(status: CampaignStatus): void {
  if (status !== 'draft')
    throw ruleBroken(`A campaign that is ${status} can’t be changed. ${howToChange[status]}`)
}

export function expectDeletable(status: CampaignStatus, role: Role): void {
  if (!allows(status, 'delete'))
    throw ruleBroken(`A campaign that is ${status} can’t be deleted. Cancel it first.`)
  if (status !== 'draft' && role !== 'owner') throw forbidden()
}

export function expectCancelable(status: CampaignStatus): void {
  if (!allows(status, 'cancel')) throw ruleBroken(`A campaign that is ${status} can’t be canceled.`)
}

/** What must be known of a campaign before it can be sent. */
export interface ReadyFacts {
  hasSender: boolean
  /** Whether mails may go out from the sender now. */
  isVerified: boolean
  company: { address: string; addressJa?: string | undefined }
  /** What is wrong with the conditions of the audience. */
  problems: readonly ConditionProblem[]
  /** The keys of the properties of contacts that the workspace has made. */
  propertyKeys: ReadonlySet<string>
  /** Its variants with their bodies. */
  mails: readonly Mail[]
}
type Mail = Parameters<typeof bodyProblems>[0] & Pick<ContentVariant, 'locale' | 'weight'>

/** What keeps a campaign from being sent, as a refusal of the first thing (CAM-9 to CAM-12). */
export function expectReady({
  hasSender,
  isVerified,
  company,
  problems,
  propertyKeys,
  mails,
}: ReadyFacts): void {
  if (!hasSender) throw ruleBroken('It has no sender. Choose one.')
  if (!isVerified)
    throw ruleBroken('The sender is not verified. Choose another, or verify its domain and mailbox.')
  if (company.address.trim() === '' && (company.addressJa ?? '').trim() === '')
    throw ruleBroken(
      'The brand has no postal address, which mails must have. Write it into the brand settings.',
    )
  expectNoProblems(problems)
  for (const mail of mails) {
    const [problem] = bodyProblems(mail, propertyKeys)
    if (problem !== undefined) throw ruleBroken(problem)
  }
  expectWholeWeights(mails)
}

/** In ms: how long sending now can be taken back, and how near and how far a time may be (CAM-13, CAM-14). */
const SCHEDULE = { undo: MINUTE, soonest: 5 * MINUTE, latest: 366 * DAY } as const

/** How many more people than were confirmed it may go to: so many, or this share of them. */
const CONFIRMED = { people: 10, share: 0.1 } as const

/** When it begins, and until when that can be taken back. `now` in ms since 1970. */
export function beginOf(
  { at, timezone }: Pick<CampaignSchedule, 'at' | 'timezone'>,
  now: number,
): { at: string; undoUntil?: string } {
  if (!isTimezone(timezone)) throw badInput(`There is no time zone "${timezone}".`)
  if (at === undefined) {
    const begins = new Date(now + SCHEDULE.undo).toISOString()
    return { at: begins, undoUntil: begins }
  }
  const time = Date.parse(at)
  if (!(time >= now + SCHEDULE.soonest))
    throw ruleBroken('The time is in less than 5 minutes. Choose a later one, or send now.')
  if (time > now + SCHEDULE.latest) throw ruleBroken('The time is more than a year ahead.')
  return { at }
}

type Kind = Execution['kind']

/** What of a campaign is to be sent in that state; `queued` is what waits to be sent. Refuses what leads nowhere (CAM-6). */
export function kindOfRun(
  status: CampaignStatus,
  queued: Kind | undefined,
  mode: CampaignSchedule['mode'],
): Kind {
  switch (status) {
    case 'draft':
      if (mode === 'all') return 'initial'
      throw ruleBroken('Nothing was sent yet, so nobody remains: send it to all.')
    case 'scheduled':
      if ((mode === 'remaining') === (queued === 'remaining')) return queued ?? 'initial'
      throw ruleBroken(
        mode === 'all'
          ? 'Some have it already: it can go to those who remain only.'
          : 'Nothing was sent yet, so nobody remains: send it to all.',
      )
    case 'canceled':
    case 'failed':
      if (mode === 'remaining') return 'remaining'
      throw ruleBroken('Some may have it already: it can go to those who remain only.')
    case 'sent':
      throw ruleBroken('It was sent already. Duplicate it to send it again.')
    case 'preparing':
    case 'sending':
    case 'canceling':
      throw ruleBroken(`It is ${status}. Wait until that is over.`)
  }
}

/** Refuses to send to nobody. */
export function expectSome(count: number, kind: Kind): void {
  if (count === 0)
    throw ruleBroken(
      kind === 'remaining'
        ? 'Everybody has it already: nobody remains.'
        : 'Nobody is in the audience. Choose lists or segments with people.',
    )
}

/** Refuses to send to many more people than somebody has confirmed. */
export function expectConfirmed(count: number, confirmed: number): void {
  if (count > confirmed + Math.max(CONFIRMED.people, CONFIRMED.share * confirmed))
    throw ruleBroken(
      `It would go to ${count} people, and ${confirmed} were confirmed. Look at the audience again.`,
    )
}

/** The longest that a name may be. */
const NAME = { most: 120 } as const
/** What a copy is called, in the language of the name. */
export function copyName(name: string): string {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(name)
  const [before, after] = isJapanese ? ['', ' のコピー'] : ['Copy of ', '']
  // A cut never leaves half of a character.
  const kept = name.slice(0, NAME.most - before.length - after.length).replace(/[\ud800-\udbff]$/, '')
  return `${before}${kept}${after}`
}

import type { CampaignSchedule, CampaignStatus, ContentVariant, Execution } from '#api/campaigns'
import type { Role } from '#api/self-account'
import { DAY, MINUTE } from '#lib/duration'
import type { ConditionProblem } from '#lib/condition-tree'
import { isTimezone } from '#lib/zoned-time'
import { badInput, forbidden, ruleBroken } from '#domain/kernel/refusals'
import { expectNoProblems } from '#domain/segments/condition-refusal'
import type { LegalCompany } from '#domain/legal/legal-text'
import { allows, obstacleTo } from './campaign-actions.ts'
import { legalProblem, type LegalMail } from './legal.ts'
import { bodyProblems } from './mail-body.ts'
import { expectWholeWeights } from './variants.ts'

/** Whether a campaign still needs what it refers to: it waits to be sent, or is being sent. */
export const isUnderWay = (status: CampaignStatus): boolean =>
  status === 'scheduled' || status === 'preparing' || status === 'sending' || status === 'canceling'

const again = ['Duplicate it to send something else.', '別の内容を送信するには、複製してください。'] as const
const howToChange: Record<Exclude<CampaignStatus, 'draft'>, readonly [en: string, ja: string]> = {
  scheduled: ['Cancel it first: then it is a draft again.', '予約を取り消すと、下書きに戻ります。'],
  preparing: ['Cancel it first.', '先に送信を停止してください。'],
  sending: ['Its mails are going out.', 'メールを送信しているところです。'],
  canceling: ['Wait until it is canceled.', '停止するまでお待ちください。'],
  sent: again,
  canceled: again,
  failed: again,
}
/** Refuses to change what is on its way or was sent; labels and notes can always be changed. */
export function expectChangeable(status: CampaignStatus): void {
  if (status !== 'draft' && !allows(status, 'change'))
    throw ruleBroken(
      `A campaign that is ${status} can’t be changed. ${howToChange[status][0]}`,
      `このキャンペーンは変更できません。${howToChange[status][1]}`,
    )
}

export function expectDeletable(status: CampaignStatus, role: Role): void {
  const obstacle = obstacleTo('delete', status, role)
  if (obstacle === 'ownerOnly') throw forbidden()
  if (obstacle)
    throw ruleBroken(
      `A campaign that is ${status} can’t be deleted. Cancel it first.`,
      'このキャンペーンは削除できません。先に予約の取り消しか、送信の停止を行ってください。',
    )
}

export function expectCancelable(status: CampaignStatus): void {
  if (!allows(status, 'cancel'))
    throw ruleBroken(`A campaign that is ${status} can’t be canceled.`, 'このキャンペーンは取り消せません。')
}

/** What must be known of a campaign before it can be sent. */
export interface ReadyFacts {
  hasSender: boolean
  /** Whether mails may go out from the sender now. */
  isVerified: boolean
  company: LegalCompany
  /** What is wrong with the conditions of the audience. */
  problems: readonly ConditionProblem[]
  /** The keys of the properties of contacts that the workspace has made. */
  propertyKeys: ReadonlySet<string>
  /** Its variants with their bodies. */
  mails: readonly Mail[]
}
type Mail = LegalMail & Pick<ContentVariant, 'locale' | 'weight'>

/** What keeps a campaign from being sent, as a refusal of the first thing (CAM-9 to CAM-12). */
export function expectReady({
  hasSender,
  isVerified,
  company,
  problems,
  propertyKeys,
  mails,
}: ReadyFacts): void {
  if (!hasSender) throw ruleBroken('It has no sender. Choose one.', '差出人を選択してください。')
  if (!isVerified)
    throw ruleBroken(
      'The sender is not verified. Choose another, or verify its domain and mailbox.',
      '差出人が未認証です。別の差出人を選ぶか、ドメインとメールボックスを認証してください。',
    )
  if (company.address.trim() === '' && (company.addressJa ?? '').trim() === '')
    throw ruleBroken(
      'The brand has no postal address, which mails must have. Write it into the brand settings.',
      'メールに必要な住所がブランドに設定されていません。ブランド設定で入力してください。',
    )
  expectNoProblems(problems)
  for (const mail of mails) {
    const [flaw] = bodyProblems(mail, propertyKeys)
    if (flaw) throw ruleBroken(flaw.en, flaw.ja)
    const problem = legalProblem(mail, company)
    if (problem) throw ruleBroken(problem.en, problem.ja)
  }
  expectWholeWeights(mails)
}

/** In ms: how long sending now can be taken back, and how near and how far a time may be (CAM-13, CAM-14). */
export const SCHEDULE = { undo: MINUTE, soonest: 5 * MINUTE, latest: 366 * DAY } as const

/** How many more people than were confirmed it may go to: so many, or this share of them. */
const CONFIRMED = { people: 10, share: 0.1 } as const

/** When it begins, and until when that can be taken back. `now` in ms since 1970. */
export function beginOf(
  { at, timezone }: Pick<CampaignSchedule, 'at' | 'timezone'>,
  now: number,
): { at: string; undoUntil?: string } {
  if (!isTimezone(timezone))
    throw badInput(`There is no time zone "${timezone}".`, `「${timezone}」というタイムゾーンはありません。`)
  if (at === undefined) {
    const begins = new Date(now + SCHEDULE.undo).toISOString()
    return { at: begins, undoUntil: begins }
  }
  const time = Date.parse(at)
  if (!(time >= now + SCHEDULE.soonest))
    throw ruleBroken(
      'The time is in less than 5 minutes. Choose a later one, or send now.',
      '5分以上先の日時を選ぶか、今すぐ送信してください。',
    )
  if (time > now + SCHEDULE.latest)
    throw ruleBroken('The time is more than a year ahead.', '1年以内の日時を選択してください。')
  return { at }
}

type Kind = Execution['kind']

const nobodyRemains = () =>
  ruleBroken(
    'Nothing was sent yet, so nobody remains: send it to all.',
    'まだ誰にも送信していません。全員に送信してください。',
  )

/** What of a campaign is to be sent in that state; `queued` is what waits to be sent. Refuses what leads nowhere (CAM-6). */
export function kindOfRun(
  status: CampaignStatus,
  queued: Kind | undefined,
  mode: CampaignSchedule['mode'],
): Kind {
  switch (status) {
    case 'draft':
      if (mode === 'all') return 'initial'
      throw nobodyRemains()
    case 'scheduled':
      if ((mode === 'remaining') === (queued === 'remaining')) return queued ?? 'initial'
      throw mode === 'all'
        ? ruleBroken(
            'Some have it already: it can go to those who remain only.',
            'すでに受け取った人がいるため、まだ届いていない人にのみ送信できます。',
          )
        : nobodyRemains()
    case 'canceled':
    case 'failed':
      if (mode === 'remaining') return 'remaining'
      throw ruleBroken(
        'Some may have it already: it can go to those who remain only.',
        'すでに受け取った人がいる可能性があるため、まだ届いていない人にのみ送信できます。',
      )
    case 'sent':
      throw ruleBroken(
        'It was sent already. Duplicate it to send it again.',
        'すでに送信されています。もう一度送信するには、複製してください。',
      )
    case 'preparing':
    case 'sending':
    case 'canceling':
      throw ruleBroken(`It is ${status}. Wait until that is over.`, '処理が終わるまでお待ちください。')
  }
}

/** Refuses to send to nobody. */
export function expectSome(count: number, kind: Kind): void {
  if (count === 0)
    throw kind === 'remaining'
      ? ruleBroken('Everybody has it already: nobody remains.', '全員に届いています。')
      : ruleBroken(
          'Nobody is in the audience. Choose lists or segments with people.',
          '配信先に該当する人がいません。リストかセグメントを見直してください。',
        )
}

/** Refuses to send to many more people than somebody has confirmed. */
export function expectConfirmed(count: number, confirmed: number): void {
  if (count > confirmed + Math.max(CONFIRMED.people, CONFIRMED.share * confirmed))
    throw ruleBroken(
      `It would go to ${count} people, and ${confirmed} were confirmed. Look at the audience again.`,
      `確認した${confirmed}人に対して、${count}人に送信されます。配信先をもう一度確認してください。`,
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

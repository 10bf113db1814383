import type { Audience, Campaign, ContentVariant } from '#api/campaigns'
import type { Domain } from '#api/domains'
import type { LegalCompany, LegalItem } from '#domain/legal/legal-text'
import { DAY } from '#lib/duration'
import type { ReadyFacts } from './campaign-rules.ts'
import { legalBlockers, legalFindings, type LegalFinding, type LegalMail } from './legal.ts'
import { mailFlaws, type MailFlaw } from './mail-body.ts'
import { unevenWeights } from './variants.ts'

/** A variant with its body. */
type Mail = Pick<
  ContentVariant,
  'id' | 'mode' | 'doc' | 'html' | 'text' | 'subject' | 'previewText' | 'label' | 'locale' | 'weight'
>

export interface BlockingFacts extends Omit<ReadyFacts, 'mails'> {
  mails: readonly Mail[]
  /** How many people would get it. */
  recipients: number
}

/** What keeps a campaign from being sent: each is what a backend refuses (CAM-9 to CAM-11). */
export type Blocker =
  | { code: 'noSender' | 'senderNotVerified' | 'noAddress' | 'conditions' | 'nobody' }
  | { code: 'weights'; locale: ContentVariant['locale']; sum: number }
  | { code: 'legal'; item: LegalItem; fix: LegalFinding['fix']; variantId: string; label: string }
  | { code: MailFlaw['kind']; variantId: string; label: string; about: string }

/** Everything that keeps a campaign from being sent, in the order in which a backend looks at it (CAM-100). */
export function blockersOf(facts: BlockingFacts): Blocker[] {
  const { hasSender, isVerified, company, problems, propertyKeys, mails, recipients } = facts
  const hasAddress = company.address.trim() !== '' || (company.addressJa ?? '').trim() !== ''
  return [
    ...(hasSender
      ? isVerified
        ? []
        : [{ code: 'senderNotVerified' } as const]
      : [{ code: 'noSender' } as const]),
    ...(hasAddress ? [] : [{ code: 'noAddress' } as const]),
    ...(problems.length > 0 ? [{ code: 'conditions' } as const] : []),
    ...mails.flatMap((mail) => [
      ...mailFlaws(mail, propertyKeys).map((flaw) => ({
        code: flaw.kind,
        variantId: mail.id,
        label: mail.label,
        about: 'about' in flaw ? flaw.about : '',
      })),
      // Without an address in the brand that is what is to be put right first.
      ...legalBlockers(mail, company)
        .filter(({ item }) => hasAddress || item !== 'address')
        .map(
          ({ item, fix }) => ({ code: 'legal', item, fix, variantId: mail.id, label: mail.label }) as const,
        ),
    ]),
    ...unevenWeights(mails).map((uneven) => ({ code: 'weights', ...uneven }) as const),
    ...(recipients > 0 ? [] : [{ code: 'nobody' } as const]),
  ]
}

/** What the law recommends, or what only people can judge (CAM-122). */
export const legalCautions = (mails: readonly LegalMail[], company: LegalCompany): LegalFinding[] =>
  mails.flatMap((mail) => legalFindings(mail, company).filter(({ state }) => state === 'recommends'))

/** When a mail is likely to annoy readers or mailbox providers; times in ms. */
const CAUTION = { again: DAY, volume: 30 * DAY, jump: 2, jumpFrom: 1000, skipHours: 24 } as const

export interface CautionFacts {
  campaign: Pick<Campaign, 'id' | 'audience' | 'variants'>
  recipients: number
  domain: Pick<Domain, 'dmarcPolicy'> | undefined
  /** Campaigns that were sent, newest first. */
  sent: readonly Pick<Campaign, 'id' | 'name' | 'audience' | 'variants' | 'sentAt' | 'stats'>[]
  /** ms since 1970. */
  now: number
}

/** What should be looked at before sending, beside the mail itself (CAM-101). */
export type Caution =
  | { code: 'dmarcMissing' }
  | { code: 'sameSubject'; name: string; variantId: string }
  /** `fix` skips whoever got a mail in the last 24 hours. */
  | { code: 'sentLately'; name: string; fix: { audience: Audience } }
  | { code: 'jump'; recipients: number; volume: number }

export function cautionsOf({ campaign, recipients, domain, sent, now }: CautionFacts): Caution[] {
  const others = sent.filter(({ id, sentAt }) => id !== campaign.id && sentAt !== undefined)
  const age = ({ sentAt = '' }: { sentAt?: string | undefined }) => now - Date.parse(sentAt)
  const subjects = campaign.variants.filter(({ subject }) => subject.trim() !== '')
  const same = subjects.find((own) => others[0]?.variants.some(({ subject }) => subject === own.subject))
  const lately = others.find((one) => age(one) < CAUTION.again && doOverlap(one.audience, campaign.audience))
  const volume = others
    .filter((one) => age(one) < CAUTION.volume)
    .reduce((sum, { stats }) => sum + (stats?.sent ?? 0), 0)
  const { skipIfSentWithinHours = 0 } = campaign.audience
  return [
    ...(domain?.dmarcPolicy === 'missing' ? [{ code: 'dmarcMissing' } as const] : []),
    ...(same && others[0]
      ? [{ code: 'sameSubject', name: others[0].name, variantId: same.id } as const]
      : []),
    ...(lately && skipIfSentWithinHours < CAUTION.skipHours
      ? [
          {
            code: 'sentLately',
            name: lately.name,
            fix: { audience: { ...campaign.audience, skipIfSentWithinHours: CAUTION.skipHours } },
          } as const,
        ]
      : []),
    ...(recipients >= CAUTION.jumpFrom && recipients > CAUTION.jump * volume
      ? [{ code: 'jump', recipients, volume } as const]
      : []),
  ]
}

/** Whether two audiences name a list or segment in common. Conditions are not compared. */
const doOverlap = (one: Audience, other: Audience): boolean =>
  one.mailingListIds.some((id) => other.mailingListIds.includes(id)) ||
  one.segmentIds.some((id) => other.segmentIds.includes(id))

import type { MessageDescriptor } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import type { CampaignChange, CampaignStep } from '#features/campaigns/campaign-step'
import {
  blockersOf,
  cautionsOf,
  legalCautions,
  type Blocker,
  type Caution,
} from '#domain/campaigns/checklist'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { lacksForJapanese, mailsForWantOfJapanese, type LegalFinding } from '#domain/campaigns/legal'
import { withLegalFooter } from '#domain/campaigns/legal-footer'
import { variablesIn } from '#domain/campaigns/mail-body'
import { customProperties } from '#domain/contacts/contact-rules'
import type { ConditionProblem } from '#lib/condition-tree'
import type { Setting } from '#lib/query'
import type { MailIssue } from './check-mails.ts'
import { messages } from './checklist.messages.ts'
import type { ChecklistFacts } from './use-checklist-facts.ts'

/** Where a row can be put right: a step of the campaign, a section of the settings, or the page of its sender. */
export type Jump =
  | { kind: 'step'; step: CampaignStep; target?: string }
  | { kind: 'settings'; setting: Setting }
  | { kind: 'sender'; senderId: string }

export interface ChecklistRow {
  id: string
  /** Whether it keeps the campaign from being sent. */
  blocks: boolean
  message: MessageDescriptor
  values: Readonly<Record<string, string | number>>
  /** The variant it is about, where there are several. */
  variant?: string
  count?: number
  jump: Jump
  fix?: CampaignChange
}

/** All rows of the checklist, those that block first (CAM-100, CAM-101). */
export function checklistOf(
  facts: ChecklistFacts,
  problems: readonly ConditionProblem[],
  issues: readonly MailIssue[],
  now: number,
): ChecklistRow[] {
  const { campaign, sender, domain, brand, sent, recipients, properties } = facts
  const blockers = blockersOf({
    hasSender: campaign.senderId !== null && sender !== null,
    isVerified: sender?.status === 'verified',
    company: brand.company,
    problems,
    propertyKeys: new Set(customProperties(properties).keys()),
    mails: campaign.variants,
    recipients,
  })
  const severalVariants = campaign.variants.length > 1
  const called = (id: string) => {
    const found = severalVariants ? campaign.variants.find((one) => one.id === id) : undefined
    if (!found) return {}
    return { variant: [found.locale?.toUpperCase(), found.label].filter(Boolean).join(' ') || found.subject }
  }
  const footerFix = (variantId: string): CampaignChange => ({
    variants: campaign.variants.map((one) => (one.id === variantId ? withLegalFooter(one, brand) : one)),
  })
  const rows = blockers.map((blocker) => ({
    ...blockingRow(blocker, campaign, footerFix, issues),
    ...('variantId' in blocker && called(blocker.variantId)),
  }))
  const legal = legalCautions(campaign.variants, brand.company).map((finding): ChecklistRow => ({
    ...legalRow(finding, footerFix),
    ...called(finding.variantId),
    blocks: false,
  }))
  const { japaneseReaders } = facts
  const foreign = (japaneseReaders > 0 ? mailsForWantOfJapanese(campaign.variants) : []).flatMap(
    (mail): ChecklistRow[] =>
      lacksForJapanese(mail, brand.company).length === 0
        ? []
        : [
            {
              id: `legal japanese ${mail.id}`,
              blocks: false,
              message: messages.legalJapanese,
              values: { readers: japaneseReaders },
              ...called(mail.id),
              jump: { kind: 'step', step: 'content', target: mail.id },
            },
          ],
  )
  // A tag that can't be read blocks.
  const others = issues.filter(({ rule }) => rule !== 'templateInvalid')
  const mails = others.map(({ rule, variant, issue, count, fix }): ChecklistRow => ({
    id: `${rule} ${variant.id}`,
    blocks: false,
    message: issue.message,
    values: issue.values ?? {},
    ...called(variant.id),
    ...(count > 1 && { count }),
    jump: { kind: 'step', step: 'content', target: variant.id },
    ...(fix && { fix }),
  }))
  const cautions = cautionsOf({ campaign, recipients, domain, sent, now })
  return [...rows, ...legal, ...foreign, ...mails, ...cautions.map((one) => cautionRow(one, domain?.name))]
}

function blockingRow(
  blocker: Blocker,
  { audience, senderId, variants }: Pick<Campaign, 'audience' | 'senderId' | 'variants'>,
  footerFix: (variantId: string) => CampaignChange,
  issues: readonly MailIssue[],
): ChecklistRow {
  const row = (jump: Jump, values = {}): ChecklistRow => ({
    id: blocker.code,
    blocks: true,
    message: blocker.code === 'legal' ? legalMessages[blocker.item] : messages[blocker.code],
    values,
    jump,
  })
  switch (blocker.code) {
    case 'noSender':
      return row({ kind: 'step', step: 'settings', target: 'sender' })
    case 'senderNotVerified':
      return row(
        senderId === null
          ? { kind: 'step', step: 'settings', target: 'sender' }
          : { kind: 'sender', senderId },
      )
    case 'noAddress':
      return row({ kind: 'settings', setting: { key: 'brands' } })
    case 'conditions':
      return row({ kind: 'step', step: 'audience', target: 'conditions' })
    case 'nobody':
      return {
        ...row({ kind: 'step', step: 'audience', target: 'lists' }),
        ...(!audienceCondition(audience) && { message: messages.notChosen }),
      }
    case 'legal':
      return legalRow(blocker, footerFix)
    case 'weights': {
      const first = variants.find(({ locale }) => locale === blocker.locale)
      return row(
        { kind: 'step', step: 'content', ...(first && { target: `share:${first.id}` }) },
        { sum: blocker.sum },
      )
    }
    case 'subject':
    case 'content':
    case 'unsubscribe':
    case 'variable':
    case 'template':
    case 'link': {
      const { code, variantId, about } = blocker
      const fix =
        code === 'unsubscribe'
          ? footerFix(variantId)
          : code === 'template'
            ? issues.find(({ rule, variant }) => rule === 'templateInvalid' && variant.id === variantId)?.fix
            : undefined
      const { subject = '', previewText = '' } = variants.find(({ id }) => id === variantId) ?? {}
      const isIn = (text: string) =>
        code === 'variable' ? variablesIn(text).includes(about) : code === 'template' && text.includes(about)
      const part = code === 'subject' || isIn(subject) ? 'subject:' : isIn(previewText) ? 'previewText:' : ''
      return {
        ...row(
          { kind: 'step', step: 'content', target: `${part}${variantId}` },
          { about: about.slice(0, ABOUT_MOST) },
        ),
        id: `${code} ${variantId}`,
        ...(fix && { fix }),
      }
    }
  }
}

const legalMessages = {
  senderName: messages.legalSenderName,
  address: messages.legalAddress,
  optOut: messages.unsubscribe,
  optOutNotice: messages.legalNotice,
  complaint: messages.legalComplaint,
  header: messages.unsubscribe,
} satisfies Record<LegalFinding['item'], MessageDescriptor>

/** What the law asks of one mail: put right by a footer of the brand, once the brand has what it says (CAM-123). */
function legalRow(
  { item, fix, variantId }: Pick<LegalFinding, 'item' | 'fix' | 'variantId'>,
  footerFix: (variantId: string) => CampaignChange,
): ChecklistRow {
  const isInMail = fix === 'footer'
  return {
    id: `legal ${item} ${variantId}`,
    blocks: true,
    message: item === 'complaint' && !isInMail ? messages.legalComplaintBrand : legalMessages[item],
    values: {},
    jump: isInMail
      ? { kind: 'step', step: 'content', target: variantId }
      : { kind: 'settings', setting: { key: 'brands' } },
    ...(isInMail && { fix: footerFix(variantId) }),
  }
}

/** Characters of an address or a name that a row shows. */
const ABOUT_MOST = 80

function cautionRow(caution: Caution, domainName = ''): ChecklistRow {
  const { code } = caution
  const row = { id: code, blocks: false, message: messages[code], values: {} }
  switch (caution.code) {
    case 'dmarcMissing':
      return { ...row, jump: { kind: 'settings', setting: { key: 'domains', value: domainName } } }
    case 'sameSubject':
      return {
        ...row,
        values: { name: caution.name },
        jump: { kind: 'step', step: 'content', target: `subject:${caution.variantId}` },
      }
    case 'sentLately':
      return {
        ...row,
        values: { name: caution.name },
        jump: { kind: 'step', step: 'audience', target: 'recent' },
        fix: caution.fix,
      }
    case 'jump':
      return {
        ...row,
        values: { recipients: caution.recipients, volume: caution.volume },
        jump: { kind: 'step', step: 'audience', target: 'lists' },
      }
  }
}

import type { ContentVariant } from '#api/campaigns'
import {
  textFindings,
  type LegalCompany,
  type LegalReaders,
  type TextFinding,
} from '#domain/legal/legal-text'
import { endsSubscription, readableText, readByAll } from './mail-body.ts'
import { variantsFor } from './variants.ts'

/** A variant with its body. */
export type LegalMail = Parameters<typeof readableText>[0] & Pick<ContentVariant, 'id' | 'locale'>

export interface LegalFinding extends TextFinding {
  variantId: string
}

/** The language of the readers that a variant is for: its own, else the one that it is written in (CAM-121). */
export function readersOf(mail: LegalMail): LegalReaders {
  if (mail.locale !== null) return mail.locale === 'ja' ? 'ja' : 'other'
  if (mail.mode === 'blocks' && mail.doc) return mail.doc.settings.lang.startsWith('ja') ? 'ja' : 'other'
  return /[\u3041-\u30fa]/.test(`${mail.subject}${readableText(mail)}`) ? 'ja' : 'other'
}

/** The law asks for it in each mail: what is missing in one reading is missing. */
function findingsFor(readers: LegalReaders, mail: LegalMail, company: LegalCompany): TextFinding[] {
  const ends = endsSubscription(mail)
  const [first = [], ...others] = readByAll(mail).map((text) =>
    textFindings({ readers, text, endsSubscription: ends }, company),
  )
  return first.map((finding, at) =>
    finding.state === 'met' ? (others.find((other) => other[at]?.state !== 'met')?.[at] ?? finding) : finding,
  )
}

/** Everything that is asked of one mail and whether it has it, in the order in which a backend looks at it (CAM-122). */
export const legalFindings = (mail: LegalMail, company: LegalCompany): LegalFinding[] =>
  findingsFor(readersOf(mail), mail, company).map((finding) => ({ ...finding, variantId: mail.id }))

/** Mails that readers of Japanese get for want of one in their language. */
export const mailsForWantOfJapanese = <T extends LegalMail>(mails: readonly T[]): T[] =>
  variantsFor(mails, 'ja').filter((mail) => readersOf(mail) === 'other')

/**
 * What Japanese law asks of such a mail and it lacks, beside what is asked of it anyway. Where the readers are is known by
 * their language alone, so it is for people to judge (CAM-125).
 */
export const lacksForJapanese = (mail: LegalMail, company: LegalCompany): LegalFinding['item'][] =>
  findingsFor('ja', mail, company).flatMap(({ item, state }) =>
    state === 'blocks' && (item === 'senderName' || item === 'complaint') ? [item] : [],
  )

/** What keeps a mail from being sent. The link to unsubscribe is said by the rules of its body already (CAM-10). */
export const legalBlockers = (mail: LegalMail, company: LegalCompany): LegalFinding[] =>
  legalFindings(mail, company).filter(({ state, item }) => state === 'blocks' && item !== 'optOut')

/** The first of them as a sentence. */
export function legalProblem(mail: LegalMail, company: LegalCompany): { en: string; ja: string } | undefined {
  const [first] = legalBlockers(mail, company)
  if (!first) return undefined
  const { item, fix } = first
  const called = mail.label === '' ? 'The mail' : `The mail "${mail.label}"`
  const calledJa = mail.label === '' ? 'メール' : `メール「${mail.label}」`
  const where = fix === 'brand' ? 'Write it into the brand settings.' : 'Add a footer of the brand.'
  const whereJa =
    fix === 'brand' ? 'ブランド設定で入力してください。' : 'ブランドのフッターを追加してください。'
  const said = (en: string, ja: string) => ({
    en: `${called} ${en} ${where}`,
    ja: `${calledJa}に${ja}がありません。${whereJa}`,
  })
  if (item === 'address') return said('has no postal address, which the law requires.', '法律で必要な住所')
  if (item === 'senderName')
    return said('does not say who sends it, which Japanese law requires.', '法律で必要な送信者の名称')
  return said('has no contact for complaints, which Japanese law requires.', '法律で必要な苦情の受付先')
}

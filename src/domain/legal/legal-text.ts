import type { Brand } from '#api/brand'
import { fold } from '#lib/fold-text'

/** Of the company: what the law wants to be in a mail. */
export type LegalCompany = Pick<Brand['company'], 'address'> &
  Partial<Pick<Brand['company'], 'name' | 'nameJa' | 'addressJa' | 'complaintContact' | 'phone'>>

/**
 * What laws and mailbox providers ask of a mail:
 * - `japan`: article 4 of the law on specified e-mail (特定電子メール法): the sender's name, the postal address, that mails
 *   can be refused and where, and a contact for complaints;
 * - `canSpam`: a postal address and a way to refuse further mails;
 * - `oneClick`: the header of RFC 8058, which the product sets in every mail of a campaign.
 */
export type Law = 'japan' | 'canSpam' | 'oneClick'
export type LegalItem = 'senderName' | 'address' | 'optOut' | 'optOutNotice' | 'complaint' | 'header'

/** Whether readers of Japanese are written to, or anybody else. */
export type LegalReaders = 'ja' | 'other'

/** What one law asks of a text, and whether the text has it. */
export interface TextFinding {
  law: Law
  item: LegalItem
  /** Whether the text has it; else whether it can't be sent so, or should be looked at. */
  state: 'met' | 'blocks' | 'recommends'
  /** Where it is put right: by a footer of the brand in the mail, or first in the brand itself. */
  fix: 'footer' | 'brand'
}

/** What is read of a mail, or of a footer by itself. */
export interface LegalText {
  readers: LegalReaders
  /** What readers read, with its variables in braces. */
  text: string
  /** Whether there is a link that ends the subscription. */
  endsSubscription: boolean
}

/** The tag of the link that ends it all, as templates may write it. */
export const UNSUBSCRIBE_TAG = /\{\{\s*unsubscribe_url\s*(?:\|[^{}]*)?\}\}/
const NAME = /\{\{\s*company_name\b/
const ADDRESS = /\{\{\s*company_address\b/
const POSTAL = /〒\s*\d{3}-?\d{4}|[都道府県].{1,20}[市区町村]/
const COMPLAINT = /\{\{\s*complaint_contact\b/
const COMPLAINT_WORDS = /苦情|問い?合わ?せ/
const NOTICE =
  /配信[のを]?(?:停止|解除|希望されない)|配信が不要|受信拒否|購読(?:の|を)?(?:解除|停止)|オプトアウト|unsubscribe|opt.?out/i

/** Everything that is asked of one text and whether it has it, in the order in which a backend looks at it (CAM-122). */
export function textFindings(
  { readers, text, endsSubscription }: LegalText,
  company: LegalCompany,
): TextFinding[] {
  const folded = fold(text).replaceAll(/\s+/g, '')
  const says = (...words: (string | undefined)[]) =>
    words.some((word) => {
      const wanted = fold(word ?? '').replaceAll(/\s+/g, '')
      return wanted !== '' && folded.includes(wanted)
    })
  const { name, nameJa, address, addressJa, complaintContact, phone } = company
  const isJapanese = readers === 'ja'
  const law = isJapanese ? 'japan' : 'canSpam'
  const hasAddress =
    says(address, addressJa) ||
    POSTAL.test(text) ||
    (ADDRESS.test(text) && [address, addressJa].some((one) => (one ?? '').trim() !== ''))
  const knowsContact = [complaintContact, phone].some((one) => (one ?? '').trim() !== '')
  const hasContact =
    says(complaintContact, phone) ||
    text.split('\n').some((line) => COMPLAINT_WORDS.test(line) && !COMPLAINT.test(line)) ||
    (COMPLAINT.test(text) && (complaintContact ?? '').trim() !== '')
  const found = (
    item: LegalItem,
    isMet: boolean,
    otherwise: 'blocks' | 'recommends',
    fix: TextFinding['fix'] = 'footer',
  ): TextFinding => ({ law, item, state: isMet ? 'met' : otherwise, fix })
  const footer = (isKnown: boolean) => (isKnown ? 'footer' : 'brand')
  return [
    found('optOut', endsSubscription, 'blocks'),
    found(
      'address',
      hasAddress,
      'blocks',
      footer([address, addressJa].some((one) => (one ?? '').trim() !== '')),
    ),
    found('senderName', NAME.test(text) || says(name, nameJa), isJapanese ? 'blocks' : 'recommends'),
    ...(isJapanese
      ? [
          found('complaint', hasContact, 'blocks', footer(knowsContact)),
          // Which words tell readers that they can refuse is for people to judge.
          found(
            'optOutNotice',
            NOTICE.test(text.replace(new RegExp(UNSUBSCRIBE_TAG, 'g'), '')),
            'recommends',
          ),
        ]
      : []),
    { law: 'oneClick', item: 'header', state: 'met', fix: 'footer' },
  ]
}

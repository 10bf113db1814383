import type { Brand } from '#api/brand'
import { footerEndsSubscription } from './footer-variables.ts'
import { textFindings, type Law, type LegalItem, type LegalReaders, type TextFinding } from './legal-text.ts'

/** Beside what mails are asked for: `privacy`, that whoever collects personal data says what it is used for. */
export type BrandLaw = Law | 'privacy'
export type BrandLegalItem = LegalItem | 'privacyPolicy'

/** A field of the brand that puts something right. */
export type LegalField =
  | 'name'
  | 'address'
  | 'addressJa'
  | 'complaintContact'
  | 'privacyUrl'
  | 'footerEn'
  | 'footerJa'

export interface BrandLegalRow {
  law: BrandLaw
  item: BrandLegalItem
  /** Whether mails with the default footer, and forms, have it; else whether they can't be sent so, or should be looked at. */
  state: TextFinding['state']
  /** Where readers see it: in the footer of mails, in their header, or on forms. */
  shownIn: 'footer' | 'footerAndForms' | 'header' | 'forms'
  /** The field that puts it right; none for what the product does by itself. */
  field: LegalField | undefined
}

type Facts = Pick<Brand, 'company' | 'footer'>

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

/** What laws and mailbox providers ask of a brand, for mails in each language and for forms (SET-66). */
export function brandLegal({ company, footer }: Facts): BrandLegalRow[] {
  const ofReaders = (readers: LegalReaders): BrandLegalRow[] => {
    const text = readers === 'ja' ? footer.ja : footer.en
    const findings = textFindings({ readers, text, endsSubscription: footerEndsSubscription(text) }, company)
    return findings
      .filter(({ law }) => law !== 'oneClick')
      .map(({ law, item, state, fix }): BrandLegalRow => {
        const isNameless = item === 'senderName' && isBlank(company.name)
        return {
          law,
          item,
          state: isNameless ? 'blocks' : state,
          shownIn: item === 'senderName' ? 'footerAndForms' : 'footer',
          field: isNameless ? 'name' : fieldOf(item, fix, readers),
        }
      })
  }
  return [
    ...ofReaders('ja'),
    ...ofReaders('other'),
    { law: 'oneClick', item: 'header', state: 'met', shownIn: 'header', field: undefined },
    {
      law: 'privacy',
      item: 'privacyPolicy',
      state: isBlank(company.privacyUrl) ? 'recommends' : 'met',
      shownIn: 'forms',
      field: 'privacyUrl',
    },
  ]
}

function fieldOf(item: LegalItem, fix: TextFinding['fix'], readers: LegalReaders): LegalField {
  const isJapanese = readers === 'ja'
  if (fix === 'brand' && item === 'address') return isJapanese ? 'addressJa' : 'address'
  if (fix === 'brand' && item === 'complaint') return 'complaintContact'
  return isJapanese ? 'footerJa' : 'footerEn'
}

import { footerContent, newId } from '#mail/document'
import type { Brand } from '#api/brand'
import type { ContentVariant } from '#api/campaigns'
import { footerBlocks, footerHtml, ownFooter } from '#domain/legal/footer-text'
import { readersOf, type LegalMail } from './legal.ts'

const words = {
  ja: {
    complaint: 'お問い合わせ・苦情の受付：{{complaint_contact}}',
    before: 'このメールの配信を希望されない場合は、',
    link: '配信停止',
    after: 'のお手続きをお願いいたします。',
    text: '配信停止：{{unsubscribe_url}}',
  },
  other: {
    complaint: 'Questions or complaints: {{complaint_contact}}',
    before: 'If you no longer want these emails, you can ',
    link: 'unsubscribe',
    after: '.',
    text: 'Unsubscribe: {{unsubscribe_url}}',
  },
} as const

/**
 * The mail with a footer at its end that has everything that the law of its readers asks for (CAM-123): the default footer
 * of the brand where it has all of it, else a standard one.
 */
export function withLegalFooter<Mail extends LegalMail & Pick<ContentVariant, 'mode'>>(
  mail: Mail,
  brand?: Pick<Brand, 'company' | 'footer'>,
): Mail {
  const readers = readersOf(mail)
  const said = words[readers]
  const own = brand && ownFooter(brand, readers)
  if (mail.mode === 'text') {
    const footer = own ?? `{{company_name}}\n{{company_address}}\n${said.complaint}\n${said.text}`
    return { ...mail, text: `${(mail.text ?? '').trimEnd()}\n\n--\n${footer}\n` }
  }
  if (mail.mode === 'html') {
    const footer =
      own === undefined
        ? `<p>{{company_name}}<br>{{company_address}}</p><p>${said.complaint}</p><p>${said.before}<a href="{{unsubscribe_url}}">${said.link}</a>${said.after}</p>`
        : footerHtml(own, readers)
    const html = mail.html ?? ''
    const end = html.search(/<\/body>/i)
    return { ...mail, html: end === -1 ? html + footer : html.slice(0, end) + footer + html.slice(end) }
  }
  const { doc } = mail
  if (!doc) return mail
  const lang = readers === 'ja' ? 'ja' : doc.settings.lang
  const content = own === undefined ? footerContent(lang) : footerBlocks(own, readers)
  return {
    ...mail,
    doc: {
      ...doc,
      sections: [
        ...doc.sections,
        {
          type: 'section',
          id: newId(),
          gap: 0,
          stack: 'ltr',
          valign: 'top',
          columns: [{ id: newId(), width: 12, blocks: [{ type: 'footer', id: newId(), content }] }],
        },
      ],
    },
  }
}

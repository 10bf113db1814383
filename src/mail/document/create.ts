import type { Inline, RichBlock } from './inline.ts'
import type { EmailDocument, Settings } from './schema.ts'
import type { Href } from './values.ts'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** An id for a new node: ten characters of base32. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => base32[byte % 32]).join('')

const sans = "'Helvetica Neue', Arial, 'Hiragino Sans', 'Noto Sans JP', Meiryo, sans-serif"

/** Settings of a new document: readable without any brand, in light and in dark. */
export const defaultSettings = (lang: string): Settings => ({
  width: 600,
  lang,
  dir: 'ltr',
  title: '',
  preheader: [],
  theme: {
    pageBg: { light: '#f3f4f6', dark: '#101114' },
    contentBg: { light: '#ffffff', dark: '#1c1c1e' },
    text: { light: '#1f2328', dark: '#e8e8ea' },
    link: { light: '#1a56c4', dark: '#8ab4ff' },
    buttonBg: { light: '#1a56c4', dark: '#2f6fe0' },
    buttonText: { light: '#ffffff', dark: '#ffffff' },
    divider: { light: '#d6d9de', dark: '#3a3b3f' },
  },
  font: { body: sans, heading: sans },
  baseSize: 16,
  radius: 6,
  outlookClassic: true,
  amp: { enabled: false },
})

export const emptyDocument = (lang = 'en'): EmailDocument => ({
  version: 1,
  settings: defaultSettings(lang),
  sections: [],
})

const text = (words: string): Inline => ({ type: 'text', text: words })
const linked = (words: string, href: Href): Inline => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', href }],
})
const paragraph = (...content: Inline[]): RichBlock => ({ type: 'paragraph', content })
const systemHref = (variable: string): Href => ({ parts: [{ variable: [variable], encode: true }] })

const variable = (name: string): Inline => ({ type: 'variable', path: [name] })

/** What the law wants in the footer of a mail, with the link that ends the subscription. */
export function footerContent(lang: string): RichBlock[] {
  const isJapanese = lang.startsWith('ja')
  return [
    paragraph(variable('company_name'), { type: 'break' }, variable('company_address')),
    paragraph(
      text(isJapanese ? 'お問い合わせ・苦情の受付：' : 'Questions or complaints: '),
      variable('complaint_contact'),
    ),
    paragraph(
      text(
        isJapanese
          ? 'このメールの配信を希望されない場合は、'
          : 'If you no longer want these emails, you can ',
      ),
      linked(isJapanese ? '配信停止' : 'unsubscribe', systemHref('unsubscribe_url')),
      text(isJapanese ? 'のお手続きをお願いいたします。' : '.'),
    ),
  ]
}

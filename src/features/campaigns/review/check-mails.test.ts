import { expect, test } from 'vitest'
import type { ContentVariant } from '#api/campaigns'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { checkMails } from './check-mails.ts'

const paragraph = (text: string) => [
  { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] },
]

const documentOf = (lang: string, words: string): EmailDocument => ({
  ...emptyDocument(lang),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [{ id: 'c1', width: 12, blocks: [{ type: 'text', id: 't1', content: paragraph(words) }] }],
    },
  ],
})

const variantOf = (id: string, locale: 'en' | 'ja', doc: EmailDocument): ContentVariant => ({
  id,
  label: '',
  locale,
  weight: 100,
  subject: 'Beans',
  previewText: '',
  mode: 'blocks',
  doc,
  textAuto: true,
})
const check = (...variants: ContentVariant[]) =>
  checkMails({ variants, brand: undefined, properties: [], from: 'hello@example.com' })

test('what the law asks for is said by its own rules, so not here (CAM-122)', () => {
  const japanese = variantOf('ja', 'ja', documentOf('ja', '新しい豆が届きました。'))
  expect(check(japanese).map(({ rule }) => rule)).toEqual(['previewMissing'])
})

test('what the editor tells while the mail is made is not repeated, and HTML is only looked at by the rules of sending', () => {
  const shouting = { ...variantOf('en', 'en', documentOf('en', 'Beans')), subject: 'BEANS FOR EVERYBODY' }
  expect(check(shouting).map(({ rule }) => rule)).not.toContain('subjectShouting')
  expect(check({ ...shouting, mode: 'html', html: '<p>Hello</p>' })).toEqual([])
})

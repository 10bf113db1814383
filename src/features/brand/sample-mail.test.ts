import { expect, test } from 'vitest'
import type { Brand } from '#api/brand'
import { decodeDocument, encodeDocument } from '#mail/document'
import { toHtml } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { sampleMail } from './sample-mail.ts'

const brand: Brand = {
  logo: null,
  icon: null,
  colors: {
    primary: '#2f6b4f',
    onPrimary: '#ffffff',
    accent: '#c4622d',
    bg: '#f4f6f3',
    surface: '#ffffff',
    text: '#1d2a24',
  },
  fonts: { heading: 'Georgia, serif', body: '"Hiragino Sans", sans-serif' },
  radius: 4,
  company: { name: 'Ridge <b>Tea</b>', address: '', complaintContact: '' },
  social: [],
  footer: { en: '', ja: '{{company_name}} {{unsubscribe_url}}' },
  version: 1,
}
const logo = { src: 'data:image/png;base64,AAAA', width: 0, height: 0 }

test.each([
  ['a plain brand', brand],
  [
    'a logo without a size, and links',
    {
      ...brand,
      logo,
      social: [
        { kind: 'line', url: 'https://line.example/a' },
        { kind: 'x', url: '' },
      ],
    },
  ],
  ['a logo that is no image', { ...brand, logo: { ...logo, src: 'javascript:alert(1)' } }],
])('with %s the sample is a mail that can be drawn', (_, of) => {
  for (const lang of ['en', 'ja'] as const) {
    const mail = sampleMail(of, lang)
    expect(decodeDocument(encodeDocument(mail))).toMatchObject({ document: { settings: { lang } } })
    const system = { company_name: of.company.name }
    const html = toHtml(resolve(mail, emptyContact, { now: 0, timezone: 'UTC', system }), {
      output: 'final',
      brand: of.colors,
    })
    expect(html).toContain('Ridge &lt;b&gt;Tea')
    expect(html).toContain(of.colors.primary)
    expect(html).not.toContain('javascript:')
  }
})

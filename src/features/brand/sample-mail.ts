import type { Brand } from '#api/brand'
import { brandLook } from '#domain/brand/brand-look'
import { socialName } from '#domain/brand/brand-rules'
import { footerBlocks } from '#domain/legal/footer-text'
import { safeImageSrc } from '#lib/safe-url'
import { defaultSettings, footerContent, type Block, type EmailDocument } from '#mail/document'

/** The languages that a brand has words in. */
export const sampleLanguages = ['en', 'ja'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

const words = {
  en: {
    heading: 'Autumn has arrived',
    body: 'Dear reader, our new collection is here. This is how a text with a ',
    link: 'link',
    after: ' looks in your fonts and colors.',
    button: 'See what is new',
    note: 'The line above is in your accent color.',
  },
  ja: {
    heading: '秋の新作が届きました',
    body: 'いつもご利用いただきありがとうございます。本文と',
    link: 'リンク',
    after: 'は、このフォントと色で表示されます。',
    button: '新作を見る',
    note: '上の線がアクセントカラーです。',
  },
} as const

/** A short mail that shows everything that a brand decides: logo, both fonts, each colour, corners, links and footer. */
export function sampleMail(brand: Brand, lang: SampleLanguage): EmailDocument {
  const { logo, icon, company, social, footer, colors } = brand
  const say = words[lang]
  const settings = defaultSettings(lang)
  const image = [logo, icon].find((one) => safeImageSrc(one?.src) !== undefined)
  const name = (lang === 'ja' ? company.nameJa : undefined) ?? company.name
  const site = { parts: [company.siteUrl ?? 'https://example.com/'] }
  const ownFooter = lang === 'ja' ? footer.ja : footer.en
  const accent = { light: { brand: 'accent' } }
  const masthead: Block = image
    ? {
        type: 'image',
        id: 'logo',
        image: {
          src: image.src,
          alt: name,
          width: Math.max(1, Math.min(image.width, LOGO_MOST)),
          height: Math.max(1, Math.round(image.height * Math.min(1, LOGO_MOST / Math.max(1, image.width)))),
        },
        align: 'center',
      }
    : {
        type: 'text',
        id: 'logo',
        align: 'center',
        content: [{ type: 'heading', level: 3, content: [{ type: 'variable', path: ['company_name'] }] }],
      }
  const blocks: Block[] = [
    {
      type: 'text',
      id: 'words',
      content: [
        { type: 'heading', level: 1, content: [{ type: 'text', text: say.heading }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: say.body },
            { type: 'text', text: say.link, marks: [{ type: 'link', href: site }] },
            { type: 'text', text: say.after },
          ],
        },
      ],
    },
    {
      type: 'button',
      id: 'button',
      label: [{ type: 'text', text: say.button }],
      href: site,
      padding: { top: 16, right: 0, bottom: 16, left: 0 },
    },
    {
      type: 'divider',
      id: 'divider',
      color: accent,
      thickness: 2,
      padding: { top: 8, right: 0, bottom: 8, left: 0 },
    },
    {
      type: 'text',
      id: 'note',
      size: 14,
      content: [{ type: 'paragraph', content: [{ type: 'text', text: say.note }] }],
    },
    ...(social.length === 0
      ? []
      : [
          {
            type: 'social' as const,
            id: 'social',
            align: 'center' as const,
            padding: { top: 16, right: 0, bottom: 0, left: 0 },
            links: social
              .filter(({ url }) => url !== '')
              .map(({ kind, url }) => ({ label: socialName(kind), href: { parts: [url] } })),
          },
        ]),
  ]
  const section = (id: string, inside: Block[], padding: number): EmailDocument['sections'][number] => ({
    type: 'section',
    id,
    padding: { top: padding, right: 32, bottom: padding, left: 32 },
    gap: 24,
    stack: 'ltr',
    valign: 'top',
    columns: [{ id: `${id}-column`, width: 12, blocks: inside }],
  })
  return {
    version: 1,
    settings: { ...settings, ...brandLook({ ...brand, colors }, settings) },
    sections: [
      section('top', [masthead], 24),
      section('content', blocks, 16),
      section(
        'end',
        [
          {
            type: 'footer',
            id: 'footer',
            align: 'center',
            content:
              ownFooter.trim() === ''
                ? footerContent(lang)
                : footerBlocks(ownFooter, lang === 'ja' ? 'ja' : 'other'),
          },
        ],
        24,
      ),
    ],
  }
}

/** px; a logo is no wider in a mail. */
const LOGO_MOST = 200

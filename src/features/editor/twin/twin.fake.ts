import { defaultSettings, type Block, type EmailDocument, type Inline } from '#mail/document'

const line = (text: string): Inline[] => [{ type: 'text', text }]
const href = { parts: ['https://ridge-tea.example/'] }

const blocks: Block[] = [
  {
    type: 'text',
    id: 'intro',
    content: [
      { type: 'heading', level: 1, content: line('New leaves have arrived') },
      { type: 'paragraph', content: line('The first sencha of the year is in our shop from today.') },
    ],
    twin: {
      lang: 'ja',
      words: {
        content: {
          kind: 'rich',
          content: [
            { type: 'heading', level: 1, content: line('新茶が届きました') },
            { type: 'paragraph', content: line('今年最初の煎茶を、本日よりお買い求めいただけます。') },
          ],
        },
      },
    },
  },
  {
    type: 'button',
    id: 'shop',
    label: line('Shop now'),
    href,
    twin: {
      lang: 'ja',
      words: { label: { kind: 'line', content: line('春の新茶をオンラインショップでくわしく見る') } },
    },
  },
  {
    type: 'text',
    id: 'brew',
    content: [{ type: 'paragraph', content: line('Brew it at 70 degrees for one minute.') }],
  },
  { type: 'button', id: 'guide', label: line('Read the brewing guide'), href },
]

/** A mail in English with Japanese beside it: two blocks are translated, two are not, and one translation is long. */
export const bilingualMail: EmailDocument = {
  version: 1,
  settings: {
    ...defaultSettings('en'),
    title: 'Spring harvest',
    twin: { lang: 'ja', words: { title: { kind: 'plain', text: '春の新茶' } } },
  },
  sections: [
    {
      type: 'section',
      id: 'section',
      gap: 16,
      stack: 'ltr',
      valign: 'top',
      padding: { top: 24, right: 24, bottom: 24, left: 24 },
      columns: [{ id: 'column', width: 12, blocks }],
    },
  ],
}

import {
  equalWidths,
  footerContent,
  newId,
  type Block,
  type Image,
  type Inline,
  type LeafBlock,
  type RichBlock,
  type Section,
} from '#mail/document'

/** What can be inserted: every kind of block, texts that begin with a style, and sections. */
export const insertables = [
  'text',
  'heading',
  'image',
  'button',
  'divider',
  'spacer',
  'list',
  'quote',
  'logo',
  'columns1',
  'columns2',
  'columns3',
  'columns4',
  'columnsSide',
  'product',
  'social',
  'menu',
  'video',
  'table',
  'container',
  'condition',
  'repeat',
  'html',
  'accordion',
  'carousel',
  'form',
  'footer',
] as const
export type Insertable = (typeof insertables)[number]

export const isInsertable = (value: unknown): value is Insertable =>
  insertables.some((kind) => kind === value)

/** Kinds that are sections of their own. */
export const isSectionKind = (kind: Insertable): boolean => kind.startsWith('columns') || kind === 'product'

const words = (text: string): Inline[] => [{ type: 'text', text }]
const emptyImage: Image = { src: '', alt: '', width: 0, height: 0 }
const nowhere = { parts: ['https://'] }

const sectionPadding = { top: 16, right: 24, bottom: 16, left: 24 }
const blockPadding = { top: 8, right: 0, bottom: 8, left: 0 }

/** A section with empty columns of these widths, which sum to twelve. */
export const newSection = (widths: readonly number[]): Section => ({
  type: 'section',
  id: newId(),
  gap: 16,
  stack: 'ltr',
  valign: 'top',
  padding: sectionPadding,
  columns: widths.map((width) => ({ id: newId(), width, blocks: [] })),
})

const textBlock = (content: RichBlock): LeafBlock => ({
  type: 'text',
  id: newId(),
  padding: blockPadding,
  content: [content],
})

const frame = (): Block => ({
  type: 'container',
  id: newId(),
  padding: sectionPadding,
  border: { width: 1, style: 'solid', color: { light: '#d6d9de', dark: '#3a3b3f' } },
  blocks: [],
})

/**
 * A new node of the kind, with the words of the mail's language where it needs any. `footer` is what a footer says.
 * @default what the law asks for
 */
export function createInsertable(
  kind: Insertable,
  lang: string,
  footer: RichBlock[] = footerContent(lang),
): Block | Section {
  const isJapanese = lang.startsWith('ja')
  const say = (en: string, ja: string) => (isJapanese ? ja : en)
  const base = { id: newId(), padding: blockPadding }
  switch (kind) {
    case 'text':
      return textBlock({ type: 'paragraph', content: [] })
    case 'heading':
      return textBlock({ type: 'heading', level: 2, content: [] })
    case 'list':
      return textBlock({ type: 'list', ordered: false, items: [[]] })
    case 'quote':
      return textBlock({ type: 'quote', content: [] })
    case 'image':
      return { type: 'image', ...base, image: emptyImage, align: 'center' }
    case 'logo':
      return {
        type: 'image',
        ...base,
        padding: { top: 16, right: 0, bottom: 16, left: 0 },
        image: emptyImage,
        align: 'center',
      }
    case 'button':
      return {
        type: 'button',
        ...base,
        label: words(say('Button', 'ボタン')),
        href: nowhere,
        align: 'center',
      }
    case 'divider':
      return { type: 'divider', ...base }
    case 'spacer':
      return { type: 'spacer', id: newId(), height: 24 }
    case 'columns1':
      return newSection([12])
    case 'columns2':
      return newSection(equalWidths(2))
    case 'columns3':
      return newSection(equalWidths(3))
    case 'columns4':
      return newSection(equalWidths(4))
    case 'columnsSide':
      return newSection([4, 8])
    case 'product':
      return productRow(say('Product name', '商品名'), say('View', '詳しく見る'))
    case 'social':
      return {
        type: 'social',
        ...base,
        align: 'center',
        links: ['Instagram', 'X'].map((label) => ({ label, href: nowhere })),
      }
    case 'menu':
      return {
        type: 'menu',
        ...base,
        align: 'center',
        items: [say('New', '新着'), say('Shop', '商品'), say('Contact', 'お問い合わせ')].map((label) => ({
          label: words(label),
          href: nowhere,
        })),
      }
    case 'video':
      return { type: 'video', ...base, thumbnail: emptyImage, href: nowhere }
    case 'table':
      return {
        type: 'table',
        ...base,
        header: true,
        rows: [
          [words(say('Item', '項目')), words(say('Price', '価格'))],
          [[], []],
        ],
      }
    case 'container':
    case 'condition':
      return frame()
    case 'repeat':
      return { type: 'repeat', ...base, path: ['contact', 'items'], as: 'item', limit: 5, blocks: [] }
    case 'html':
      return { type: 'html', ...base, html: '' }
    case 'accordion':
      return {
        type: 'accordion',
        ...base,
        items: [
          {
            title: words(say('Question', '質問')),
            content: [{ type: 'paragraph', content: words(say('Answer', '回答')) }],
          },
        ],
      }
    case 'carousel':
      return { type: 'carousel', ...base, slides: [{ image: emptyImage }] }
    case 'form':
      return {
        type: 'form',
        ...base,
        action: 'https://',
        fields: [{ name: 'answer', label: say('Your answer', 'ご回答'), input: 'text', required: true }],
        submit: say('Send', '送信'),
        success: say('Thank you.', 'ありがとうございました。'),
        href: nowhere,
      }
    case 'footer':
      return { type: 'footer', ...base, align: 'center', content: footer }
  }
}

function productRow(name: string, label: string): Section {
  const section = newSection([5, 7])
  const [picture, about] = section.columns
  picture?.blocks.push({ type: 'image', id: newId(), image: emptyImage })
  about?.blocks.push(
    textBlock({ type: 'heading', level: 3, content: words(name) }),
    textBlock({ type: 'paragraph', content: [] }),
    { type: 'button', id: newId(), padding: blockPadding, label: words(label), href: nowhere },
  )
  return section
}

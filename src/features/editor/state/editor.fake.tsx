import { useState, type ComponentType } from 'react'
import { footerContent, defaultSettings, type Block, type EmailDocument } from '#mail/document'
import { EditorProvider } from './editor-context.tsx'
import { EditorDataProvider, type EditorData } from './editor-data.tsx'
import { createEditorStore, type EditorStore, type EditorStoreOptions } from '#features/editor/store'
import { sampleData } from './sample-data.ts'

export interface WithEditorOptions extends EditorStoreOptions {
  /** Gets the store of each run, to look at it or to change it from outside. */
  onStore?: (store: EditorStore) => void
}

/** A decorator: the story in an editor of its own, with a store in memory and the fictional workspace. */
export function withEditor(
  document: EmailDocument,
  data: Partial<EditorData> = {},
  { onStore, ...options }: WithEditorOptions = {},
) {
  return function EditorDecorator(Story: ComponentType) {
    const [store] = useState(() => {
      const made = createEditorStore(document, options)
      onStore?.(made)
      return made
    })
    return (
      <EditorDataProvider data={{ ...sampleData, ...data }}>
        <EditorProvider store={store}>
          <Story />
        </EditorProvider>
      </EditorDataProvider>
    )
  }
}

const picture = (label: string, width = 600, height = 240) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#dfe8dc"/><circle cx="${width / 2}" cy="${height / 2}" r="60" fill="#2f6b4f"/></svg>`)}`,
  alt: label,
  width,
  height,
})
const href = (address: string) => ({ parts: [address] })
const words = (text: string) => [{ type: 'text' as const, text }]

/** One block of every kind, with ids such as `text` and `button`. */
export const everyBlock: readonly Block[] = [
  {
    type: 'text',
    id: 'text',
    content: [
      { type: 'heading', level: 1, content: words('New leaves have arrived') },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Dear ' },
          { type: 'variable', path: ['contact', 'first_name'], fallback: 'tea lover' },
          { type: 'text', text: ', our ' },
          { type: 'text', text: 'spring harvest', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' is here. ' },
          {
            type: 'text',
            text: 'See all teas',
            marks: [{ type: 'link', href: href('https://ridge-tea.example/spring') }],
          },
        ],
      },
      { type: 'list', ordered: false, items: [words('Sencha'), words('Gyokuro')] },
      { type: 'quote', content: words('The best sencha of the year.') },
    ],
  },
  { type: 'image', id: 'image', image: picture('A cup of tea') },
  { type: 'button', id: 'button', label: words('Shop now'), href: href('https://ridge-tea.example') },
  { type: 'divider', id: 'divider' },
  { type: 'spacer', id: 'spacer', height: 24 },
  {
    type: 'social',
    id: 'social',
    links: [{ label: 'Instagram', href: href('https://social.example/ridge-tea') }],
  },
  {
    type: 'menu',
    id: 'menu',
    items: [
      { label: words('Teas'), href: href('https://ridge-tea.example/teas') },
      { label: words('Pots'), href: href('https://ridge-tea.example/pots') },
    ],
  },
  {
    type: 'video',
    id: 'video',
    thumbnail: picture('How to brew sencha'),
    href: href('https://ridge-tea.example/video'),
  },
  {
    type: 'table',
    id: 'table',
    header: true,
    rows: [
      [words('Tea'), words('Price')],
      [words('Sencha'), words('$18')],
    ],
  },
  {
    type: 'container',
    id: 'container',
    border: { width: 1, style: 'solid', color: { light: '#d6d9de' } },
    blocks: [{ type: 'text', id: 'framed', content: [{ type: 'paragraph', content: words('In a frame') }] }],
  },
  {
    type: 'repeat',
    id: 'repeat',
    path: ['contact', 'interests'],
    as: 'item',
    limit: 3,
    blocks: [{ type: 'text', id: 'repeated', content: [{ type: 'paragraph', content: words('For each') }] }],
  },
  { type: 'html', id: 'html', html: '<p>HTML of your own</p>' },
  {
    type: 'accordion',
    id: 'accordion',
    items: [{ title: words('Delivery'), content: [{ type: 'paragraph', content: words('In two days.') }] }],
  },
  { type: 'carousel', id: 'carousel', slides: [{ image: picture('First slide') }] },
  {
    type: 'form',
    id: 'form',
    action: 'https://forms.ridge-tea.example/answer',
    fields: [{ name: 'email', label: 'Email', input: 'email', required: true }],
    submit: 'Answer',
    success: 'Thank you',
    href: href('https://forms.ridge-tea.example'),
  },
  { type: 'opaque', id: 'opaque', raw: { type: 'countdown' } },
  { type: 'footer', id: 'footer', content: footerContent('en') },
]

/** A mail with one section that has every block. */
export const documentOfEveryBlock: EmailDocument = {
  version: 1,
  settings: { ...defaultSettings('en'), title: 'Spring harvest' },
  sections: [
    {
      type: 'section',
      id: 'section',
      gap: 16,
      stack: 'ltr',
      valign: 'top',
      padding: { top: 24, right: 24, bottom: 24, left: 24 },
      columns: [{ id: 'column', width: 12, blocks: [...everyBlock] }],
    },
  ],
}

import fc from 'fast-check'
import { Liquid } from 'liquidjs'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import {
  blocksOf,
  emptyDocument,
  footerContent,
  type Block,
  type EmailDocument,
  type Inline,
} from '#mail/document'
import { toAmp, toHtml, toText, withUtm, type RenderOptions } from '#mail/render'
import {
  emptyContact,
  resolve,
  templateScope,
  variablesUsed,
  type MailContact,
  type ResolveContext,
} from '#mail/resolve'
import { checkAmp } from './amp/check.ts'
import { readPage } from './amp/html-page.ts'
import { columnBoxes } from './canvas.ts'
import { documents } from './document/documents.fake.ts'
import type { ButtonBlock } from './document/leaf-blocks.ts'
import { mailOf } from './document/mail-of.fake.ts'
import type { ContainerBlock, Section } from './document/schema.ts'

const engine = new Liquid({ timezoneOffset: 'Asia/Tokyo', ownPropertyOnly: true })
const context: ResolveContext = {
  now: Date.parse('2026-01-15T03:00:00.000Z'),
  timezone: 'Asia/Tokyo',
  system: {
    company_name: 'さくら珈琲 & "Co" <x>',
    company_address: '東京都台東区1-2-3',
    complaint_contact: 'help@example.com',
    unsubscribe_url: 'https://example.com/u?a=1&b=2',
  },
}
const hostile = '"><img src=x onerror=alert(1)>{{7|x}}{% if %}'
const contacts: MailContact[] = [
  emptyContact,
  {
    id: 'ja',
    email: 'taro@example.jp',
    name: '山田 太郎',
    properties: {
      points: 20,
      first_name: "O'Brien",
      氏名: '山田',
      orders: [{ title: 'A & B' }, { title: '豆' }],
    },
    subscriptions: [{ mailingListId: 'lst_1', status: 'active' }],
  },
  {
    id: 'evil',
    email: 'x@example.com',
    name: hostile,
    properties: { points: 5, first_name: hostile, 氏名: ' ', orders: [{ title: hostile }, {}, 7, null] },
    subscriptions: [],
  },
  {
    id: 'odd',
    email: 'y@example.com',
    name: '',
    properties: { points: ['赤', '青'], first_name: false, 氏名: null, orders: 'none' },
    subscriptions: [],
  },
]
const final: RenderOptions = { output: 'final' }
const template: RenderOptions = { output: 'template' }

/** Dark mode's rules, AMP's scripts and its rooms between columns are those of what is there; braces of values are written as references. */
const comparable = (html: string) =>
  html
    .replaceAll(/<script async custom-element[^]*?<\/script>\n/g, '')
    .replaceAll(/<style>[^]*?<\/style>/g, '')
    .replaceAll(/\.[lr][\d_]+\{padding-(?:left|right):[\d.]+px\}/g, '')
    .replaceAll('&#123;', '{')
    .replaceAll('&#125;', '}')

/** Lines of the author's HTML are found before a template is filled in, or after. */
const hasHtml = (document: EmailDocument) => [...blocksOf(document)].some(({ type }) => type === 'html')

describe('a template filled in is the resolved document', () => {
  test.each(contacts.map((contact) => [contact.id, contact] as const))(
    'for the contact %s',
    (_id, contact) => {
      fc.assert(
        fc.property(documents, (document) => {
          const scope = templateScope(document, contact, context)
          const filled = (source: string) => engine.parseAndRenderSync(source, { ...scope })
          const resolved = resolve(document, contact, context)
          expect(comparable(filled(toHtml(document, template)))).toBe(comparable(toHtml(resolved, final)))
          const spaced = (text: string) => (hasHtml(document) ? text.replaceAll(/\s+/g, ' ').trim() : text)
          expect(spaced(filled(toText(document, template)))).toBe(spaced(toText(resolved, final)))
          expect(comparable(filled(toAmp(document, template)))).toBe(comparable(toAmp(resolved, final)))
        }),
        { numRuns: 120 },
      )
    },
  )
})

type Node = DefaultTreeAdapterTypes.ChildNode
function elementsOf(html: string): { errors: string[]; elements: DefaultTreeAdapterTypes.Element[] } {
  const errors: string[] = []
  const root = parse(html, { onParseError: ({ code }) => errors.push(code) })
  const elements: DefaultTreeAdapterTypes.Element[] = []
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if ('tagName' in node) elements.push(node)
      if ('childNodes' in node) walk(node.childNodes)
    }
  }
  walk(root.childNodes)
  return { errors, elements }
}
const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

describe('any document', () => {
  test('is HTML that a parser reads without an error, and that runs nothing', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom(...contacts), (document, contact) => {
        const html = toHtml(resolve(document, contact, context), final)
        for (const source of [html, toHtml(document, template)]) {
          const { errors, elements } = elementsOf(source)
          expect(errors).toEqual([])
          for (const element of elements) {
            expect(['script', 'iframe', 'object', 'form', 'svg']).not.toContain(element.tagName)
            for (const [name, value] of Object.entries(attributesOf(element))) {
              expect(name).not.toMatch(/^on/)
              if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|#$|\{\{ )/)
              if (name === 'src') expect(value).toMatch(/^https?:/)
            }
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('has every word of its text blocks in the text part', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const text = toText(document, final)
        const words = (blocks: readonly Block[]): string[] =>
          blocks.flatMap((block) => {
            if ('blocks' in block) return words(block.blocks)
            if (block.type !== 'text') return []
            return block.content.flatMap((one) =>
              (one.type === 'list' ? one.items.flat() : one.content).flatMap((part: Inline) =>
                part.type === 'text' ? [part.text] : [],
              ),
            )
          })
        const all = document.sections.flatMap(({ columns }) => columns.flatMap(({ blocks }) => words(blocks)))
        for (const one of all) expect(text).toContain(one.toWellFormed().replaceAll(/[^\P{Cc}\t\n]/gu, ''))
      }),
      { numRuns: 100 },
    )
  })

  test('is AMP without what AMP forbids', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom(...contacts), (document, contact) => {
        const amp = toAmp(resolve(document, contact, context), final)
        const { errors, elements } = elementsOf(amp)
        expect(errors).toEqual([])
        expect(amp).not.toMatch(/!important|mso-|prefers-color-scheme/)
        const tags = elements.map(({ tagName }) => tagName)
        for (const tag of ['img', 'font', 'center', 'iframe']) expect(tags).not.toContain(tag)
      }),
      { numRuns: 100 },
    )
  })
})

const withBlocks = (blocks: Block[], lang = 'en'): EmailDocument => ({
  ...emptyDocument(lang),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [{ id: 'c1', width: 12, blocks }],
    },
  ],
})
const paragraph = (...content: Inline[]): Block => ({
  type: 'text',
  id: 'b1',
  content: [{ type: 'paragraph', content }],
})

describe('the HTML part', () => {
  test('has language and direction on the page and on its first element', () => {
    const html = toHtml(emptyDocument('ja'), final)
    expect(html).toContain('<html lang="ja" dir="ltr"')
    expect(html).toMatch(/<body[^>]*>\n<div lang="ja" dir="ltr"/)
    expect(html).toContain('<meta name="x-apple-disable-message-reformatting" content="">')
    expect(html.replaceAll(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '').match(/<style/g)).toHaveLength(1)
  })

  test('cells have the type of the mail in classic Outlook, where they inherit none; only there', () => {
    const defaults = emptyDocument('ja')
    const { settings } = defaults
    const font = { ...settings.font, body: "'Hiragino Sans', sans-serif" }
    const html = toHtml({ ...defaults, settings: { ...settings, font, baseSize: 15 } }, final)
    expect(html).toMatch(
      /<!--\[if mso\]>[^]*<style>td,th\{font-family:'Hiragino Sans', sans-serif;font-size:15px;line-height:1.7\}<\/style><!\[endif\]-->/,
    )
    expect(toHtml({ ...defaults, settings: { ...settings, outlookClassic: false } }, final)).not.toContain(
      'td,th{',
    )
  })

  test('a contact’s data never leads a link elsewhere', () => {
    const link = (parts: (string | { variable: string[]; encode: true })[]) =>
      toHtml(withBlocks([{ type: 'button', id: 'b1', label: [], href: { parts } }]), template)
    const variable = { variable: ['contact', 'name'], encode: true as const }
    expect(link([variable])).toContain('href="#"')
    expect(link(['https://', variable])).toContain('href="#"')
    expect(link(['https://example', variable])).toContain('href="#"')
    expect(link(['javascript:', variable])).toContain('href="#"')
    expect(link(['https://example.com/', variable])).toContain(
      'href="https://example.com/{{ contact.name | url_encode | escape }}"',
    )
    expect(link([{ variable: ['unsubscribe_url'], encode: true }])).toContain(
      'href="{{ unsubscribe_url | escape }}"',
    )
  })

  test('in an attribute, Liquid has single quotes only', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const [, value = ''] of toHtml(document, template).matchAll(/="([^"]*)"/g))
          expect(value.split('{{').length).toBe(value.split('}}').length)
      }),
      { numRuns: 50 },
    )
  })

  test('links have parameters and are rewritten; what the system sends is left alone', () => {
    const document = withBlocks([
      paragraph(
        {
          type: 'text',
          text: 'shop',
          marks: [{ type: 'link', href: { parts: ['https://example.com/a?b=1#c'] } }],
        },
        {
          type: 'text',
          text: 'stop',
          marks: [{ type: 'link', href: { parts: [{ variable: ['unsubscribe_url'], encode: true }] } }],
        },
      ),
    ])
    const seen: string[] = []
    const html = toHtml(document, {
      output: 'final',
      addresses: { unsubscribe_url: 'https://example.com/stop?x=1&y=2' },
      links: {
        utm: { source: 'otegami', campaign: '春の新豆' },
        rewrite: ({ address, nodeId }) => {
          seen.push(`${nodeId} ${address}`)
          return `https://t.example/${seen.length}`
        },
      },
    })
    expect(seen).toEqual([
      'b1 https://example.com/a?b=1&utm_source=otegami&utm_campaign=%E6%98%A5%E3%81%AE%E6%96%B0%E8%B1%86#c',
    ])
    expect(html).toContain('href="https://t.example/1"')
    expect(html).toContain('href="https://example.com/stop?x=1&amp;y=2"')
    expect(withUtm('https://example.com/?utm_source=own', { source: 'other' })).toBe(
      'https://example.com/?utm_source=own',
    )
  })

  test('the colours of the brand are looked up; a token that is unknown is a visible grey', () => {
    const document = emptyDocument()
    document.settings.theme.pageBg = { light: { brand: 'bg' } }
    expect(toHtml(document, { output: 'final', brand: { bg: '#faf7f2' } })).toContain(
      'background-color:#faf7f2',
    )
    expect(toHtml(document, { output: 'final', brand: { bg: 'red;x' } })).toContain(
      'background-color:#808080',
    )
  })

  test('without classic Outlook nothing is written for it', () => {
    const document = withBlocks([
      { type: 'button', id: 'b1', label: [], href: { parts: ['https://example.com'] } },
    ])
    expect(toHtml(document, final)).toContain('v:roundrect')
    document.settings.outlookClassic = false
    expect(toHtml(document, final)).not.toMatch(/v:|\[if mso\]/)
  })
})

test('the text part', () => {
  const document = withBlocks(
    [
      {
        type: 'text',
        id: 'b1',
        content: [
          { type: 'heading', level: 1, content: [{ type: 'text', text: '春の新豆' }] },
          {
            type: 'paragraph',
            content: [
              { type: 'variable', path: ['contact', 'name'], fallback: 'お客様' },
              { type: 'text', text: '、こんにちは。' },
              {
                type: 'text',
                text: '詳しく',
                marks: [{ type: 'link', href: { parts: ['https://example.com/'] } }],
              },
            ],
          },
          {
            type: 'list',
            ordered: true,
            items: [[{ type: 'text', text: '{{豆}}' }], [{ type: 'text', text: '水' }]],
          },
        ],
      },
      {
        type: 'button',
        id: 'b2',
        label: [{ type: 'text', text: '購入' }],
        href: { parts: ['https://example.com/buy'] },
      },
      { type: 'footer', id: 'b3', content: footerContent('ja') },
    ],
    'ja',
  )
  const rule = '='.repeat(32)
  expect(toText(document, template)).toBe(
    `春の新豆\n${rule}\n\n{{ contact.name | default: 'お客様' }}、こんにちは。詳しく (https://example.com/)\n\n1. {{ '{' }}{豆}}\n2. 水\n\n購入: https://example.com/buy\n\n{{ company_name }}\n{{ company_address }}\n\nお問い合わせ・苦情の受付：{{ complaint_contact }}\n\nこのメールの配信を希望されない場合は、配信停止 ({{ unsubscribe_url }})のお手続きをお願いいたします。\n\n`,
  )
  expect(toText(resolve(document, emptyContact, context), final)).toContain('お客様、こんにちは。')
})

test('a row of a table keeps its line where its variable is empty', () => {
  const document = withBlocks([
    { type: 'table', id: 'b1', header: false, rows: [[[{ type: 'variable', path: ['contact', 'unset'] }]]] },
  ])
  expect(toText(document, template)).toBe('{{ contact.unset }}\n\n')
  expect(toText(resolve(document, emptyContact, context), final)).toBe('\n\n')
})

describe('resolving', () => {
  test('without a contact the document stays as it is', () => {
    const document = withBlocks([paragraph({ type: 'variable', path: ['contact', 'name'] })])
    expect(resolve(document, null, context)).toBe(document)
  })

  test('the variables of a document', () => {
    const document = withBlocks([
      paragraph(
        { type: 'variable', path: ['contact', 'name'], fallback: '' },
        { type: 'variable', path: ['company_name'] },
      ),
      { type: 'html', id: 'b2', html: "<p>{{ contact.points }}{% if contact.city == 'x' %}{% endif %}</p>" },
      {
        type: 'repeat',
        id: 'b3',
        path: ['contact', 'orders'],
        as: 'item',
        limit: 3,
        blocks: [
          {
            type: 'text',
            id: 'b4',
            content: [{ type: 'paragraph', content: [{ type: 'variable', path: ['item', 'title'] }] }],
          },
        ],
      },
    ])
    expect(variablesUsed(document).map(({ path, hasFallback }) => [path.join('.'), hasFallback])).toEqual([
      ['contact.name', true],
      ['company_name', false],
      ['contact.points', false],
      ['contact.city', true],
      ['contact.orders', true],
    ])
  })
})

test('the size of a text holds for paragraphs, lists and quotes', () => {
  const words: Inline[] = [{ type: 'text', text: 'Tea' }]
  const text: Block = {
    type: 'text',
    id: 't',
    size: 20,
    content: [
      { type: 'paragraph', content: words },
      { type: 'list', ordered: false, items: [words] },
      { type: 'quote', content: words },
    ],
  }
  const document: EmailDocument = {
    ...emptyDocument('en'),
    sections: [
      {
        type: 'section',
        id: 's',
        gap: 0,
        stack: 'ltr',
        valign: 'top',
        columns: [{ id: 'c', width: 12, blocks: [text] }],
      },
    ],
  }
  for (const tag of ['p', 'ul', 'blockquote'])
    expect(toHtml(document, { output: 'final' })).toMatch(new RegExp(`<${tag}[^>]*font-size:20px`))
})

const words = (id: string, text: string): Block => ({
  type: 'text',
  id,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describe('columns', () => {
  const mail = (dir: 'ltr' | 'rtl', stack: 'ltr' | 'rtl'): EmailDocument => {
    const document = mailOf([words('a', 'First')], [words('b', 'Second')])
    return {
      ...document,
      settings: { ...document.settings, dir },
      sections: document.sections.map((section) => ({ ...section, gap: 24, stack })),
    }
  }
  /** The cells of the HTML part, as they are written, with the room at their right and left. */
  const cellsOf = (document: EmailDocument) =>
    [
      ...toHtml(document, final).matchAll(
        /class="ci" style="padding:0 (\d+)px 0 (\d+)px"[^]*?>(First|Second)</g,
      ),
    ].map(([, right, left, text]) => `${left} ${text} ${right}`)

  test.each([
    ['ltr', 'ltr', ['0 First 12', '12 Second 0'], undefined],
    ['ltr', 'rtl', ['12 Second 0', '0 First 12'], 'rtl'],
    ['rtl', 'ltr', ['12 First 0', '0 Second 12'], undefined],
    ['rtl', 'rtl', ['0 Second 12', '12 First 0'], 'ltr'],
  ] as const)(
    'of a mail that is read %s, stacked %s, have their gap between them and are in order on a desktop',
    (dir, stack, cells, flow) => {
      const document = mail(dir, stack)
      expect(cellsOf(document)).toEqual(cells)
      const { elements } = elementsOf(toHtml(document, final))
      const row = elements.find((one) => one.tagName === 'td')
      expect(row && attributesOf(row)['dir']).toBe(flow)
      expect(toHtml(document, final)).toContain(
        `<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0"${flow ? ` dir="${flow}"` : ''}><tr><td`,
      )
      const amp = toAmp(document, final)
      expect(amp.indexOf('First') < amp.indexOf('Second')).toBe(stack === 'ltr')
      expect(amp).toContain('.l12{padding-left:12px}.r12{padding-right:12px}')
      const first = flow === undefined ? dir : flow
      expect([...amp.matchAll(/class="co ([lr]12)"/g)].map(([, room]) => room)).toEqual(
        first === 'rtl' ? ['l12', 'r12'] : ['r12', 'l12'],
      )
    },
  )

  test('that stay beside each other on a phone keep their gap', () => {
    const document = mail('ltr', 'ltr')
    const beside: EmailDocument = {
      ...document,
      sections: document.sections.map((section) => ({ ...section, stack: 'none' })),
    }
    expect(toAmp(beside, final)).toMatch(/class="co" style="[^"]*padding:0 12px 0 0px/)
    // What the sheet takes room from on a phone has a class.
    expect(toHtml(beside, final)).toMatch(/<td style="padding:0 12px 0 0px">[^]*>First</)
  })

  test.each([
    [3, 16],
    [4, 24],
    [3, 15],
    [4, 200],
  ])('of the same width have the same room, %i of them with a gap of %i', (count, gap) => {
    const document = mailOf(...Array.from({ length: count }, (_, place) => [words(`w${place}`, 'Words')]))
    const [section] = document.sections
    const boxes = section ? columnBoxes({ ...section, gap }, document.settings) : []
    expect(boxes).toHaveLength(count)
    expect(new Set(boxes.map(({ pixels, left, right }) => pixels - left - right)).size).toBe(1)
    if (gap < 200)
      expect(boxes.reduce((sum, { pixels }) => sum + pixels, 0)).toBeLessThanOrEqual(document.settings.width)
  })
})

test('a mail that is read from the right begins at the right', () => {
  const document = mailOf([
    {
      type: 'text',
      id: 'a',
      content: [
        { type: 'list', ordered: false, items: [[{ type: 'text', text: 'One' }]] },
        { type: 'quote', content: [{ type: 'text', text: 'Two' }] },
      ],
    },
    {
      type: 'button',
      id: 'b',
      label: [{ type: 'text', text: 'Go' }],
      href: { parts: ['https://example.com'] },
    },
    {
      type: 'image',
      id: 'c',
      image: { src: 'https://example.com/a.png', alt: 'A', width: 100, height: 50 },
      align: 'left',
    },
    { type: 'table', id: 'd', header: false, rows: [[[{ type: 'text', text: 'Cell' }]]] },
  ])
  const fromRight: EmailDocument = { ...document, settings: { ...document.settings, dir: 'rtl' } }
  for (const html of [toHtml(fromRight, final), toAmp(fromRight, final)]) {
    expect(html).toMatch(/<ul[^>]*margin:0 24px \d+(?:px)? 0;padding:0[;"]/)
    expect(html).toMatch(/<blockquote[^>]*padding:0 16px 0 0;border-right:3px/)
    expect(html).toMatch(/<(?:td|div)[^>]*text-align:right[^>]*>(?:<!--[^]*?-->)?<a [^>]*>Go</)
    expect(html).toMatch(/margin:0 auto 0 0/)
  }
  expect(toAmp(fromRight, final)).toMatch(/\.cell\{[^}]*text-align:right/)
  expect(toHtml(document, final)).toMatch(/<ul[^>]*margin:0 0 \d+(?:px)? 24px;padding:0[;"]/)
})

test('a word that is too long for its line is broken, but for tables, which would break others', () => {
  const document = mailOf([
    words('a', 'x'.repeat(200)),
    { type: 'table', id: 'b', header: false, rows: [[[{ type: 'text', text: 'Cell' }]]] },
    { type: 'html', id: 'c', html: '<table><tr><td>Own</td></tr></table>' },
  ])
  const html = toHtml(document, final)
  expect(html).toMatch(/<body[^>]*>\n<div[^>]*word-break:break-word/)
  expect(html).toMatch(/<div style="[^"]*word-break:normal"><table[^>]*><tr><td[^>]*>Cell/)
  expect(html).toMatch(/<div style="[^"]*word-break:normal"><table><tr><td>Own/)
  const amp = toAmp(document, final)
  expect(amp).toMatch(/body\{[^}]*word-break:break-word/)
  expect(amp).toMatch(/<div style="[^"]*word-break:normal"><table[^>]*><tr><td[^>]*>Cell/)
})

describe('in classic Outlook, which draws what it is told', () => {
  const shapes = (html: string) =>
    [...html.matchAll(/<v:roundrect[^>]*style="height:(\d+)px;[^"]*width:(\d+)px"/g)].map(
      ([, height, width]) => `${width}x${height}`,
    )
  const button = (label: string, rest: Partial<ButtonBlock> = {}): Block => ({
    type: 'button',
    id: label,
    label: [{ type: 'text', text: label }],
    href: { parts: ['https://example.com'] },
    ...rest,
  })

  test('a button is not wider than its column, and as high as its lines', () => {
    const long = 'Reserve a seat at the tasting in May'
    expect(shapes(toHtml(mailOf([button(long)]), final))).toEqual(['362x44'])
    expect(shapes(toHtml(mailOf([button(long)], [], []), final))).toEqual(['200x84'])
  })

  test('a button across the column is as wide as the column', () => {
    expect(shapes(toHtml(mailOf([button('Go', { full: true })]), final))).toEqual(['600x44'])
  })

  test('an image in a box is not wider than the room in it', () => {
    const image: Block = {
      type: 'image',
      id: 'i',
      image: { src: 'https://example.com/a.png', alt: 'A', width: 1200, height: 600 },
    }
    const border = { width: 2, style: 'solid', color: { light: '#000000' } } as const
    const box = (rest: Partial<ContainerBlock> = {}): Block => ({
      type: 'container',
      id: 'k',
      blocks: [image],
      ...rest,
    })
    const widthOf = (block: Block) => /<img[^>]* width="(\d+)"/.exec(toHtml(mailOf([block]), final))?.[1]
    expect(widthOf(box())).toBe('568')
    expect(widthOf(box({ border }))).toBe('564')
    expect(widthOf(box({ border, padding: { top: 0, right: 10, bottom: 0, left: 10 } }))).toBe('576')
  })
})

test('in AMP links have the colour of the mail, and images are where they were placed', () => {
  const document = mailOf([
    {
      type: 'menu',
      id: 'm',
      items: [{ label: [{ type: 'text', text: 'Teas' }], href: { parts: ['https://example.com'] } }],
    },
    {
      type: 'image',
      id: 'i',
      image: { src: 'https://example.com/a.png', alt: 'A', width: 100, height: 50 },
      align: 'center',
    },
  ])
  const amp = toAmp(document, final)
  expect(amp).toContain('a{color:#1a56c4}')
  expect(amp).toMatch(/<div style="max-width:100px;margin:0 auto"><amp-img/)
})

test('the address of a background image can have parentheses and parameters', () => {
  const { sections, ...rest } = mailOf([words('a', 'On a picture')])
  const behind = (src: string) => {
    const bgImage = { src, alt: '', width: 1200, height: 600 }
    const { elements } = elementsOf(
      toHtml({ ...rest, sections: sections.map((section) => ({ ...section, bgImage })) }, final),
    )
    const styles = elements.map((element) => attributesOf(element)['style'] ?? '')
    return /background-image:url\(([^]*?)\);background-size/.exec(
      styles.find((one) => one.includes('url(')) ?? '',
    )?.[1]
  }
  expect(behind('https://example.com/a(1).jpg?w=600&h=300')).toBe(
    'https://example.com/a%281%29.jpg?w=600&h=300',
  )
  expect(behind('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
})

describe('classic Outlook draws the background image of a section', () => {
  const behind = (src: string, rest: Partial<Section> = {}, outlookClassic = true) => {
    const { sections, settings, version } = mailOf([words('a', 'On a picture')])
    const bgImage = { src, alt: '', width: 1200, height: 600 }
    return toHtml(
      {
        version,
        settings: { ...settings, outlookClassic },
        sections: sections.map((section) => ({ ...section, bgImage, bg: { light: '#112233' }, ...rest })),
      },
      final,
    )
  }

  test('as a shape of its own, filled with the image and the colour', () => {
    const html = behind("https://example.com/a b(1).jpg?x=1&y='2'", {
      padding: { top: 40, right: 24, bottom: 40, left: 24 },
    })
    expect(html).toMatch(
      /<!--\[if mso\]><v:rect [^>]*style="width:600px"[^>]*><v:fill [^>]*src="https:\/\/example\.com\/a%20b\(1\)\.jpg\?x=1&amp;y=%272%27" color="#112233"[^>]*\/><v:textbox [^>]*><table [^>]*width="600"><tr><td style="padding:40px 24px 40px 24px"><!\[endif\]-->/,
    )
    expect(html).toContain('<!--[if mso]></td></tr></table></v:textbox></v:rect><![endif]-->')
    // The cell around the shape adds no room to it.
    expect(html).toMatch(/<td [^>]*style="padding:40px 24px 40px 24px;mso-padding-alt:0;/)
  })

  test('where it is asked for, may be loaded, and shows on a desktop', () => {
    expect(behind('https://example.com/a.jpg', {}, false)).not.toContain('v:rect')
    expect(behind('javascript:alert(1)')).not.toContain('v:rect')
    expect(behind('https://example.com/a.jpg', { hideOn: 'desktop' })).not.toContain('v:rect')
    expect(behind('https://example.com/a.jpg', { bgImage: undefined })).not.toContain('v:rect')
  })
})

test('in AMP the icons of networks are shown, and a label where AMP may not load one', () => {
  const icon = (src: string) => ({ src, alt: '', width: 64, height: 64 })
  const href = { parts: ['https://example.com'] }
  const links = [
    { label: 'Instagram', href, icon: icon('https://example.com/i.png') },
    { label: 'X', href, icon: icon('http://example.com/x.png') },
  ]
  const document = mailOf([{ type: 'social', id: 's', links }])
  const amp = toAmp(document, final)
  expect(amp).toContain(
    '<amp-img src="https://example.com/i.png" alt="Instagram" width="32" height="32" layout="fixed"></amp-img></a>',
  )
  expect(amp).toMatch(/<a [^>]*>X<\/a>/)
  expect(checkAmp(amp, readPage(amp))).toEqual([])
})

test('in AMP a section has its background image, where AMP may load it', () => {
  const behind = (src: string) => {
    const { sections, ...rest } = mailOf([words('a', 'On a picture')])
    const bgImage = { src, alt: '', width: 1200, height: 600 }
    return toAmp({ ...rest, sections: sections.map((section) => ({ ...section, bgImage })) }, final)
  }
  expect(behind("https://example.com/a b(1).jpg?x=1&y='2'")).toMatch(
    /<div style="[^"]*background-image:url\(https:\/\/example\.com\/a%20b%281%29\.jpg\?x=1&amp;y=%272%27\);background-size:cover/,
  )
  expect(behind('http://example.com/a.jpg')).not.toContain('background-image')
  expect(behind('data:image/png;base64,AA==')).not.toContain('background-image')
  // AMP takes no style attribute of more than 1,000 bytes.
  expect(behind(`https://example.com/${'a'.repeat(1000)}.jpg`)).not.toContain('background-image')
})

test('in the text part an address that is its own label is said once', () => {
  const link = (text: string, address: string): Inline => ({
    type: 'text',
    text,
    marks: [{ type: 'link', href: { parts: [address] } }],
  })
  const blank: Inline = { type: 'text', text: ' / ' }
  const content = [
    link('info@example.com', 'mailto:info@example.com'),
    blank,
    link('03-1234-5678', 'tel:03-1234-5678'),
    blank,
    link('https://example.com/', 'https://example.com/'),
    blank,
    link('Write to us', 'mailto:info@example.com'),
  ]
  const document = mailOf([{ type: 'text', id: 'a', content: [{ type: 'paragraph', content }] }])
  expect(toText(document, final).trim()).toBe(
    'info@example.com / 03-1234-5678 / https://example.com/ / Write to us (mailto:info@example.com)',
  )
})

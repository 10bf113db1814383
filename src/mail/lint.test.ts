import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyDocument,
  footerContent,
  nodesOf,
  type Block,
  type EmailDocument,
  type Inline,
  type Section,
  type Visibility,
  type VisibilityNode,
} from '#mail/document'
import { createLinter, lint, type LintInput, type RuleId } from '#mail/lint'
import { apply, type Operation } from '#mail/operations'
import { toHtml, toText } from '#mail/render'
import { documents } from './document/documents.fake.ts'

const schema = [
  { key: 'first_name', type: 'string' as const },
  { key: 'plan', type: 'select' as const, required: true },
  { key: 'points', type: 'number' as const },
]
const fine: LintInput = {
  subject: '春の新豆が届きました',
  previewText: '今月はエチオピアとコロンビアの2種類をご用意しました。',
  text: 'text',
  schema,
  brand: { primary: '#123456' },
}
const footer: Block = { type: 'footer', id: 'f1', content: footerContent('ja') }
const words: Block = {
  type: 'text',
  id: 't1',
  content: [
    { type: 'heading', level: 1, content: [{ type: 'text', text: '春の新豆' }] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: '花のような香りと、紅茶のような後味。'.repeat(3) }],
    },
  ],
}
const withBlocks = (...blocks: Block[]): EmailDocument => ({
  ...emptyDocument('ja'),
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
const section = (blocks: Block[], shown: Partial<Section> = {}): Section => ({
  type: 'section',
  id: 's2',
  gap: 0,
  stack: 'ltr',
  valign: 'top',
  columns: [{ id: 'c2', width: 12, blocks }],
  ...shown,
})
const paragraph = (...content: Inline[]): Block => ({
  type: 'text',
  id: 'b1',
  content: [{ type: 'paragraph', content }],
})
const linkTo = (address: string, text = '新豆の一覧'): Block =>
  paragraph({ type: 'text', text, marks: [{ type: 'link', href: { parts: [address] } }] })
const idsOf = (document: EmailDocument, input: Partial<LintInput> = {}) =>
  lint(document, { ...fine, ...input }).map(({ id }) => id)

test('a sound mail has no issue', () => {
  expect(idsOf(withBlocks(words, footer))).toEqual([])
})

const points = (op: 'gt' | 'lt' | 'eq', value: number): VisibilityNode => ({
  id: `${op}${value}`,
  kind: 'property',
  key: 'points',
  op,
  value,
})
const all = (...children: VisibilityNode[]): Visibility => ({
  id: 'g',
  kind: 'group',
  match: 'all',
  children,
})
const image = { src: 'https://example.com/a.png', alt: '', width: 1200, height: 600 }
const cases: [RuleId, Block | undefined, Partial<LintInput>?][] = [
  ['subjectEmpty', undefined, { subject: ' ' }],
  ['subjectLong', undefined, { subject: 'a '.repeat(40) }],
  ['subjectLongWide', undefined, { subject: '新豆'.repeat(16) }],
  ['subjectShouting', undefined, { subject: 'BUY NOW AND SAVE' }],
  ['subjectShouting', undefined, { subject: '本日限り！！' }],
  ['templateInvalid', undefined, { subject: '{{ name | there }}' }],
  ['variableUnknown', undefined, { subject: '{{ nickname }}' }],
  ['variableWithoutFallback', undefined, { subject: '{{ contact.first_name }}さん' }],
  ['previewMissing', undefined, { previewText: '' }],
  ['previewShort', undefined, { previewText: 'short' }],
  ['previewLong', undefined, { previewText: 'あ'.repeat(70) }],
  ['htmlLarge', undefined, { html: 'x'.repeat(95_000) }],
  ['htmlClipped', undefined, { html: 'x'.repeat(103_000) }],
  ['htmlClipped', undefined, { html: 'href="https:'.repeat(1000) }],
  ['styleLarge', undefined, { html: `<style>${'x'.repeat(9000)}</style>` }],
  ['ampLarge', undefined, { amp: 'x'.repeat(200_001) }],
  ['ampStyleLarge', undefined, { amp: `<style amp-custom>${'x'.repeat(75_001)}</style>` }],
  ['fromFreeMail', undefined, { from: 'shop@yahoo.co.jp' }],
  ['fromFreeMail', undefined, { from: 'shop@gmail.com' }],
  [
    'partsDiffer',
    undefined,
    {
      html: `<p>${'one two three four five six '.repeat(3)}seven eight nine ten eleven twelve</p>`,
      text: '別の内容です',
    },
  ],
  [
    'clientSupport',
    {
      type: 'image',
      id: 'b1',
      image: { src: 'https://example.com/a.webp?v=1', alt: '豆', width: 1200, height: 600 },
    },
  ],
  [
    'clientSupport',
    { type: 'html', id: 'b1', html: '<div style="color:red; display:inline-flex">新豆</div>' },
  ],
  ['textEmpty', undefined, { text: ' \n' }],
  ['imageMissing', { type: 'image', id: 'b1', image: { ...image, src: '' } }],
  ['imageMissing', { type: 'image', id: 'b1', image: { ...image, src: '', decorative: true } }],
  [
    'imageMissing',
    { type: 'image', id: 'b1', image: { ...image, src: 'https://example.com/images/vase-600x380.png' } },
  ],
  ['altMissing', { type: 'image', id: 'b1', image }],
  ['altFileName', { type: 'image', id: 'b1', image: { ...image, alt: 'IMG_0123' } }],
  [
    'altFileName',
    { type: 'image', id: 'b1', image: { ...image, alt: 'スクリーンショット 2026-05-01 10.12.33.png' } },
  ],
  ['altLong', { type: 'image', id: 'b1', image: { ...image, alt: 'あ'.repeat(126) } }],
  ['linkedImageAlt', { type: 'image', id: 'b1', image, href: { parts: ['https://example.com'] } }],
  ['imageLarge', { type: 'image', id: 'b1', image: { ...image, alt: '豆', width: 4000 } }],
  ['imageSmall', { type: 'image', id: 'b1', image: { ...image, alt: '豆', width: 200 } }],
  ['headingTwice', { ...words, id: 'b1' }],
  ['headingSkipped', { type: 'text', id: 'b1', content: [{ type: 'heading', level: 3, content: [] }] }],
  ['linkEmpty', linkTo('https://example.com', ' ')],
  ['linkEmpty', { type: 'menu', id: 'b1', items: [{ label: [], href: { parts: ['https://example.com'] } }] }],
  ['linkVague', linkTo('https://example.com', 'こちら')],
  ['linkNowhere', linkTo('javascript:alert(1)')],
  ['linkNowhere', linkTo('mailto: ')],
  ['linkNowhere', { type: 'html', id: 'b1', html: '<a href="javascript:alert(1)">x</a>' }],
  ['altMissing', { type: 'html', id: 'b1', html: '<img src="https://example.com/a.png">' }],
  ['linkHttp', linkTo('http://example.com/')],
  ['linkShortener', linkTo('https://bit.ly/x')],
  ['linkIp', linkTo('https://192.0.2.1/')],
  ['linkFile', linkTo('https://example.com/setup.exe')],
  ['linkDisguised', linkTo('https://evil.example/', 'https://bank.example/login')],
  ['textSmall', { type: 'text', id: 'b1', content: [], size: 11 }],
  ['textSmall', paragraph({ type: 'text', text: 'Terms', marks: [{ type: 'size', px: 9 }] })],
  ['contrastLow', paragraph({ type: 'text', text: 'Sale', marks: [{ type: 'color', color: '#000000' }] })],
  ['capitals', paragraph({ type: 'text', text: 'EVERYTHING MUST GO TODAY' })],
  ['placeholder', paragraph({ type: 'text', text: 'Lorem ipsum dolor' })],
  ['placeholder', paragraph({ type: 'text', text: '*|IF:FNAME|*Hello' })],
  ['placeholder', paragraph({ type: 'text', text: '%%Old tag!%%' })],
  ['contrastLow', { type: 'text', id: 'b1', content: [], color: { light: '#cccccc' } }],
  [
    'contrastLow',
    {
      type: 'button',
      id: 'b1',
      label: [],
      href: { parts: ['https://example.com'] },
      fill: { light: '#ffff00' },
    },
  ],
  ['brandUnknown', { type: 'divider', id: 'b1', color: { light: { brand: 'gone' } } }],
  ['variableUnknown', paragraph({ type: 'variable', path: ['contact', 'nickname'] })],
  ['variableWithoutFallback', paragraph({ type: 'variable', path: ['contact', 'first_name'] })],
  [
    'variableMissing',
    paragraph({ type: 'variable', path: ['contact', 'points'] }),
    { audience: { missing: { points: 3 } } },
  ],
  ['templateInvalid', { type: 'html', id: 'b1', html: '<p>{% assign x = 1 %}</p>' }],
  ['templateInvalid', paragraph({ type: 'text', text: 'Dear {{ contact.plan }}, hello' })],
  ['templateInvalid', paragraph({ type: 'text', text: 'Dear {{contact.pl' })],
  [
    'templateInvalid',
    paragraph(
      { type: 'text', text: 'Dear {{con' },
      { type: 'text', text: 'tact.plan}}', marks: [{ type: 'bold' }] },
    ),
  ],
  ['htmlRemoved', { type: 'html', id: 'b1', html: '<p>a</p><script>x</script>' }],
  [
    'formAction',
    {
      type: 'form',
      id: 'b1',
      action: 'http://x',
      fields: [],
      submit: '送信',
      success: '',
      href: { parts: ['https://example.com'] },
    },
  ],
  ['unknownBlock', { type: 'opaque', id: 'b1', raw: { type: 'countdown' } }],
  ['columnEmpty', { type: 'container', id: 'b1', blocks: [] }],
  [
    'conditionUnknown',
    {
      type: 'spacer',
      id: 'b1',
      height: 8,
      visibleIf: {
        id: 'g',
        kind: 'group',
        match: 'all',
        children: [{ id: 'p', kind: 'property', key: 'gone', op: 'is_set' }],
      },
    },
  ],
  [
    'conditionNever',
    { type: 'spacer', id: 'b1', height: 8, visibleIf: all(points('gt', 5), points('lt', 5)) },
  ],
  [
    'conditionInvalid',
    {
      type: 'spacer',
      id: 'b1',
      height: 8,
      visibleIf: {
        id: 'g',
        kind: 'group',
        match: 'all',
        children: [{ id: 'p', kind: 'property', key: 'points', op: 'contains', value: 'x' }],
      },
    },
  ],
]

describe('one thing is wrong', () => {
  test.each(cases.map(([id, block, input]) => [id, block, input] as const))('%s', (id, block, input = {}) => {
    const document = withBlocks(words, ...(block ? [block] : []), footer)
    const found = lint(document, { ...fine, ...input })
    expect(found.map((one) => one.id)).toContain(id)
    const [issue] = found.filter((one) => one.id === id)
    if (block) expect(issue?.nodeId).toBe('b1')
    expect(issue?.message.id).toBe(`mailCheck.${id}`)
  })

  test('what the law wants, by the language of the mail', () => {
    expect(idsOf(withBlocks(words))).toEqual([
      'unsubscribeMissing',
      'senderNameMissing',
      'addressMissing',
      'complaintMissing',
    ])
    const english = withBlocks(words)
    english.settings.lang = 'en'
    expect(idsOf(english)).not.toContain('complaintMissing')
  })

  test.each([
    ['section', [section([footer], { visibleIf: all(points('gt', 5)) })]],
    [
      'container',
      [section([{ type: 'container', id: 'k1', blocks: [footer], visibleIf: all(points('gt', 5)) }])],
    ],
    [
      'repeat',
      [section([{ type: 'repeat', id: 'k1', path: ['tags'], as: 'tag', limit: 3, blocks: [footer] }])],
    ],
  ])('what the law wants is in a %s that some readers do not see', (_, sections) => {
    const document = withBlocks(words)
    document.sections.push(...sections)
    expect(idsOf(document)).toEqual(
      expect.arrayContaining([
        'unsubscribeMissing',
        'senderNameMissing',
        'addressMissing',
        'complaintMissing',
      ]),
    )
  })

  test.each(['price-list.pdf', 'カタログ.pdf', 'menu.docx', 'stay.ics', 'Node.js'])(
    'the name of a file, %s, is no host that a link hides',
    (label) => {
      expect(idsOf(withBlocks(words, linkTo('https://example.com/files/1', label), footer))).toEqual([])
    },
  )

  test('a word of Spanish is not the mark of a text to be written', () => {
    const spanish = paragraph({ type: 'text', text: 'Todo el café de mayo' })
    expect(idsOf(withBlocks(words, spanish, footer))).toEqual([])
  })

  test('what the law wants is hidden on phones, or in a condition of an HTML block', () => {
    const lacking = ['unsubscribeMissing', 'senderNameMissing', 'addressMissing', 'complaintMissing']
    const [onPhones, onDesktops] = (['desktop', 'mobile'] as const).map((hideOn, at) => ({
      ...section([{ ...footer, id: `f${at}`, hideOn }]),
      id: `s${at + 2}`,
    }))
    if (!onPhones || !onDesktops) throw new Error('two sections')
    const document = withBlocks(words)
    document.sections.push(onPhones)
    expect(idsOf(document)).toEqual(expect.arrayContaining(lacking))
    document.sections.push(onDesktops)
    for (const id of lacking) expect(idsOf(document)).not.toContain(id)
    const html = (source: string) => withBlocks(words, { type: 'html', id: 'h1', html: source })
    const link = '<a href="{{unsubscribe_url}}">停止</a>'
    expect(idsOf(html(link))).not.toContain('unsubscribeMissing')
    expect(idsOf(html(`{% if contact.points > 5 %}${link}{% endif %}`))).toContain('unsubscribeMissing')
  })

  test('AMP is on, but the sender is not registered', () => {
    const document = withBlocks(words, footer)
    document.settings.amp.enabled = true
    expect(idsOf(document, { audience: { isAmpRegistered: false } })).toEqual(['ampNotRegistered'])
    expect(idsOf(document, { audience: { isAmpRegistered: true } })).toEqual([])
  })

  test('the theme can not be read in dark mode', () => {
    const document = withBlocks(words, footer)
    document.settings.theme.link = { light: '#1a56c4', dark: '#1f5fd6' }
    const [issue] = lint(document, fine)
    expect(issue).toMatchObject({ id: 'contrastLow', values: { mode: 'dark' } })
    expect(issue?.nodeId).toBeUndefined()
  })

  test('links and words in the colours of the theme can not be read on a ground of their own', () => {
    const on = (light: string, ...blocks: Block[]) => {
      const document = withBlocks(...blocks, footer)
      document.settings.theme.link = { light: '#1a56c4' }
      document.settings.theme.text = { light: '#1f2328' }
      return lint(
        {
          ...document,
          sections: document.sections.map((section) => ({
            ...section,
            columns: section.columns.map((column) => ({
              ...column,
              blocks: column.blocks.map((block) => (block.id === 'b1' ? { ...block, bg: { light } } : block)),
            })),
          })),
        },
        fine,
      ).flatMap(({ id, nodeId }) => (id === 'contrastLow' && nodeId !== undefined ? [nodeId] : []))
    }
    const link = { parts: ['https://example.com/orders'] }
    const white: Block = {
      type: 'text',
      id: 'b1',
      color: { light: '#ffffff' },
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Your orders', marks: [{ type: 'link', href: link }] }],
        },
      ],
    }
    const social = (icon?: typeof image): Block => ({
      type: 'social',
      id: 'b1',
      links: [{ label: 'Instagram', href: link, ...(icon && { icon }) }],
    })
    const table: Block = {
      type: 'table',
      id: 'b1',
      header: false,
      rows: [[[{ type: 'text', text: 'Price' }]]],
    }
    expect(on('#1a56c4', words, white)).toEqual(['b1'])
    expect(on('#0b1f4d', words, social())).toEqual(['b1'])
    expect(on('#0b1f4d', words, social({ ...image, alt: 'Instagram' }))).toEqual([])
    expect(on('#222244', words, table)).toEqual(['b1'])
    expect(on('#fff3c4', words, table)).toEqual([])
  })

  test('the whole mail is too small', () => {
    const document = withBlocks(words, footer)
    document.settings.baseSize = 12
    const [issue] = lint(document, fine)
    expect(issue).toMatchObject({ id: 'textSmall', values: { size: 12 } })
    expect(apply(document, { type: 'batch', operations: issue?.fix ?? [] }).document.settings.baseSize).toBe(
      14,
    )
  })

  test('two links have one name and two addresses', () => {
    expect(
      idsOf(
        withBlocks(
          words,
          linkTo('https://example.com/a'),
          { ...linkTo('https://example.com/b'), id: 'b2' },
          footer,
        ),
      ),
    ).toEqual(['linkAmbiguous'])
  })
})

test('a tag among words becomes the variable that was meant, with its look', () => {
  const bold = [{ type: 'bold' as const }]
  const document = withBlocks(
    words,
    paragraph({ type: 'text', text: 'Dear {{ contact.plan }}, [[x]] {{first_name}}!', marks: bold }),
    footer,
  )
  const [found] = lint(document, fine)
  expect(found?.values).toEqual({ piece: '{{ contact.plan }}' })
  const { document: fixed } = apply(document, { type: 'batch', operations: found?.fix ?? [] })
  expect([...nodesOf(fixed.sections)].find(({ id }) => id === 'b1')).toMatchObject({
    content: [
      {
        content: [
          { text: 'Dear ', marks: bold },
          { type: 'variable', path: ['contact', 'plan'], marks: bold },
          { text: ', [[x]] ', marks: bold },
          { type: 'variable', path: ['contact', 'first_name'], marks: bold },
          { text: '!', marks: bold },
        ],
      },
    ],
  })
})

test('a fix puts its issue right and keeps the document valid', () => {
  fc.assert(
    fc.property(documents, (document) => {
      for (const issue of lint(document, { ...fine, previewText: '' })) {
        if (!issue.fix) continue
        const { document: fixed, problem } = apply(document, { type: 'batch', operations: issue.fix })
        expect(problem).toBeUndefined()
        const again = lint(fixed, { ...fine, previewText: '' })
        expect(again).not.toContainEqual(issue)
      }
    }),
    { numRuns: 100 },
  )
})

test('each of many main headings is reported', () => {
  const blocks = Array.from({ length: 60 }, (_one, place): Block => ({ ...words, id: `t${place}` }))
  const document = withBlocks(...blocks, footer)
  expect(idsOf(document).filter((id) => id === 'headingTwice')).toHaveLength(59)
})

test('what is not given is not checked', () => {
  expect(lint(withBlocks(words, footer), {}).map(({ id }) => id)).toEqual(['previewMissing'])
})

test('senders with a domain of their own are fine', () => {
  for (const from of ['news@example.com', 'news@gmail.example.com', 'gmail.com@example.com'])
    expect(idsOf(withBlocks(words, footer), { from })).toEqual([])
})

test('the bytes of all images together count, each of them once', () => {
  const one = (id: string, src: string): Block => ({ type: 'image', id, image: { ...image, src, alt: '豆' } })
  const document = withBlocks(
    words,
    one('i1', 'https://example.com/a.png'),
    one('i2', 'https://example.com/a.png'),
    footer,
  )
  const imageBytes = { 'https://example.com/a.png': 700_000 }
  expect(idsOf(document, { imageBytes })).toEqual([])
  expect(idsOf(document, { imageBytes: { 'https://example.com/a.png': 1_100_000 } })).toEqual(['imagesHeavy'])
  const inline = withBlocks(
    words,
    ...['a', 'b', 'c'].map((letter) => one(letter, `data:image/png;base64,${letter.repeat(500_000)}`)),
    footer,
  )
  expect(idsOf(inline)).toContain('imagesHeavy')
})

test('the text part that is made of a mail says what its HTML says', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const html = toHtml(document, { output: 'final' })
      const text = toText(document, { output: 'final' })
      expect(lint(document, { html, text }).map(({ id }) => id)).not.toContain('partsDiffer')
    }),
    { numRuns: 100 },
  )
})

test('a block inside a section that excludes its condition is never shown', () => {
  const inner: Block = { type: 'spacer', id: 'b1', height: 8, visibleIf: all(points('eq', 1)) }
  const document = withBlocks(words, inner)
  document.sections.push(section([footer]))
  expect(idsOf(document)).toEqual([])
  const [first] = document.sections
  if (first) first.visibleIf = all(points('eq', 2))
  expect(lint(document, fine)).toMatchObject([{ id: 'conditionNever', nodeId: 'b1' }])
})

test('of a locked part only the look is put right', () => {
  const block = (text: string, rest: Partial<Extract<Block, { type: 'text' }>>): Block => ({
    type: 'text',
    id: 'b1',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    ...rest,
  })
  const fixable = (one: Block) =>
    lint(withBlocks(one, footer), fine).map(({ id, fix }) => ({ id, hasFix: fix !== undefined }))
  expect(fixable(block('{{name}}', {}))).toEqual([{ id: 'templateInvalid', hasFix: true }])
  expect(fixable(block('{{name}}', { locked: true }))).toEqual([{ id: 'templateInvalid', hasFix: false }])
  expect(fixable(block('a', { locked: true, size: 10 }))).toEqual([{ id: 'textSmall', hasFix: true }])
})

test('a variable in full-width braces is said, and put right among words', () => {
  expect(
    lint(withBlocks(words, footer), { ...fine, subject: '｛｛name｝｝様、新豆のお知らせ' }),
  ).toMatchObject([{ id: 'templateInvalid', severity: 'error', values: { piece: '｛｛name｝｝' } }])
  const document = withBlocks(paragraph({ type: 'text', text: '｛｛ name ｝｝様' }), footer)
  const [found] = lint(document, fine)
  expect(found).toMatchObject({ id: 'templateInvalid', nodeId: 'b1' })
  const { document: mended } = apply(document, { type: 'batch', operations: found?.fix ?? [] })
  expect(lint(mended, fine).map(({ id }) => id)).not.toContain('templateInvalid')
  expect(JSON.stringify(mended)).toContain('["contact","name"]')
})

test('subject and preview text are as wide as readers see them', () => {
  const countOf = (id: string, envelope: object) =>
    lint(withBlocks(words, footer), { ...fine, ...envelope }).find((one) => one.id === id)?.values?.['count']
  const named = "{{ contact.name | default: 'お客さま' }}様、新豆のお知らせです"
  expect(countOf('subjectLongWide', { subject: named })).toBeUndefined()
  expect(countOf('subjectLongWide', { subject: named + '新'.repeat(20) })).toBe(35)
  expect(countOf('subjectLong', { subject: 'ｶﾞ'.repeat(40) })).toBe(80)
  expect(countOf('previewShort', { previewText: "{{ contact.name | default: 'あなた' }}へ" })).toBe(8)
})

describe('locked nodes of a template', () => {
  const template = withBlocks(words, { ...footer, locked: true })

  test('may stay as they are while the rest changes', () => {
    expect(idsOf(withBlocks({ ...words, id: 'other' }, { ...footer, locked: true }), { template })).toEqual(
      [],
    )
  })

  test('can be put back', () => {
    const changed = withBlocks(words, { ...footer, align: 'right' })
    const [issue] = lint(changed, { ...fine, template })
    expect(issue).toMatchObject({ id: 'lockedChanged', nodeId: 'f1' })
    const { document } = apply(changed, { type: 'batch', operations: issue?.fix ?? [] })
    expect(document).toEqual(template)
  })

  test('are missed', () => {
    expect(idsOf(withBlocks(words, { ...footer, id: 'other' }), { template })).toEqual(['lockedRemoved'])
  })
})

describe('checks that follow the editor', () => {
  const seen: string[] = []
  const follow = createLinter(({ id }) => seen.push(id))
  const run = (document: EmailDocument, input: LintInput = fine) => {
    seen.length = 0
    const issues = follow(document, input)
    expect(issues).toEqual(lint(document, input))
    return seen
  }
  const document = withBlocks(words, linkTo('http://example.com/'), footer)
  const change = (operation: Operation) => apply(document, operation).document

  test('look at nodes that did not change only once', () => {
    expect(run(document)).toHaveLength([...nodesOf(document.sections)].length - 1)
    expect(run(document)).toEqual([])
    const typed = change({ type: 'update', id: 't1', set: { size: 11 } })
    expect(run(typed)).toEqual(['s1', 't1'])
    const titled = change({
      type: 'settings',
      set: { preheader: [{ type: 'text', text: '新豆のご案内です。' }] },
    })
    expect(run(titled)).not.toContain('b1')
  })

  test('look again where something around the node changed', () => {
    run(document)
    const { theme } = document.settings
    const dark = change({ type: 'settings', set: { theme: { ...theme, contentBg: { light: '#000000' } } } })
    expect(run(dark)).toContain('t1')
    run(document)
    expect(run(document, { ...fine, schema: [...schema] })).toContain('b1')
    const conditioned = change({ type: 'update', id: 's1', set: { visibleIf: all(points('eq', 2)) } })
    expect(run(conditioned)).toContain('t1')
  })
})

test('what every client shows, or shows a little plainer, is fine', () => {
  const html =
    '<div style="border-radius:4px;color:#ff0000;max-width:100%"><img src="https://example.com/a.png" alt=""></div>'
  const document = withBlocks(words, { type: 'html', id: 'b1', html }, footer)
  expect(idsOf(document)).toEqual([])
})

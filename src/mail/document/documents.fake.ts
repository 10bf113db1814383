import fc from 'fast-check'
import type {
  Block,
  EmailDocument,
  FormField,
  Href,
  Image,
  Inline,
  LeafBlock,
  Mark,
  RichBlock,
  Section,
  ThemeColor,
  Visibility,
} from '#mail/document'
import { defaultSettings, equalWidths } from '#mail/document'

/** Words as people and attackers write them: Japanese, emoji, markup, and the signs of templates. */
export const words: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '春の新豆が届きました',
    'ｶﾌｪ・ＡＢＣ',
    'Hello {{ name }} {% if x %}',
    '{{7|x}}',
    '"><img src=x onerror=alert(1)>',
    "O'Brien & <b>sons</b>",
    '😀 {',
    '{',
    ' ',
    'a\r\nBcc: x@example.com',
    '--><!--[if mso]>',
  ),
)

/** Arbitraries of a document's parts; ids are made unique by `documents`. */
const color: fc.Arbitrary<ThemeColor> = fc.record(
  {
    light: fc.constantFrom<ThemeColor['light'][]>('#ffffff', '#1A56c4', { brand: 'primary' }),
    dark: fc.constantFrom<ThemeColor['light'][]>('#000000', { brand: 'accent' }, { brand: 'unknown' }),
  },
  { requiredKeys: ['light'] },
)
const names = fc.constantFrom('name', 'first_name', '氏名', 'points', 'unset', 'constructor')
const path = fc.oneof(
  names.map((name) => ['contact', name]),
  fc.constantFrom<string[][]>(['company_name'], ['name'], ['item', 'title']),
)

export const hrefs: fc.Arbitrary<Href> = fc.oneof(
  fc.constantFrom<Href[]>(
    { parts: ['https://example.com/a?b=c&d=1#e'] },
    { parts: ['https://日本.example/パス?q="x"'] },
    { parts: ['mailto:shop@example.com'] },
    { parts: ['javascript:alert(1)'] },
    { parts: [' java\nscript:alert(1)'] },
    { parts: [{ variable: ['unsubscribe_url'], encode: true }] },
    { parts: [{ variable: ['contact', 'name'], encode: true }] },
    { parts: [] },
  ),
  names.map((name): Href => ({
    parts: ['https://example.com/?q=', { variable: ['contact', name], encode: true }, '&z=1'],
  })),
)

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark[]>({ type: 'bold' }, { type: 'italic' }, { type: 'underline' }, { type: 'strike' }),
  hrefs.map((href): Mark => ({ type: 'link', href })),
  fc.constant<Mark>({ type: 'color', color: '#aa0000' }),
  fc.constant<Mark>({ type: 'size', px: 20 }),
)
const marks = fc.uniqueArray(mark, { maxLength: 2, selector: ({ type }) => type })

const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: words, marks }, { requiredKeys: ['type', 'text'] }),
  fc.constant<Inline>({ type: 'break' }),
  fc.record(
    {
      type: fc.constant('variable' as const),
      path,
      fallback: words,
      format: fc.constantFrom(
        { type: 'case' as const, to: 'upper' as const },
        { type: 'case' as const, to: 'capitalize' as const },
        { type: 'list' as const, separator: '、' as const },
      ),
      marks,
    },
    { requiredKeys: ['type', 'path'] },
  ),
)
const inlines = fc.array(inline, { maxLength: 3 })
const align = fc.constantFrom('left' as const, 'center' as const, 'right' as const)

const rich: fc.Arbitrary<RichBlock> = fc.oneof(
  fc.record(
    { type: fc.constant('paragraph' as const), align, content: inlines },
    { requiredKeys: ['type', 'content'] },
  ),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    content: inlines,
  }),
  fc.record({
    type: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(inlines, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('quote' as const), content: inlines }),
)
const content = fc.array(rich, { maxLength: 3 })

const image: fc.Arbitrary<Image> = fc.record(
  {
    src: fc.constantFrom('https://cdn.example.com/a.png', 'http://example.com/b.jpg', 'javascript:alert(1)'),
    alt: words,
    width: fc.constantFrom(1200, 300, 0),
    height: fc.constantFrom(600, 0),
    darkSrc: fc.constant('https://cdn.example.com/dark.png'),
  },
  { requiredKeys: ['src', 'alt', 'width', 'height'] },
)

const visibleIf: fc.Arbitrary<Visibility> = fc.constantFrom<Visibility[]>(
  {
    id: 'g',
    kind: 'group',
    match: 'all',
    children: [{ id: 'p', kind: 'property', key: 'points', op: 'gt', value: 10 }],
  },
  {
    id: 'g',
    kind: 'group',
    match: 'any',
    children: [{ id: 'l', kind: 'list', op: 'in', mailingListId: 'lst_1' }],
  },
)

const node = {
  id: fc.constant('id'),
  visibleIf,
  hideOn: fc.constantFrom('mobile' as const, 'desktop' as const),
  padding: fc.constant({ top: 8, right: 8, bottom: 8, left: 8 }),
  bg: color,
  locked: fc.boolean(),
}
const nodeOf = <Rest extends object>(rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> }) =>
  fc
    .tuple(fc.record(node, { requiredKeys: ['id'] }), fc.record(rest))
    .map(([own, more]) => ({ ...own, ...more }))
const is = <Type extends string>(type: Type): fc.Arbitrary<Type> => fc.constant(type)

export const leafBlocks: fc.Arbitrary<LeafBlock> = fc.oneof(
  nodeOf({ type: is('text'), content }),
  nodeOf({ type: is('image'), image, href: hrefs }),
  nodeOf({ type: is('button'), label: inlines, href: hrefs }),
  nodeOf({ type: is('divider') }),
  nodeOf({ type: is('spacer'), height: fc.constantFrom(0, 24) }),
  nodeOf({ type: is('social'), links: fc.array(fc.record({ label: words, href: hrefs }), { maxLength: 2 }) }),
  nodeOf({ type: is('menu'), items: fc.array(fc.record({ label: inlines, href: hrefs }), { maxLength: 2 }) }),
  nodeOf({ type: is('video'), thumbnail: image, href: hrefs, caption: inlines }),
  nodeOf({
    type: is('table'),
    header: fc.boolean(),
    rows: fc.array(fc.array(inlines, { maxLength: 2 }), { maxLength: 2 }),
  }),
  nodeOf({ type: is('footer'), content }),
  nodeOf({
    type: is('html'),
    html: fc.oneof(
      words,
      fc.constantFrom(
        '<p>Hi {{ contact.name | escape }}</p>',
        '</td></table><script>x</script><b>',
        '<a href=javascript:x>',
      ),
    ),
  }),
  nodeOf({
    type: is('accordion'),
    items: fc.array(fc.record({ title: inlines, content }), { maxLength: 2 }),
  }),
  nodeOf({ type: is('carousel'), slides: fc.array(fc.record({ image }), { maxLength: 2 }) }),
  nodeOf({
    type: is('form'),
    action: fc.constantFrom('https://forms.example.com/f', 'http://x.example'),
    fields: fc.constant<FormField[]>([
      { name: 'email', label: 'Email "x"', input: 'email' as const, required: true },
      { name: 'size', label: 'サイズ', input: 'select' as const, options: ['S', '<L>'] },
    ]),
    submit: words,
    success: words,
    href: hrefs,
  }),
  nodeOf({ type: is('opaque'), raw: fc.constant({ type: 'countdown', until: '2026-01-01' }) }),
)

const blocks: fc.Arbitrary<Block> = fc.oneof(
  { weight: 5, arbitrary: leafBlocks },
  {
    weight: 1,
    arbitrary: nodeOf({ type: is('container'), blocks: fc.array(leafBlocks, { maxLength: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: nodeOf({
      type: is('repeat'),
      path: fc.constantFrom<string[][]>(['contact', 'orders'], ['contact', 'name']),
      as: fc.constant('item'),
      limit: fc.constantFrom(1, 3),
      blocks: fc.array(leafBlocks, { maxLength: 2 }),
    }),
  },
)

const section: fc.Arbitrary<Section> = fc
  .tuple(
    fc.record(node, { requiredKeys: ['id'] }),
    fc.array(fc.array(blocks, { maxLength: 2 }), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('ltr' as const, 'rtl' as const, 'none' as const),
  )
  .map(([own, columns, stack]) => {
    const widths = equalWidths(columns.length)
    return {
      type: 'section',
      ...own,
      gap: 16,
      stack,
      valign: 'top',
      columns: columns.map((inside, place) => ({ id: 'id', width: widths[place] ?? 12, blocks: inside })),
    }
  })

/** Gives each node a number for an id, without touching other nodes. */
function numbered(sections: Section[]): Section[] {
  let last = 0
  const id = () => `n${(last += 1)}`
  return sections.map((section) => ({
    ...section,
    id: id(),
    columns: section.columns.map((column) => ({
      ...column,
      id: id(),
      blocks: column.blocks.map((block) => {
        const own = { ...block, id: id() }
        return 'blocks' in own ? { ...own, blocks: own.blocks.map((leaf) => ({ ...leaf, id: id() })) } : own
      }),
    })),
  }))
}

/** Documents of any shape that the schema allows. */
export const documents: fc.Arbitrary<EmailDocument> = fc
  .tuple(fc.array(section, { maxLength: 3 }), fc.constantFrom('en', 'ja'), inlines, words, fc.boolean())
  .map(([sections, lang, preheader, title, outlookClassic]) => ({
    version: 1,
    settings: { ...defaultSettings(lang), preheader, title, outlookClassic },
    sections: numbered(sections),
  }))

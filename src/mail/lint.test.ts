import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDocument, footerContent, type Block, type EmailDocument, type Inline } from '#mail/document'
import { lint, type LintInput, type RuleId } from '#mail/lint'
import { apply } from '#mail/operations'
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
  ['textEmpty', undefined, { text: ' \n' }],
  ['altMissing', { type: 'image', id: 'b1', image }],
  ['altFileName', { type: 'image', id: 'b1', image: { ...image, alt: 'IMG_0123' } }],
  ['altLong', { type: 'image', id: 'b1', image: { ...image, alt: 'あ'.repeat(126) } }],
  ['linkedImageAlt', { type: 'image', id: 'b1', image, href: { parts: ['https://example.com'] } }],
  ['imageLarge', { type: 'image', id: 'b1', image: { ...image, alt: '豆', width: 4000 } }],
  ['imageSmall', { type: 'image', id: 'b1', image: { ...image, alt: '豆', width: 200 } }],
  ['headingTwice', { ...words, id: 'b1' }],
  ['headingSkipped', { type: 'text', id: 'b1', content: [{ type: 'heading', level: 3, content: [] }] }],
  ['linkVague', linkTo('https://example.com', 'こちら')],
  ['linkNowhere', linkTo('javascript:alert(1)')],
  ['linkHttp', linkTo('http://example.com/')],
  ['linkShortener', linkTo('https://bit.ly/x')],
  ['linkIp', linkTo('https://192.0.2.1/')],
  ['linkFile', linkTo('https://example.com/setup.exe')],
  ['linkDisguised', linkTo('https://evil.example/', 'https://bank.example/login')],
  ['textSmall', { type: 'text', id: 'b1', content: [], size: 11 }],
  ['capitals', paragraph({ type: 'text', text: 'EVERYTHING MUST GO TODAY' })],
  ['placeholder', paragraph({ type: 'text', text: 'Lorem ipsum dolor' })],
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

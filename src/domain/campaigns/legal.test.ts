import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDocument, footerContent, type Section } from '#mail/document'
import {
  lacksForJapanese,
  legalBlockers,
  legalFindings,
  legalProblem,
  mailsForWantOfJapanese,
  readersOf,
  type LegalMail,
} from './legal.ts'
import { standardFooter } from '#domain/legal/footer-text'
import { withLegalFooter } from './legal-footer.ts'
import { mailFlaws } from './mail-body.ts'

const company = {
  name: 'Sakura Coffee Roastery',
  nameJa: 'さくら珈琲焙煎所',
  address: '1-2-3 Kiba, Koto-ku, Tokyo',
  addressJa: '東京都江東区木場1-2-3',
  complaintContact: 'hello@sakura-roastery.example',
}
const bare = { name: 'Sakura', address: '', complaintContact: '' }
const html = (body: string, locale: LegalMail['locale'] = null, subject = ''): LegalMail => ({
  id: 'v',
  label: '',
  locale,
  subject,
  previewText: '',
  mode: 'html',
  html: body,
})
const link = '<a href="{{unsubscribe_url}}">'
const missing = (mail: LegalMail, of = company) =>
  legalFindings(mail, of)
    .filter(({ state }) => state !== 'met')
    .map(({ law, item, state, fix }) => `${law} ${item} ${state} ${fix}`)

test('whose law counts: that of the variant’s readers, else of the language that it is written in', () => {
  expect(readersOf(html('Hello', 'ja'))).toBe('ja')
  expect(readersOf(html('こんにちは', 'en'))).toBe('other')
  expect(readersOf(html('<p>こんにちは</p>'))).toBe('ja')
  expect(readersOf(html('<p>Hello</p>', null, 'お知らせ'))).toBe('ja')
  expect(readersOf(html('<p>Hello</p>'))).toBe('other')
  expect(readersOf({ ...html(''), mode: 'blocks', doc: emptyDocument('ja') })).toBe('ja')
})

describe('what is missing', () => {
  test('in Japan: name, address, contact and the way out', () => {
    expect(missing(html('こんにちは'))).toEqual([
      'japan optOut blocks footer',
      'japan address blocks footer',
      'japan senderName blocks footer',
      'japan complaint blocks footer',
      'japan optOutNotice recommends footer',
    ])
  })
  test('elsewhere: address and the way out; a name is recommended', () => {
    expect(missing(html('Hello'))).toEqual([
      'canSpam optOut blocks footer',
      'canSpam address blocks footer',
      'canSpam senderName recommends footer',
    ])
  })
  test.each([
    [
      'the variables of the brand',
      '{{company_name}} {{ company_address }} {{complaint_contact | escape}} 配信停止',
    ],
    [
      'the same in words, whatever their width',
      'さくら珈琲焙煎所　東京都江東区木場１－２－３　ＨＥＬＬＯ@sakura-roastery.example 配信を停止',
    ],
    ['any Japanese address and contact', 'さくら珈琲焙煎所 〒135-0042 お問い合わせ 03-0000-0000 受信拒否'],
  ])('nothing with %s', (_, words) => {
    expect(missing(html(`<p>こんにちは</p><p>${words}</p>${link}こちら</a>`))).toEqual([])
  })
  test('what the brand does not have is put right there: a variable alone says nothing', () => {
    const mail = html(
      `こんにちは ${link}配信停止</a> {{company_name}} {{company_address}} 苦情：{{complaint_contact}}`,
      'ja',
    )
    expect(missing(mail, bare as typeof company)).toEqual([
      'japan address blocks brand',
      'japan complaint blocks brand',
    ])
    expect(legalProblem(mail, bare)?.en).toContain('brand settings')
  })
  test('words in styles and scripts are read by nobody', () => {
    expect(missing(html(`Hello<style>{{company_address}} {{company_name}}</style>${link}Stop</a>`))).toEqual([
      'canSpam address blocks footer',
      'canSpam senderName recommends footer',
    ])
  })
})

describe('readers of Japanese who get a mail of another language', () => {
  const english = html(`Hello {{company_address}} ${link}Stop</a>`, 'en')
  const japanese = html(`こんにちは ${link}配信停止</a>`, 'ja')
  const neutral = html(`Hello {{company_address}} ${link}Stop</a>`)

  test('are those for whom there is no variant', () => {
    expect(mailsForWantOfJapanese([english])).toEqual([english])
    expect(mailsForWantOfJapanese([english, japanese])).toEqual([])
    expect(mailsForWantOfJapanese([english, neutral])).toEqual([neutral])
    expect(mailsForWantOfJapanese([japanese, english])).toEqual([])
  })
  test('miss what only Japanese law asks for', () => {
    expect(lacksForJapanese(english, company)).toEqual(['senderName', 'complaint'])
    const whole = html(
      `Hello {{company_name}} {{company_address}} {{complaint_contact}} ${link}Stop</a>`,
      'en',
    )
    expect(lacksForJapanese(whole, company)).toEqual([])
  })
})

test('a footer of the brand puts everything right, in each kind of body', () => {
  const body = fc.oneof(
    fc.constantFrom('', 'Hello', 'こんにちは', '<html><body><p>Hello</p></body></html>'),
    fc.string(),
  )
  fc.assert(
    fc.property(
      body,
      fc.constantFrom('html', 'text', 'blocks'),
      fc.constantFrom(null, 'ja', 'en'),
      fc.constantFrom('ja', 'en'),
      fc.oneof(fc.constant(standardFooter), fc.record({ en: fc.string(), ja: fc.string() })),
      (words, mode, locale, lang, footer) => {
        const mail: LegalMail = {
          ...html(words, locale),
          mode,
          text: words,
          doc: emptyDocument(lang),
        }
        const fixed = withLegalFooter(mail, { company, footer })
        // An open tag or comment of somebody's own source hides whatever comes behind it.
        if (mode !== 'html' || !words.includes('<') || words.endsWith('>'))
          expect(legalBlockers(fixed, company)).toEqual([])
        expect(readersOf(fixed)).toBe(readersOf(mail))
      },
    ),
    { numRuns: 300 },
  )
})

test('the default footer of the brand is what is added where it has everything', () => {
  const footer = {
    en: '',
    ja: '{{company_name}}のお便りです。\n{{company_address}}\n苦情：{{complaint_contact}}\n配信停止はこちら：{{unsubscribe_url}}',
  }
  const mail = html('こんにちは', 'ja')
  expect(withLegalFooter(mail, { company, footer }).html).toBe(
    'こんにちは<p>{{company_name}}のお便りです。<br>{{company_address}}<br>苦情：{{complaint_contact}}<br><a href="{{unsubscribe_url}}">配信停止はこちら</a></p>',
  )
  const incomplete = { ...footer, ja: '{{company_name}}' }
  expect(withLegalFooter(mail, { company, footer: incomplete })).toEqual(withLegalFooter(mail))
  const { doc } = withLegalFooter(
    { ...mail, mode: 'blocks' as const, doc: emptyDocument('ja') },
    { company, footer },
  )
  expect(JSON.stringify(doc)).toContain('のお便りです。')
})

test('a footer that some readers do not see does not count, and another one can be added', () => {
  const footerOf = (shown: Partial<Section>): Section => ({
    type: 'section',
    id: 's',
    gap: 0,
    stack: 'ltr',
    valign: 'top',
    columns: [{ id: 'c', width: 12, blocks: [{ type: 'footer', id: 'f', content: footerContent('ja') }] }],
    ...shown,
  })
  const blocks = (shown: Partial<Section>): LegalMail => ({
    ...html(''),
    subject: '新豆',
    mode: 'blocks',
    doc: { ...emptyDocument('ja'), sections: [footerOf(shown)] },
  })
  const flaws = (mail: LegalMail) => mailFlaws(mail, new Set()).map(({ kind }) => kind)
  expect(flaws(blocks({}))).not.toContain('unsubscribe')
  expect(legalBlockers(blocks({}), company)).toEqual([])
  const conditional = blocks({
    visibleIf: {
      id: 'g',
      kind: 'group',
      match: 'all',
      children: [{ id: 'n', kind: 'property', key: 'name', op: 'is_set' }],
    },
  })
  expect(flaws(conditional)).toContain('unsubscribe')
  expect(legalBlockers(conditional, company).map(({ item }) => item)).toEqual([
    'address',
    'senderName',
    'complaint',
  ])
  const mended = withLegalFooter(conditional)
  expect(flaws(mended)).not.toContain('unsubscribe')
  expect(legalBlockers(mended, company)).toEqual([])
})

test.each(['{{unsubscribe_url}}', '{{ unsubscribe_url }}', '{{ unsubscribe_url | escape }}'])(
  'the link to unsubscribe counts however its tag is written: %s',
  (tag) => {
    const flaws = (mail: Partial<LegalMail>) =>
      mailFlaws({ ...html(''), subject: 'News', ...mail }, new Set()).map(({ kind }) => kind)
    const own = `<p>Hello</p><a href="${tag}">Stop</a>`
    expect(flaws({ html: own })).toEqual([])
    expect(flaws({ mode: 'text', text: `Hello\n${tag}` })).toEqual([])
    const doc = emptyDocument('en')
    const columns = [{ id: 'c', width: 12, blocks: [{ type: 'html' as const, id: 'h', html: own }] }]
    doc.sections = [{ type: 'section', id: 's', gap: 0, stack: 'ltr', valign: 'top', columns }]
    expect(flaws({ mode: 'blocks', doc })).toEqual([])
    // The name of the variable is no word that tells readers.
    expect(missing({ ...html(`こんにちは<p>${tag}</p>`) })).toContain('japan optOutNotice recommends footer')
  },
)

test('a variable in full-width braces would reach every reader as it is written', () => {
  const flawsOf = (mail: LegalMail) =>
    mailFlaws(mail, new Set()).flatMap((flaw) => (flaw.kind === 'template' ? [flaw.about] : []))
  expect(flawsOf({ ...html('<p>新豆</p>'), subject: '｛｛name｝｝様' })).toEqual(['｛｛name｝｝'])
  expect(flawsOf(html('<p>｛｛ contact.name }}様 ｛例｝</p>', null, '新豆'))).toEqual([
    '｛｛ contact.name }}',
  ])
  expect(flawsOf(html('<p>｛例｝｛{a}｝</p>', null, '新豆'))).toEqual([])
})

describe('what only some readers see', () => {
  const footerOn = (
    id: string,
    hideOn?: 'mobile' | 'desktop',
    from: 'section' | 'block' = 'section',
  ): Section => ({
    type: 'section',
    id,
    gap: 0,
    stack: 'ltr',
    valign: 'top',
    ...(hideOn && from === 'section' && { hideOn }),
    columns: [
      {
        id: `${id}c`,
        width: 12,
        blocks: [
          {
            type: 'footer',
            id: `${id}f`,
            content: footerContent('ja'),
            ...(hideOn && from === 'block' && { hideOn }),
          },
        ],
      },
    ],
  })
  const lacks = (mail: LegalMail) => [
    ...mailFlaws({ ...mail, subject: '新豆' }, new Set())
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'content'),
    ...legalBlockers(mail, company).map(({ item }) => item),
  ]
  const all = ['unsubscribe', 'address', 'senderName', 'complaint']
  const blocks = (...sections: Section[]): LegalMail => ({
    ...html(''),
    mode: 'blocks',
    doc: { ...emptyDocument('ja'), sections },
  })

  test.each([
    ['phones', 'mobile', 'section'],
    ['desktops', 'desktop', 'section'],
    ['phones', 'mobile', 'block'],
    ['desktops', 'desktop', 'block'],
  ] as const)('a footer that %s hide does not count (%s, %s)', (_, hideOn, from) => {
    expect(lacks(blocks(footerOn('a', hideOn, from)))).toEqual(all)
  })
  test('one footer for phones and one for desktops reach everybody', () => {
    expect(lacks(blocks(footerOn('a', 'mobile'), footerOn('b', 'desktop', 'block')))).toEqual([])
    expect(lacks(blocks(footerOn('a', 'mobile'), footerOn('b', 'mobile')))).toEqual(all)
  })

  const footer = `{{company_name}} {{company_address}} 苦情：{{complaint_contact}} ${link}配信停止</a>`
  const inMode = {
    html: (source: string): LegalMail => html(source, 'ja'),
    text: (source: string): LegalMail => ({ ...html('', 'ja'), mode: 'text', text: source }),
    block: (source: string): LegalMail =>
      blocks({
        ...footerOn('a'),
        columns: [{ id: 'c', width: 12, blocks: [{ type: 'html', id: 'h', html: source }] }],
      }),
  }
  describe.each(Object.entries(inMode))('in %s', (mode, mailOf) => {
    test.each([
      `{% if contact.points > 5 %}${footer}{% endif %}`,
      `{% if contact.points > 5 %}${footer}{% else %}こんにちは{% endif %}`,
      `{% if contact.points > 5 %}${footer}{% elsif contact.points < 3 %}${footer}{% endif %}`,
      `{% for tag in contact.tags %}${footer}{% endfor %}`,
    ])('%s has nothing for everybody', (source) => {
      expect(lacks(mailOf(source))).toEqual(all)
    })
    test.each([
      `{% if contact.points < 5 %}少ない{% endif %}${footer}`,
      `{% if contact.points < 5 %}<b>A</b> ${footer}{% else %}B ${footer}{% endif %}`,
      `{% if contact.points < 5 %}${footer}{% elsif contact.points > 9 %}${footer}{% else %}${footer}{% endif %}`,
    ])('%s has everything for everybody', (source) => {
      expect(lacks(mailOf(source))).toEqual([])
    })
    test.runIf(mode !== 'text')('a comment is read by nobody', () => {
      expect(lacks(mailOf(`<p>こんにちは</p><!-- <p>${footer}</p> -->`))).toEqual(all)
      expect(lacks(mailOf(`<!--[if mso]><p>${footer}</p><![endif]-->`))).toEqual(all)
      expect(lacks(mailOf(`<!--[if !mso]><!--><p>${footer}</p><!--<![endif]-->`))).toEqual([])
    })
  })
})

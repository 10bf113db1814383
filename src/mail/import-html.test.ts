import fc from 'fast-check'
import { Window } from 'happy-dom'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { blocksOf, EmailDocument } from '#mail/document'
import { importHtml } from '#mail/import-html'
import { toHtml, toText } from '#mail/render'
import { starters } from './starters/index.ts'

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
afterAll(() => window.happyDOM.abort())
const parse = (html: string) =>
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as globalThis.Document
const read = (html: string) => importHtml(html, parse)
const blocksIn = (html: string) => [...blocksOf(read(html).document)].map(({ id: _id, ...block }) => block)

const newsletter = `<!doctype html><html lang="en"><head><title>March</title><style>.x{color:red}</style></head>
<body bgcolor="#eeeeee"><div style="display:none">Two new coffees&zwnj;&nbsp;</div>
<center><table width="100%"><tr><td align="center">
<!--[if mso]><table><tr><td>Outlook only</td></tr></table><![endif]-->
<table width="600" style="background-color:#ffffff"><tbody>
<tr><td align="center"><a href="https://example.com/?utm=x"><img src="https://example.com/logo.png" width="200" height="50" alt="Logo"></a></td></tr>
<tr><td><h1>Hello *|FNAME|*</h1><p>A <b>bold</b> and <a href="https://example.com/a">linked</a> word.<br>Next line</p><ul><li>One</li><li>Two</li></ul></td></tr>
<tr><td><table><tr><td bgcolor="#d92b2b" align="center"><a href="https://example.com/buy" style="display:inline-block;padding:12px;color:#ffffff">Buy now</a></td></tr></table></td></tr>
<tr><td style="height:24px">&nbsp;</td></tr>
<tr><td><hr></td></tr>
<tr><td width="400"><p>Left</p></td><td width="200"><img src="https://example.com/right.jpg" width="200" height="100" alt="Right"></td></tr>
<tr><td><p style="font-size:12px">Stop: <a href="*|UNSUB|*">unsubscribe</a></p><form action="https://example.com"><input name="a"><p>Vote</p></form></td></tr>
</tbody></table></td></tr></table></center><img src="https://t.example/open.gif" width="1" height="1"></body></html>`

test('a mail that is read from the right stays so, in its language', () => {
  const { settings } = read('<html lang="ar" dir="rtl"><body><p>مرحبا</p></body></html>').document
  expect(settings).toMatchObject({ dir: 'rtl', lang: 'ar' })
  expect(read('<div dir="RTL"><p>مرحبا</p></div>').document.settings.dir).toBe('rtl')
  expect(
    read('<html lang="en-US"><body><p dir="rtl">x</p><p>y</p></body></html>').document.settings,
  ).toMatchObject({ lang: 'en' })
  expect(read('<html lang="und"><body><p>こんにちは</p></body></html>').document.settings.lang).toBe('ja')
  expect(read('<html lang="x y"><body><p>Hi</p></body></html>').document.settings).toMatchObject({
    dir: 'ltr',
    lang: 'en',
  })
})

test('a link whose slashes were slipped leads where it was meant to', () => {
  const [block] = blocksIn('<p><a href="https:/example.com/a">One</a> <a href="https:///x">two</a></p>')
  expect(JSON.stringify(block)).toContain('"parts":["https://example.com/a"]')
  const html = toHtml(read('<p><a href="https:///x">two</a></p>').document, { output: 'final' })
  expect(html).toContain('<a href="#"')
})

describe('a newsletter of tables', () => {
  const { document, report } = read(newsletter)

  test('becomes sections, columns and blocks', () => {
    expect(document.sections.map(({ columns }) => columns.map(({ width }) => width))).toEqual([
      [12],
      [8, 4],
      [12],
    ])
    expect([...blocksOf(document)].map(({ type }) => type)).toEqual([
      'image',
      'text',
      'button',
      'spacer',
      'divider',
      'text',
      'image',
      'text',
      'html',
    ])
    expect(report).toEqual({ blocks: 9, keptAsHtml: 1 })
    expect(document.sections[0]?.bg).toEqual({ light: '#ffffff' })
  })

  test('keeps words, links, images, variables and their order', () => {
    const text = toText(document, { output: 'template' })
    expect(text).not.toContain('Outlook only')
    expect(text.match(/Logo|Hello|bold|linked|Next line|One|Two|Buy now|Left|Right|Stop|Vote/g)).toEqual([
      'Logo',
      'Hello',
      'bold',
      'linked',
      'Next line',
      'One',
      'Two',
      'Buy now',
      'Left',
      'Right',
      'Stop',
      'Vote',
    ])
    expect(text).toContain('Hello {{ contact.first_name }}')
    expect(text).toContain('unsubscribe ({{ unsubscribe_url }})')
    expect(text).toContain('Buy now: https://example.com/buy')
    expect(document.settings).toMatchObject({
      lang: 'en',
      title: 'March',
      preheader: [{ type: 'text', text: 'Two new coffees' }],
    })
  })

  test('a button keeps its colours', () => {
    expect([...blocksOf(document)].find(({ type }) => type === 'button')).toMatchObject({
      fill: { light: '#d92b2b' },
      color: { light: '#ffffff' },
      align: 'center',
    })
  })
})

describe('variables of other services', () => {
  test.each([
    ['{{ first_name }}', ['contact', 'first_name']],
    ["{{ contact.city | default: 'Tokyo' }}", ['contact', 'city']],
    ['*|EMAIL|*', ['contact', 'email']],
    ['%recipient.fname%', ['contact', 'first_name']],
    ['[[name]]', ['contact', 'name']],
  ])('%s', (tag, path) => {
    expect(blocksIn(`<p>a ${tag} b</p>`)).toMatchObject([
      {
        content: [
          {
            content: [
              { type: 'text', text: 'a ' },
              { type: 'variable', path },
              { type: 'text', text: ' b' },
            ],
          },
        ],
      },
    ])
  })

  test.each(['10%オフと20%オフ', '50% off and 60% on', '{{ a | evil }}', '[[ a b c ]]', '*|IF:X|*'])(
    '%s stays text',
    (text) => {
      expect(blocksIn(`<p>${text}</p>`)).toEqual([
        { type: 'text', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      ])
    },
  )
})

test('a table of data is a table', () => {
  expect(blocksIn('<table><tr><th>豆</th><th>g</th></tr><tr><td>A</td><td>200</td></tr></table>')).toEqual([
    {
      type: 'table',
      header: true,
      rows: [
        [[{ type: 'text', text: '豆' }], [{ type: 'text', text: 'g' }]],
        [[{ type: 'text', text: 'A' }], [{ type: 'text', text: '200' }]],
      ],
    },
  ])
})

describe('our own mails come back', () => {
  test.each(
    starters.flatMap(({ key, document }) =>
      (['en', 'ja'] as const).map((locale) => [key, locale, document(locale)] as const),
    ),
  )('%s in %s', (_key, _locale, document) => {
    const again = read(
      toHtml(document, { output: 'final', addresses: { unsubscribe_url: 'https://example.com/u' } }),
    )
    const linesOf = (text: string) =>
      text
        .split(/\n+/)
        .map((line) => line.trim())
        .filter((line) => /[\p{L}]/u.test(line))
        .map((line) => line.replace(/: https.*$/, ''))
    const options = { output: 'final', addresses: { unsubscribe_url: 'https://example.com/u' } } as const
    const before = linesOf(toText(document, options))
      .join('\n')
      .replaceAll(/[\s[\]]+/g, '')
    const after = linesOf(toText(again.document, options))
      .join('\n')
      .replaceAll(/[\s[\]]+/g, '')
    for (const word of before.split(/[^\p{L}\p{N}]+/u)) expect(after).toContain(word)
    expect(again.report.keptAsHtml).toBe(0)
  })
})

describe('hostile HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>">x</iframe>',
    '<form action="javascript:x"><p onclick=x>Vote</p></form>',
    '<svg onload=alert(1)><script>x</script></svg>',
    '<p style="background:url(javascript:x)">{{ a | evil }}</p>',
  ])('%s is inert', (html) => {
    const out = toHtml(read(html).document, { output: 'final' })
    expect(out).not.toMatch(/<script|javascript:|onerror|onclick|onload|<iframe|<svg/i)
  })

  test('anything gives a valid document', () => {
    const pieces = fc.constantFrom(
      '<table>',
      '<tr>',
      '<td>',
      '<div style="display:inline-block">',
      '</td>',
      '</table>',
      '<p>',
      'x',
      '<a href="a">',
      '<img src="https://a.example/x.png">',
      '<ul><li>',
      '<th>',
      '</div>',
      '{{ a }}',
      '<h1>',
      '<span style="font-size:999px">',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        expect(v.is(EmailDocument, read(parts.join('')).document)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('elements a thousand deep', () => {
    expect(read(`${'<div>'.repeat(1000)}deep${'</div>'.repeat(1000)}`).document.version).toBe(1)
    expect(read(`${'<b>'.repeat(1000)}deep`).document.version).toBe(1)
  })

  test('nothing at all', () => {
    expect(read('').document.sections).toEqual([])
  })
})

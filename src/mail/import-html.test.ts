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

test('the emoji of Gmail are images: they part no sentence', () => {
  const emoji = '<img data-emoji="🎉" alt="🎉" width="32" src="https://fonts.gstatic.com/s/e/1f389/32.png">'
  const said = blocksIn(`<div>Thanks ${emoji} a lot</div>`)
  expect(said).toMatchObject([{ type: 'text' }])
  expect(toText(read(`<div>Thanks ${emoji} a lot</div>`).document, { output: 'final' })).toContain(
    'Thanks 🎉 a lot',
  )
})

test('entries of lists that Word writes as paragraphs are lists', () => {
  const entry = (sign: string, words: string, list = 'l0') =>
    `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:${list} level1 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  const word = `<html><body lang=JA><!--StartFragment--><p class=MsoNormal>新豆</p>${entry('·', '<b>煎茶</b>')}${entry('·', '玉露')}<p class=MsoNormal>手順</p>${entry('1.', '量る', 'l1')}${entry('2.', '注ぐ', 'l1')}<p class=MsoNormal>以上</p><!--EndFragment--></body></html>`
  const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) })
  expect(blocksIn(word).flatMap((block) => (block.type === 'text' ? block.content : []))).toEqual([
    { type: 'paragraph', content: [text('新豆')] },
    { type: 'list', ordered: false, items: [[text('煎茶', [{ type: 'bold' }])], [text('玉露')]] },
    { type: 'paragraph', content: [text('手順')] },
    { type: 'list', ordered: true, items: [[text('量る')], [text('注ぐ')]] },
    { type: 'paragraph', content: [text('以上')] },
  ])
})

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

describe('as services write it', () => {
  const textOf = (html: string) => toText(read(html).document, { output: 'template' })
  const typesIn = (html: string) => blocksIn(html).map(({ type }) => type)
  const columnsIn = (html: string) =>
    read(html).document.sections.map(({ columns }) => columns.map(({ width }) => width))

  test.each([
    '<!--[if !mso]><!-->',
    '<!--[if !mso]><!-- -->',
    '<!--[if !gte mso 9]><!---->',
    '<!--[if !((mso)|(IE))]><!-->',
  ])('what %s hides from Outlook only is read, what is behind it too', (start) => {
    const html = `<p>Before</p>${start}<p>Inside</p><!--<![endif]--><p>Between</p><!--[if mso]><p>Outlook</p><![endif]--><p>After</p>`
    expect(textOf(html).split(/\s+/).filter(Boolean)).toEqual(['Before', 'Inside', 'Between', 'After'])
  })

  test('a hidden text is hidden also where it is important, and a tag is no preview text', () => {
    const { settings, sections } = read(
      '<title>*|MC:SUBJECT|*</title><body><span style="display:none">*|MC_PREVIEW_TEXT|*</span><div style="display:none!important">Three things</div><p>Body</p></body>',
    ).document
    expect(settings.title).toBe('')
    expect(settings.preheader).toEqual([{ type: 'text', text: 'Three things' }])
    expect(JSON.stringify(sections)).not.toContain('Three things')
  })

  test('what is kept as HTML has variables too', () => {
    expect(blocksIn('<pre>Hi *|FNAME|* of *|CITY|* *|SOMETHING:X|*</pre>')).toMatchObject([
      {
        type: 'html',
        html: '<pre>Hi {{ contact.first_name | escape }} of {{ contact.city | escape }} *|SOMETHING:X|*</pre>',
      },
    ])
  })

  test('floats at the right and at the left are columns', () => {
    const table = (side: string, words: string) =>
      `<table align="${side}" style="float:${side};width:173px"><tr><td>${words}</td></tr></table>`
    expect(
      columnsIn(
        `<table><tr><td>${table('left', 'a')}${table('left', 'b')}${table('right', 'c')}</td></tr></table>`,
      ),
    ).toEqual([[4, 4, 4]])
  })

  test('icons that lead to networks are one block, the links of a menu another', () => {
    const icon = (name: string) =>
      `<a href="https://${name}.example/x"><img src="https://example.com/${name}.png" width="32" alt="${name}"></a>`
    const cells = ['one', 'two', 'three', 'four', 'five'].map((name) => `<td>${icon(name)}</td>`).join('')
    const [social, ...rest] = blocksIn(`<table><tr>${cells}</tr></table>`)
    expect(rest).toEqual([])
    expect(social).toMatchObject({ type: 'social', links: { length: 5 } })
    expect(social?.type === 'social' && social.links[1]).toEqual({
      label: 'two',
      href: { parts: ['https://two.example/x'] },
      icon: { src: 'https://example.com/two.png', alt: 'two', width: 32, height: 0 },
    })
    const menu = ['Men', 'Women']
      .map((name) => `<td align="center"><a href="https://example.com/${name}">${name}</a></td>`)
      .join('')
    expect(blocksIn(`<table><tr>${menu}</tr></table>`)).toMatchObject([
      { type: 'menu', align: 'center', items: { length: 2 } },
    ])
    const photos = [1, 2].map(
      (name) =>
        `<td><a href="https://example.com"><img src="https://example.com/${name}.png" width="280"></a></td>`,
    )
    expect(columnsIn(`<table><tr>${photos.join('')}</tr></table>`)).toEqual([[6, 6]])
  })

  test('a button is one in whatever it is framed', () => {
    const href = 'href="https://example.com/buy"'
    for (const html of [
      `<td><span style="background:#5C68E2;display:inline-block"><a ${href} style="background:#5C68E2;padding:10px 30px;color:#FFFFFF">Buy</a></span></td>`,
      `<td bgcolor="#CC0000" style="padding:12px"><a ${href} style="color:#FFFFFF;text-decoration:none">Buy</a></td>`,
      `<td bgcolor="#CC0000"><p><a ${href} style="padding:12px;color:#FFFFFF">Buy</a></p></td>`,
    ])
      expect(blocksIn(`<table><tr>${html}</tr></table>`)).toMatchObject([
        { type: 'button', color: { light: '#ffffff' } },
      ])
    const line = `<td bgcolor="#eeeeee" style="padding:12px"><a ${href} style="text-decoration:none">View in browser</a></td>`
    expect(typesIn(`<table><tr>${line}</tr></table>`)).toEqual(['text'])
  })

  test('words, images and buttons are aligned as their cell is, not as the table around it', () => {
    const cell = (inner: string) =>
      `<table><tr><td align="center"><table width="600"><tr><td>${inner}</td></tr></table></td></tr></table>`
    const image = '<a href="https://example.com"><img src="https://example.com/a.png" width="90"></a>'
    const button =
      '<table align="center"><tr><td bgcolor="#000000"><a href="https://example.com" style="padding:9px">Buy</a></td></tr></table>'
    expect(blocksIn(cell(`<div style="text-align:center"><h3>Shoe</h3></div>`))).toMatchObject([
      { content: [{ type: 'heading', align: 'center' }] },
    ])
    expect(blocksIn(cell('<h3>Shoe</h3>'))[0]).not.toHaveProperty('content.0.align')
    expect(blocksIn(cell(`<center>${image}</center>`))).toMatchObject([{ type: 'image', align: 'center' }])
    expect(blocksIn(`<table><tr><td align="right">${image}</td></tr></table>`)).toMatchObject([
      { type: 'image', align: 'right' },
    ])
    expect(blocksIn(cell(button))).toMatchObject([{ type: 'button', align: 'center' }])
  })

  test('a line of a cell or table without words is a divider', () => {
    const line = (style: string) =>
      `<p>a</p><table style="${style}"><tbody><tr><td></td></tr></tbody></table><p>b</p>`
    expect(typesIn(line('border-top-width:2px;border-top-style:solid;border-top-color:#000'))).toEqual([
      'text',
      'divider',
      'text',
    ])
    expect(typesIn(line('border-top:1px solid #ccc'))).toEqual(['text', 'divider', 'text'])
    expect(typesIn(line('border-top:0'))).toEqual(['text'])
    expect(typesIn(line('border-top:none'))).toEqual(['text'])
  })

  test('a table with lines is data, and cells over several columns or rows keep the others in place', () => {
    const [table] = blocksIn(
      '<table border="1"><tr><td>Plan</td><td>Size</td><td>Price</td></tr><tr><td rowspan="2">Light</td><td>S</td><td>9</td></tr><tr><td>M</td><td>17</td></tr><tr><td colspan="3">With tax</td></tr></table>',
    )
    const texts =
      table?.type === 'table'
        ? table.rows.map((row) =>
            row.map((cell) => cell.map((one) => (one.type === 'text' ? one.text : '')).join('')),
          )
        : []
    expect(texts).toEqual([
      ['Plan', 'Size', 'Price'],
      ['Light', 'S', '9'],
      ['', 'M', '17'],
      ['With tax', '', ''],
    ])
  })

  test.each([
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table border=0><!--StartFragment--><tr><td>Bean</td><td align=right>1,200</td></tr><!--EndFragment--></table></body></html>',
    '<google-sheets-html-origin><table data-sheets-root="1"><tbody><tr><td>Bean</td><td>1,200</td></tr></tbody></table></google-sheets-html-origin>',
    '<table cellspacing="0" border="0"><tr><td>Bean</td><td sdval="1200" sdnum="1033;">1,200</td></tr></table>',
  ])('cells of a spreadsheet are a table: %s', (html) => {
    expect(blocksIn(html)).toEqual([
      {
        type: 'table',
        header: false,
        rows: [[[{ type: 'text', text: 'Bean' }], [{ type: 'text', text: '1,200' }]]],
      },
    ])
  })

  test('a table that is larger than a block can be is kept as HTML, with all its words', () => {
    const rowOf = (cells: number) =>
      `<tr>${Array.from({ length: cells }, (_, place) => `<td>w${place}</td>`).join('')}</tr>`
    for (const html of [rowOf(13).repeat(2), rowOf(2).repeat(101)]) {
      const [block, ...rest] = blocksIn(`<table border="1">${html}</table>`)
      expect(rest).toEqual([])
      expect(block?.type === 'html' && block.html.match(/<td>w/g)?.length).toBe(html.match(/<td>/g)?.length)
    }
    expect(typesIn(`<table border="1">${rowOf(12).repeat(100)}</table>`)).toEqual(['table'])
  })

  test('an image that is not on the web keeps its place, its text and its size', () => {
    const html =
      '<table><tr><td width="300"><img src="img/1.jpg" width="310" height="200" alt="Beans"></td><td width="300"><p>Words</p></td></tr></table><img src="img/spacer.gif" width="1" height="20">'
    expect(columnsIn(html)).toEqual([[6, 6]])
    expect(blocksIn(html)[0]).toEqual({
      type: 'image',
      image: { src: '', alt: 'Beans', width: 310, height: 200 },
    })
    expect(read(html).report).toMatchObject({ blocks: 2, withoutFile: 1 })
    const based = `<head><base href="https://www.example.com/mail/"></head>${html}<p><a href="../shop">Shop</a> <a href="*|UNSUB|*">Stop</a></p>`
    expect(blocksIn(based)[0]).toMatchObject({ image: { src: 'https://www.example.com/mail/img/1.jpg' } })
    expect(textOf(based)).toContain('Shop (https://www.example.com/shop)')
    expect(textOf(based)).toContain('{{ unsubscribe_url')
  })

  test('a section has the image behind it, and words on a dark ground the colour that was around them', () => {
    const { sections } = read(
      '<table><tr><td background="https://example.com/BG.jpg" bgcolor="#333333" style="color:#eeeeee"><p>Light words</p></td></tr></table><table><tr><td bgcolor="#ffffff" style="color:#333333"><p>Dark words</p></td></tr></table>',
    ).document
    expect(sections[0]).toMatchObject({
      bg: { light: '#333333' },
      bgImage: { src: 'https://example.com/BG.jpg' },
      columns: [{ blocks: [{ color: { light: '#eeeeee' } }] }],
    })
    expect(sections[1]?.bgImage).toBeUndefined()
    expect(sections[1]?.columns[0]?.blocks[0]).not.toHaveProperty('color')
  })

  test('lists in lists, and blocks in items, keep their words apart', () => {
    const [block] = blocksIn(
      '<ol><li>First<ul><li>Nested</li></ul></li><li><p>Second</p><p>line</p></li></ol>',
    )
    expect(block).toMatchObject({
      content: [
        {
          type: 'list',
          ordered: true,
          items: [
            [{ text: 'First' }],
            [{ text: 'Nested' }],
            [{ text: 'Second' }, { type: 'break' }, { text: 'line' }],
          ],
        },
      ],
    })
  })

  test('a span can undo the bold around it, and underline', () => {
    const [block] = blocksIn(
      '<p style="font-weight:bold">Bold <span style="font-weight:normal;text-decoration:underline">not</span></p>',
    )
    expect(block).toMatchObject({
      content: [
        {
          content: [
            { text: 'Bold ', marks: [{ type: 'bold' }] },
            { text: 'not', marks: [{ type: 'underline' }] },
          ],
        },
      ],
    })
  })
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
    expect(report).toEqual({ blocks: 9, keptAsHtml: 1, withoutFile: 0, conditionsLeftOut: 0 })
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
    ['*|LIST:COMPANY|*', ['company_name']],
    ['*|HTML:LIST_ADDRESS_HTML|*', ['company_address']],
    ['{{ contact.firstname }}', ['contact', 'first_name']],
    ['{{ unsubscribe_link }}', ['unsubscribe_url']],
    ['%%First Name%%', ['contact', 'first_name']],
    ['%%氏名%%', ['contact', '氏名']],
    ['%%email%%', ['contact', 'email']],
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

  test.each([
    ['{{ personalization_token("contact.firstname", "friend") }}', 'first_name', 'friend'],
    ['{{ personalization_token(&quot;contact.city&quot;, &quot;here&quot;) }}', 'city', 'here'],
    ["{{ contact.company | default('your team', true) }}", 'company', 'your team'],
  ])('%s with its fallback', (tag, name, fallback) => {
    expect(JSON.stringify(blocksIn(`<p>a ${tag} b</p>`))).toContain(
      JSON.stringify({ type: 'variable', path: ['contact', name], fallback }),
    )
  })
  test.each([
    '10%オフと20%オフ',
    '50% off and 60% on',
    '{{ a | evil }}',
    '[[ a b c ]]',
    '*|SOMETHING:X|*',
    '%%a!%%',
    '50%% and 60%%',
  ])('%s stays text', (text) => {
    expect(blocksIn(`<p>${text}</p>`)).toEqual([
      { type: 'text', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    ])
  })
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

describe('conditions of other services', () => {
  /** The text of each block, with what it asks of contacts. */
  const shown = (html: string) => {
    const { document, report } = read(html)
    const [section] = document.sections
    const found = [...blocksOf(document)].map((block) => {
      const alone = section && { ...section, columns: [{ id: 'c', width: 12, blocks: [block] }] }
      return [
        toText({ ...document, sections: alone ? [alone] : [] }, { output: 'final' }).trim(),
        ...(block.visibleIf?.children ?? []).map((one) =>
          one.kind === 'property'
            ? `${one.key} ${one.op} ${typeof one.value === 'string' ? one.value : ''}`.trim()
            : one.kind,
        ),
      ]
    })
    return { found, leftOut: report.conditionsLeftOut }
  }

  test.each([
    '*|IF:FNAME|*Hi *|FNAME|*,*|ELSE:|*Hi there,*|END:IF|*',
    '*|IFNOT:FNAME|*Hi there,*|ELSE:|*Hi *|FNAME|*,*|END:IF|*',
    '{% if contact.first_name %}Hi {{ contact.first_name }},{% else %}Hi there,{% endif %}',
    'Hi {%- if first_name != blank -%} {{first_name}}{% else %} there{% endif %},',
    '{% unless contact.first_name %}Hi there,{% else %}Hi {{ contact.first_name }},{% endunless %}',
  ])('%s is a variable with a fallback', (words) => {
    const [block] = blocksIn(`<p>${words}</p>`)
    expect(block).toMatchObject({
      content: [
        {
          content: [
            { text: 'Hi ' },
            { type: 'variable', path: ['contact', 'first_name'], fallback: 'there' },
            { text: ',' },
          ],
        },
      ],
    })
    expect(read(`<p>${words}</p>`).report.conditionsLeftOut).toBe(0)
  })

  test('what holds whole blocks is shown by a condition of ours, and the other branch by its opposite', () => {
    expect(
      shown(
        '<p>All</p>*|IF:REWARDS|*<div><p>Points</p><p>More</p></div>*|ELSE:|*<p>Join</p>*|END:IF|*<p>End</p>',
      ),
    ).toEqual({
      found: [['All'], ['Points\n\nMore', 'rewards is_set'], ['Join', 'rewards is_not_set'], ['End']],
      leftOut: 0,
    })
    expect(
      shown(
        `<table><tr><td>{% if plan == "pro" %}<p>Pro</p>{% elsif plan == 'free' %}<p>Free</p>{% else %}<p>Other</p>{% endif %}</td></tr></table>`,
      ),
    ).toEqual({
      found: [
        ['Pro', 'plan eq pro'],
        ['Free', 'plan neq pro', 'plan eq free'],
        ['Other', 'plan neq pro', 'plan neq free'],
      ],
      leftOut: 0,
    })
  })

  test('rows of the layout, columns, and conditions within conditions', () => {
    expect(
      shown(
        '<table>*|IF:A|*<tr><td width="50%"><p>Left</p></td><td width="50%"><p>Right</p></td></tr>*|END:IF|*{% if b %}<tr><td><p>B</p>{% if c %}<p>C</p>{% endif %}</td></tr>{% endif %}</table>',
      ),
    ).toEqual({
      found: [
        ['Left', 'a is_set'],
        ['Right', 'a is_set'],
        ['B', 'b is_set'],
        ['C', 'b is_set', 'c is_set'],
      ],
      leftOut: 0,
    })
    // Both are of one element.
    expect(shown('{% if a %}{% if b %}<p>Both</p>{% endif %}{% endif %}')).toEqual({
      found: [['Both', 'a is_set', 'b is_set']],
      leftOut: 0,
    })
  })

  test('what only the archive of the other service shows is left out', () => {
    expect(
      shown('*|IFNOT:ARCHIVE_PAGE|*<p>Unsubscribe</p>*|END:IF|**|IF:ARCHIVE_PAGE|*<p>Share</p>*|END:IF|*'),
    ).toEqual({ found: [['Unsubscribe']], leftOut: 0 })
  })

  test('however many there are, and however deep', () => {
    const deep = `${'{% if a %}'.repeat(1000)}<p>${'x '.repeat(50_000)}</p>${'{% endif %}'.repeat(1000)}`
    expect(shown(deep).leftOut).toBeGreaterThan(900)
    expect(shown('{% if a %}<p>x</p>'.repeat(5000)).leftOut).toBe(2000)
  })

  test('of all others the marks are left out and counted, and no word is lost', () => {
    const texts = (html: string) => {
      const { found, leftOut } = shown(html)
      return [found.flat().join(' '), leftOut]
    }
    expect(texts('<p>Dear {% if vip %}friend{% else %}reader{% endif %}!</p>')).toEqual([
      'Dear friendreader!',
      1,
    ])
    expect(texts('*|INTERESTED:Sports:Golf|*<p>Golf</p>*|END:INTERESTED|*')).toEqual(['Golf', 1])
    expect(texts('{% if a > 3 and b %}<p>Three</p>{% endif %}')).toEqual(['Three', 1])
    // Rows of a table are one block.
    expect(
      texts('<table border="1"><tr><th>A</th></tr>{% if x %}<tr><td>B</td></tr>{% endif %}</table>')[1],
    ).toBe(1)
    expect(texts('<p>One</p>{% endif %}{% if x %}<p>Two</p>')).toEqual(['One\n\nTwo', 2])
    expect(
      JSON.stringify(
        blocksIn('<p><a href="{% if x %}https://a.example{% else %}https://b.example{% endif %}">Go</a></p>'),
      ),
    ).toContain('"https://a.example"')
  })
})

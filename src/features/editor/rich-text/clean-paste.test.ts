// @vitest-environment happy-dom
import { DOMParser as PmParser } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { toDoc } from './rich-json.ts'
import { richSchema } from './rich-schema.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const read = (html: string) => toDoc(PmParser.fromSchema(richSchema).parse(cleanPaste(html, parse)))
const text = (words: string, ...types: ('bold' | 'italic')[]) => ({
  type: 'text',
  text: words,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
})

test('Google Docs: bold that is undone again stays undone, and styles become marks', () => {
  expect(
    read(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p style="line-height:1.38"><span style="font-weight:700;font-style:italic">Spring</span><span style="font-weight:400"> is here</span></p></b>',
    ),
  ).toEqual([{ type: 'paragraph', content: [text('Spring', 'bold', 'italic'), text(' is here')] }])
})

test('a link whose slashes were slipped is pasted as it was meant, or without its address', () => {
  const pasted = read('<p><a href="https:example.com/a">One</a> <a href="https:///x">two</a></p>')
  expect(pasted).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'One', marks: [{ type: 'link', href: { parts: ['https://example.com/a'] } }] },
        text(' two'),
      ],
    },
  ])
})

test('an entry of a checklist begins with its words', () => {
  const entry = '<li><div class="checkbox"></div> <span>Roast</span></li>'
  expect(read(`<ul class="to-do-list">${entry}</ul>`)).toEqual([
    { type: 'list', ordered: false, items: [[text('Roast')]] },
  ])
})

test('the break that Google Docs ends with is no empty line', () => {
  expect(read('<b style="font-weight:normal;"><p>Spring</p><br></b>')).toEqual([
    { type: 'paragraph', content: [text('Spring')] },
  ])
})

test('a style sheet is not even parsed: the policy of the page would report it', () => {
  const parsed: string[] = []
  cleanPaste('<style>\n<!-- p{color:red} --></style><p>Spring</p>', (html) => {
    parsed.push(html)
    return parse(html)
  })
  expect(parsed).toEqual(['<p>Spring</p>'])
})

test('Word: list paragraphs become a list, its own tags go', () => {
  expect(
    read(
      '<style>p{color:red}</style><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Sencha<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Gyokuro</p><p>&nbsp;</p><p>End</p>',
    ),
  ).toEqual([
    { type: 'list', ordered: false, items: [[text('Sencha')], [text('Gyokuro')]] },
    { type: 'paragraph', content: [text('End')] },
  ])
})

test('Word as it comes: attributes in single quotes, a rule over two lines, bold that is meant', () => {
  expect(
    read(
      "<p class=MsoListParagraph\nstyle='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;</span></span>Sencha</p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold<o:p></o:p></b> and style=\"x\"</p>",
    ),
  ).toEqual([
    { type: 'list', ordered: false, items: [[text('Sencha')]] },
    { type: 'paragraph', content: [text('Bold', 'bold'), text(' and style="x"')] },
  ])
})

test('Google Docs: items with paragraphs and lists in them are items', () => {
  expect(
    read(
      '<ul><li dir="ltr"><p role="presentation">Sencha</p></li><ul><li><p>First flush</p></li></ul><li><p>Matcha</p><p>Uji</p><ol><li><p>Thin</p></li></ol></li></ul>',
    ),
  ).toEqual([
    {
      type: 'list',
      ordered: false,
      items: [[text('Sencha')], [text('First flush')], [text('Matcha'), { type: 'break' }, text('Uji')]],
    },
    { type: 'list', ordered: true, items: [[text('Thin')]] },
  ])
})

test('Excel: a row is a line, and its cells are told apart; cells with blocks are paragraphs', () => {
  const line = (words: string) => ({ type: 'paragraph', content: [text(words)] })
  expect(
    read(
      '<table><tr><td>Sencha</td><td>500</td></tr><tr><td>=1+1</td><td></td></tr></table><table><tr><td><p>Left</p></td><td>Right</td></tr></table>',
    ),
  ).toEqual([line('Sencha 500'), line('=1+1'), line('Left'), line('Right')])
})

test('links keep safe addresses only, scripts and colours are not taken', () => {
  expect(
    read(
      '<p style="color:red">A <a href="https://example.com/">page</a> and <a href="javascript:alert(1)">a trap</a><script>alert(1)</script></p>',
    ),
  ).toEqual([
    {
      type: 'paragraph',
      content: [
        text('A '),
        {
          type: 'text',
          text: 'page',
          marks: [{ type: 'link', href: { parts: ['https://example.com/'] } }],
        },
        text(' and a trap'),
      ],
    },
  ])
})

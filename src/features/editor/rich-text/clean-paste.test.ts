// @vitest-environment happy-dom
import { DOMParser as PmParser } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { EditorState } from 'prosemirror-state'
import { cleanPaste, pastedSlice } from './clean-paste.ts'
import { toDoc, toPm } from './rich-json.ts'
import { richSchema } from './rich-schema.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const read = (html: string) => toDoc(PmParser.fromSchema(richSchema).parse(cleanPaste(html, parse)))
/** What an empty text holds after a paste. */
const pasted = (html: string, into = toPm([])) =>
  toDoc(EditorState.create({ doc: into }).tr.replaceSelection(pastedSlice(html, parse)).doc)
const line = (words: string) => ({ type: 'paragraph', content: [text(words)] })
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

test('a list keeps its first bullet also in an empty text', () => {
  expect(pasted('<ul><li>Sencha</li><li>Gyokuro</li></ul>')).toEqual([
    { type: 'list', ordered: false, items: [[text('Sencha')], [text('Gyokuro')]] },
  ])
})

test('boxes in boxes, as of Outlook and Word on the web, add no empty lines', () => {
  expect(
    pasted(
      '<div class="OutlineElement"><p>Spring</p></div><div class="OutlineElement"><div>Summer</div></div><div><table><tr><td><p>Autumn</p></td></tr></table></div>loose<div>Winter</div>',
    ),
  ).toEqual(['Spring', 'Summer', 'Autumn', 'loose', 'Winter'].map(line))
})

test('a quote with paragraphs, as of Notion and GitHub, is one quote; one with a list is its parts', () => {
  expect(read('<blockquote>\n<p>Soft</p>\n<p>and sweet</p>\n</blockquote>')).toEqual([
    { type: 'quote', content: [text('Soft'), { type: 'break' }, text('and sweet')] },
  ])
  expect(read('On Monday:<blockquote>Hello<ul><li>Sencha</li></ul></blockquote>')).toEqual([
    line('On Monday:'),
    line('Hello'),
    { type: 'list', ordered: false, items: [[text('Sencha')]] },
  ])
})

test('an item with boxes or a heading in it leaves no empty item', () => {
  expect(read('<ul><li><div><p>Sencha</p></div><p>Uji</p></li><li><h3>Matcha</h3></li></ul>')).toEqual([
    { type: 'list', ordered: false, items: [[text('Sencha'), { type: 'break' }, text('Uji')]] },
    { type: 'heading', level: 3, content: [text('Matcha')] },
  ])
})

test('Gmail has emoji as images: they are words', () => {
  expect(
    read(
      '<div>Thanks <img data-emoji="🎉" alt="🎉" src="https://x.example/a.png"> all <img alt="A photo"></div>',
    ),
  ).toEqual([line('Thanks 🎉 all')])
})

test('what was cut out of a text of ours keeps its blanks', () => {
  const own = '<meta charset="utf-8"><p data-pm-slice="1 1 []"> green  tea</p>'
  expect(pasted(own)).toEqual([line(' green  tea')])
})

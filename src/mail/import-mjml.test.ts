import { Window } from 'happy-dom'
import { afterAll, describe, expect, test } from 'vitest'
import { blocksOf } from '#mail/document'
import { importMjml } from '#mail/import-mjml'
import { toText } from '#mail/render'

const window = new Window({ settings: { disableJavaScriptEvaluation: true } })
afterAll(() => window.happyDOM.abort())
const parse = (html: string) =>
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as globalThis.Document
const read = (mjml: string) => importMjml(mjml, parse)

const mail = `<?xml version="1.0"?><!-- made by hand -->
<mjml lang="en"><mj-head><mj-title>Spring &amp; tea</mj-title><mj-preview>New leaves</mj-preview><mj-attributes><mj-all color="red"/></mj-attributes></mj-head>
<mj-body width="640px" background-color="#EEE">
  <mj-section background-color="#ffffff" padding="10px 20px">
    <mj-column width="66%"><mj-text font-size="18px" align="center"><h1>Hello *|FNAME|*</h1><p>A <b>bold</b> word<br/>and <a href="https://example.com/a?x=1&amp;y=2">a link</a></p></mj-text>
      <mj-button href="https://example.com/buy" background-color="#123456" color="#fff" align="left">Buy <b>now</b></mj-button></mj-column>
    <mj-column width="33%"><mj-image src="https://example.com/a.png" alt="A > B" width="200px" href="https://example.com/i" /></mj-column>
  </mj-section>
  <mj-wrapper><mj-section><mj-column><mj-divider border-color="#ccc" border-width="2px" /><mj-spacer height="30px" />
    <mj-social><mj-social-element name="facebook" href="https://example.com/fb">Facebook</mj-social-element><mj-social-element name="x" href="https://example.com/x"/></mj-social>
    <mj-table><tr><td>Left over</td></tr></mj-table><mj-raw><script>alert(1)</script></mj-raw></mj-column></mj-section></mj-wrapper>
</mj-body></mjml>`

describe('a mail of the common tags', () => {
  const { document, report } = read(mail)

  test('becomes sections, columns and blocks', () => {
    expect(document.settings).toMatchObject({ width: 640, title: 'Spring & tea', lang: 'en' })
    expect(document.settings.theme.pageBg.light).toBe('#eeeeee')
    expect(document.settings.preheader).toEqual([{ type: 'text', text: 'New leaves' }])
    expect(document.sections.map(({ columns }) => columns.map(({ width }) => width))).toEqual([[8, 4], [12]])
    expect(document.sections[0]).toMatchObject({
      bg: { light: '#ffffff' },
      padding: { top: 10, right: 20, bottom: 10, left: 20 },
    })
    expect([...blocksOf(document)].map(({ type }) => type)).toEqual([
      'text',
      'button',
      'image',
      'divider',
      'spacer',
      'social',
      'html',
    ])
    expect(report).toEqual({ blocks: 7, keptAsHtml: 1, withoutFile: 0, conditionsLeftOut: 0 })
  })

  test('keeps words, links, variables and their look', () => {
    const [text, button, image, divider, spacer, social] = blocksOf(document)
    expect(text).toMatchObject({
      size: 18,
      align: 'center',
      content: [{ type: 'heading', level: 1 }, { type: 'paragraph' }],
    })
    expect(JSON.stringify(text)).toContain('"variable"')
    expect(JSON.stringify(text)).toContain('https://example.com/a?x=1&y=2')
    expect(button).toMatchObject({
      fill: { light: '#123456' },
      color: { light: '#ffffff' },
      align: 'left',
      label: [{ type: 'text', text: 'Buy now' }],
    })
    expect(image).toMatchObject({
      image: { alt: 'A > B', width: 200 },
      href: { parts: ['https://example.com/i'] },
    })
    expect(divider).toMatchObject({ thickness: 2, color: { light: '#cccccc' } })
    expect(spacer).toMatchObject({ height: 30 })
    expect(social).toMatchObject({ links: [{ label: 'Facebook' }, { label: 'x' }] })
    expect(toText(document, { output: 'final' })).toContain('Left over')
    expect(JSON.stringify(document)).not.toContain('alert')
  })
})

test.each([
  ['no MJML', '<p>Hello</p>'],
  ['nothing in it', '<mjml><mj-body></mj-body></mjml>'],
  ['open tags', '<mjml><mj-body><mj-section><mj-column><mj-text>Hello'],
  ['closing tags that nothing opened', '<mjml></mj-text></mj-section><mj-body></mjml>'],
  ['tags in tags', `<mjml><mj-body>${'<mj-wrapper>'.repeat(500)}`],
])('%s gives a valid document', (_name, mjml) => {
  const { document } = read(mjml)
  expect(document.version).toBe(1)
})

test('text that is not closed is kept', () => {
  const { document } = read('<mjml><mj-body><mj-section><mj-column><mj-text>Hello')
  expect(toText(document, { output: 'final' })).toContain('Hello')
})

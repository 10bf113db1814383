import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import {
  blocksOf,
  decodeDocument,
  encodeDocument,
  nodesOf,
  type EmailDocument,
  type RichBlock,
} from '#mail/document'
import { lint, type Issue } from '#mail/lint'
import { toAmp, toHtml, toText } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { joinLanguages } from '#mail/twin/join'
import { starters } from './index.ts'
import { drawnPicture, withDrawnPictures } from './pictures.ts'

const brand = {
  colors: { primary: '#2f6b4f', onPrimary: '#ffffff' },
  fonts: { heading: 'Georgia, serif', body: 'Arial, sans-serif' },
  radius: 12,
}
const nodeIds = ({ sections }: EmailDocument) => [...nodesOf(sections)].map(({ id }) => id)

const all = starters.flatMap(({ key, document }) =>
  (['en', 'ja'] as const).map((locale) => [key, locale, document] as const),
)

/** Its pictures are examples, which is said of each. */
function issuesBesidePictures(issues: readonly Issue[], document: EmailDocument): string[] {
  const pictures = [...blocksOf(document)].filter(({ type }) => type === 'image').map(({ id }) => id)
  const ofPictures = issues.filter(({ id }) => id === 'imageMissing')
  expect(new Set(ofPictures.map(({ nodeId }) => nodeId))).toEqual(new Set(pictures))
  return issues.filter((one) => !ofPictures.includes(one)).map(({ id }) => id)
}

describe.each(all)('%s in %s', (key, locale, make) => {
  const document = make(locale)

  test('is a valid document, and the same each time', () => {
    const { document: again, problems } = decodeDocument(JSON.parse(JSON.stringify(document)))
    expect(problems).toEqual([])
    expect(encodeDocument(again)).toEqual(document)
    expect(make(locale)).toEqual(document)
  })

  test('passes the checks', () => {
    const resolved = resolve(document, emptyContact, { now: 0, timezone: 'Asia/Tokyo' })
    const issues = lint(document, {
      subject: document.settings.title || 'x',
      previewText: '',
      html: toHtml(document, { output: 'template' }),
      text: toText(document, { output: 'template' }),
      amp: toAmp(resolved, { output: 'final' }),
      schema: [],
      brand: {},
    })
    expect(issuesBesidePictures(issues, document)).toEqual(key === 'blank' ? ['previewMissing'] : [])
  })

  test('wears the colours and type of a brand, and still passes the checks', () => {
    const branded = make(locale, brand)
    expect(branded.settings.theme.buttonBg.light).toEqual({ brand: 'primary' })
    expect(branded.settings.font).toEqual(brand.fonts)
    const quoted = make(locale, { ...brand, fonts: { heading: '"Hiragino Sans", serif', body: 'serif' } })
    expect(quoted.settings.font.heading).toBe("'Hiragino Sans', serif")
    const html = toHtml(branded, { output: 'template', brand: brand.colors })
    const issues = lint(branded, {
      html,
      text: toText(branded, { output: 'template' }),
      schema: [],
      brand: brand.colors,
    })
    expect(issuesBesidePictures(issues, branded)).toEqual(key === 'blank' ? ['previewMissing'] : [])
    expect(nodeIds(branded)).toEqual(nodeIds(document))
  })

  test('ends with the footer of a brand, where it has one in this language', () => {
    const said: RichBlock[] = [
      { type: 'paragraph', content: [{ type: 'text', text: 'Ridge Tea' }] },
      { type: 'paragraph', content: [{ type: 'variable', path: ['company_address'] }] },
    ]
    const footerOf = (of: EmailDocument) => [...blocksOf(of)].find(({ type }) => type === 'footer')
    expect(footerOf(make(locale, { ...brand, footers: { [locale]: said } }))).toMatchObject({ content: said })
    const other = locale === 'ja' ? 'en' : 'ja'
    expect(footerOf(make(locale, { ...brand, footers: { [other]: said } }))).toEqual(footerOf(document))
    const both = joinLanguages(make(locale, { ...brand, footers: { [locale]: said } }), make(other, brand))
    expect(decodeDocument(JSON.parse(JSON.stringify(encodeDocument(both)))).problems).toEqual([])
  })

  test('keeps its own colours where those of the brand could not be read', () => {
    const pale = make(locale, { colors: { primary: '#ffe08a', onPrimary: '#ffffff' } })
    expect(pale.settings.theme.buttonBg).toEqual(document.settings.theme.buttonBg)
  })

  test('shows a drawing for each of its pictures', () => {
    const sources = [...blocksOf(document)].flatMap((block) =>
      block.type === 'image' ? [block.image.src] : [],
    )
    const html = withDrawnPictures(toHtml(document, { output: 'final' }))
    expect(html).not.toMatch(/<img src="https:\/\/example/)
    for (const src of sources) expect(drawnPicture(src)).toMatch(/^data:image\/svg\+xml,/)
    if (key !== 'blank' && !['announcement', 'receipt', 'letter'].includes(key))
      expect(sources).not.toEqual([])
  })

  test('is HTML without an error, in its own language', () => {
    const errors: string[] = []
    const html = toHtml(document, { output: 'template' })
    parse(html, { onParseError: ({ code }) => errors.push(code) })
    expect(errors).toEqual([])
    expect(html).toContain(`lang="${locale}"`)
    if (locale === 'en') expect(html).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
  })

  test('has ids of its own in both languages', () => {
    const ids = (one: 'en' | 'ja') => [...nodesOf(make(one).sections)].map(({ id }) => id)
    expect(ids('en')).toEqual(ids('ja'))
  })
})

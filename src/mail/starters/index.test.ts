import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { decodeDocument, encodeDocument, nodesOf } from '#mail/document'
import { lint } from '#mail/lint'
import { toAmp, toHtml, toText } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { starters } from './index.ts'

const all = starters.flatMap(({ key, document }) =>
  (['en', 'ja'] as const).map((locale) => [key, locale, document] as const),
)

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
    expect(issues.map(({ id }) => id)).toEqual(key === 'blank' ? ['previewMissing'] : [])
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

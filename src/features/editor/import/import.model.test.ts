import { Window } from 'happy-dom'
import { afterAll, describe, expect, test } from 'vitest'
import { nodesOf, type EmailDocument } from '#mail/document'
import { apply } from '#mail/operations'
import { starters } from '#mail/starters/index'
import { replacing } from '#mail/replace'
import { appending, IMPORT_MAX, readImport, textOfFile } from './import.model.ts'

const window = new Window({ settings: { disableJavaScriptEvaluation: true } })
afterAll(() => window.happyDOM.abort())
const parse = (html: string) =>
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as globalThis.Document
const read = (text: string) => readImport(text, parse)

const welcome = starters.find(({ key }) => key === 'welcome')?.document('en')
const letter = starters.find(({ key }) => key === 'letter')?.document('ja')
if (!welcome || !letter) throw new Error('The starters are gone.')

test.each([
  ['empty', ' \n\t'],
  ['too_large', 'x'.repeat(IMPORT_MAX + 1)],
  ['not_mail', 'Dear all, 3 < 4'],
  ['bad_json', '{"version": 1,'],
  ['not_document', '{"name": "otegami", "version": "1.0.0"}'],
  ['not_document', '[1, 2]'],
  ['nothing_found', '<html><body></body></html>'],
  ['nothing_found', '{"version": 1, "settings": {}, "sections": []}'],
])('refused: %s', (reason, text) => {
  expect(read(text)).toEqual({ kind: 'refused', reason })
})

describe('the text of a file', () => {
  const html = (charset: string) =>
    `<html><head><meta charset="${charset}"></head><body><p>春の新豆 {{ contact.name }}</p>`
  const bytesOf = (...parts: (string | number[])[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
    )

  test.each([
    ['Shift_JIS', [0x8f, 0x74, 0x82, 0xcc, 0x90, 0x56, 0x93, 0xa4]],
    ['EUC-JP', [0xbd, 0xd5, 0xa4, 0xce, 0xbf, 0xb7, 0xc6, 0xa6]],
    ['ISO-2022-JP', [0x1b, 0x24, 0x42, 0x3d, 0x55, 0x24, 0x4e, 0x3f, 0x37, 0x46, 0x26, 0x1b, 0x28, 0x42]],
  ])('in %s', (charset, words) => {
    const [before = '', after = ''] = html(charset).split('春の新豆')
    expect(textOfFile(bytesOf(before, words, after))).toBe(html(charset))
  })

  test('without a name of its encoding, and with a wrong one', () => {
    expect(textOfFile(bytesOf('<p>', [0x8f, 0x74], '</p>'))).toBe('<p>春</p>')
    expect(textOfFile(bytesOf('<p>', [0x1b, 0x24, 0x42, 0x3d, 0x55, 0x1b, 0x28, 0x42], '</p>'))).toBe(
      '<p>春</p>',
    )
    expect(textOfFile(bytesOf(html('Shift_JIS')))).toBe(html('Shift_JIS'))
    expect(textOfFile(bytesOf('<meta charset="klingon"><p>', [0x8f, 0x74], '</p>'))).toContain('<p>春</p>')
    expect(textOfFile(bytesOf([0xef, 0xbb, 0xbf], '{"version":1}'))).toBe('{"version":1}')
  })

  test('in UTF-16, by its mark', () => {
    expect(textOfFile(bytesOf([0xff, 0xfe, 0x3c, 0x00, 0x25, 0x66]))).toBe('<春')
    expect(textOfFile(bytesOf([0xfe, 0xff, 0x00, 0x3c, 0x66, 0x25]))).toBe('<春')
  })

  test('a picture is none', () => {
    expect(textOfFile(bytesOf([0x89], 'PNG<p>', [0, 0, 0]))).toBeUndefined()
  })
})

describe('what can be read', () => {
  test('HTML, and how much of it was not understood', () => {
    const html =
      '<table><tr><td><h1>Hi</h1><form action="x"><input name="a"><p>Vote</p></form></td></tr></table>'
    expect(read(html)).toMatchObject({ kind: 'ready', source: 'html', blocks: 2, keptAsHtml: 1 })
  })

  test('MJML', () => {
    const mjml =
      '<mjml><mj-body><mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section></mj-body></mjml>'
    expect(read(mjml)).toMatchObject({ kind: 'ready', source: 'mjml', blocks: 1 })
  })

  test('a document of ours, byte for byte, with or without a byte order mark', () => {
    expect(read(`\u{feff}${JSON.stringify(welcome)}`)).toMatchObject({
      kind: 'ready',
      source: 'json',
      document: welcome,
      problems: [],
    })
  })

  test('a document with problems, each of them counted', () => {
    const [first] = welcome.sections
    const broken = { ...welcome, version: 2, sections: [first, first, { ...first, columns: 'none' }] }
    const result = read(JSON.stringify(broken))
    expect(result.kind === 'ready' ? result.problems.map(({ code }) => code) : []).toEqual([
      'newer_version',
      'column_widths',
      'duplicate_id',
    ])
  })
})

test('replacing gives the imported mail, and one undo the one before', () => {
  const { document, inverse, problem } = apply(welcome, replacing(welcome, letter, 'import'))
  expect(problem).toBeUndefined()
  expect(document).toEqual(letter)
  expect(apply(document, inverse).document).toEqual(welcome)
})

test('appending keeps everything that was there, and no id twice', () => {
  const twice = apply(welcome, appending(welcome, welcome))
  expect(twice.problem).toBeUndefined()
  expect(twice.document.sections.slice(0, welcome.sections.length)).toEqual(welcome.sections)
  expect(twice.document.sections).toHaveLength(welcome.sections.length * 2)
  expect(twice.document.settings).toBe(welcome.settings)
  const ids = (one: EmailDocument) => [...nodesOf(one.sections)].map(({ id }) => id)
  expect(new Set(ids(twice.document)).size).toBe(ids(twice.document).length)
})

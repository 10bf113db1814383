import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeShiftJis } from './csv-encoding.model.ts'
import { createRowReader, LONGEST_ROW, UnclosedQuoteError } from './csv-rows.model.ts'
import { CSV, parseCsv, toCsv } from './csv.model.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const units = (mark ? `\uFEFF${text}` : text).split('').map((unit) => unit.charCodeAt(0))
  return Uint8Array.from(units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])))
}

const japanese = 'メールアドレス,氏名\r\nhanako@example.jp,佐藤 花子\r\nkenji@example.jp,髙橋 健二\r\n'
const people = [
  ['hanako@example.jp', '佐藤 花子'],
  ['kenji@example.jp', '髙橋 健二'],
]

describe('encodings', () => {
  test.each([
    ['UTF-8', utf8(japanese), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${japanese}`), 'utf-8'],
    ['Shift_JIS', encodeShiftJis(japanese), 'shift_jis'],
    ['UTF-16 little endian with a mark', utf16(japanese, 'le', true), 'utf-16le'],
    ['UTF-16 big endian with a mark', utf16(japanese, 'be', true), 'utf-16be'],
    ['UTF-16 little endian', utf16(japanese, 'le', false), 'utf-16le'],
    ['UTF-16 big endian', utf16(japanese, 'be', false), 'utf-16be'],
  ] as const)('%s is known by itself', (_, bytes, encoding) => {
    const file = parseCsv(bytes)
    expect(file.encoding).toBe(encoding)
    expect(file.header).toEqual(['メールアドレス', '氏名'])
    expect(file.rows).toEqual(people)
    expect(file.problems).toEqual([])
  })

  test('Western European text that is no UTF-8', () => {
    const bytes = Uint8Array.from([...'email,name\nrene@example.fr,Ren'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x0a))
    expect(parseCsv(bytes)).toMatchObject({ encoding: 'windows-1252', rows: [['rene@example.fr', 'René']] })
  })

  test('a choice of the reader wins', () => {
    expect(parseCsv(utf8('email\na@b.co\n'), { encoding: 'shift_jis' }).encoding).toBe('shift_jis')
  })
})

describe('forms', () => {
  test.each([
    [',', 'email,name,city\na@b.co,A,Tokyo\n'],
    [';', 'email;name;city\na@b.co;A;Tokyo\n'],
    ['\t', 'email\tname\tcity\na@b.co\tA\tTokyo\n'],
    ['|', 'email|name|city\na@b.co|A|Tokyo\n'],
  ] as const)('the delimiter %j is found', (delimiter, text) => {
    expect(parseCsv(utf8(text))).toMatchObject({ delimiter, rows: [['a@b.co', 'A', 'Tokyo']] })
  })

  test.each(['\n', '\r\n', '\r'])('lines may end with %j', (end) => {
    expect(parseCsv(utf8(['email,name', 'a@b.co,A', 'c@d.co,C'].join(end))).rows).toEqual([
      ['a@b.co', 'A'],
      ['c@d.co', 'C'],
    ])
  })

  test('quotes hold delimiters, line ends and quotes', () => {
    const { rows, problems } = parseCsv(utf8('email,note\r\na@b.co,"one, ""two""\r\nthree"\r\nc@d.co,x\r\n'))
    expect(rows).toEqual([
      ['a@b.co', 'one, "two"\nthree'],
      ['c@d.co', 'x'],
    ])
    expect(problems).toEqual([])
  })

  test('one column, empty lines, no line end at the end', () => {
    expect(parseCsv(utf8('email\n\na@b.co\n  \nc@d.co')).rows).toEqual([['a@b.co'], ['c@d.co']])
  })

  test('names of columns are made up, made different, and never a danger', () => {
    const { header, rows } = parseCsv(utf8('email,,name,name,__proto__,constructor\na@b.co,1,2,3,4,5\n'))
    expect(header).toEqual(['email', '2', 'name', 'name (2)', '__proto__', 'constructor'])
    expect(rows).toEqual([['a@b.co', '1', '2', '3', '4', '5']])
  })
})

describe('what is wrong is named, with its line', () => {
  test.each([
    ['nothing', utf8(''), { code: 'empty', fatal: true }],
    ['only white space', utf8('\n \r\n'), { code: 'empty', fatal: true }],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0), { code: 'binary', fatal: true }],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), { code: 'binary', fatal: true }],
    ['a quote that never closes', utf8('email,name\na@b.co,"A\nc@d.co,C\n'), { code: 'unclosed_quote', fatal: true, line: 2 }],
    ['no header', utf8('a@b.co,A\nc@d.co,C\n'), { code: 'no_header', fatal: false, line: 1 }],
    ['a row too short', utf8('email,name\na@b.co,A\nc@d.co\n'), { code: 'ragged_row', fatal: false, line: 3 }],
    ['a row too long', utf8('email,name\na@b.co,A,x\n'), { code: 'ragged_row', fatal: false, line: 2 }],
    ['thousands of columns', utf8(`${'x,'.repeat(CSV.columns * 4)}\n`), { code: 'too_many_columns', fatal: true, line: 1 }],
  ] as const)('%s', (_, bytes, problem) => {
    expect(parseCsv(bytes).problems).toContainEqual(problem)
  })

  test('lines are counted through cells of several lines', () => {
    expect(parseCsv(utf8('email,note\na@b.co,"1\n2\n3"\nc@d.co\n')).problems).toEqual([{ code: 'ragged_row', fatal: false, line: 5 }])
  })

  test('a file without a header keeps its first row', () => {
    expect(parseCsv(utf8('a@b.co,A\nc@d.co,C\n'))).toMatchObject({
      header: ['1', '2'],
      rows: [
        ['a@b.co', 'A'],
        ['c@d.co', 'C'],
      ],
    })
  })

  test('any bytes at all are read without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const { header, rows } = parseCsv(bytes)
        for (const row of rows) expect(row).toHaveLength(header.length)
      }),
    )
  })
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/\r\n?/g, '\n')),
  fc.constantFrom('=1+1', '+81 90 1234 5678', '-', '@x', '\tx', "'=1", "''+", "'", '"', '""', 'a,b', 'x\ny', '𠮷野家', ' padded ', '\u0000'),
)
const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
)
const header = (width: number) => Array.from({ length: width }, (_, index) => `h${index}`)
const keepsRow = (row: readonly string[]) => row.length > 1 || row[0]?.trim() !== ''

test('what is written reads back the same, whatever is in the cells', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(',' as const, ';' as const, '\t' as const), (rows, delimiter) => {
      const kept = rows.filter(keepsRow)
      const bytes = toCsv([header(rows[0]?.length ?? 1), ...kept], { delimiter })
      const read = parseCsv(bytes, { delimiter, hasHeader: true, encoding: 'utf-8' })
      // A cell of control characters alone makes the file look binary, and nothing is read from it at all.
      if (read.problems.some(({ code }) => code === 'binary')) return
      expect(read.rows).toEqual(kept)
    }),
  )
})

test('no cell can become a formula', () => {
  const text = new TextDecoder().decode(toCsv([['=1+1', '+81', '-', '@a', '\tx', '\rx', '\u0000', 'fine']]))
  expect(text.trim()).toBe(`'=1+1,'+81,'-,'@a,'\tx,"'\rx",'\u0000,fine`)
})

test('Shift_JIS writes what it has and marks what it has not', () => {
  const bytes = toCsv([['email', '氏名'], ['a@b.co', '佐藤①～𠮷']], { encoding: 'shift_jis' })
  expect(parseCsv(bytes).rows).toEqual([['a@b.co', '佐藤①～?']])
})

test('any cut of the text gives the same rows', () => {
  fc.assert(
    fc.property(table, fc.array(fc.integer({ min: 0, max: 7 })), fc.constantFrom('\n', '\r\n'), (rows, sizes, end) => {
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join(end) + end
      const whole = createRowReader(',')
      const expected = [...whole.push(text), ...whole.end()]
      const pieces = createRowReader(',')
      const got = []
      let start = 0
      for (const size of sizes) {
        got.push(...pieces.push(text.slice(start, start + size)))
        start += size
      }
      got.push(...pieces.push(text.slice(start)), ...pieces.end())
      expect(got).toEqual(expected)
    }),
  )
})

test('an unclosed quote is given up after a bounded amount of text', () => {
  const reader = createRowReader(',')
  reader.push('email,name\n')
  const endless = () => {
    reader.push('a@b.co,"')
    for (let pushed = 0; pushed < LONGEST_ROW * 2; pushed += 65_536) reader.push('x'.repeat(65_535) + '\n')
  }
  expect(endless).toThrow(UnclosedQuoteError)
})

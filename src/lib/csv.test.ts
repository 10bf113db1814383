import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { encodeShiftJis } from './csv-encoding.ts'
import { createRowReader, csvDelimiters, LONGEST_ROW, UnclosedQuoteError } from './csv-rows.ts'
import { CSV, parseCsv, toCsv } from './csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const units = (mark ? `\uFEFF${text}` : text).split('').map((unit) => unit.charCodeAt(0))
  return Uint8Array.from(
    units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
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
    const bytes = Uint8Array.from([...utf8('email,name\nrene@example.fr,Ren'), 0xe9, 0x0a])
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
      ['a@b.co', 'one, "two"\r\nthree'],
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
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
      { code: 'binary', fatal: true },
    ],
    [
      'a quote that never closes',
      utf8('email,name\na@b.co,"A\nc@d.co,C\n'),
      { code: 'unclosed_quote', fatal: true, line: 2 },
    ],
    ['no header', utf8('a@b.co,A\nc@d.co,C\n'), { code: 'no_header', fatal: false, line: 1 }],
    [
      'a row too short',
      utf8('email,name\na@b.co,A\nc@d.co\n'),
      { code: 'ragged_row', fatal: false, line: 3 },
    ],
    ['a row too long', utf8('email,name\na@b.co,A,x\n'), { code: 'ragged_row', fatal: false, line: 2 }],
    [
      'thousands of columns',
      utf8(`${'x,'.repeat(CSV.columns * 4)}\n`),
      { code: 'too_many_columns', fatal: true, line: 1 },
    ],
  ] as const)('%s', (_, bytes, problem) => {
    expect(parseCsv(bytes).problems).toContainEqual(problem)
  })

  test('lines are counted through cells of several lines', () => {
    expect(parseCsv(utf8('email,note\na@b.co,"1\n2\n3"\nc@d.co\n')).problems).toEqual([
      { code: 'ragged_row', fatal: false, line: 5 },
    ])
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
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    '＝1+1',
    "'＝1",
    '+81 90 1234 5678',
    '-',
    '@x',
    '\tx',
    "'=1",
    "''+",
    "'",
    '"',
    '""',
    'a,b',
    'x\ny',
    'x\r\ny',
    '\rx',
    "'\n",
    '𠮷野家',
    ' padded ',
    '\u0000',
    "<b>'1';2;3",
    'a|b|c',
    '"a";"b"',
  ),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
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
      expect(read.rows).toEqual(kept)
    }),
  )
})

test('what is written reads back the same without being told the format', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...csvDelimiters), (rows, delimiter) => {
      const kept = rows.filter(keepsRow)
      const written = [header(rows[0]?.length ?? 1), ...kept]
      const { header: names, rows: read } = parseCsv(toCsv(written, { delimiter }))
      expect([names, ...read]).toEqual(written)
    }),
  )
})

test('a single row reads back the same without being told the format', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...csvDelimiters), ([row = []], delimiter) => {
      fc.pre(keepsRow(row))
      expect(parseCsv(toCsv([row], { delimiter }), { hasHeader: false }).rows).toEqual([row])
    }),
  )
})

test.each([
  ['one row', [["<b>'1';2;3", 'x']]],
  ['a long first cell', [[';'.repeat(70_000), 'x']]],
  [
    'a last cell longer than the rows before it',
    [
      ['a', 'b'],
      ['x', ';'.repeat(70_000)],
    ],
  ],
])('delimiters inside quotes are content: %s', (_, rows) => {
  expect(parseCsv(toCsv(rows), { hasHeader: false })).toMatchObject({ delimiter: ',', rows })
})

test('no cell can become a formula', () => {
  const text = new TextDecoder().decode(
    toCsv([['=1+1', '+81', '-', '@a', '\tx', '\rx', '\u0000', '＝1+1', '＠a', 'fine']]),
  )
  expect(text.trim()).toBe(`'=1+1,'+81,'-,'@a,"'\tx","'\rx",'\u0000,'＝1+1,'＠a,fine`)
})

test('Shift_JIS writes what it has and marks what it has not', () => {
  const bytes = toCsv(
    [
      ['email', '氏名'],
      ['a@b.co', '佐藤①～𠮷'],
    ],
    { encoding: 'shift_jis' },
  )
  expect(parseCsv(bytes).rows).toEqual([['a@b.co', '佐藤①～?']])
})

const readIn = (sizes: readonly number[], text: string) => {
  const reader = createRowReader(',')
  const rows = []
  let start = 0
  for (const size of [...sizes, text.length]) {
    rows.push(...reader.push(text.slice(start, start + size)))
    start += size
  }
  return [...rows, ...reader.end()]
}

test('any cut of any text gives the same rows', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', '""', ',', '\r', '\n', '\r\n', ' ', '\t', 'a', '表'),
    maxLength: 60,
  })
  const outcome = (read: () => unknown) => {
    try {
      return read()
    } catch (error) {
      return String(error)
    }
  }
  fc.assert(
    fc.property(text, fc.array(fc.nat(7), { maxLength: 60 }), (any, sizes) => {
      expect(outcome(() => readIn(sizes, any))).toEqual(outcome(() => readIn([], any)))
    }),
    { numRuns: 2000 },
  )
})

test('what is written well reads as a well-known reader does', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, end) => {
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join(end)
      const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: end })
      expect(readIn([], text).map(({ cells }) => cells)).toEqual(data.filter(keepsRow))
    }),
  )
})

describe('quotes that stand wrong cost no row after them', () => {
  test.each<[string, string, string[][], object[]]>([
    [
      'one that nobody doubled',
      'a@b.co,"The "Best" Co"\nc@d.co,C\n',
      [
        ['a@b.co', 'The "Best" Co'],
        ['c@d.co', 'C'],
      ],
      [{ code: 'stray_quote', fatal: false, line: 2 }],
    ],
    [
      'one that ends too early',
      '"a"b@c.co,A\nc@d.co,B\n"z",C\n',
      [
        ['"a"b@c.co', 'A'],
        ['c@d.co', 'B'],
        ['z', 'C'],
      ],
      [{ code: 'stray_quote', fatal: false, line: 2 }],
    ],
    [
      'one in the middle',
      'a@b.co,5" pipe\nc@d.co,C\n',
      [
        ['a@b.co', '5" pipe'],
        ['c@d.co', 'C'],
      ],
      [],
    ],
    ['spaces behind a closing one', '"a@b.co" ,"A"\t\n', [['a@b.co', 'A']], []],
  ])('%s', (_, text, rows, problems) => {
    expect(parseCsv(utf8(`email,name\n${text}`))).toMatchObject({ rows, problems })
  })

  test('also where the file mixes its line ends', () => {
    expect(parseCsv(utf8('email,name\r\na@b.co,A\nc@d.co,"C\rC"\re@f.co,E')).rows).toEqual([
      ['a@b.co', 'A'],
      ['c@d.co', 'C\rC'],
      ['e@f.co', 'E'],
    ])
  })
})

test('Shift_JIS is known where its first character comes late', () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => [`person${index}@example.com`, 'A'])
  const { encoding, rows: read } = parseCsv(
    toCsv([['email', 'name'], ...rows, ['c@d.co', '佐藤']], { encoding: 'shift_jis' }),
  )
  expect(encoding).toBe('shift_jis')
  expect(read.at(-1)).toEqual(['c@d.co', '佐藤'])
})

test('Shift_JIS is written as Windows writes it', () => {
  expect(Array.from(encodeShiftJis('〜¥髙①'))).toEqual([0x81, 0x60, 0x5c, 0xfb, 0xfc, 0x87, 0x40])
  expect(Array.from(encodeShiftJis('🙂é'))).toEqual([0x3f, 0x3f])
})

describe('hostile files are read to their end', () => {
  test.each<[string, string]>([
    ['a quote that never closes', `"${'a,b\n'.repeat(500_000)}`],
    ['a quote that opens on each line', '"a\n'.repeat(600_000)],
    ['stray quotes in every cell', '"a"b,'.repeat(400_000)],
    ['stray quotes on every line', '"a"b\n'.repeat(400_000)],
    ['doubled quotes without end', `"${'""'.repeat(1_000_000)}`],
    ['only quotes', '"'.repeat(2_000_001)],
    ['only delimiters', ','.repeat(2_000_000)],
    ['only line ends', '\r\n'.repeat(1_000_000)],
    ['line ends in one cell', `"${'\n'.repeat(1_000_000)}",x`],
    ['one endless cell', 'a'.repeat(3_000_000)],
    ['spaces behind quotes', `"${'" '.repeat(1_000_000)}`],
  ])('%s', (_, text) => {
    const reader = createRowReader(',')
    const rows = []
    try {
      for (let at = 0; at < text.length; at += 65_536) rows.push(...reader.push(text.slice(at, at + 65_536)))
      rows.push(...reader.end())
    } catch (error) {
      expect(error).toBeInstanceOf(UnclosedQuoteError)
    }
    for (const { cells } of rows.slice(0, 10)) expect(cells.join('').length).toBeLessThanOrEqual(LONGEST_ROW)
  })

  test('what is cut off a row is said, and the next row is whole', () => {
    const rows = readIn([], `${'a'.repeat(LONGEST_ROW + 5)},"b\nc,d\n${','.repeat(20_000)}"\ne,f\n`)
    expect(rows.map(({ cells, line, problem }) => [line, cells.length, problem])).toEqual([
      [1, 1, 'row_too_long'],
      [2, 2, undefined],
      [3, 16_384, 'row_too_long'],
      [4, 2, undefined],
    ])
  })

  test('a long quoted text is closed where it may be, and given up where it may not', () => {
    const within = 'x\n'.repeat(LONGEST_ROW / 2 - 1)
    expect(readIn([], `"${within}",b\n`)[0]?.cells).toEqual([within, 'b'])
    expect(() => readIn([], `h\n"a\n${within}",b\n`)).toThrow('line 2')
  })
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

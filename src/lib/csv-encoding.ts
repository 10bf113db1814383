/** The encodings that exports of the tools of this field come in. */
export const csvEncodings = ['utf-8', 'shift_jis', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type CsvEncoding = (typeof csvEncodings)[number]

/** How many bytes decide. */
export const ENCODING_SAMPLE = 256 * 1024

/**
 * The encoding of a text file: a byte order mark, the zero bytes of UTF-16, or what decodes without an error: UTF-8, then
 * Shift_JIS (with the characters of CP932), else Windows-1252. ASCII says nothing: the first character beyond it does.
 */
export function detectEncoding(bytes: Uint8Array): CsvEncoding {
  const start = bytes.subarray(0, ENCODING_SAMPLE)
  const known = markOf(start) ?? utf16Of(start)
  if (known) return known
  const beyond = Math.max(0, beyondAscii(bytes))
  const sample = bytes.subarray(beyond, beyond + ENCODING_SAMPLE)
  if (decodes(sample, 'utf-8')) return 'utf-8'
  return decodes(sample, 'shift_jis') ? 'shift_jis' : 'windows-1252'
}

/** Where the first byte stands that is not ASCII; -1 when there is none. */
export const beyondAscii = (bytes: Uint8Array): number => bytes.findIndex((byte) => byte > 0x7f)

function markOf([first, second, third]: Uint8Array): CsvEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

function utf16Of(sample: Uint8Array): CsvEncoding | undefined {
  let even = 0
  let odd = 0
  for (let index = 0; index < sample.length; index += 2) {
    const first = sample[index]
    const second = sample[index + 1]
    // CR LF in one unit is the end of a line of bytes: no character is U+0D0A or U+0A0D.
    if ((first === 0x0d && second === 0x0a) || (first === 0x0a && second === 0x0d)) return undefined
    if (first === 0) even += 1
    if (second === 0) odd += 1
  }
  // Commas, line ends and digits have a zero byte in UTF-16, even where all words are Japanese.
  if (odd > sample.length / 20 && odd > even * 10) return 'utf-16le'
  return even > sample.length / 20 && even > odd * 10 ? 'utf-16be' : undefined
}

function decodes(bytes: Uint8Array, encoding: CsvEncoding): boolean {
  try {
    // As a stream: a character that the sample cuts in two is no error.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** What gets renamed to .csv: zip and xlsx, xls, PDF, gzip, PNG, JPEG, GIF. */
const BINARY_STARTS = ['504b0304', 'd0cf11e0', '25504446', '1f8b08', '89504e47', 'ffd8ff', '47494638']

/** Whether the bytes are no text at all: an archive (a workbook is one), a document, a picture, or full of control bytes. */
export function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096)
  const start = Array.from(sample.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (BINARY_STARTS.some((known) => start.startsWith(known))) return true
  if (markOf(sample) ?? utf16Of(sample)) return false
  const controls = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  return controls > sample.length / 50
}

/** Characters that code page 932 knows under another code point, as Windows and macOS exchange them. */
const SAME_SIGN = new Map([
  ['\u301c', '\uff5e'],
  ['\u2016', '\u2225'],
  ['\u2212', '\uff0d'],
  ['\u2014', '\u2015'],
  ['\u00a2', '\uffe0'],
  ['\u00a3', '\uffe1'],
  ['\u00ac', '\uffe2'],
  ['\u00a5', '\\'],
  ['\u203e', '~'],
  ['\u00a0', ' '],
])

let shiftJisTable: ReadonlyMap<string, number> | undefined

/** Text in code page 932. What it has no character for becomes `?`. */
export function encodeShiftJis(text: string): Uint8Array {
  shiftJisTable ??= makeShiftJisTable()
  const bytes = new Uint8Array(text.length * 2)
  let length = 0
  for (const character of text) {
    const known = SAME_SIGN.get(character) ?? character
    const code = known < '\u0080' ? known.charCodeAt(0) : (shiftJisTable.get(known) ?? 0x3f)
    if (code > 0xff) bytes[length++] = code >> 8
    bytes[length++] = code & 0xff
  }
  return bytes.slice(0, length)
}

/** The platform decodes this encoding but doesn't write it: the table is its decoder, read backwards. */
function makeShiftJisTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('shift_jis')
  const table = new Map<string, number>()
  const add = (code: number, bytes: number[]) => {
    const character = decoder.decode(new Uint8Array(bytes))
    if (character !== '\uFFFD' && Array.from(character).length === 1 && !table.has(character))
      table.set(character, code)
  }
  for (let byte = 0xa1; byte <= 0xdf; byte++) add(byte, [byte])
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    // ED and EE repeat characters of FA to FC, which Windows writes.
    if ((lead > 0x9f && lead < 0xe0) || lead === 0xed || lead === 0xee) continue
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      if (trail !== 0x7f) add(lead * 256 + trail, [lead, trail])
    }
  }
  return table
}

/** The encodings that exports of the tools of this field come in. */
export const csvEncodings = ['utf-8', 'shift_jis', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type CsvEncoding = (typeof csvEncodings)[number]

/** How many bytes decide. */
export const ENCODING_SAMPLE = 256 * 1024

/**
 * The encoding of a text file by its first bytes: a byte order mark, the zero bytes of UTF-16, or what decodes without
 * an error: UTF-8, then Shift_JIS (with the characters of CP932), else Windows-1252.
 */
export function detectEncoding(bytes: Uint8Array): CsvEncoding {
  const sample = bytes.subarray(0, ENCODING_SAMPLE)
  const [first, second] = sample
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  // Commas, line ends and digits have a zero byte in UTF-16, even where all words are Japanese.
  if (odd > sample.length / 20 && odd > even * 10) return 'utf-16le'
  if (even > sample.length / 20 && even > odd * 10) return 'utf-16be'
  if (decodes(sample, 'utf-8')) return 'utf-8'
  return decodes(sample, 'shift_jis') ? 'shift_jis' : 'windows-1252'
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

/** Whether the bytes are no text at all: an archive (a workbook is one), a document, a picture, or full of control bytes. */
export function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096)
  const magic = String.fromCharCode(...sample.subarray(0, 4))
  if (/^(PK\u0003\u0004|%PDF|\u0089PNG|GIF8|\u00ff\u00d8\u00ff|\u00d0\u00cf\u0011\u00e0)/.test(magic)) return true
  const encoding = detectEncoding(sample)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return false
  const controls = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  return controls > sample.length / 50
}

let shiftJisBytes: Map<string, number> | undefined

/** The text in Shift_JIS; a character that it does not have becomes '?'. */
export function encodeShiftJis(text: string): Uint8Array {
  shiftJisBytes ??= shiftJisTable()
  const bytes: number[] = []
  for (const character of text) {
    const code = shiftJisBytes.get(character) ?? 0x3f
    if (code > 0xff) bytes.push(code >> 8)
    bytes.push(code & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** Made by asking the decoder for every one- and two-byte sequence: the browser knows the table already. */
function shiftJisTable(): Map<string, number> {
  const decoder = new TextDecoder('shift_jis', { fatal: true })
  const table = new Map<string, number>()
  const learn = (code: number, bytes: number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes))
      if (!table.has(character)) table.set(character, code)
    } catch {
      // No character has this sequence.
    }
  }
  for (let byte = 0; byte < 0x100; byte += 1) learn(byte, [byte])
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1) learn(lead * 0x100 + trail, [lead, trail])
  }
  return table
}

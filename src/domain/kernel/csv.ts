/**
 * A spreadsheet would run what begins like this, so it gets a quote in front; so does what would look like it had got one. In
 * Japanese ones the signs may be of full width.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n\0]/

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180), without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map(cell).join(',')

/** A CSV file in base64: UTF-8 with a mark at its beginning, or Shift_JIS. */
export function csvFile(lines: readonly string[], encoding: 'utf-8' | 'shift_jis'): string {
  const text = `${lines.join('\r\n')}\r\n`
  return base64(encoding === 'utf-8' ? new TextEncoder().encode(`\uFEFF${text}`) : shiftJis(text))
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

let codes: Map<string, readonly number[]> | undefined

/** Platforms only decode Shift_JIS, so the table is made by decoding all there is. */
function shiftJis(text: string): Uint8Array {
  if (!codes) {
    codes = new Map()
    const decoder = new TextDecoder('shift_jis')
    const learn = (...bytes: number[]) => {
      const character = decoder.decode(new Uint8Array(bytes))
      if (character.length === 1 && character !== '\uFFFD' && !codes?.has(character))
        codes?.set(character, bytes)
    }
    for (let byte = 0; byte < 0xe0; byte += 1) if (byte < 0x80 || byte > 0xa0) learn(byte)
    for (let first = 0x81; first < 0xfd; first += 1) {
      if (first >= 0xa0 && first < 0xe0) continue
      for (let second = 0x40; second < 0xfd; second += 1) learn(first, second)
    }
  }
  const bytes: number[] = []
  for (const character of text) {
    for (const byte of codes.get(character) ?? [0x3f]) bytes.push(byte)
  }
  return new Uint8Array(bytes)
}

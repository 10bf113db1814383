/** Characters of a line of base64 (RFC 2045, 6.8), and the bytes that they stand for. */
const LINE = { characters: 76, bytes: 57 } as const
const CR = 13
const LF = 10
const PAD = '='.charCodeAt(0)
const digits = Uint8Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (one) =>
  one.charCodeAt(0),
)
const encoder = new TextEncoder()

/** Room that is kept for texts on the way to base64: a mail of a campaign needs as much as the one before. */
const KEPT = 1_000_000
let kept = { encoded: new Uint8Array(0), unified: new Uint8Array(0) }

function roomFor(bytes: number): typeof kept {
  if (bytes > kept.encoded.length) {
    const room = { encoded: new Uint8Array(bytes), unified: new Uint8Array(bytes * 2) }
    if (bytes > KEPT) return room
    kept = room
  }
  return kept
}

/**
 * A text in UTF-8, with CRLF as its line ends, in lines of base64. It is written into bytes at once: a campaign makes a few of
 * these a millisecond, and texts between them would be most of what its process has to clear away.
 */
export function textInLines(text: string): Uint8Array {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  const { encoded, unified } = roomFor(lines.length * 3)
  const { written } = encoder.encodeInto(lines, encoded)
  let length = 0
  for (let place = 0; place < written; place += 1) {
    const byte = encoded[place] ?? 0
    if (byte === LF) {
      unified[length] = CR
      length += 1
    }
    unified[length] = byte
    length += 1
  }
  return inLines(unified.subarray(0, length))
}

/** Bytes in lines of base64, without a line end behind the last one. */
export function inLines(bytes: Uint8Array): Uint8Array {
  const characters = Math.ceil(bytes.length / 3) * 4
  const breaks = Math.max(0, Math.ceil(characters / LINE.characters) - 1)
  const lines = new Uint8Array(characters + breaks * 2)
  let at = 0
  for (let from = 0; from < bytes.length; from += LINE.bytes) {
    if (from > 0) {
      lines[at] = CR
      lines[at + 1] = LF
      at += 2
    }
    at = writeLine(bytes, from, Math.min(from + LINE.bytes, bytes.length), lines, at)
  }
  return lines
}

function writeLine(bytes: Uint8Array, from: number, end: number, into: Uint8Array, start: number): number {
  let at = start
  for (let place = from; place < end; place += 3) {
    const first = bytes[place] ?? 0
    const second = bytes[place + 1] ?? 0
    const third = bytes[place + 2] ?? 0
    into[at] = digits[first >> 2] ?? 0
    into[at + 1] = digits[((first & 3) << 4) | (second >> 4)] ?? 0
    into[at + 2] = place + 1 < end ? (digits[((second & 15) << 2) | (third >> 6)] ?? 0) : PAD
    into[at + 3] = place + 2 < end ? (digits[third & 63] ?? 0) : PAD
    at += 4
  }
  return at
}

/**
 * In ASCII characters: an encoded word, so that one fits beside the name of its header; a line of headers; and a word that
 * can't be folded, such as an address of the web (RFC 2047, RFC 5322).
 */
const WORD = 64
const LINE = 76
const UNFOLDED = 900
const encoder = new TextEncoder()

/** Without anything that would begin another line or end the text: control characters become one blank. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u{2028}\u{2029}]+/gu, ' ')
    .trim()

const isPlain = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) &&
  !text.includes('=?') &&
  text.split(' ').every(({ length }) => length <= UNFOLDED)

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Text as one or more encoded words (RFC 2047), none of which splits a character; plain ASCII stays as it is. */
export function encodedWords(text: string): string[] {
  const clean = oneLine(text)
  if (isPlain(clean)) return clean === '' ? [] : clean.split(/(?<=\S)(?= )/).map((part) => part.trimStart())
  const room = Math.floor((WORD - '=?UTF-8?B??='.length) / 4) * 3
  const words: string[] = []
  let part = ''
  let length = 0
  // A letter and its marks stay together, so that no client shows half of it.
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(clean)) {
    for (const piece of encoder.encode(segment).length > room ? Array.from(segment) : [segment]) {
      const size = encoder.encode(piece).length
      if (length + size > room) {
        words.push(word(part))
        part = ''
        length = 0
      }
      part += piece
      length += size
    }
  }
  if (part !== '') words.push(word(part))
  return words
}

const word = (text: string): string => `=?UTF-8?B?${base64(encoder.encode(text))}?=`

/** A display name: in quotes where it is ASCII, in encoded words where it is not. */
export function phrase(name: string): string[] {
  const clean = oneLine(name)
  if (clean === '') return []
  if (/^[\w !#$%&'*+/=?^`{|}~-]+$/.test(clean) && isPlain(clean)) return encodedWords(clean)
  return isPlain(clean) ? [`"${clean.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`] : encodedWords(clean)
}

/** One header, folded between its parts where a line would be longer than 76 characters. */
export function header(name: string, parts: readonly string[]): string {
  let line = `${name}:`
  const lines: string[] = []
  for (const part of parts) {
    if (line.length + 1 + part.length > LINE && line !== `${name}:`) {
      lines.push(line)
      line = ''
    }
    line += ` ${part}`
  }
  return [...lines, line].join('\r\n')
}

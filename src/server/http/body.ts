import { badInput, Refusal, tooLarge } from '#domain/kernel/refusals'

/** How much a call may bring. Lengths in bytes. */
const LIMIT = { body: 1_000_000, upload: 8_000_000, deep: 64, keys: 2000 } as const

/** Groups of the contract whose calls carry files or rows. */
const LARGE: ReadonlySet<string> = new Set(['upload', 'import'])

/** The body of a call as text. Throws the 413 before more was read than may be. */
export async function readBody(request: Request, group: string): Promise<string> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return ''
  // What is packed may be a thousand times as long unpacked.
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? ''))
    throw new Refusal(415, 'Compressed bodies are not read.', '圧縮された本文は受け付けていません。')
  const most = LARGE.has(group) ? LIMIT.upload : LIMIT.body
  const refused = () =>
    tooLarge(
      `The body is longer than ${most / 1_000_000} MB.`,
      `送信できるデータは${most / 1_000_000}MBまでです。`,
    )
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refused()
  const decoder = new TextDecoder()
  let [length, text] = [0, '']
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > most) throw refused()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * A value of a call as the database can keep it: lone halves of surrogate pairs become the mark for what can't be read. Throws
 * the 400 where a text holds a NUL, where it is nested deeper or an object has more keys than any call needs.
 */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= LIMIT.deep) throw badInput(`The body is nested more than ${LIMIT.deep} deep.`)
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1))
  const entries = Object.entries(value)
  if (entries.length > LIMIT.keys) throw badInput(`An object of the body has more than ${LIMIT.keys} keys.`)
  return Object.fromEntries(entries.map(([key, item]) => [cleanText(key), cleanValue(item, depth + 1)]))
}

/** The same of one text. */
export function cleanText(text: string): string {
  if (text.includes('\0'))
    throw badInput('A text holds the character NUL.', '使用できない文字（NUL）が含まれています。')
  return text.toWellFormed()
}

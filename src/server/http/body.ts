import { bodyLimit } from '#domain/kernel/clean-input'
import { Refusal } from '#domain/kernel/refusals'

/** Times what a body may have that is read of one that is too long. */
const READ_ON = 4

/** The body of a call as text. Throws the 413 for one that has more than it may, of which little is kept. */
export async function readBody(request: Request, group: string): Promise<string> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return ''
  // What is packed may be a thousand times as long unpacked.
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? ''))
    throw new Refusal(415, 'Compressed bodies are not read.', '圧縮された本文は受け付けていません。')
  const { most, refused } = bodyLimit(group)
  if (Number(request.headers.get('content-length') ?? 0) > most * READ_ON) throw refused()
  const decoder = new TextDecoder()
  let [length, text] = [0, '']
  for await (const chunk of request.body) {
    length += chunk.byteLength
    // A program that is cut off while it speaks never hears why, so what is refused is read to its end, and forgotten.
    if (length > most * READ_ON) throw refused()
    text = length > most ? '' : text + decoder.decode(chunk, { stream: true })
  }
  if (length > most) throw refused()
  return text + decoder.decode()
}

import { bodyLimit } from '#domain/kernel/clean-input'
import { Refusal } from '#domain/kernel/refusals'

/** The body of a call as text. Throws the 413 before more was read than may be. */
export async function readBody(request: Request, group: string): Promise<string> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return ''
  // What is packed may be a thousand times as long unpacked.
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? ''))
    throw new Refusal(415, 'Compressed bodies are not read.', '圧縮された本文は受け付けていません。')
  const { most, refused } = bodyLimit(group)
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

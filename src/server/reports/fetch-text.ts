/** Bytes, and ms until it is given up. */
const LIMIT = { bytes: 100_000, within: 10_000 } as const

/** Fetches a text. The caller has made sure of the host; an answer that leads elsewhere is refused. Rejects where there is none. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT.within) })
  if (!response.ok || !response.body) throw new Error(`It was answered ${response.status}.`)
  const decoder = new TextDecoder()
  let [length, text] = [0, '']
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > LIMIT.bytes) throw new Error('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

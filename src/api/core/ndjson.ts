const NEWLINE = 10

/**
 * The values of a stream of newline-delimited JSON, however its bytes are cut (API-5). Blank lines are skipped;
 * a line that is not JSON throws a SyntaxError. Time is linear in the number of bytes: each byte is looked at once.
 * Leaving the loop early cancels the stream.
 */
export async function* readNdjson(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<unknown, void, undefined> {
  const reader = stream.getReader()
  // Cutting at the byte is safe: 10 is never part of a longer UTF-8 sequence.
  const decoder = new TextDecoder()
  let pending: Uint8Array[] = []
  const takeLine = (last: Uint8Array): string => {
    const text = pending.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode(last)
    pending = []
    return text.trim()
  }
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      let start = 0
      for (let end = value.indexOf(NEWLINE); end !== -1; end = value.indexOf(NEWLINE, start)) {
        const line = takeLine(value.subarray(start, end))
        start = end + 1
        if (line !== '') yield JSON.parse(line)
      }
      if (start < value.length) pending.push(value.slice(start))
    }
    const line = takeLine(new Uint8Array())
    if (line !== '') yield JSON.parse(line)
  } finally {
    await reader.cancel().catch(() => undefined)
    reader.releaseLock()
  }
}

/** An answer of lines of JSON as they come (API-5). nginx keeps an answer until it is over, unless this header says not to. */
export const streamedLines = (lines: ReadableStream<Uint8Array<ArrayBuffer>>): Response =>
  new Response(lines, { headers: { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' } })

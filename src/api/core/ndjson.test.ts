import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNdjson } from './ndjson.ts'

function streamOf(
  chunks: readonly Uint8Array[],
  onCancel: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    cancel: onCancel,
  })
}
function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = []
  let start = 0
  for (const size of sizes) {
    chunks.push(bytes.slice(start, start + size))
    start += size
  }
  return [...chunks, bytes.slice(start)]
}
async function valuesOf(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const value of readNdjson(stream)) values.push(value)
  return values
}
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('any cut of the bytes gives the same values, inside a character too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.jsonValue(), fc.constantFrom('日本語', '𠮷野家', '👩‍👩‍👧', '\u2028'))),
      fc.array(fc.integer({ min: 0, max: 9 })),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      fc.boolean(),
      async (values, sizes, newline, closed) => {
        const text = values.map((value) => JSON.stringify(value)).join(newline) + (closed ? newline : '')
        const expected = values.map((value) => JSON.parse(JSON.stringify(value)) as unknown)
        await expect(valuesOf(streamOf(cut(bytesOf(text), sizes)))).resolves.toEqual(expected)
      },
    ),
  )
})

test('one byte at a time', async () => {
  const bytes = bytesOf('{"text":"お手紙"}\n{"n":1}\n')
  await expect(valuesOf(streamOf([...bytes].map((byte) => Uint8Array.of(byte))))).resolves.toEqual([
    { text: 'お手紙' },
    { n: 1 },
  ])
})

test('a byte order mark, blank lines and nothing at all are no values', async () => {
  await expect(valuesOf(streamOf([bytesOf('\uFEFF{"a":1}\n\n  \n')]))).resolves.toEqual([{ a: 1 }])
  await expect(valuesOf(streamOf([]))).resolves.toEqual([])
})

test.each(['{"a":', 'nonsense', '{"a":1} {"b":2}', "{'a':1}"])(
  'a line such as %j throws after what was good',
  async (line) => {
    const values: unknown[] = []
    const reading = async () => {
      for await (const value of readNdjson(streamOf([bytesOf(`{"good":true}\n${line}\n`)])))
        values.push(value)
    }
    await expect(reading()).rejects.toThrow(SyntaxError)
    expect(values).toEqual([{ good: true }])
  },
)

test('leaving early cancels the stream', async () => {
  let cancelled = false
  for await (const value of readNdjson(
    streamOf([bytesOf('1\n'), bytesOf('2\n')], () => (cancelled = true)),
  )) {
    if (value === 1) break
  }
  expect(cancelled).toBe(true)
})

// Its time per byte is held by `npm run bench`.
test('a long line in small pieces is one value', async () => {
  const bytes = bytesOf(JSON.stringify('x'.repeat(400_000)))
  const chunks = Array.from({ length: Math.ceil(bytes.length / 64) }, (_, index) =>
    bytes.slice(index * 64, index * 64 + 64),
  )
  expect(await valuesOf(streamOf(chunks))).toEqual(['x'.repeat(400_000)])
})

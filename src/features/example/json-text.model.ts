/** What typed JSON is: a value, undefined for nothing typed, or no JSON at all. */
export type ReadJson = { ok: true; value: unknown } | { ok: false }

/** Full-width quotes and braces are what a Japanese keyboard types; JSON knows none of them, and they are not guessed at. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { ok: true, value: undefined }
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return { ok: false }
  }
}

/** The text on lines of its own, where it is JSON; else as it is. */
export function prettyJson(text: string): string {
  const read = readJson(text)
  return read.ok && read.value !== undefined ? JSON.stringify(read.value, null, 2) : text
}

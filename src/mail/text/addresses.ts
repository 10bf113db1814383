/** Of ASCII, what an address may have; and variables, which may have spaces. */
const candidates = /https?:\/\/(?:\{\{[^{}]*\}\}|[!#-&(-;=?-[\]_a-z~])+/gi
const letter = /^[\p{L}\p{M}\p{N}]/u
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/**
 * Addresses of pages among words. Punctuation and brackets that follow an address belong to the words. One that runs into letters
 * that are not ASCII (`https://example.jp/をご覧ください`) is left out: only its author knows where it ends.
 */
export function addressesInText(text: string): { address: string; index: number }[] {
  return [...text.matchAll(candidates)].flatMap(({ 0: found, index }) => {
    const next = text.codePointAt(index + found.length)
    if (next !== undefined && letter.test(String.fromCodePoint(next))) return []
    const address = withoutEnd(found)
    return /^https?:\/\/$/i.test(address) ? [] : [{ address, index }]
  })
}

/** The text with each address as `write` says. */
export function withAddresses(text: string, write: (address: string) => string): string {
  let [out, at] = ['', 0]
  for (const { address, index } of addressesInText(text)) {
    out += text.slice(at, index) + write(address)
    at = index + address.length
  }
  return out + text.slice(at)
}

function withoutEnd(address: string): string {
  const surplus = new Map(
    Object.entries(closing).map(([close, open]) => [
      close,
      address.split(close).length - address.split(open).length,
    ]),
  )
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    const left = surplus.get(last) ?? 0
    if (left > 0) surplus.set(last, left - 1)
    else if (!/[.,;:!?]/.test(last)) break
  }
  return address.slice(0, end)
}

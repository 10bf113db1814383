import { toUnicode } from 'punycode/punycode.es6.js'

/** A name as people read it, with what stands in the DNS where that is something else: 日本語.jp (xn--wgv71a119e.jp). */
export function shownName(name: string): string {
  const readable = readableName(name)
  return readable === name ? name : `${readable} (${name})`
}

function readableName(name: string): string {
  try {
    return toUnicode(name)
  } catch {
    return name
  }
}

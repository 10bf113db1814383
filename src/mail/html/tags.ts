/**
 * Takes tags out of markup: each from where `start`, a global pattern, matches up to the next `>`, and `withText` also the text
 * behind it. In linear time, also where nothing ends: `/<a[^>]*>/g` looks through the rest of the markup for every `<a` again.
 */
export function withoutTags(
  html: string,
  start: RegExp,
  { by = '', withText = false }: { by?: string; withText?: boolean } = {},
): string {
  let [out, at] = ['', 0]
  for (const { index } of html.matchAll(start)) {
    if (index < at) continue
    const end = html.indexOf('>', index)
    // Nor does any that begins later.
    if (end === -1) break
    const next = withText ? html.indexOf('<', end) : end + 1
    out += html.slice(at, index) + by
    at = next === -1 ? html.length : next
  }
  return out + html.slice(at)
}

/** Takes elements out of markup with all that is in them; one that does not end stays. Names in lower case. */
export function withoutElements(html: string, names: readonly string[]): string {
  const ends = new Map(names.map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]))
  let [out, at] = ['', 0]
  for (const { 0: start, index } of html.matchAll(new RegExp(`<(?:${names.join('|')})\\b`, 'gi'))) {
    const name = start.slice(1).toLowerCase()
    const end = ends.get(name)
    if (index < at || !end) continue
    end.lastIndex = index
    const found = end.exec(html)
    if (found) {
      out += html.slice(at, index)
      at = end.lastIndex
      // Nor does a later one of this name.
    } else ends.delete(name)
  }
  return out + html.slice(at)
}

/** Takes comments out of markup, those for Outlook among them. One that does not end hides the rest. */
export function withoutComments(html: string): string {
  let [out, at] = ['', 0]
  for (let start = html.indexOf('<!--'); start !== -1; start = html.indexOf('<!--', at)) {
    out += html.slice(at, start)
    const end = html.indexOf('-->', start + 2)
    if (end === -1) return out
    at = end + 3
  }
  return out + html.slice(at)
}

/** An attribute `href` in quotes. */
export interface HrefPlace {
  /** Of the markup up to the quote. */
  start: string
  /** Between the quotes. */
  value: string
  index: number
  /** Behind the last quote. */
  end: number
}

const linkTag = /<(?:a|area|v:[a-z]+)\b/gi
const linkWithHref = /(<(?:a|area|v:[a-z]+)\b[^>]*?\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/iy

/** Where links stand in HTML, also in that which only Outlook reads. In linear time. */
export function* hrefsOfLinks(html: string): Generator<HrefPlace> {
  let at = 0
  for (const { index } of html.matchAll(linkTag)) {
    if (index < at) continue
    linkWithHref.lastIndex = index
    const found = linkWithHref.exec(html)
    if (found) {
      const [whole, start = '', double, single = ''] = found
      at = index + whole.length
      yield { start, value: double ?? single, index, end: at }
      continue
    }
    // What begins before the end of this tag has no address either.
    const end = html.indexOf('>', index)
    if (end === -1) return
    at = end
  }
}

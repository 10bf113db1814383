export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isSelfClosing: boolean }
  | { kind: 'close'; name: string }

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{a0}',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  times: '×',
  yen: '¥',
  euro: '€',
  pound: '£',
  zwnj: '\u{200c}',
  shy: '\u{ad}',
}

/** A text of HTML as it is read; references that are not known stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) {
      const known = String(name).toLowerCase()
      return Object.hasOwn(named, known) ? (named[known] ?? whole) : whole
    }
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\u{fffd}'
  })

const tagStart = /<(\/?)([a-z][a-z0-9:-]*)/iy
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/uy
const tagEnd = /[\s/]*>/y
/** Elements whose inside is no HTML. */
const raw: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript'])

/** Reads HTML piece by piece. What looks like a tag and is none is text; comments and declarations are left out. */
export function* tokensOfHtml(html: string): Generator<HtmlToken> {
  const lowered = html.toLowerCase()
  let at = 0
  let text = ''
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start === -1) break
    text += html.slice(at, start)
    if (/^<(!|\?)/.test(html.slice(start, start + 2))) {
      at = endOfComment(html, start)
      continue
    }
    tagStart.lastIndex = start
    const [whole, slash, name = ''] = tagStart.exec(html) ?? []
    const tag = whole === undefined ? undefined : tagAt(html, start + whole.length)
    if (!tag) {
      text += '<'
      at = start + 1
      continue
    }
    if (text !== '') yield { kind: 'text', text: decodeEntities(text) }
    text = ''
    at = tag.end
    const lower = name.toLowerCase()
    if (slash === '/') {
      yield { kind: 'close', name: lower }
      continue
    }
    yield { kind: 'open', name: lower, attributes: tag.attributes, isSelfClosing: tag.isSelfClosing }
    if (raw.has(lower) && !tag.isSelfClosing) {
      const close = lowered.indexOf(`</${lower}`, at)
      at = close === -1 ? html.length : close
    }
  }
  text += html.slice(at)
  if (text !== '') yield { kind: 'text', text: decodeEntities(text) }
}

function endOfComment(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start)
  const end = html.indexOf(isComment ? '-->' : '>', start)
  return end === -1 ? html.length : end + (isComment ? 3 : 1)
}

function tagAt(html: string, from: number) {
  const attributes = new Map<string, string>()
  let at = from
  for (;;) {
    tagEnd.lastIndex = at
    const end = tagEnd.exec(html)
    if (end) return { attributes, end: at + end[0].length, isSelfClosing: end[0].includes('/') }
    attribute.lastIndex = at
    const found = attribute.exec(html)
    if (!found || found[0] === '') return undefined
    const [whole, name = '', double, single, bare] = found
    const lower = name.toLowerCase()
    if (!attributes.has(lower)) attributes.set(lower, decodeEntities(double ?? single ?? bare ?? ''))
    at += whole.length
  }
}

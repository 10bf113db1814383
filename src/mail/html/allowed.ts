import { safeImageSrc } from '#lib/safe-url'

/** Elements that mails use. */
export const tagsAllowed: ReadonlySet<string> = new Set(
  'a b blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)

/** Elements that go with everything inside them. */
export const tagsDropped: ReadonlySet<string> = new Set(
  'script style head title noscript template iframe object embed svg math select textarea button video audio canvas'.split(
    ' ',
  ),
)

const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
export const isVoid = (tag: string): boolean => voids.has(tag)

const everywhere = ['style', 'title', 'dir', 'lang', 'align', 'role']
const byTag: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'name'],
  img: ['src', 'alt', 'width', 'height', 'border'],
  table: ['width', 'height', 'cellpadding', 'cellspacing', 'border', 'bgcolor'],
  td: ['width', 'height', 'colspan', 'rowspan', 'valign', 'bgcolor'],
  th: ['width', 'height', 'colspan', 'rowspan', 'valign', 'bgcolor', 'scope'],
  tr: ['valign', 'bgcolor', 'height'],
  font: ['color', 'face', 'size'],
  ol: ['start', 'type'],
  ul: ['type'],
}

/** The attributes that stay; an image without a safe address has none, an image always has a text. */
export function safeAttributes(
  tag: string,
  attributes: ReadonlyMap<string, string>,
): (readonly [name: string, value: string])[] {
  const allowed = [...everywhere, ...(byTag[tag] ?? [])]
  const found = [...attributes].flatMap(([name, value]): (readonly [string, string])[] => {
    if (!allowed.includes(name)) return []
    if (name === 'style') {
      const declarations = safeStyle(value)
      return declarations === '' ? [] : [[name, declarations]]
    }
    if (name === 'src') return safeImageSrc(value) === undefined ? [] : [[name, value]]
    return [[name, value]]
  })
  if (tag === 'img' && !attributes.has('alt')) return [...found, ['alt', '']]
  return found
}

const styleNames: ReadonlySet<string> = new Set(
  'background-color border border-bottom border-collapse border-color border-left border-radius border-right border-spacing border-style border-top border-width color direction display font font-family font-size font-style font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width mso-hide mso-line-height-rule opacity overflow padding padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration text-indent text-transform vertical-align white-space width word-break word-wrap'.split(
    ' ',
  ),
)

/** Declarations that can neither load anything nor cover what is around. */
export function safeStyle(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?(\*\/|$)/g, '')
    .split(';')
    .flatMap((declaration) => {
      const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^]*?)\s*$/i.exec(declaration) ?? []
      const isSafe =
        styleNames.has(name.toLowerCase()) &&
        value !== '' &&
        /^[\p{L}\p{N}\s#%.,()'"!+-]*$/u.test(value) &&
        !/\b(url|expression|image|var|env|attr)\s*\(/i.test(value)
      return isSafe ? [`${name.toLowerCase()}:${value.replaceAll(/\s+/g, ' ')}`] : []
    })
    .join(';')
}

/** Declarations of a style attribute, by name. */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const at = declaration.indexOf(':')
    if (at > 0)
      found.set(
        declaration.slice(0, at).trim().toLowerCase(),
        declaration
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      )
  }
  return found
}

export const tagOf = (element: Element): string => element.tagName.toLowerCase()

/** A length in whole pixels; undefined for percentages and other units. */
export function pixelsOf(value: string | null | undefined): number | undefined {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/i.exec(value ?? '') ?? []
  return digits === undefined ? undefined : Math.round(Number(digits))
}

/** A colour as #rrggbb; undefined for names and what is transparent. */
export function hexOf(value: string | null | undefined): `#${string}` | undefined {
  const text = value?.trim() ?? ''
  if (/^#[0-9a-f]{6}$/i.test(text)) return `#${text.slice(1).toLowerCase()}`
  const [, short] = /^#([0-9a-f]{3})$/i.exec(text) ?? []
  if (short !== undefined) return `#${Array.from(short.toLowerCase(), (digit) => digit + digit).join('')}`
  const [, ...channels] = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text) ?? []
  if (channels.length !== 3 || channels.some((channel) => Number(channel) > 255)) return undefined
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

export const backgroundOf = (element: Element): `#${string}` | undefined => {
  const styles = stylesOf(element)
  return hexOf(styles.get('background-color') ?? styles.get('background') ?? element.getAttribute('bgcolor'))
}

export function alignOf(element: Element): 'left' | 'center' | 'right' | undefined {
  const value = stylesOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase()
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined
}

export const isHidden = (element: Element): boolean => {
  const styles = stylesOf(element)
  return styles.get('display') === 'none' || styles.get('max-height') === '0'
}

export const wordsOf = (node: Node): string =>
  (node.textContent ?? '').replaceAll(/(?:[\s\u00a0\u2007\ufeff]|\u034f)+/g, ' ').trim()

const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote center div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
export const isBlock = (element: Element): boolean => blocks.has(tagOf(element))
export const hasBlocks = (element: Element): boolean =>
  Array.from(element.children).some((one) => isBlock(one) || hasBlocks(one))

/** Elements are recognised without their document: each DOM has classes of its own. */
export const isElement = (node: Node): node is Element => node.nodeType === 1
export const isText = (node: Node): boolean => node.nodeType === 3

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
          .replace(/!\s*important\s*$/i, '')
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

/** The address of the image behind an element, as it is written. */
export function pictureOf(element: Element): string | undefined {
  const [, inStyle] =
    /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')]+)/i.exec(element.getAttribute('style') ?? '') ?? []
  return inStyle ?? element.getAttribute('background') ?? undefined
}

export function alignOf(element: Element): 'left' | 'center' | 'right' | undefined {
  const value = stylesOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase()
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined
}

/** How the lines of an element are aligned: by itself, or by what is around it up to its cell. A table begins anew. */
export function alignIn(element: Element): ReturnType<typeof alignOf> {
  for (let one: Element | null = element; one && tagOf(one) !== 'table'; one = one.parentElement) {
    const align = alignOf(one) ?? (tagOf(one) === 'center' ? 'center' : undefined)
    if (align) return align
  }
  return undefined
}

export const isHidden = (element: Element): boolean => {
  const styles = stylesOf(element)
  return styles.get('display') === 'none' || /^0(?:px)?$/.test(styles.get('max-height') ?? '')
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

/** A table of data: it has heads or lines, more than one column and row, and words only. All others are for layout. */
export function isDataTable(element: Element): boolean {
  if (tagOf(element) !== 'table' || element.getAttribute('role') === 'presentation') return false
  if (element.querySelector('table,img,hr') !== null) return false
  if (element.querySelector('th') !== null || element.getAttribute('role') === 'table') return true
  const rows = Array.from(element.querySelectorAll('tr'))
  return hasLines(element) && rows.length > 1 && rows.filter((row) => row.children.length > 1).length > 1
}

function hasLines(table: Element): boolean {
  if ((pixelsOf(table.getAttribute('border')) ?? 0) > 0) return true
  const [cell] = Array.from(table.querySelectorAll('td'))
  return [table, cell].some(
    (element) => element !== undefined && hasBorder(element, 'border', 'border-bottom'),
  )
}

/** Whether one of the borders is drawn. */
export const hasBorder = (element: Element, ...names: readonly string[]): boolean => {
  const styles = stylesOf(element)
  return names.some((name) => {
    const width = styles.get(`${name}-width`)
    const value = [styles.get(name), width, styles.get(`${name}-style`)].join(' ').trim()
    return value !== '' && !/^(?:0(?:px)?(?:\s|$)|none\b)|\bnone\b|\bhidden\b/.test(value)
  })
}

/** Elements are recognised without their document: each DOM has classes of its own. */
export const isElement = (node: Node): node is Element => node.nodeType === 1
export const isText = (node: Node): boolean => node.nodeType === 3

import { CONTRAST, hexContrast } from '#lib/contrast'
import { safeImageSrc } from '#lib/safe-url'
import { equalWidths, MAIL, newId, type Column, type Section } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import {
  backgroundOf,
  hasBlocks,
  hexOf,
  isDataTable,
  isElement,
  isHidden,
  pictureOf,
  pixelsOf,
  stylesOf,
  tagOf,
  wordsOf,
} from './dom.ts'
import { blocksOf, isOnlyButton, isRule, linkRowOf } from './recognise.ts'
import { DEEP } from './rich-text.ts'
import { shownAs, shownIn } from './shown-if.ts'

interface Ground {
  bg: `#${string}` | undefined
  /** The address of the image behind. */
  picture: string | undefined
  /** The colour of words, where it is said. */
  ink: `#${string}` | undefined
}

/** The colour of words in a mail that says none, as `defaultSettings` has it. */
const DEFAULT_INK = '#1f2328'

/** Rows of the layout, in the order in which they are read. */
export function sectionsIn(root: Element): Section[] {
  const sections: Section[] = []
  walk(root, { bg: undefined, picture: undefined, ink: undefined }, 0, sections)
  return sections.slice(0, MAIL.sectionsMax)
}

/**
 * Goes down through everything that only centres or frames, and stops where columns stand beside each other or blocks
 * begin.
 */
function walk(element: Element, outer: Ground, depth: number, sections: Section[]): void {
  const isButton = isOnlyButton(element)
  const ground = isButton ? outer : groundOf(element, outer)
  const row = linkRowOf(element)
  if (row) {
    push(sections, [shownIn(element, shownAs(element, [row]))], [undefined], ground)
    return
  }
  const columns = columnsOf(element)
  if (columns) {
    push(
      sections,
      columns.map((one) => columnBlocks(one)),
      columns.map(shareOf),
      ground,
    )
    return
  }
  const inner = shown(element)
  const isFrame =
    depth < DEEP &&
    !isButton &&
    !isRule(element) &&
    inner.some((one) => isLayout(one) || (depth < 3 && tagOf(one) === 'div' && hasBlocks(one))) &&
    inner.every((one) => hasBlocks(one) || wordsOf(one) === '' || isLayout(one)) &&
    ownWords(element) === ''
  if (isFrame) {
    for (const child of inner) walk(child, ground, depth + 1, sections)
    return
  }
  const blocks = columnBlocks(element)
  if (blocks.length > 0) push(sections, [blocks], [undefined], ground)
}

function groundOf(element: Element, outer: Ground): Ground {
  const own = backgroundOf(element)
  const picture = safeImageSrc(pictureOf(element))
  return {
    bg: own ?? outer.bg,
    // A colour of its own covers the image around it.
    picture: picture ?? (own === undefined ? outer.picture : undefined),
    ink: hexOf(stylesOf(element).get('color')) ?? outer.ink,
  }
}

const columnBlocks = (element: Element): LeafBlock[] =>
  shownIn(element, blocksOf(element).slice(0, MAIL.blocksMax))

const shown = (element: Element): Element[] =>
  Array.from(element.children).filter(
    (child) =>
      !isHidden(child) &&
      !['script', 'style', 'head', 'title', 'meta', 'link', 'base'].includes(tagOf(child)),
  )

const ownWords = (element: Element): string =>
  Array.from(element.childNodes)
    .map((node) => (isElement(node) ? '' : node.nodeType === 3 ? wordsOf(node) : ''))
    .join('')

const layoutTags: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'center'])

/** Tables of data are read as blocks. */
const isLayout = (element: Element): boolean => layoutTags.has(tagOf(element)) && !isDataTable(element)

/** Two to four cells of a row, or boxes beside each other, that have something in them. */
function columnsOf(element: Element): Element[] | undefined {
  const cells = shown(element)
  const isRow = tagOf(element) === 'tr' && cells.every((cell) => tagOf(cell) === 'td')
  const isBeside = cells.length > 1 && cells.every(isFloating)
  if (!isRow && !isBeside) return undefined
  const full = cells.filter((cell) => wordsOf(cell) !== '' || cell.querySelector('img,hr,a') !== null)
  return full.length > 1 && full.length <= MAIL.columnsMax ? full : undefined
}

const isFloating = (element: Element): boolean => {
  const styles = stylesOf(element)
  return (
    ['div', 'table'].includes(tagOf(element)) &&
    (styles.get('display') === 'inline-block' ||
      [element.getAttribute('align'), styles.get('float')].some(
        (side) => side === 'left' || side === 'right',
      ))
  )
}

/** Width of a column in pixels or per cent, as far as it says. */
function shareOf(element: Element): number | undefined {
  const styles = stylesOf(element)
  const text = element.getAttribute('width') ?? styles.get('max-width') ?? styles.get('width')
  const [, percent] = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(text ?? '') ?? []
  return percent === undefined ? pixelsOf(text) : Number(percent)
}

function widthsOf(shares: readonly (number | undefined)[]): number[] {
  const known = shares.flatMap((share) => (share === undefined || share <= 0 ? [] : [share]))
  if (known.length !== shares.length) return equalWidths(shares.length)
  const sum = known.reduce((total, share) => total + share, 0)
  const widths = known.map((share) => Math.max(1, Math.round((share / sum) * MAIL.columnShares)))
  const widest = widths.indexOf(Math.max(...widths))
  const rest = MAIL.columnShares - widths.reduce((total, width) => total + width, 0)
  return widths.map((width, place) => (place === widest ? width + rest : width))
}

function push(
  sections: Section[],
  columns: readonly LeafBlock[][],
  shares: readonly (number | undefined)[],
  { bg, picture, ink }: Ground,
): void {
  if (columns.every((blocks) => blocks.length === 0)) return
  const widths = widthsOf(shares)
  // Words that say no colour have that of the boxes around them, without which they could not be read there.
  const inked = (block: LeafBlock): LeafBlock =>
    block.type === 'text' && bg !== undefined && (hexContrast(bg, DEFAULT_INK) ?? 21) < CONTRAST.aa
      ? { ...block, color: { light: ink ?? '#ffffff' } }
      : block
  const made: Column[] = columns.map((blocks, place) => ({
    id: newId(),
    width: widths[place] ?? 1,
    blocks: blocks.map(inked),
  }))
  const last = sections.at(-1)
  const isSingle =
    made.length === 1 &&
    last?.columns.length === 1 &&
    (last.bg?.light ?? undefined) === bg &&
    last.bgImage?.src === picture
  const target = isSingle ? last.columns[0] : undefined
  const [only] = made
  // Rows of a single column on the same ground are one section.
  if (last && target && only && target.blocks.length + only.blocks.length <= MAIL.blocksMax) {
    sections[sections.length - 1] = {
      ...last,
      columns: [{ ...target, blocks: [...target.blocks, ...only.blocks] }],
    }
    return
  }
  sections.push({
    type: 'section',
    id: newId(),
    padding: { top: 12, right: 24, bottom: 12, left: 24 },
    ...(bg && { bg: { light: bg } }),
    ...(picture !== undefined && {
      bgImage: { src: picture, alt: '', decorative: true, width: 0, height: 0 },
    }),
    gap: 16,
    stack: 'ltr',
    valign: 'top',
    columns: made,
  })
}

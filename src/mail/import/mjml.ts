import { safeImageSrc } from '#lib/safe-url'
import { equalWidths, MAIL, type Column, type Section } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import type { Box } from '#mail/document/values'
import { sanitizeHtml } from '#mail/html/sanitize'
import { textOfHtml } from '#mail/text/of-html'
import { hexOf, pixelsOf, tagOf, wordsOf } from './dom.ts'
import { hrefOf } from './href-of.ts'
import { inlinesOf } from './merge-tags.ts'
import { blocksOf } from './recognise.ts'
import { DEEP } from './rich-text.ts'

/** The sections of the body, those inside wrappers too, in their order. */
export function mjmlSections(body: Element, newId: () => string): Section[] {
  const found: Element[] = []
  const look = (element: Element, depth: number) => {
    for (const child of Array.from(element.children)) {
      if (['mj-section', 'mj-hero'].includes(tagOf(child))) found.push(child)
      else if (depth < DEEP) look(child, depth + 1)
    }
  }
  look(body, 0)
  return found
    .map((element) => sectionOf(element, newId))
    .filter(({ columns }) => columns.some(({ blocks }) => blocks.length > 0))
    .slice(0, MAIL.sectionsMax)
}

function sectionOf(element: Element, newId: () => string): Section {
  const own = Array.from(element.children)
  const groups = own.flatMap((child) => (tagOf(child) === 'mj-group' ? Array.from(child.children) : [child]))
  const parts = groups.filter((child) => tagOf(child) === 'mj-column')
  // A hero has its blocks without a column.
  const columns = (parts.length > 0 ? parts : [element]).slice(0, MAIL.columnsMax)
  const widths = widthsOf(columns)
  const bg = hexOf(element.getAttribute('background-color'))
  return {
    type: 'section',
    id: newId(),
    padding: paddingOf(element) ?? { top: 20, right: 0, bottom: 20, left: 0 },
    ...(bg && { bg: { light: bg } }),
    gap: 0,
    stack: own.some((child) => tagOf(child) === 'mj-group') ? 'none' : 'ltr',
    valign: 'top',
    columns: columns.map((column, place): Column => ({
      id: newId(),
      width: widths[place] ?? 1,
      blocks: Array.from(column.children)
        .flatMap((child) => blockOf(child, newId))
        .slice(0, MAIL.blocksMax),
    })),
  }
}

/** Shares of twelve, as close as may be to the widths that are given. */
function widthsOf(columns: readonly Element[]): number[] {
  const given = columns.map((column) => Number.parseFloat(column.getAttribute('width') ?? ''))
  if (given.some((width) => !(width > 0))) return equalWidths(columns.length)
  const sum = given.reduce((total, width) => total + width, 0)
  const widths = given.map((width) => Math.max(1, Math.round((width / sum) * MAIL.columnShares)))
  const rest = MAIL.columnShares - widths.reduce((total, width) => total + width, 0)
  const widest = widths.indexOf(Math.max(...widths))
  return widths.map((width, place) => (place === widest ? width + rest : width))
}

/** `padding` as in CSS, of one to four lengths; further sides by their own attributes. */
function paddingOf(element: Element): Box | undefined {
  const parts = (element.getAttribute('padding') ?? '').trim().split(/\s+/)
  const [top, right = top, bottom = top, left = right] = parts.map((part) =>
    part === '0' ? 0 : pixelsOf(part),
  )
  const side = (name: string, shorthand: number | undefined) =>
    Math.min(pixelsOf(element.getAttribute(`padding-${name}`)) ?? shorthand ?? 0, 200)
  const isGiven =
    top !== undefined ||
    ['top', 'right', 'bottom', 'left'].some((name) => element.hasAttribute(`padding-${name}`))
  if (!isGiven) return undefined
  return {
    top: side('top', top),
    right: side('right', right),
    bottom: side('bottom', bottom),
    left: side('left', left),
  }
}

/** What MJML puts around a block that says nothing. */
const PADDING: Box = { top: 10, right: 25, bottom: 10, left: 25 }

function blockOf(element: Element, newId: () => string): LeafBlock[] {
  const padding = paddingOf(element) ?? PADDING
  const base = { id: newId(), padding }
  const align = alignOf(element.getAttribute('align'))
  switch (tagOf(element)) {
    case 'mj-text':
      return blocksOf(element).map((block) => textBlock(block, element, padding))
    case 'mj-button': {
      const fill = hexOf(element.getAttribute('background-color')) ?? '#414141'
      const color = hexOf(element.getAttribute('color')) ?? '#ffffff'
      const radius = pixelsOf(element.getAttribute('border-radius'))
      return [
        {
          type: 'button',
          ...base,
          label: inlinesOf(wordsOf(element).slice(0, MAIL.labelMax), []),
          href: hrefOf(element.getAttribute('href') ?? ''),
          fill: { light: fill },
          color: { light: color },
          align: align ?? 'center',
          ...(radius !== undefined && { radius: Math.min(radius, 200) }),
        },
      ]
    }
    case 'mj-image': {
      const named = element.getAttribute('src') ?? ''
      const src = safeImageSrc(named) ?? ''
      if (named === '') return []
      const address = element.getAttribute('href')
      const width = pixelsOf(element.getAttribute('width')) ?? 0
      const height = pixelsOf(element.getAttribute('height')) ?? 0
      const alt = (element.getAttribute('alt') ?? '').slice(0, MAIL.labelMax)
      const image = { src, alt, width: Math.min(width, MAIL.sizeMax), height: Math.min(height, MAIL.sizeMax) }
      return [
        {
          type: 'image',
          ...base,
          image,
          ...(address !== null && { href: hrefOf(address) }),
          align: align ?? 'center',
        },
      ]
    }
    case 'mj-divider': {
      const color = hexOf(element.getAttribute('border-color')) ?? '#000000'
      const thickness = pixelsOf(element.getAttribute('border-width')) ?? 4
      return [
        {
          type: 'divider',
          ...base,
          color: { light: color },
          thickness: Math.min(Math.max(thickness, 1), 20),
        },
      ]
    }
    case 'mj-spacer':
      return [
        {
          type: 'spacer',
          id: base.id,
          height: Math.min(pixelsOf(element.getAttribute('height')) ?? 20, 200),
        },
      ]
    case 'mj-social': {
      const links = Array.from(element.children).flatMap((one) => {
        const address = one.getAttribute('href')
        const label = wordsOf(one) || (one.getAttribute('name') ?? '')
        return address === null || label === ''
          ? []
          : [{ label: label.slice(0, MAIL.labelMax), href: hrefOf(address) }]
      })
      return links.length === 0
        ? []
        : [{ type: 'social', ...base, links: links.slice(0, MAIL.itemsMax), align: align ?? 'center' }]
    }
    case 'mj-column':
      return []
    default: {
      const html = sanitizeHtml(element.innerHTML).slice(0, MAIL.htmlMax)
      return textOfHtml(html) === '' ? [] : [{ type: 'html', ...base, html }]
    }
  }
}

function textBlock(block: LeafBlock, element: Element, padding: Box): LeafBlock {
  if (block.type !== 'text') return { ...block, padding }
  const size = pixelsOf(element.getAttribute('font-size'))
  const color = hexOf(element.getAttribute('color'))
  const align = alignOf(element.getAttribute('align'))
  return {
    ...block,
    padding,
    ...(size !== undefined && size >= 8 && size <= 96 && { size }),
    ...(color && { color: { light: color } }),
    ...(align && { align }),
  }
}

const alignOf = (value: string | null) =>
  value === 'left' || value === 'center' || value === 'right' ? value : undefined

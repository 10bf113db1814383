import { CONTRAST, hexContrast } from '#lib/contrast'
import { nodesOf, type Block, type Color, type EmailDocument, type ThemeColor } from '#mail/document'
import type { Operation } from '#mail/operations'
import { issue, type Context, type Issue } from './issue.ts'

const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

/** Tokens that the brand lacks, and texts that can't be read on their background. */
export function colorIssues(context: Context): Issue[] {
  return [...tokenIssues(context), ...themeContrast(context), ...nodeContrast(context)]
}

function tokenIssues({ document, brand }: Context): Issue[] {
  if (!brand) return []
  const found = new Map<string, Issue>()
  const look = (value: unknown, nodeId: string | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    if ('brand' in value && typeof value.brand === 'string' && !Object.hasOwn(brand, value.brand)) {
      const values = { name: value.brand }
      found.set(
        `${nodeId} ${value.brand}`,
        issue('brandUnknown', 'error', nodeId === undefined ? { values } : { nodeId, values }),
      )
    }
    for (const [key, inner] of Object.entries(value)) {
      // Nodes inside are looked at by themselves, and what is kept unread has no colours that we know.
      if (key !== 'blocks' && key !== 'columns' && key !== 'raw') look(inner, nodeId)
    }
  }
  look(document.settings.theme, undefined)
  for (const node of nodesOf(document.sections)) look(node, node.id)
  return [...found.values()]
}

const hexOf = (color: Color | undefined, brand: Context['brand']): string | undefined => {
  if (color === undefined || typeof color === 'string') return color
  return brand && Object.hasOwn(brand, color.brand) ? brand[color.brand] : undefined
}

/** In dark mode a colour without a dark one stays as it is. */
const inMode = (color: ThemeColor, mode: Mode): Color =>
  mode === 'dark' ? (color.dark ?? color.light) : color.light

interface Pair {
  text: ThemeColor
  ground: ThemeColor
  /** The fix, where the text has another colour. */
  withText: (color: ThemeColor) => Operation
  nodeId?: string
}

function contrastOf({ text, ground, withText, nodeId }: Pair, brand: Context['brand']): Issue[] {
  return modes.flatMap((mode) => {
    if (mode === 'dark' && !text.dark && !ground.dark) return []
    const back = hexOf(inMode(ground, mode), brand)
    const fore = hexOf(inMode(text, mode), brand)
    if (back === undefined || fore === undefined) return []
    const ratio = hexContrast(fore, back)
    if (ratio === undefined || ratio >= CONTRAST.aa) return []
    const readable = (hexContrast('#ffffff', back) ?? 0) >= CONTRAST.aa ? '#ffffff' : '#000000'
    return [
      issue('contrastLow', 'warning', {
        ...(nodeId !== undefined && { nodeId }),
        values: { ratio: Math.floor(ratio * 10) / 10, mode },
        fix: [withText({ ...text, [mode]: readable })],
      }),
    ]
  })
}

function themeContrast({ document, brand }: Context): Issue[] {
  const { theme } = document.settings
  const set =
    (key: 'text' | 'link' | 'buttonText') =>
    (color: ThemeColor): Operation => ({ type: 'settings', set: { theme: { ...theme, [key]: color } } })
  return [
    { text: theme.text, ground: theme.contentBg, withText: set('text') },
    { text: theme.link, ground: theme.contentBg, withText: set('link') },
    { text: theme.buttonText, ground: theme.buttonBg, withText: set('buttonText') },
  ].flatMap((pair) => contrastOf(pair, brand))
}

/** Nodes that have a colour or a background of their own; the others are as the theme. */
function nodeContrast({ document, brand }: Context): Issue[] {
  return [...groundedBlocks(document)].flatMap(({ block, ground }) => {
    const { theme } = document.settings
    const set =
      (key: string) =>
      (color: ThemeColor): Operation => ({ type: 'update', id: block.id, set: { [key]: color } })
    if (block.type === 'text' && (block.color || ground !== theme.contentBg))
      return contrastOf(
        { text: block.color ?? theme.text, ground, withText: set('color'), nodeId: block.id },
        brand,
      )
    if (block.type === 'button' && (block.color || block.fill))
      return contrastOf(
        {
          text: block.color ?? theme.buttonText,
          ground: block.fill ?? theme.buttonBg,
          withText: set('color'),
          nodeId: block.id,
        },
        brand,
      )
    return []
  })
}

function* groundedBlocks({
  sections,
  settings,
}: EmailDocument): Generator<{ block: Block; ground: ThemeColor }> {
  for (const section of sections) {
    const base = section.bg ?? settings.theme.contentBg
    for (const { blocks } of section.columns) {
      for (const block of blocks) {
        const ground = block.bg ?? base
        yield { block, ground }
        if ('blocks' in block)
          for (const inner of block.blocks) yield { block: inner, ground: inner.bg ?? ground }
      }
    }
  }
}

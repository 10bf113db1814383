import { CONTRAST, hexContrast } from '#lib/contrast'
import type { Block, Color, Settings, ThemeColor } from '#mail/document'
import { contentOf } from '#mail/document/content'
import type { Operation } from '#mail/operations'
import { isBlock, issue, type Context, type Issue, type NodeContext, type NodeRule } from './issue.ts'

const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

/** Colours of a node: tokens that the brand lacks, and texts that can't be read on their background. */
export const colorIssues: NodeRule = (node, context) => [
  ...tokenIssues(node, node.id, context.brand),
  ...nodeContrast(node, context),
]

/** The same for the colours of the mail. */
export const themeIssues = (context: Context): Issue[] => [
  ...tokenIssues(context.document.settings.theme, undefined, context.brand),
  ...themeContrast(context),
]

function tokenIssues(root: object, nodeId: string | undefined, brand: Context['brand']): Issue[] {
  if (!brand) return []
  const found = new Map<string, Issue>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('brand' in value && typeof value.brand === 'string' && !Object.hasOwn(brand, value.brand)) {
      const values = { name: value.brand }
      found.set(
        value.brand,
        issue('brandUnknown', 'error', nodeId === undefined ? { values } : { nodeId, values }),
      )
    }
    for (const [key, inner] of Object.entries(value)) {
      // Nodes inside are looked at by themselves, and what is kept unread has no colours that we know.
      if (key !== 'blocks' && key !== 'columns' && key !== 'raw') look(inner)
    }
  }
  look(root)
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
  /** The fix, where another colour of the text is one. */
  withText?: (color: ThemeColor) => Operation
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
        ...(withText && { fix: [withText({ ...text, [mode]: readable })] }),
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
const nodeContrast: NodeRule = (node, { settings, brand, ground }) => {
  if (!isBlock(node)) return []
  const { theme } = settings
  const words = [
    ...wordsContrast(node, { ground, theme, brand }),
    ...themeOnGround(node, { ground, theme, brand }),
  ]
  const withText = (color: ThemeColor): Operation => ({ type: 'update', id: node.id, set: { color } })
  if (node.type === 'text' && (node.color || ground !== theme.contentBg))
    return [
      ...words,
      ...contrastOf({ text: node.color ?? theme.text, ground, withText, nodeId: node.id }, brand),
    ]
  if (node.type === 'button' && (node.color || node.fill))
    return [
      ...words,
      ...contrastOf(
        {
          text: node.color ?? theme.buttonText,
          ground: node.fill ?? theme.buttonBg,
          withText,
          nodeId: node.id,
        },
        brand,
      ),
    ]
  return words
}

type OnGround = Pick<NodeContext, 'ground' | 'brand'> & Pick<Settings, 'theme'>

/** Links and words in the colours of the theme, where their ground is another one. Texts and buttons have a rule of their own. */
function themeOnGround(block: Block, { ground, theme, brand }: OnGround): Issue[] {
  if (ground === theme.contentBg || 'blocks' in block || block.type === 'button') return []
  const words = contentOf(block)
    .inlines.flat()
    .filter((one) => one.type !== 'break')
  /** Whether some of the words look as the theme has links, or as it has text. */
  const some = (asLink: boolean) =>
    words.some(({ marks = [] }) => {
      const types = marks.map(({ type }) => type)
      return types.includes('link') === asLink && !types.includes('color')
    })
  const hasLinks =
    block.type === 'menu' || (block.type === 'social' ? block.links.some(({ icon }) => !icon) : some(true))
  const hasWords = block.type !== 'text' && block.type !== 'menu' && some(false)
  return [...(hasWords ? [theme.text] : []), ...(hasLinks ? [theme.link] : [])].flatMap((text) =>
    contrastOf({ text, ground, nodeId: block.id }, brand),
  )
}

/** Words with a colour of their own, which is the same in both modes. */
function wordsContrast(block: Block, { ground, theme, brand }: OnGround): Issue[] {
  if ('blocks' in block) return []
  const marks = contentOf(block)
    .inlines.flat()
    .flatMap((one) => ('marks' in one ? (one.marks ?? []) : []))
  const colors = new Map(
    marks.flatMap((mark) => (mark.type === 'color' ? [[JSON.stringify(mark.color), mark.color]] : [])),
  )
  const behind = block.type === 'button' ? (block.fill ?? theme.buttonBg) : ground
  return [...colors.values()].flatMap((light) =>
    contrastOf({ text: { light }, ground: behind, nodeId: block.id }, brand),
  )
}

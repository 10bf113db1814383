import type { Block } from '#mail/document'
import { safeStyle } from '#mail/html/allowed'
import { tokensOfHtml } from '#mail/html/tokens'
import { isBlock, issue, type Issue, type NodeRule } from './issue.ts'
import { unsupported } from './support-table.ts'

type Feature = keyof typeof unsupported

const isFeature = (name: string): name is Feature => Object.hasOwn(unsupported, name)

/** What some email clients don't show: formats of images, and styles in HTML of the author's own. */
export const supportIssues: NodeRule = (node) => {
  if (!isBlock(node)) return []
  const found = new Set([
    ...imageAddresses(node).flatMap(formatOf),
    ...(node.type === 'html' ? stylesIn(node.html) : []),
  ])
  return Array.from(found, (feature): Issue => {
    const [, kind = '', name = ''] = /^(css|image)-(.*)$/.exec(feature) ?? []
    const clients = unsupported[feature].join(', ')
    const values = { feature: titles[feature] ?? name, clients }
    return issue('clientSupport', kind === 'image' ? 'warning' : 'info', { nodeId: node.id, values })
  })
}

/** As authors know them; the others are called as in CSS. */
const titles: Partial<Record<Feature, string>> = {
  'css-display-flex': 'display: flex',
  'css-display-grid': 'display: grid',
  'image-avif': 'AVIF',
  'image-base64': 'data:',
  'image-heif': 'HEIC',
  'image-svg': 'SVG',
  'image-tiff': 'TIFF',
  'image-webp': 'WebP',
}

const endings: Readonly<Record<string, Feature>> = {
  avif: 'image-avif',
  heic: 'image-heif',
  heif: 'image-heif',
  svg: 'image-svg',
  tif: 'image-tiff',
  tiff: 'image-tiff',
  webp: 'image-webp',
}

function formatOf(src: string): Feature[] {
  if (/^data:/i.test(src)) return ['image-base64']
  const [, ending = ''] = /\.([a-z]{3,4})(?:[?#].*)?$/i.exec(src) ?? []
  const format = endings[ending.toLowerCase()]
  return format === undefined ? [] : [format]
}

/** The addresses of the images of a block, without those of the blocks inside it. */
export function imageAddresses(block: Block): string[] {
  switch (block.type) {
    case 'image':
      return [block.image.src]
    case 'video':
      return [block.thumbnail.src]
    case 'carousel':
      return block.slides.map(({ image }) => image.src)
    case 'social':
      return block.links.flatMap(({ icon }) => (icon ? [icon.src] : []))
    case 'html':
      return Array.from(tokensOfHtml(block.html)).flatMap((token) =>
        token.kind === 'open' && token.name === 'img' ? [token.attributes.get('src') ?? ''] : [],
      )
    case 'text':
    case 'button':
    case 'divider':
    case 'spacer':
    case 'menu':
    case 'table':
    case 'container':
    case 'repeat':
    case 'footer':
    case 'accordion':
    case 'form':
    case 'opaque':
      return []
  }
}

/** The styles that stay when the HTML is rendered. */
const stylesIn = (html: string): Feature[] =>
  Array.from(tokensOfHtml(html)).flatMap((token) => {
    if (token.kind !== 'open') return []
    return safeStyle(token.attributes.get('style') ?? '')
      .split(';')
      .flatMap((declaration) => {
        const [name = '', value = ''] = declaration.split(':')
        const feature =
          name === 'display' ? `css-display-${value.trim().replace('inline-', '')}` : `css-${name}`
        return isFeature(feature) ? [feature] : []
      })
  })

import { nodesIn, type AnyNode, type LeafBlock } from '#mail/document'
import { contentOf, plainText } from '#mail/document/content'

/** Words of a block that are plain text, such as alternative texts. */
function labelsOf(block: LeafBlock): readonly string[] {
  if (block.type === 'image') return [block.image.alt]
  if (block.type === 'video') return [block.thumbnail.alt]
  if (block.type === 'carousel') return block.slides.map(({ image }) => image.alt)
  if (block.type === 'social') return block.links.map(({ label }) => label)
  return block.type === 'form' ? [...block.fields.map(({ label }) => label), block.submit, block.success] : []
}

/** Words of one block, in one line. */
function leafText(block: LeafBlock): string {
  const { inlines, html } = contentOf(block)
  return [...inlines.map(plainText), ...html, ...labelsOf(block)]
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' / ')
}

/** Every word that a node says, also those of the blocks inside it. */
export const nodeText = (node: AnyNode): string =>
  [...nodesIn(node)]
    .map((one) => ('type' in one && one.type !== 'section' && !('blocks' in one) ? leafText(one) : ''))
    .filter((words) => words !== '')
    .join(' / ')

/** A text with its end cut off beyond so many characters. */
export function shortened(text: string, most: number): string {
  const signs = Array.from(text)
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

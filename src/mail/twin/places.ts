import type { Block, Inline, RichBlock, Settings, Words } from '#mail/document'
import { MAIL } from '#mail/document/limits'

/** What a place says instead; words of another kind, or too many, are not taken. */
export type Take = (place: string, own: Words) => Words

/** The block with the words of each place replaced. The place is the name of a field, with numbers for those of lists. */
export function mapWords<Of extends Block>(block: Of, take: Take): Of
export function mapWords(block: Block, take: Take): Block {
  const { rich, line, plain } = takers(take)
  switch (block.type) {
    case 'text':
    case 'footer':
      return { ...block, content: rich('content', block.content) }
    case 'image':
      return { ...block, image: { ...block.image, alt: plain('alt', block.image.alt) } }
    case 'button':
      return { ...block, label: line('label', block.label) }
    case 'social':
      return {
        ...block,
        links: block.links.map((one, at) => ({ ...one, label: plain(`${at}.label`, one.label) })),
      }
    case 'menu':
      return {
        ...block,
        items: block.items.map((one, at) => ({ ...one, label: line(`${at}.label`, one.label) })),
      }
    case 'video':
      return {
        ...block,
        thumbnail: { ...block.thumbnail, alt: plain('alt', block.thumbnail.alt) },
        ...(block.caption && { caption: line('caption', block.caption) }),
      }
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row, at) => row.map((cell, column) => line(`${at}.${column}`, cell))),
      }
    case 'html':
      return { ...block, html: plain('html', block.html, MAIL.htmlMax) }
    case 'accordion':
      return {
        ...block,
        items: block.items.map(({ title, content }, at) => ({
          title: line(`${at}.title`, title),
          content: rich(`${at}.content`, content),
        })),
      }
    case 'carousel':
      return {
        ...block,
        slides: block.slides.map((one, at) => ({
          ...one,
          image: { ...one.image, alt: plain(`${at}.alt`, one.image.alt) },
        })),
      }
    case 'form':
      return {
        ...block,
        fields: block.fields.map((field, at) => ({
          ...field,
          label: plain(`${at}.label`, field.label),
          ...(field.options && {
            options: field.options.map((option, number) => plain(`${at}.options.${number}`, option)),
          }),
        })),
        submit: plain('submit', block.submit),
        success: plain('success', block.success),
      }
    case 'divider':
    case 'spacer':
    case 'opaque':
    case 'container':
    case 'repeat':
      return block
  }
}

export function mapSettingsWords(settings: Settings, take: Take): Settings {
  const { line, plain } = takers(take)
  return {
    ...settings,
    title: plain('title', settings.title),
    preheader: line('preheader', settings.preheader),
  }
}

function takers(take: Take) {
  return {
    rich(place: string, content: RichBlock[]): RichBlock[] {
      const next = take(place, { kind: 'rich', content })
      return next.kind === 'rich' ? next.content : content
    },
    line(place: string, content: Inline[]): Inline[] {
      const next = take(place, { kind: 'line', content })
      return next.kind === 'line' ? next.content : content
    },
    plain(place: string, text: string, max: number = MAIL.labelMax): string {
      const next = take(place, { kind: 'plain', text })
      return next.kind === 'plain' && next.text.length <= max ? next.text : text
    },
  }
}

/** The words of a block by place, in the order in which they are read. */
export function wordsOf(block: Block): Map<string, Words> {
  const found = new Map<string, Words>()
  mapWords(block, (place, own) => {
    found.set(place, own)
    return own
  })
  return found
}

export function wordsOfSettings(settings: Settings): Map<string, Words> {
  const found = new Map<string, Words>()
  mapSettingsWords(settings, (place, own) => {
    found.set(place, own)
    return own
  })
  return found
}

/** The list of a block whose entries have words. */
export function listOf(block: Block): readonly unknown[] {
  if ('links' in block) return block.links
  if ('items' in block) return block.items
  if ('rows' in block) return block.rows
  if ('slides' in block) return block.slides
  return 'fields' in block ? block.fields : []
}

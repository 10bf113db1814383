import type { Block, EmailDocument, Inline, LeafBlock, RichBlock, Section } from '#mail/document'
import type { Href } from '#mail/document/values'
import { linkRuns } from '#mail/html/inline'
import { sanitizeHtml } from '#mail/html/sanitize'
import { shownIf } from '#mail/html/writer'
import { addressOf, clean, NOWHERE } from '#mail/render/address'
import type { RenderOptions } from '#mail/render/options'
import { literalText, pathSource, textSource, variableSource } from '#mail/render/template'
import { textOfHtml } from './of-html.ts'

/** Lines under headings have one length: that of a text is not known before its variables are. */
const RULES = { 1: '='.repeat(32), 2: '-'.repeat(32), 3: '' } as const
/** Characters that no text has stand for tags while words are collected. */
const FIRST_MARK = 0xf0000
const DIVIDER = '-'.repeat(32)
const END = '\n\n'

/** Each block ends its own paragraph, so that one that is left out leaves no gap. */
export const pageText = (document: EmailDocument, options: RenderOptions): string =>
  document.sections.map((section) => sectionText(section, { options })).join('')

interface Context {
  options: RenderOptions
}

const sectionText = (section: Section, context: Context): string =>
  shownIf(
    context,
    section,
    section.columns.map(({ blocks }) => blocks.map((one) => blockText(one, context)).join('')).join(''),
  )

function blockText(block: Block, context: Context): string {
  const inner = innerText(block, context)
  return inner === '' ? '' : shownIf(context, block, inner)
}

function innerText(block: Block, context: Context): string {
  if (block.type === 'container') return block.blocks.map((one) => blockText(one, context)).join('')
  if (block.type === 'repeat') {
    const once = block.blocks.map((one) => blockText(one, context)).join('')
    return context.options.output === 'template' && once !== ''
      ? `{% for ${block.as} in ${pathSource(block.path)} limit:${block.limit} %}${once}{% endfor %}`
      : once
  }
  return leafText(block, context)
}

const ended = (text: string): string => (text === '' ? '' : text + END)

function leafText(block: LeafBlock, context: Context): string {
  const { id } = block
  const words = (content: readonly Inline[]) => inlineText(content, id, context)
  const to = (href: Href) => linkTarget(href, id, context)
  switch (block.type) {
    case 'text':
    case 'footer':
      return richText(block.content, id, context)
    case 'image':
      return ended(imageText(block.image.decorative === true ? '' : block.image.alt, block.href, id, context))
    case 'button':
      return ended(`${words(block.label)}: ${to(block.href)}`)
    case 'divider':
      return DIVIDER + END
    case 'spacer':
    case 'opaque':
      return ''
    case 'social':
      return ended(block.links.map(({ label, href }) => `${plain(label, context)}: ${to(href)}`).join('\n'))
    case 'menu':
      return ended(block.items.map(({ label, href }) => `${words(label)}: ${to(href)}`).join('\n'))
    case 'video':
      return (
        ended(imageText(block.thumbnail.alt, block.href, id, context)) +
        (block.caption && block.caption.length > 0 ? words(block.caption) + END : '')
      )
    case 'table':
      // Not whether there are words: a cell may hold a variable that is empty for some.
      return block.rows.length === 0
        ? ''
        : block.rows.map((row) => row.map(words).join(' | ')).join('\n') + END
    case 'html': {
      const html = sanitizeHtml(block.html, context.options.output)
      return ended(context.options.output === 'template' ? templateOfHtml(html) : clean(textOfHtml(html)))
    }
    case 'accordion':
      return block.items
        .map(({ title, content }) => `${words(title)}${END}${richText(content, id, context)}`)
        .join('')
    case 'carousel':
      return ended(
        block.slides
          .map(({ image, href }) => imageText(image.alt, href, id, context))
          .filter((text) => text !== '')
          .join('\n'),
      )
    case 'form':
      return ended(`${plain(block.submit, context)}: ${to(block.href)}`)
  }
}

/** In sanitised HTML only tags of Liquid have braces. Where those escape for HTML, a text has the value itself. */
function templateOfHtml(html: string): string {
  const tags: string[] = []
  const marked = html.replaceAll(/\{\{[^]*?\}\}|\{%[^]*?%\}/g, (tag) => {
    tags.push(tag.replace(/ \| escape \}\}$/, ' }}'))
    return String.fromCodePoint(FIRST_MARK + tags.length - 1)
  })
  return textSource(clean(textOfHtml(marked))).replaceAll(
    /[\u{f0000}-\u{ffffd}]/gu,
    (mark) => tags[(mark.codePointAt(0) ?? 0) - FIRST_MARK] ?? '',
  )
}

function imageText(alt: string, href: Href | undefined, nodeId: string, context: Context): string {
  const target = href ? linkTarget(href, nodeId, context) : ''
  const words = plain(alt, context)
  if (words === '') return target
  return target === '' ? `[${words}]` : `[${words}] ${target}`
}

const linkTarget = (href: Href, nodeId: string, { options }: Context): string => {
  const address = addressOf(href, nodeId, options)
  return address === NOWHERE ? '' : address
}

function richText(content: readonly RichBlock[], nodeId: string, context: Context): string {
  return content
    .map((one) => {
      switch (one.type) {
        case 'paragraph':
          return one.content.length === 0 ? '' : inlineText(one.content, nodeId, context) + END
        case 'heading': {
          if (one.content.length === 0) return ''
          const rule = RULES[one.level]
          return `${inlineText(one.content, nodeId, context)}${rule === '' ? '' : `\n${rule}`}${END}`
        }
        case 'quote':
          return one.content.length === 0 ? '' : `> ${inlineText(one.content, nodeId, context)}${END}`
        case 'list':
          return ended(
            one.items
              .map((item, place) => {
                const sign = one.ordered ? `${place + 1}. ` : '- '
                return sign + inlineText(item, nodeId, context)
              })
              .join('\n'),
          )
      }
    })
    .join('')
}

/** A link is its words and, unless they are the address of a page, a mailbox or a phone, where it leads. */
function inlineText(content: readonly Inline[], nodeId: string, context: Context): string {
  return linkRuns(content)
    .map(({ link, parts }) => {
      const words = parts.map((one) => wordText(one, context)).join('')
      const target = link ? linkTarget(link.href, nodeId, context) : ''
      return target === '' || target.replace(/^(?:mailto|tel):/, '') === words
        ? words
        : `${words} (${target})`
    })
    .join('')
}

function wordText(one: Inline, context: Context): string {
  switch (one.type) {
    case 'break':
      return '\n'
    case 'text':
      return plain(one.text, context)
    case 'variable':
      return context.options.output === 'template'
        ? variableSource(one, false)
        : literalText(one.fallback ?? '')
  }
}

const plain = (text: string, { options }: Context): string =>
  options.output === 'template' ? textSource(clean(text)) : clean(text)

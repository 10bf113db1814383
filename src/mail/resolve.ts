import {
  blocksOf,
  type Block,
  type EmailDocument,
  type Href,
  type Inline,
  type Section,
} from '#mail/document'
import { contentOf, mapContent } from '#mail/document/content'
import { encodeAddress, isSafeHref, systemAddressOf } from '#mail/document/href'
import type { ButtonBlock, LeafBlock } from '#mail/document/leaf-blocks'
import { outlookWidthOf } from '#mail/html/button-width'
import { linkRuns } from '#mail/html/inline'
import { sanitizeHtml } from '#mail/html/sanitize'
import { renderTemplate, templateVariables, type Scope } from '#mail/liquid'
import { entriesOf, lookUp, textOf, urlEncode } from '#mail/liquid/values'
import { contactScope, isVisible, type MailContact, type ResolveContext } from './resolve/scope.ts'
import { valueText } from './resolve/value.ts'

export {
  contactScope,
  scopesOf,
  templateScope,
  type MailContact,
  type ResolveContext,
} from './resolve/scope.ts'

/**
 * The document as one contact gets it: variables are texts, nodes whose conditions fail are gone, repeats are unrolled.
 * Contact data becomes text and encoded parts of addresses, never markup or template. Without a contact the document stays
 * as it is, for storage.
 */
export function resolve(
  document: EmailDocument,
  contact: MailContact | null,
  context: ResolveContext,
): EmailDocument {
  if (!contact) return document
  const scope = contactScope(contact, context)
  const shown = <Node extends Section | Block>(nodes: readonly Node[]): Node[] =>
    nodes.filter(({ visibleIf }) => !visibleIf || isVisible(visibleIf, contact, context))
  const leaf = (block: LeafBlock, seen: Scope) => resolveLeaf(block, seen, context.timezone)
  const block = (one: Block): Block => {
    if (one.type === 'container')
      return { ...one, blocks: shown(one.blocks).map((each) => leaf(each, scope)) }
    if (one.type !== 'repeat') return leaf(one, scope)
    const entries = entriesOf(lookUp(scope, one.path)).slice(0, one.limit)
    const blocks = entries.flatMap((entry, round) =>
      shown(one.blocks).map((each) => ({
        ...leaf(each, { ...scope, [one.as]: entry }),
        id: `${each.id}-${round + 1}`,
      })),
    )
    return { ...one, blocks }
  }
  return {
    ...document,
    settings: {
      ...document.settings,
      preheader: resolveInlines(document.settings.preheader, scope, context.timezone),
    },
    sections: shown(document.sections).map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({ ...column, blocks: shown(column.blocks).map(block) })),
    })),
  }
}

function resolveLeaf(block: LeafBlock, scope: Scope, timezone: string): LeafBlock {
  return mapContent(block.type === 'button' ? withOutlookWidth(block) : block, {
    inlines: (content) => resolveInlines(content, scope, timezone),
    href: (href) => resolveHref(href, scope),
    html: (html) => renderTemplate(sanitizeHtml(html), scope, { timezone }),
  })
}

/** All contacts get the same width, that of the label before it is resolved. */
const withOutlookWidth = (block: ButtonBlock): ButtonBlock => ({
  ...block,
  outlookWidth: outlookWidthOf(block),
})

function resolveInlines(content: readonly Inline[], scope: Scope, timezone: string): Inline[] {
  const runs = linkRuns(content).map(({ parts }) =>
    parts.map((one): Inline => {
      if (one.type === 'break') return one
      const marks = one.marks?.map((mark) =>
        mark.type === 'link' ? { ...mark, href: resolveHref(mark.href, scope) } : mark,
      )
      const text = one.type === 'text' ? one.text : valueText(one, scope, timezone)
      return { type: 'text', text, ...(marks && { marks }) }
    }),
  )
  // Two links that happen to lead to the same place for this contact stay two.
  return runs.flatMap((run, place) => (place === 0 ? run : [{ type: 'text', text: '' }, ...run]))
}

function resolveHref(href: Href, scope: Scope): Href {
  // Its values could make it one that is safe: it stays as it is, and leads nowhere.
  if (!isSafeHref(href)) return href
  const system = systemAddressOf(href)
  if (system !== undefined) {
    const address = lookUp(scope, [system])
    // Left for the options of the renderer where the system does not say.
    return typeof address === 'string' ? { parts: [encodeAddress(address)] } : href
  }
  return {
    parts: [
      href.parts
        .map((part) => (typeof part === 'string' ? part : urlEncode(textOf(lookUp(scope, part.variable)))))
        .join(''),
    ],
  }
}

/** A use of a variable. */
export interface VariableUse {
  path: string[]
  /** The block it is in; none for the preview text. */
  nodeId?: string
  hasFallback: boolean
  where: 'text' | 'link' | 'html' | 'repeat' | 'preheader'
}

/** Every use of a variable in the document, without those of the entries of repeats. */
export function variablesUsed(document: EmailDocument): VariableUse[] {
  const uses: VariableUse[] = inlineUses(document.settings.preheader, 'preheader')
  const ownNames = repeatNames(document)
  for (const block of blocksOf(document)) uses.push(...variablesIn(block, ownNames.get(block.id)))
  return uses
}

/** Those of one block, without those inside its own blocks; `own` names the entry of the repeat that it is in. */
export function variablesIn(block: Block, own: string | undefined): VariableUse[] {
  const nodeId = block.id
  if (block.type === 'repeat') return [{ path: block.path, nodeId, hasFallback: true, where: 'repeat' }]
  if (block.type === 'container') return []
  const { inlines, hrefs, html } = contentOf(block)
  const inside = [
    ...inlines.flatMap((content) => inlineUses(content, 'text')),
    ...hrefs.flatMap(hrefUses),
    ...html.flatMap((one) => templateVariables(one)).map((one): VariableUse => ({ ...one, where: 'html' })),
  ]
  return inside.filter(({ path }) => path[0] !== own).map((use) => ({ ...use, nodeId }))
}

/** The name of the entry by the id of each block inside a repeat. */
export const repeatNames = (document: EmailDocument): ReadonlyMap<string, string> =>
  new Map(
    [...blocksOf(document)].flatMap((block) =>
      block.type === 'repeat' ? block.blocks.map(({ id }): [string, string] => [id, block.as]) : [],
    ),
  )

export const inlineUses = (content: readonly Inline[], where: 'text' | 'preheader'): VariableUse[] =>
  content.flatMap((one) =>
    one.type === 'variable' ? [{ path: one.path, hasFallback: one.fallback !== undefined, where }] : [],
  )

/** Part of an address may be empty; the whole of one comes from the system. */
const hrefUses = ({ parts }: Href): VariableUse[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [] : [{ path: part.variable, hasFallback: true, where: 'link' }],
  )

/** A contact that has an address and nothing else. */
export const emptyContact: MailContact = {
  id: 'empty',
  email: 'name@example.com',
  properties: {},
  subscriptions: [],
}

interface KnownProperty {
  key: string
  type: string
  options?: readonly { value: string; label: string }[] | undefined
}

const longName = { en: 'Bartholomew Featherstonehaugh-Cholmondeley', ja: '勅使河原 龍之介左衛門' } as const

/** A contact with a long value in each property, to see what no longer fits. */
export function longestContact(properties: readonly KnownProperty[], locale: 'en' | 'ja'): MailContact {
  const valueOf = ({ type, options = [] }: KnownProperty): unknown => {
    const longest =
      options.map(({ value }) => value).toSorted((one, other) => other.length - one.length)[0] ?? ''
    switch (type) {
      case 'number':
        return 123_456_789.01
      case 'boolean':
        return true
      case 'date':
        return '2026-09-30'
      case 'datetime':
        return '2026-09-30T12:34:56.000Z'
      case 'select':
        return longest
      case 'multi_select':
        return options.map(({ value }) => value)
      case 'json':
        return {}
      default:
        return longName[locale]
    }
  }
  return {
    id: 'longest',
    email: `${'long.address.of.a.reader'.repeat(2)}@subdomain.example.com`,
    name: longName[locale],
    locale,
    properties: Object.fromEntries(properties.map((one) => [one.key, valueOf(one)])),
    subscriptions: [],
  }
}

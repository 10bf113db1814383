import { problemsOf } from '#lib/condition-tree'
import { blocksOf, nodesOf, type Inline } from '#mail/document'
import { mapContent } from '#mail/document/content'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { variablesUsed } from '#mail/resolve'
import type { Operation } from '#mail/operations'
import { issue, updateTo, type Context, type Issue } from './issue.ts'
import { knowledgeOf } from './known.ts'

/** Variables and conditions: whether what they ask for exists, and what is shown where it is empty. */
export function variableIssues(context: Context): Issue[] {
  return [...usageIssues(context), ...conditionIssues(context)]
}

function usageIssues({ document, schema, audience }: Context): Issue[] {
  const leaves = new Map(
    [...blocksOf(document)].flatMap((block): [string, LeafBlock][] =>
      block.type === 'container' || block.type === 'repeat' ? [] : [[block.id, block]],
    ),
  )
  const seen = new Set<string>()
  return variablesUsed(document).flatMap(({ path, nodeId, hasFallback, where }) => {
    const known = knowledgeOf(path, schema)
    const key = JSON.stringify([nodeId, path, hasFallback])
    if (!known || seen.has(key)) return []
    seen.add(key)
    const name = path.at(-1) ?? ''
    const at = nodeId === undefined ? {} : { nodeId }
    if (known.kind === 'unknown') return [issue('variableUnknown', 'error', { ...at, values: { name } })]
    if (known.kind !== 'property' || !known.isNullable || hasFallback) return []
    const block = nodeId === undefined ? undefined : leaves.get(nodeId)
    const fix =
      where === 'html' || (nodeId !== undefined && !block)
        ? undefined
        : [withFallback(block, path, fallbackFor(name, document.settings.lang), document.settings.preheader)]
    const missing = audience?.missing?.[known.key]
    const details = { ...at, ...(fix && { fix }) }
    return [
      missing !== undefined && missing > 0
        ? issue('variableMissing', 'warning', { ...details, values: { name, count: missing } })
        : issue('variableWithoutFallback', 'warning', { ...details, values: { name } }),
    ]
  })
}

/** What is said to somebody whose name is not known. */
const fallbackFor = (name: string, lang: string): string => {
  if (!/name/i.test(name)) return '-'
  return lang.startsWith('ja') ? 'お客様' : 'there'
}

function withFallback(
  block: LeafBlock | undefined,
  path: readonly string[],
  fallback: string,
  preheader: Inline[],
): Operation {
  const inlines = (content: Inline[]): Inline[] =>
    content.map((one) =>
      one.type === 'variable' && one.fallback === undefined && one.path.join('.') === path.join('.')
        ? { ...one, fallback }
        : one,
    )
  return block
    ? updateTo(block, mapContent(block, { inlines, href: (href) => href, html: (html) => html }))
    : { type: 'settings', set: { preheader: inlines(preheader) } }
}

function conditionIssues({ document, schema }: Context): Issue[] {
  return [...nodesOf(document.sections)].flatMap((node) => {
    if (!('visibleIf' in node) || !node.visibleIf) return []
    const problems = problemsOf(node.visibleIf, {
      now: 0,
      timezone: 'UTC',
      ...(schema && { properties: [...schema, ...fields] }),
    })
    return problems.map(({ code, about }) =>
      code === 'unknown_property'
        ? issue('conditionUnknown', 'error', { nodeId: node.id, values: { name: about ?? '' } })
        : issue('conditionInvalid', 'error', { nodeId: node.id }),
    )
  })
}

/** Fields of contacts that conditions may ask for beside the properties. */
const fields = [
  { key: 'email', type: 'email' },
  { key: 'name', type: 'string' },
  { key: 'locale', type: 'string' },
  { key: 'timezone', type: 'string' },
  { key: 'status', type: 'select' },
  { key: 'created_at', type: 'datetime' },
] as const

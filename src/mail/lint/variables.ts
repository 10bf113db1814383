import { problemsOf } from '#lib/condition-tree'
import type { Inline, Settings } from '#mail/document'
import { mapContent } from '#mail/document/content'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { isLeaf } from '#mail/operations/tree'
import { inlineUses, variablesIn, type VariableUse } from '#mail/resolve'
import type { Operation } from '#mail/operations'
import { neverHolds } from './condition-never.ts'
import { isBlock, issue, updateTo, type Context, type Issue, type LintInput, type NodeRule } from './issue.ts'
import { knowledgeOf } from './known.ts'

/** Whether what the variables of a block ask for exists, and what is shown where it is empty. */
export const variableIssues: NodeRule = (node, context) =>
  isBlock(node)
    ? issuesOfUses(
        variablesIn(node, context.entry),
        isLeaf(node) ? node : undefined,
        context.settings,
        context,
      )
    : []

/** The same for the preview text. */
export const previewVariableIssues = ({ document, ...input }: Context): Issue[] =>
  issuesOfUses(inlineUses(document.settings.preheader, 'preheader'), undefined, document.settings, input)

function issuesOfUses(
  uses: readonly VariableUse[],
  block: LeafBlock | undefined,
  { lang, preheader }: Settings,
  { schema, audience }: LintInput,
): Issue[] {
  const seen = new Set<string>()
  return uses.flatMap(({ path, nodeId, hasFallback, where }) => {
    const known = knowledgeOf(path, schema)
    const key = JSON.stringify([path, hasFallback])
    if (!known || seen.has(key)) return []
    seen.add(key)
    const name = path.at(-1) ?? ''
    const at = nodeId === undefined ? {} : { nodeId }
    if (known.kind === 'unknown') return [issue('variableUnknown', 'error', { ...at, values: { name } })]
    if (known.kind !== 'property' || !known.isNullable || hasFallback) return []
    const fix =
      where === 'html' || (nodeId !== undefined && !block)
        ? undefined
        : [withFallback(block, path, fallbackFor(name, lang), preheader)]
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

export const conditionIssues: NodeRule = (node, { schema, outer }) => {
  if (!('visibleIf' in node) || !node.visibleIf) return []
  const problems = problemsOf(node.visibleIf, {
    now: 0,
    timezone: 'UTC',
    ...(schema && { properties: [...schema, ...fields] }),
  })
  if (problems.length === 0 && neverHolds([...outer, node.visibleIf]))
    return [issue('conditionNever', 'warning', { nodeId: node.id })]
  return problems.map(({ code, about }) =>
    code === 'unknown_property'
      ? issue('conditionUnknown', 'error', { nodeId: node.id, values: { name: about ?? '' } })
      : issue('conditionInvalid', 'error', { nodeId: node.id }),
  )
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

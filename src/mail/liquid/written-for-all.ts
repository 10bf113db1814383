import { parseTemplate } from './parse.ts'
import type { TemplateNode } from './ast.ts'

/**
 * What every reader gets of a template: nothing from loops and from branches of conditions, but the outputs that are in each
 * branch of a condition with an `else`.
 */
export function writtenForAll(source: string): string {
  if (!source.includes('{%')) return source
  // The source of an output has the place where it begins, and ends with its tag.
  const outputAt = (at: number) => source.slice(at, source.indexOf('}}', at) + 2)
  const outputsOf = (nodes: readonly TemplateNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'output') return [outputAt(node.at)]
      return node.kind === 'if' ? inEachBranch(node) : []
    })
  const inEachBranch = ({ branches, otherwise }: Extract<TemplateNode, { kind: 'if' }>): string[] => {
    const [first = [], ...others] = [...branches.map(({ body }) => body), otherwise].map(outputsOf)
    return first.filter((output) => others.every((other) => other.includes(output)))
  }
  return parseTemplate(source)
    .template.nodes.map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'output') return outputAt(node.at)
      return node.kind === 'if' ? inEachBranch(node).join(' ') : ''
    })
    .join('')
}

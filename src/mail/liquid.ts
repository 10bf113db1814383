import { parseTemplate } from './liquid/parse.ts'
import type { Expression, Template, TemplateNode } from './liquid/ast.ts'

/**
 * The Liquid subset of stored mails: outputs with `default`, `escape`, `url_encode`, `date`, `upcase`, `downcase`,
 * `capitalize`, `round` and `join`; `if`/`elsif`/`else`; `for … in … limit:`.
 */
export { withEscapedOutputs } from './liquid/escape-outputs.ts'
export { parseTemplate, type Parsed } from './liquid/parse.ts'
export { renderTemplate, type TemplateOptions, type WrittenVariable } from './liquid/render.ts'
export type { Template, TemplateNode, TemplateProblem, TemplateProblemCode } from './liquid/ast.ts'
export type { Scope } from './liquid/values.ts'

/** A variable that a template asks for. */
export interface TemplateVariable {
  path: string[]
  /** Whether something takes its place where it is empty. */
  hasFallback: boolean
}

/** The variables of a template, each use once; names of its own loops are none. */
export function templateVariables(template: Template | string): TemplateVariable[] {
  const found: TemplateVariable[] = []
  const { nodes } = typeof template === 'string' ? parseTemplate(template).template : template
  const note = (expression: Expression | undefined, own: readonly string[], hasFallback: boolean) => {
    if (expression?.kind === 'path' && !own.includes(expression.path[0] ?? ''))
      found.push({ path: expression.path, hasFallback })
  }
  const look = (some: readonly TemplateNode[], own: readonly string[]) => {
    for (const node of some) {
      switch (node.kind) {
        case 'text':
          break
        case 'output':
          note(
            node.value,
            own,
            node.filters.some(({ name }) => name === 'default'),
          )
          for (const { argument } of node.filters) note(argument, own, false)
          break
        case 'if':
          for (const { condition, body } of node.branches) {
            // What is asked whether it is there may be missing.
            for (const { left, right } of condition.tests) {
              note(left, own, true)
              note(right, own, true)
            }
            look(body, own)
          }
          look(node.otherwise, own)
          break
        case 'for':
          note(node.list, own, true)
          look(node.body, [...own, node.name])
      }
    }
  }
  look(nodes, [])
  return found
}

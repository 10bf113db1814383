import type { Template, TemplateNode } from './ast.ts'

/**
 * The template for HTML that somebody wrote by hand: what it puts out is escaped unless the template does that itself. A name
 * that a stranger typed into a form is text in every mail, never markup.
 */
export const withEscapedOutputs = ({ nodes }: Template): Template => ({ nodes: nodes.map(escaped) })

function escaped(node: TemplateNode): TemplateNode {
  switch (node.kind) {
    case 'text':
      return node
    case 'output':
      return node.filters.some(({ name }) => name === 'escape')
        ? node
        : { ...node, filters: [...node.filters, { name: 'escape' }] }
    case 'if':
      return {
        ...node,
        branches: node.branches.map((branch) => ({ ...branch, body: branch.body.map(escaped) })),
        otherwise: node.otherwise.map(escaped),
      }
    case 'for':
      return { ...node, body: node.body.map(escaped) }
  }
}

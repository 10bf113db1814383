/** A value in a tag: a literal, or a path into the scope. */
export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'path'; path: string[] }

export const filterNames = [
  'default',
  'escape',
  'url_encode',
  'date',
  'upcase',
  'downcase',
  'capitalize',
  'round',
  'join',
] as const
export type FilterName = (typeof filterNames)[number]
export interface Filter {
  name: FilterName
  argument?: Expression | undefined
}

export const comparisons = ['==', '!=', '<=', '>=', '<', '>', 'contains'] as const
export interface Test {
  left: Expression
  op?: (typeof comparisons)[number] | undefined
  right?: Expression | undefined
}
/** Tests joined by one word only: what `and` and `or` mean together, engines don't agree on. */
export interface Condition {
  join: 'and' | 'or'
  tests: Test[]
}

export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'output'; value: Expression; filters: Filter[]; at: number }
  | { kind: 'if'; branches: { condition: Condition; body: TemplateNode[] }[]; otherwise: TemplateNode[] }
  | { kind: 'for'; name: string; list: Expression; limit?: number | undefined; body: TemplateNode[] }

export type TemplateProblemCode =
  /** `{{` or `{%` without its end. */
  | 'not_closed'
  /** What is inside is none of the subset. */
  | 'syntax'
  | 'unknown_filter'
  | 'unknown_tag'
  /** An `if` or `for` without its end, or an end without its beginning. */
  | 'unbalanced'
  | 'too_deep'

export interface TemplateProblem {
  code: TemplateProblemCode
  /** Index of its first character in the template. */
  at: number
  /** The piece of the template that it is about. */
  piece: string
}

export interface Template {
  nodes: TemplateNode[]
}

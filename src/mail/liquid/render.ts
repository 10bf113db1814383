import type { Condition, Expression, Filter, Template, TemplateNode, Test } from './ast.ts'
import { formatDate } from './date.ts'
import { parseTemplate } from './parse.ts'
import {
  capitalize,
  entriesOf,
  escapeHtml,
  isEmpty,
  join,
  lookUp,
  round,
  textOf,
  urlEncode,
  type Scope,
} from './values.ts'

export interface TemplateOptions {
  /** IANA name of the zone that dates are written in. */
  timezone: string
  /** Told of each variable that is written, as often as it is; not of those in conditions. */
  onVariable?: ((use: WrittenVariable) => void) | undefined
}

/** A variable as it was written for somebody. */
export interface WrittenVariable {
  path: readonly string[]
  /** Its value, what stands for an empty one, or nothing at all. */
  written: 'value' | 'fallback' | 'nothing'
  /** Part of an address, which may be empty. */
  inAddress: boolean
}

/** What one template may write, in UTF-16 units: loops in loops grow fast. */
const OUTPUT_MOST = 2_000_000
/** Rounds of one loop. */
const ROUNDS_MOST = 100
/** Pieces, tests and filters that one template may get through, longer texts being several: loops in loops need write nothing. */
const WORK_MOST = 200_000
/** UTF-16 units of a text, and names of a scope, that are as much work as one piece. */
const UNIT = { text: 1000, names: 20 } as const

/** What was written so far, and what it took. */
interface Progress {
  text: string
  work: number
}
const isOver = ({ text, work }: Progress) => text.length > OUTPUT_MOST || work > WORK_MOST
const workOn = (value: unknown) => 1 + (typeof value === 'string' ? value.length / UNIT.text : 0)

/** The text that a template makes of a scope. Nothing is escaped unless the template says so, and nothing throws. */
export function renderTemplate(template: Template | string, scope: Scope, options: TemplateOptions): string {
  const { nodes } = typeof template === 'string' ? parseTemplate(template).template : template
  const out = { text: '', work: 0 }
  write(nodes, scope, options, out)
  return out.text
}

function write(nodes: readonly TemplateNode[], scope: Scope, options: TemplateOptions, out: Progress) {
  for (const node of nodes) {
    if (isOver(out)) return
    out.work += 1
    switch (node.kind) {
      case 'text':
        out.text += node.text
        break
      case 'output': {
        const value = valueOf(node.value, scope)
        if (node.value.kind === 'path') options.onVariable?.(writtenAs(node.value.path, value, node.filters))
        out.text += textOf(filtered(value, node.filters, scope, options, out))
        break
      }
      case 'if': {
        const branch = node.branches.find(({ condition }) => holds(condition, scope, out))
        write(branch ? branch.body : node.otherwise, scope, options, out)
        break
      }
      case 'for': {
        const list = entriesOf(valueOf(node.list, scope))
        const entries = list.slice(0, Math.min(node.limit ?? ROUNDS_MOST, ROUNDS_MOST))
        const names = Object.keys(scope).length
        for (const entry of entries) {
          if (isOver(out)) return
          out.work += 1 + names / UNIT.names
          write(node.body, { ...scope, [node.name]: entry }, options, out)
        }
      }
    }
  }
}

const writtenAs = (path: readonly string[], value: unknown, filters: readonly Filter[]): WrittenVariable => {
  const has = (wanted: Filter['name']) => filters.some(({ name }) => name === wanted)
  const written = !isEmpty(value)
    ? 'value'
    : has('default')
      ? 'fallback'
      : value === false
        ? 'value'
        : 'nothing'
  return { path, written, inAddress: has('url_encode') }
}

const valueOf = (expression: Expression, scope: Scope): unknown =>
  expression.kind === 'literal' ? expression.value : lookUp(scope, expression.path)

function filtered(
  start: unknown,
  filters: readonly Filter[],
  scope: Scope,
  { timezone }: TemplateOptions,
  out: Progress,
): unknown {
  let value = start
  for (const { name, argument } of filters) {
    out.work += workOn(value)
    if (isOver(out)) return ''
    const given = argument && valueOf(argument, scope)
    switch (name) {
      case 'default':
        value = isEmpty(value) ? given : value
        break
      case 'escape':
        value = escapeHtml(textOf(value))
        break
      case 'url_encode':
        value = urlEncode(textOf(value))
        break
      case 'date':
        value = isEmpty(value) ? value : formatDate(value, textOf(given), timezone)
        break
      case 'upcase':
        value = textOf(value).toUpperCase()
        break
      case 'downcase':
        value = textOf(value).toLowerCase()
        break
      case 'capitalize':
        value = capitalize(textOf(value))
        break
      case 'round':
        value = round(value, typeof given === 'number' ? given : 0)
        break
      case 'join':
        value = join(value, textOf(given))
        break
    }
  }
  return value
}

const holds = ({ join: word, tests }: Condition, scope: Scope, out: Progress): boolean =>
  word === 'and'
    ? tests.every((test) => passes(test, scope, out))
    : tests.some((test) => passes(test, scope, out))

function passes({ left, op, right }: Test, scope: Scope, out: Progress): boolean {
  const one = valueOf(left, scope)
  const other = right && valueOf(right, scope)
  out.work += workOn(one)
  if (isOver(out)) return false
  switch (op) {
    case undefined:
      return one !== undefined && one !== null && one !== false
    case '==':
      return isSame(one, other)
    case '!=':
      return !isSame(one, other)
    case 'contains':
      if (Array.isArray(one)) return one.some((entry) => isSame(entry, other))
      return typeof one === 'string' && one.includes(textOf(other))
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compares(one, op, other)
  }
}

const isSame = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null)

function compares(one: unknown, op: '<' | '<=' | '>' | '>=', other: unknown): boolean {
  const areNumbers = typeof one === 'number' && typeof other === 'number'
  const areTexts = typeof one === 'string' && typeof other === 'string'
  if (!areNumbers && !areTexts) return false
  switch (op) {
    case '<':
      return one < other
    case '<=':
      return one <= other
    case '>':
      return one > other
    case '>=':
      return one >= other
  }
}

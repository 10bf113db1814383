import {
  comparisons,
  filterNames,
  type Condition,
  type Expression,
  type Filter,
  type FilterName,
  type Test,
} from './ast.ts'

/** Sticky, so that each is tried where the one before ended. */
const token =
  /\s*(?:(?<text>'[^']*'|"[^"]*")|(?<number>-?\d+(?:\.\d+)?(?![\w.]))|(?<word>[\p{L}_][\p{L}\p{N}_-]*\??)|(?<sign>==|!=|<=|>=|[<>|:,.[\]]))/uy

interface Token {
  kind: 'text' | 'number' | 'word' | 'sign'
  value: string
  /** Whether blanks come before it: they end a path. */
  isApart: boolean
}

/** The tokens of what a tag holds; undefined where something is none. */
export function tokensOf(inside: string): Token[] | undefined {
  const tokens: Token[] = []
  const source = inside.trimEnd()
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const match = token.exec(source)
    if (!match) return undefined
    const { text, number, word, sign } = match.groups ?? {}
    const isApart = /^\s/.test(match[0])
    if (text !== undefined) tokens.push({ kind: 'text', value: text.slice(1, -1), isApart })
    else if (number !== undefined) tokens.push({ kind: 'number', value: number, isApart })
    else if (word !== undefined) tokens.push({ kind: 'word', value: word, isApart })
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign, isApart })
  }
  return tokens
}

const literals: Readonly<Record<string, boolean | null>> = { true: true, false: false, nil: null, null: null }
const isFilterName = (name: string): name is FilterName => filterNames.some((one) => one === name)

/** Reads the tokens of one tag from left to right. Each method answers undefined where the tag says something else. */
export class TagReader {
  readonly #tokens: readonly Token[]
  #next = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isDone(): boolean {
    return this.#next >= this.#tokens.length
  }

  take(kind: Token['kind'], value?: string): string | undefined {
    const next = this.#tokens[this.#next]
    if (next?.kind !== kind || (value !== undefined && next.value !== value)) return undefined
    this.#next += 1
    return next.value
  }

  expression(): Expression | undefined {
    const text = this.take('text')
    if (text !== undefined) return { kind: 'literal', value: text }
    const number = this.take('number')
    if (number !== undefined) return { kind: 'literal', value: Number(number) }
    const word = this.take('word')
    if (word === undefined) return undefined
    const literal = Object.hasOwn(literals, word) ? literals[word] : undefined
    if (literal !== undefined) return { kind: 'literal', value: literal }
    const path = [word]
    for (;;) {
      const next = this.#tokens[this.#next]
      if (next?.kind !== 'sign' || next.isApart) break
      if (next.value === '.') {
        this.#next += 1
        const key = this.take('word')
        if (key === undefined) return undefined
        path.push(key)
      } else if (next.value === '[') {
        this.#next += 1
        const key = this.take('text')
        if (key === undefined || this.take('sign', ']') === undefined) return undefined
        path.push(key)
      } else break
    }
    return { kind: 'path', path }
  }

  /** Filters up to the end; the name of the first that is none of the subset, or undefined for what is no filter at all. */
  filters(): Filter[] | { unknown: string } | undefined {
    const filters: Filter[] = []
    while (!this.isDone) {
      if (this.take('sign', '|') === undefined) return undefined
      const name = this.take('word')
      if (name === undefined) return undefined
      if (!isFilterName(name)) return { unknown: name }
      const hasArgument = this.take('sign', ':') !== undefined
      const argument = hasArgument ? this.expression() : undefined
      if (hasArgument && argument === undefined) return undefined
      filters.push({ name, argument })
    }
    return filters
  }

  condition(): Condition | undefined {
    const tests: Test[] = []
    let join: 'and' | 'or' | undefined
    for (;;) {
      const left = this.expression()
      if (!left) return undefined
      const op = comparisons.find((one) => this.take(one === 'contains' ? 'word' : 'sign', one) !== undefined)
      const right = op && this.expression()
      if (op && !right) return undefined
      tests.push({ left, op, right })
      if (this.isDone) return { join: join ?? 'and', tests }
      const next = this.take('word')
      if ((next !== 'and' && next !== 'or') || (join !== undefined && join !== next)) return undefined
      join = next
    }
  }
}

import type { FinishedMessage, ToolCall } from './generation.model.ts'

/** The tools that are known by name, and which of their arguments is shown (AST-13). */
const TOOLS = new Map<string, { kind: 'search' | 'fetch'; argument: string }>([
  ['web_search', { kind: 'search', argument: 'search' }],
  ['fetch_web_content', { kind: 'fetch', argument: 'url' }],
])

/** What is told of a call: what kind of thing it does, and with what. */
export interface ShownCall {
  kind: 'search' | 'fetch' | 'other'
  /** What is searched or fetched; the name of another tool. '' while it is not known. */
  detail: string
}

/** Letters of arguments that are shown: what a model writes has no end of its own. */
const SHOWN = 4000

/** What a tool was given, to be read; '' for nothing. */
export function givenTo({ function: { arguments: written } }: ToolCall): string {
  const text = readable(written).slice(0, SHOWN)
  return text === '{}' ? '' : text
}

function readable(written: string): string {
  try {
    return JSON.stringify(JSON.parse(written), undefined, 2)
  } catch {
    return written
  }
}

/** Arguments are written by a model: they may be any text. */
export function shownCall({ function: { name, arguments: written } }: ToolCall): ShownCall {
  const tool = TOOLS.get(name)
  if (!tool) return { kind: 'other', detail: name }
  return { kind: tool.kind, detail: argumentOf(written, tool.argument) }
}

function argumentOf(written: string, name: string): string {
  try {
    const values: unknown = JSON.parse(written)
    if (typeof values !== 'object' || values === null) return ''
    const value = new Map<string, unknown>(Object.entries(values)).get(name)
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

/** The calls that the browser is to answer: those of the last message, as long as nothing was said after it. */
export function openCalls(messages: readonly Pick<FinishedMessage, 'data'>[]): readonly ToolCall[] {
  const last = messages.at(-1)?.data
  return last?.role === 'assistant' ? last.toolCalls.filter(({ forward }) => forward) : []
}

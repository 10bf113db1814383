import type { ToolCall } from './generation.model.ts'

/** The tools that are known by name, and which of their arguments is shown (SPEC.md 2.4). */
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

import type { Inline, Mark } from '#mail/document'
import { parseTemplate } from '#mail/liquid'

/** Names that other services have for what every contact has, by its path here. */
const names = {
  'contact.first_name': 'fname first_name firstname',
  'contact.last_name': 'lname last_name lastname',
  'contact.name': 'name full_name',
  'contact.email': 'email email_address',
  unsubscribe_url: 'unsub unsubscribe unsubscribe_url unsubscribeurl',
  view_in_browser_url: 'archive view_in_browser view_in_browser_url webversion',
  preferences_url: 'update_profile preferences_url',
  company_name: 'company company_name list_company',
  company_address: 'list_address company_address',
} as const
export const known: ReadonlyMap<string, string[]> = new Map(
  Object.entries(names).flatMap(([path, all]) => all.split(' ').map((name) => [name, path.split('.')])),
)

/** `{{ … }}`, also as an input method writes it; the tags of other services are made such before (`withOurTags`). */
const tag = /(?:\{\{|｛｛)\s*([^{}｛｝]+?)\s*(?:\}\}|｝｝)/g

interface Variable {
  path: string[]
  fallback?: string | undefined
}

function variableOf(inside: string): Variable | undefined {
  const template = parseTemplate(`{{ ${inside} }}`)
  const [node] = template.template.nodes
  if (template.problems.length > 0 || node?.kind !== 'output' || node.value.kind !== 'path') return undefined
  const fallback = node.filters.find(({ name }) => name === 'default')?.argument
  const [root = '', ...rest] = node.value.path
  const path = rest.length > 0 ? node.value.path : pathOf(root)
  return {
    path,
    ...(fallback?.kind === 'literal' && typeof fallback.value === 'string' && { fallback: fallback.value }),
  }
}

const pathOf = (name: string): string[] => {
  const key = name.toLowerCase()
  return known.get(key) ?? ['contact', key]
}

const isPath = (path: readonly string[]) => path.every((key) => /^[\p{L}_][\p{L}\p{N}_-]{0,63}$/u.test(key))

type Piece = string | Variable

/** A text and the variables in it. What only looks like one stays text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(tag)) {
    const variable = variableOf(inside)
    if (!variable || !isPath(variable.path)) continue
    pieces.push(text.slice(end, index), variable)
    end = index + whole.length
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '')
}

export const inlinesOf = (text: string, marks: readonly Mark[]): Inline[] =>
  piecesOf(text).map((piece) => ({
    ...(typeof piece === 'string' ? { type: 'text', text: piece } : { type: 'variable', ...piece }),
    ...(marks.length > 0 && { marks: [...marks] }),
  }))

/** The content with the tags in double braces that were typed or pasted as words made variables: nobody means to write them. */
export const withVariables = (content: readonly Inline[]): Inline[] =>
  content.flatMap((one): Inline[] => {
    if (one.type !== 'text') return [one]
    const found = inlinesOf(one.text, one.marks ?? [])
    return found.some(({ type }) => type === 'variable') ? found : [one]
  })

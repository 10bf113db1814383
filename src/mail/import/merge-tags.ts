import type { Href, Inline, Mark } from '#mail/document'
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
const known: ReadonlyMap<string, string[]> = new Map(
  Object.entries(names).flatMap(([path, all]) => all.split(' ').map((name) => [name, path.split('.')])),
)

/** `{{ … }}`, `*|…|*`, `%recipient.…%`, `[[ … ]]`, as the services write them. */
const tag =
  /\{\{\s*([^{}]+?)\s*\}\}|\*\|\s*([^|*]+?)\s*\|\*|%(?:recipient\.|25recipient\.)?([A-Za-z]\w*)%|\[\[\s*([^[\]]+?)\s*\]\]/g

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
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(tag)) {
    const [whole, braces, stars, percents, brackets] = match
    const variable = variableOf(braces ?? stars ?? percents ?? brackets ?? '')
    if (!variable || !isPath(variable.path)) continue
    // Without a prefix, percent signs are also just percent signs.
    const isDoubtful = percents !== undefined && !/recipient\./.test(whole)
    if (isDoubtful && !known.has(percents.toLowerCase())) continue
    pieces.push(text.slice(end, match.index), variable)
    end = match.index + whole.length
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '')
}

export const inlinesOf = (text: string, marks: readonly Mark[]): Inline[] =>
  piecesOf(text).map((piece) => ({
    ...(typeof piece === 'string' ? { type: 'text', text: piece } : { type: 'variable', ...piece }),
    ...(marks.length > 0 && { marks: [...marks] }),
  }))

export const hrefOf = (address: string): Href => ({
  parts: piecesOf(address.trim())
    .slice(0, 20)
    .map((piece) =>
      typeof piece === 'string' ? piece.slice(0, 8000) : { variable: piece.path, encode: true },
    ),
})

/** A tag in double braces within words: nobody means to write it as it stands. */
const BRACES = /\{\{[^{}]+\}\}/g

/** The content with the tags in double braces that were typed or pasted as words made variables. */
export const withVariables = (content: readonly Inline[]): Inline[] =>
  content.flatMap((one): Inline[] => {
    if (one.type !== 'text') return [one]
    const { text, marks = [] } = one
    const pieces: Inline[] = []
    let end = 0
    const addWords = (words: string) => {
      if (words !== '') pieces.push({ ...one, text: words })
    }
    for (const { 0: tag, index } of text.matchAll(BRACES)) {
      const [found] = inlinesOf(tag, marks)
      if (found?.type !== 'variable') continue
      addWords(text.slice(end, index))
      pieces.push(found)
      end = index + tag.length
    }
    if (end === 0) return [one]
    addWords(text.slice(end))
    return pieces
  })

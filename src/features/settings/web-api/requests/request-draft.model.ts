import type { RequestField } from '#api/requests'

/** What is typed into one field: a text, several, or rows of texts. */
export type Typed = string | readonly string[] | readonly Readonly<Record<string, string>>[]
/** By the names of the fields; a field without an entry is empty. */
export type RequestDraft = Readonly<Record<string, Typed>>

/** A call as its fields say it, and the fields whose text is not what it should be. */
export interface BuiltRequest {
  params: Record<string, string>
  query: Record<string, string> | undefined
  body: Record<string, unknown> | undefined
  /** Fields with text that is no JSON, or no number. */
  unreadable: ReadonlySet<string>
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const textOf = (typed: Typed | undefined): string => (isText(typed) ? typed : '')
export const textsOf = (typed: Typed | undefined): readonly string[] =>
  Array.isArray(typed) ? typed.filter(isText) : []
/** There is always one row to type into. */
export const rowsOf = (typed: Typed | undefined): readonly Readonly<Record<string, string>>[] => {
  const rows = Array.isArray(typed) ? typed.filter((row) => !isText(row)) : []
  return rows.length > 0 ? rows : [{}]
}

/** The fields as they go out. Empty ones that need not be there are left out; the others go out as they are, also empty. */
export function buildRequest(fields: readonly RequestField[], draft: RequestDraft): BuiltRequest {
  const params: Record<string, string> = {}
  const query: [string, string][] = []
  const body: [string, unknown][] = []
  const unreadable = new Set<string>()
  for (const field of fields) {
    const typed = Object.hasOwn(draft, field.name) ? draft[field.name] : undefined
    if (field.place === 'path') params[field.name] = textOf(typed).trim()
    else if (field.place === 'query') {
      if (textOf(typed) !== '') query.push([field.name, textOf(typed)])
    } else {
      const value = valueOf(field, typed, () => unreadable.add(field.name))
      if (value !== undefined) body.push([field.name, value])
    }
  }
  const has = (place: RequestField['place']) => fields.some((field) => field.place === place)
  return {
    params,
    query: has('query') ? Object.fromEntries(query) : undefined,
    body: has('body') ? Object.fromEntries(body) : undefined,
    unreadable,
  }
}

function valueOf(field: RequestField, typed: Typed | undefined, onUnreadable: () => void): unknown {
  const text = textOf(typed)
  const isEmpty = text === '' && !field.required
  switch (field.kind) {
    case 'text':
    case 'longText':
      return isEmpty ? undefined : text
    case 'choice':
      return text === '' ? undefined : text
    case 'flag':
      return text === '' ? undefined : text === 'true'
    case 'number': {
      if (text.trim() === '') return undefined
      const number = Number(text.normalize('NFKC'))
      if (!Number.isFinite(number)) onUnreadable()
      return Number.isFinite(number) ? number : undefined
    }
    case 'texts': {
      const texts = textsOf(typed)
      return texts.length === 0 && !field.required ? undefined : texts
    }
    case 'rows':
      return rowsOf(typed).map((row) =>
        Object.fromEntries(
          field.fields.flatMap(({ name, required }): [string, string][] => {
            const own = Object.hasOwn(row, name) ? (row[name] ?? '') : ''
            return own === '' && !required ? [] : [[name, own]]
          }),
        ),
      )
    case 'json': {
      if (text.trim() === '') return undefined
      try {
        const value: unknown = JSON.parse(text)
        return value
      } catch {
        onUnreadable()
        return undefined
      }
    }
  }
}

/** The draft that a text of the browser's is; undefined where it is none: an older program may have written it. */
export function decodeDraft(text: string): RequestDraft | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(value) || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value).flatMap(([name, typed]) => typedOf(name, typed)))
}

function typedOf(name: string, typed: unknown): [string, Typed][] {
  if (isText(typed)) return [[name, typed]]
  if (!Array.isArray(typed)) return []
  if (typed.every(isText)) return [[name, typed]]
  return [
    [
      name,
      typed
        .filter(isObject)
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).filter((entry): entry is [string, string] => isText(entry[1])),
          ),
        ),
    ],
  ]
}

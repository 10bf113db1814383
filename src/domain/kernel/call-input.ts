import * as v from 'valibot'
import { cleanSearch, cleanValue } from './clean-input.ts'
import { badInput } from './refusals.ts'

/** What a call brings and what it is answered with, by the schemas of its route. */
interface Schemas {
  name: string
  query: v.GenericSchema | undefined
  body: v.GenericSchema | undefined
  result: v.GenericSchema
}

/** The query of a call, the first value of each name; undefined where its route has none. Throws the 400. */
export const queryOf = ({ query }: Pick<Schemas, 'query'>, search: URLSearchParams): unknown =>
  query && parsed('query', query, Object.fromEntries(firstOfEach(cleanSearch(search))))

/** The body of a call out of its text; undefined where its route has none. Throws the 400. */
export const bodyOf = ({ body }: Pick<Schemas, 'body'>, text: string): unknown =>
  body && bodyOfJson({ body }, cleanValue(parsedJson(text)))

/** The same of a body that was read and cleaned already. */
export const bodyOfJson = ({ body }: Pick<Schemas, 'body'>, json: unknown): unknown =>
  body && parsed('body', body, objectOf(json))

/** The JSON of a text. Throws the 400. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badInput('The body is not JSON.')
  }
}

/** An answer off the contract is a mistake of the backend, so it is no envelope but an error that stops the test. */
export function checkedAnswer(
  { name, result: schema }: Pick<Schemas, 'name' | 'result'>,
  value: unknown,
): unknown {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return value
  throw new Error(`The answer of ${name} is not what the contract says: ${describe(result.issues[0])}`)
}

function* firstOfEach(search: URLSearchParams): Generator<[string, string]> {
  const seen = new Set<string>()
  for (const [name, value] of search) {
    if (!seen.has(name)) yield [name, value]
    seen.add(name)
  }
}

/** Every body is an object; a list would pass for one of which all fields are optional. */
function objectOf(body: unknown): unknown {
  if (Array.isArray(body)) throw badInput('The body is a list in place of an object.')
  return body
}

function parsed(part: string, schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const what = describe(result.issues[0])
  throw badInput(
    `The ${part} is not what it should be: ${what}`,
    `送信した内容が正しくありません。（${what}）`,
  )
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path}: ${issue.message}`
}

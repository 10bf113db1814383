import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { ContractRoute } from '#api/contract'
import { WORKSPACE_HEADER } from '#api/wire'
import { keyMay } from '#domain/api-keys/key-permission'
import { productName } from '#lib/product'

/** A call as it was made, and what was answered. */
export interface Example {
  path: string
  body?: unknown
  result: unknown
}

export interface OpenApiSource {
  contract: Readonly<Record<string, ContractRoute>>
  /** The exported schemas by name: what has a name is described once. */
  schemas: Readonly<Record<string, GenericSchema>>
  /** What the schemas mean, by the same names. */
  notes: Readonly<Record<string, string>>
  /** By the names of the routes. */
  examples: Readonly<Record<string, Example>>
  version: string
}

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: [string]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Answer | { $ref: string }>
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: unknown
}
type Content = Record<string, { schema: unknown; example?: unknown }>
interface Answer {
  description: string
  headers?: Record<string, { description: string; schema: unknown }>
  content?: Content
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: {
    url: string
    description: string
    variables: Record<string, { default: string; description: string }>
  }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, Record<string, string>>
    schemas: Record<string, unknown>
    responses: Record<string, Answer>
  }
}

const errorAnswers: Record<string, { name: string; description: string }> = {
  400: { name: 'BadInput', description: 'The path, the query or the body is not what it should be.' },
  401: { name: 'Unauthorised', description: 'Nobody is signed in, or the bearer token has run out.' },
  403: {
    name: 'Forbidden',
    description: 'The caller is no member of the workspace, or the role does not allow it.',
  },
  404: { name: 'NotFound', description: 'There is no such thing in this workspace.' },
  409: { name: 'Conflict', description: 'Somebody changed it in the meantime, or the name is taken.' },
  410: { name: 'Gone', description: 'The token or code has expired.' },
  413: { name: 'TooLarge', description: 'What was sent is larger than is taken.' },
  422: { name: 'RuleBroken', description: 'A rule of the product does not allow it now.' },
  429: {
    name: 'TooSoon',
    description: 'It was done a moment ago; the message says when it may be tried again.',
  },
  428: {
    name: 'ConsentMissing',
    description:
      'The visitor did not agree to be tracked, or the workspace requires consent and the call says nothing of it.',
  },
  default: { name: 'Failed', description: 'Anything else that went wrong, such as 500 or 503.' },
}

/** What the groups of calls are about. */
const groups: Record<string, string> = {
  accounts: 'The members of a workspace.',
  ai: 'Completions of a language model, at once or as a stream.',
  'ai-threads': 'Conversations with the assistant, and the events of its answers as they come.',
  'api-keys': 'Keys with which other programs call this API.',
  auth: 'Signing in, staying signed in, signing out.',
  brand: 'Logo, colours, fonts and company of a workspace, as mails and forms show them.',
  campaigns: 'Mails to many: written, scheduled, sent, measured.',
  certificates: 'TLS certificates of custom hostnames.',
  connections: 'Contacts that come from databases elsewhere, again and again.',
  'contact-events': 'What happened to contacts and what they did.',
  contacts: 'The people of a workspace.',
  'custom-hostnames': 'Hostnames of the customer, under which links, forms and files are served.',
  domains: 'Domains that mails are sent from.',
  forms: 'Forms on which people sign up.',
  import: 'Contacts from files and lists of addresses, a chunk at a time.',
  'integration-credentials': 'Access to other services.',
  integrations: 'Services that contacts can come from.',
  'invitation-link': 'The link that lets colleagues into a workspace.',
  invitations: 'What an invitation says to whoever opens it.',
  'mailing-lists': 'What contacts subscribe to.',
  regions: 'Where mails can be sent from.',
  schemas: 'The properties that contacts and events have.',
  'script-tag': 'The tracking script of a workspace.',
  segments: 'Contacts that fulfil conditions.',
  'self-account': 'Who is signed in, and the workspaces of that person.',
  senders: 'Addresses that mails come from.',
  tracking: 'What the tracking script of a customer’s page reports.',
  transactional: 'Single mails, and what became of them.',
  upload: 'Images for mails, forms and workspaces.',
  usages: 'What was used, for the bill.',
  'web-api': 'How customers’ pages may call the tracking API.',
  workspace: 'The workspace that the call is about.',
}

const titleOf = (group: string) =>
  group === 'ai' || group === 'ai-threads' || group === 'api-keys' || group === 'web-api'
    ? group
        .replaceAll('-', ' ')
        .replace(/^(ai|api)\b/, (word) => word.toUpperCase())
        .replace('web api', 'Web API')
    : (group[0] ?? '').toUpperCase() + group.slice(1).replaceAll('-', ' ')

type Use = 'query' | 'input' | 'output'

/** Writes the contract as an OpenAPI document. Throws for a group that has no description. */
export function openApiDocument({
  contract,
  schemas,
  notes,
  examples,
  version,
}: OpenApiSource): OpenApiDocument {
  const used = new Set<string>()
  const definitions = toJsonSchemaDefs({ ...schemas }, conversion(schemas, 'output'))
  const convert = (schema: GenericSchema, use: Use): unknown => {
    // A query becomes parameters, so it is written out.
    const others =
      use === 'query'
        ? Object.fromEntries(Object.entries(schemas).filter(([, one]) => one !== schema))
        : schemas
    return withoutDialect(
      toJsonSchema(schema, conversion(others, use === 'output' ? 'output' : 'input')),
      used,
    )
  }

  const paths: OpenApiDocument['paths'] = {}
  const tags = new Map<string, string>()
  for (const bound of Object.values(contract)) {
    const [group = ''] = bound.name.split('.')
    const about = groups[group]
    if (about === undefined)
      throw new Error(`Say in openapi-document.ts what the calls of "${group}" are about.`)
    tags.set(titleOf(group), about)
    const path = `${bound.base}${bound.route.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = {
      ...paths[path],
      [bound.route.method.toLowerCase()]: operation(bound, titleOf(group), convert, examples[bound.name]),
    }
  }
  // Naming one schema may use others that nothing else uses.
  const named: Record<string, unknown> = {}
  for (let missing = [...used]; missing.length > 0; missing = [...used].filter((name) => !(name in named))) {
    for (const name of missing) {
      const schema = definitions[name]
      if (!schema) throw new Error(`There is no schema named ${name}.`)
      const about = notes[name]
      named[name] = { ...(about !== undefined && { description: about }), ...withoutDialect(schema, used) }
    }
  }
  named['Error'] = {
    description: 'What is wrong. The ticket helps the support to find it.',
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, ticketId: { type: 'string' } },
    required: ['code', 'message', 'ticketId'],
    additionalProperties: false,
  }
  return withNames(named, {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version,
      description:
        'Contacts, campaigns and everything around them. Times are ISO 8601 in UTC with milliseconds. Lists that have a count beside them are paged by `limit` and `offset`, others by `cursor`. A write that carries `version` is refused with 409 when somebody else wrote in the meantime.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{api}',
        description: 'Wherever the API is served; `npm run mock-api` serves one.',
        variables: { api: { default: 'http://localhost:8787', description: 'Without /v1.' } },
      },
    ],
    tags: [...tags].map(([name, description]) => ({ name, description })).toSorted(byName),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of GET /v1/auth/refresh; good for some minutes, kept in memory only.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of a workspace, `ota_…`. Its permission says which of these calls it may make: all of them, single mails, or what changes nothing.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'otegami_refresh',
          description: 'Set by the sign-in, rotated by each refresh.',
        },
      },
      schemas: Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: Object.fromEntries(
        Object.values(errorAnswers).map(({ name, description }) => [
          name,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  })
}

/** Recursive schemas come with a number for a name; what is nothing but a reference to one gives it its own. */
function withNames(named: Record<string, unknown>, document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components
  let text = JSON.stringify(document)
  for (const [name, schema] of Object.entries(named)) {
    if (!isObject(schema) || typeof schema['$ref'] !== 'string') continue
    const number = /\/(\d+)$/.exec(schema['$ref'])?.[1]
    if (number === undefined) continue
    const { $ref: _, ...rest } = schema
    const target = schemas[number]
    if (!isObject(target)) throw new Error(`There is no schema ${number}.`)
    const { [number]: __, [name]: ___, ...others } = document.components.schemas
    document.components.schemas = { ...others, [name]: { ...rest, ...target } }
    text = JSON.stringify(document).replaceAll(`"${REF}${number}"`, `"${REF}${name}"`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same document, with other names in its references
  return JSON.parse(text) as OpenApiDocument
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

function operation(
  bound: ContractRoute,
  tag: string,
  convert: (schema: GenericSchema, use: Use) => unknown,
  example: Example | undefined,
): Operation {
  const { name, route, summary, ownerOnly, open, query, body, result } = bound
  const isTracking = name.startsWith('tracking.')
  const inWorkspace = route.scope === 'workspace' && (!open || isTracking)
  const takesKey =
    !open &&
    keyMay('full', {
      group: name.slice(0, name.indexOf('.')),
      writes: route.method !== 'GET',
      isOfAccount: route.scope === 'account',
    })
  const asked = new URL(example?.path ?? '', 'http://localhost')
  const parts = asked.pathname.split('/').slice(bound.base.split('/').length - 1)
  const parameters: Parameter[] = route.path
    .split('/')
    .flatMap((part, place) => (part.startsWith(':') ? [pathParameter(part.slice(1), parts[place])] : []))
  if (inWorkspace) {
    parameters.push({
      name: WORKSPACE_HEADER,
      in: 'header',
      required: !takesKey,
      description: takesKey
        ? 'The id of the workspace that the call is about. An API key is of one workspace: with a key it may be left out.'
        : 'The id of the workspace that the call is about.',
      schema: { type: 'string', example: 'ws_sakura' },
    })
  }
  if (query) parameters.push(...queryParameters(convert(query, 'query')))
  const media = route.shape === 'stream' ? 'application/x-ndjson' : 'application/json'
  const errors = [
    ...(query || body ? ['400'] : []),
    ...(open ? [] : ['401', '403']),
    ...(route.path.includes(':') ? ['404'] : []),
    ...(route.method === 'GET' ? [] : ['409', '422', '429']),
    ...(/^\/(sessions|events)\//.test(route.path) ? ['428'] : []),
    ...(name.startsWith('invitations.') || /exchange|accept/.test(route.path) ? ['410'] : []),
    ...(body ? ['413'] : []),
    ...(open && !query && !body && !route.path.includes(':') ? ['400'] : []),
    'default',
  ]
  return {
    operationId: name.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: summary.replace(/\.$/, ''),
    description: `${summary} ${open ? 'Needs no session.' : ownerOnly ? 'For owners only.' : inWorkspace ? 'For every member of the workspace.' : 'For whoever is signed in.'}`,
    tags: [tag],
    security: open
      ? route.path === '/auth/refresh'
        ? [{ refreshCookie: [] }]
        : []
      : [{ bearer: [] }, ...(takesKey ? [{ apiKey: [] }] : [])],
    parameters,
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: convert(body, 'input'),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: route.shape === 'stream' ? 'Lines of JSON, each as described, as they come.' : 'Done.',
        content: {
          [media]: {
            schema: convert(result, 'output'),
            ...(example && { example: example.result }),
          },
        },
      },
      ...Object.fromEntries(
        errors.map((code) => [code, { $ref: `#/components/responses/${errorAnswers[code]?.name ?? ''}` }]),
      ),
    },
  }
}

const pathParameter = (name: string, example: string | undefined): Parameter => ({
  name,
  in: 'path',
  required: true,
  description: `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^\w/, (letter) => letter.toUpperCase())}.`,
  schema: { type: 'string', ...(example !== undefined && { example: decodeURIComponent(example) }) },
})

const queryNotes: Record<string, string> = {
  q: 'Text to look for, whatever its case and width.',
  limit: 'How many at most.',
  offset: 'How many to leave out.',
  order: 'The key to order by, with a leading - for descending.',
  cursor: 'The nextCursor of the page before.',
}

function queryParameters(schema: unknown): Parameter[] {
  if (!isObject(schema) || !isObject(schema['properties'])) return []
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(schema['properties']).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description:
      queryNotes[name] ??
      `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^\w/, (letter) => letter.toUpperCase())}.`,
    schema: isWholeNumber(property) ? { type: 'integer', minimum: 0 } : property,
  }))
}

/** In an address a number is text. */
const isWholeNumber = (schema: unknown) => isObject(schema) && schema['pattern'] === String.raw`^\d{1,15}$`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const REF = '#/components/schemas/'

const conversion = (
  definitions: Readonly<Record<string, GenericSchema>>,
  typeMode: 'input' | 'output',
): ConversionConfig => ({
  target: 'draft-2020-12',
  typeMode,
  errorMode: 'ignore',
  definitions: { ...definitions },
  overrideRef: ({ referenceId }) => `${REF}${referenceId}`,
})

/** The schema alone: without the mark of its dialect and the definitions, whose names are collected. */
function withoutDialect(schema: JsonSchema, used: Set<string>): Record<string, unknown> {
  const { $schema: _, $defs: __, ...rest } = schema
  collect(rest, used)
  return rest
}
function collect(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, used)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string' && item.startsWith(REF)) used.add(item.slice(REF.length))
      else collect(item, used)
    }
  }
}

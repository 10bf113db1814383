import * as v from 'valibot'
import { mailingListsContract } from './mailing-lists/mailing-lists.contract.ts'
import { transactionalContract } from './transactional/transactional.contract.ts'
import { TransactionalAccepted, TransactionalStatusView } from './transactional/transactional.schema.ts'
import type { BoundRoute, Route } from '#api/wire'
import { fieldsOfSchema, type RequestField } from './describe-schema.ts'

export type { RequestField, RequestFieldKind } from './describe-schema.ts'

/** What is wrong with a field before it is sent. `limit` is that of a length; `row` and `part` say where in a field with rows. */
export interface FieldProblem {
  kind: 'missing' | 'tooLong' | 'tooShort' | 'wrong'
  limit?: number
  row?: number
  part?: string
}

/** A call that can be put together by hand (API-34). Every member may make each of them. */
export interface RequestKind {
  name: RequestName
  route: Route
  /** Whether it changes or sends anything. */
  writes: boolean
  fields: readonly RequestField[]
  /** By the names of the fields, as the schemas of the contract say. */
  problemsOf: (input: { query: unknown; body: unknown }) => ReadonlyMap<string, FieldProblem>
}

const names = [
  'transactional.send',
  'transactional.status',
  'mailing-lists.list',
  'mailing-lists.one',
  'mailing-lists.create',
  'mailing-lists.update',
] as const
export type RequestName = (typeof names)[number]

const bound: Readonly<Record<RequestName, BoundRoute>> = {
  'transactional.send': transactionalContract.send,
  'transactional.status': transactionalContract.status,
  'mailing-lists.list': mailingListsContract.list,
  'mailing-lists.one': mailingListsContract.one,
  'mailing-lists.create': mailingListsContract.create,
  'mailing-lists.update': mailingListsContract.update,
}

const pathField = (name: string): RequestField => ({
  name,
  place: 'path',
  kind: 'text',
  required: true,
  options: [],
  most: 128,
  fields: [],
})

function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  if (issue.received === 'undefined' || issue.input === '') return { kind: 'missing' }
  const { requirement } = issue
  const limit = typeof requirement === 'number' ? { limit: requirement } : {}
  if (issue.type === 'max_length' || issue.type === 'max_entries') return { kind: 'tooLong', ...limit }
  if (issue.type === 'min_length') return { kind: 'tooShort', ...limit }
  return { kind: 'wrong' }
}

function kindOf(name: RequestName): RequestKind {
  const { route, query, body } = bound[name]
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, param = '']) => pathField(param))
  return {
    name,
    route,
    writes: route.method !== 'GET',
    fields: [...params, ...fieldsOfSchema(query, 'query'), ...fieldsOfSchema(body, 'body')],
    problemsOf(input) {
      const problems = new Map<string, FieldProblem>()
      for (const [schema, value] of [
        [query, input.query],
        [body, input.body],
      ] as const) {
        if (!schema) continue
        for (const issue of v.safeParse(schema, value).issues ?? []) {
          const [key, row, part]: unknown[] = issue.path?.map((step) => step.key) ?? []
          if (typeof key !== 'string' || problems.has(key)) continue
          const place = typeof row === 'number' && typeof part === 'string' ? { row, part } : {}
          problems.set(key, { ...problemOf(issue), ...place })
        }
      }
      return problems
    },
  }
}

/** In the order in which they are offered. */
export const requestKinds: readonly RequestKind[] = names.map(kindOf)

/** The id of a mail that was accepted; undefined for any other answer. */
export function acceptedId(body: unknown): string | undefined {
  const read = v.safeParse(TransactionalAccepted, body)
  return read.success ? read.output.id : undefined
}

/** How far a mail has come; undefined for any other answer. */
export function readSendStatus(body: unknown): TransactionalStatusView | undefined {
  const read = v.safeParse(TransactionalStatusView, body)
  return read.success ? read.output : undefined
}

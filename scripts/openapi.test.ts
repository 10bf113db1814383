import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract'
import { exampleCalls } from '#mocks/example-calls'
import { currentOpenApi } from './openapi-source.ts'

const document = await currentOpenApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const problemsOf = async (changed: unknown) => {
  const problems = await lintFromString({
    source: JSON.stringify(changed),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

describe('the OpenAPI document', () => {
  test('has every route of the contract, once', () => {
    const written = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    const declared = Object.values(contract).map(
      ({ base, route }) => `${route.method} ${base}${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    expect(written.toSorted()).toEqual(declared.toSorted())
  })

  test('says of every call with a body that it may be too large (API-44)', () => {
    const silent = operations.filter(
      ({ operation }) => operation.requestBody !== undefined && !('413' in operation.responses),
    )
    expect(silent.map(({ path, method }) => `${method} ${path}`)).toEqual([])
  })

  test('says which calls take an API key, and that a key needs no workspace header (API-31, API-32)', () => {
    const taking = operations.filter(({ operation }) => operation.security.some((one) => 'apiKey' in one))
    const groups = new Set(taking.map(({ path }) => path.split('/')[2]))
    expect(groups).toContain('contacts')
    expect(groups).toContain('transactional')
    for (const closed of ['api_keys', 'auth', 'invitations', 'sessions']) expect(groups).not.toContain(closed)
    const needing = taking.filter(({ operation }) =>
      operation.parameters.some(({ name, required }) => name === 'x-workspace-id' && required),
    )
    expect(needing.map(({ path }) => path)).toEqual([])
  })

  test('passes a public linter without a warning', async () => {
    expect(await problemsOf(document)).toEqual([])
  })

  test('would not pass it with an example off its schema', async () => {
    const operation = document.paths['/v1/contacts/search/count']?.['post']
    const broken = {
      ...document,
      paths: {
        ...document.paths,
        '/v1/contacts/search/count': {
          post: {
            ...operation,
            responses: {
              ...operation?.responses,
              200: {
                description: 'Done.',
                content: {
                  'application/json': {
                    schema: { $ref: '#/components/schemas/Count' },
                    example: { count: 'many' },
                  },
                },
              },
            },
          },
        },
      },
    }
    expect(await problemsOf(broken)).toEqual([expect.stringContaining('no-invalid-media-type-examples')])
  })

  test('shows an answer of every call, and a body of each that takes one', () => {
    const called = new Set(exampleCalls.map(({ route }) => route))
    const without = Object.values(contract).filter(({ route }) => !called.has(route))
    expect(without.map(({ name }) => name)).toEqual([])
    for (const { operation } of operations) {
      const content = 'content' in (operation.responses['200'] ?? {}) ? operation.responses['200'] : undefined
      expect(JSON.stringify(content), operation.operationId).toContain('"example"')
      if (operation.requestBody)
        expect(JSON.stringify(operation.requestBody), operation.operationId).toContain('"example"')
    }
  })
})

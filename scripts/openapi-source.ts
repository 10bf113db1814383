import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { contract } from '#api/contract'
import { exampleCalls } from '#mocks/example-calls'
import { jumpingClock } from '#mocks/core/jumping-clock'
import { createMockApi } from '#mocks/node'
import { openApiDocument, type OpenApiDocument } from '#mocks/openapi-document'
import { recordExamples } from '#mocks/record-examples'
import { schemaNotes, schemasByName } from '#mocks/schemas/schema-names'

const api = resolve(import.meta.dirname, '../src/api')

/** The OpenAPI document of this version of the contract, with examples that the mock backend has answered. */
export async function currentOpenApi(): Promise<OpenApiDocument> {
  const files = (await readdir(api, { recursive: true }))
    .filter((file) => file.endsWith('.schema.ts'))
    .map((file) => resolve(api, file))
  const modules: Record<string, Record<string, unknown>> = {}
  const sources: string[] = []
  for (const file of files) {
    modules[file] = (await import(file)) as Record<string, unknown>
    sources.push(await readFile(file, 'utf8'))
  }
  const manifest = JSON.parse(await readFile(resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string
  }
  const backend = createMockApi({ clock: jumpingClock().clock, scenario: { size: 'small' } })
  return openApiDocument({
    contract,
    schemas: schemasByName(modules),
    notes: schemaNotes(sources),
    examples: await recordExamples(exampleCalls, { origin: 'http://localhost:8787', fetch: backend.fetch }),
    version: manifest.version,
  })
}

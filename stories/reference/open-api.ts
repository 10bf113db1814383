import type { GenericSchema } from 'valibot'
import { contract } from '#api/contract'
import { exampleCalls } from '#mocks/example-calls'
import { jumpingClock } from '#mocks/core/jumping-clock'
import { createMockApi } from '#mocks/node'
import { openApiDocument, type OpenApiDocument } from '#mocks/openapi-document'
import { recordExamples } from '#mocks/record-examples'
import { schemaNotes, schemasByName } from '#mocks/schemas/schema-names'

const modules = import.meta.glob<Record<string, GenericSchema>>('../../src/api/*/*.schema.ts', {
  eager: true,
})
const sources = import.meta.glob<string>('../../src/api/*/*.schema.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The document that `npm run openapi` writes, made in this browser by this build. */
export async function openApiHere(): Promise<OpenApiDocument> {
  const backend = createMockApi({ clock: jumpingClock().clock, scenario: { size: 'small' }, cookies: 'jar' })
  return openApiDocument({
    contract,
    schemas: schemasByName(modules),
    notes: schemaNotes(Object.values(sources)),
    examples: await recordExamples(exampleCalls, { origin: window.location.origin, fetch: backend.fetch }),
    version: 'of this build',
  })
}

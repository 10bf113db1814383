import type { CallOptions, Client } from '#api/core'
import { ApiError } from '#api/core'
import { mailingListRoutes } from '#api/mailing-lists'
import { schemaRoutes, type NewProperty } from '#api/schemas'

interface ToMake {
  properties: readonly Omit<NewProperty, 'version'>[]
  lists: readonly string[]
}

/** Makes the lists and properties that contacts of another product need. What is there already stays: it may be called again. */
export async function prepareMoving(
  client: Client,
  { properties, lists }: ToMake,
  options: CallOptions,
): Promise<void> {
  for (const name of lists) {
    try {
      await client.call(mailingListRoutes.create, { body: { name } }, options)
    } catch (error) {
      // Somebody made it meanwhile, or an attempt before.
      if (!(error instanceof ApiError) || error.code !== 409) throw error
    }
  }
  if (properties.length === 0) return
  let schema = await client.call(schemaRoutes.one, { params: { type: 'contact' } }, options)
  for (const property of properties) {
    if (schema.properties.some(({ key }) => key === property.key)) continue
    schema = await client.call(
      schemaRoutes.createProperty,
      { params: { type: 'contact' }, body: { ...property, version: schema.version } },
      options,
    )
  }
}

import { expectOwn, propertiesWithout, propertyAdded, propertyChanged } from '#domain/schemas/property-rules'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { schemaRoutes } from '#api/contract'
import type { Schema, SchemaProperty, SchemaType } from '#api/schemas'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { schemaId, type SchemaRecord } from '#mocks/core/records'
import { expectUnused, usersOfProperty } from '#mocks/core/references'

const isType = (text: string): text is SchemaType => text === 'contact' || text === 'contact_event'

function found({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, type: string): SchemaRecord {
  const schema = isType(type) ? db.schemas.get(schemaId(workspaceId, type)) : undefined
  if (!schema) throw notFound(`schema ${type}`)
  return schema
}

function usesOf(db: Db, workspaceId: string, key: string): NonNullable<SchemaProperty['usedBy']> {
  const { segments, forms, connections } = usersOfProperty(db, workspaceId, key)
  return { segments: segments.length, forms: forms.length, connections: connections.length }
}

async function shown(db: Db, { type, version, properties, workspaceId }: SchemaRecord): Promise<Schema> {
  const filled = type === 'contact' ? await db.contacts(workspaceId).filledCounts() : undefined
  const inOrder = properties.toSorted((a, b) => a.position - b.position)
  return {
    type,
    version,
    properties: inOrder.map((property) => ({
      ...property,
      ...(filled && { stats: { filled: filled.get(property.key) ?? 0 } }),
      ...(type === 'contact' && { usedBy: usesOf(db, workspaceId, property.key) }),
    })),
  }
}

export const schemaHandlers = [
  handle(schemaRoutes.one, (call) => shown(call.db, found(call, call.params.type))),

  handle(schemaRoutes.createProperty, (call) => {
    const { db, body } = call
    const schema = found(call, call.params.type)
    expectVersion(schema, body)
    const { version: _, ...property } = body
    return shown(
      db,
      db.schemas.put({ ...schema, version: schema.version + 1, properties: propertyAdded(schema, property) }),
    )
  }),

  handle(schemaRoutes.updateProperty, (call) => {
    const { db, body, params } = call
    const schema = found(call, params.type)
    expectVersion(schema, body)
    const { version: _, ...changes } = body
    const before = schema.properties.find(({ key }) => key === params.key)
    if (!before) throw notFound(`property ${params.key}`)
    return shown(
      db,
      db.schemas.put({
        ...schema,
        version: schema.version + 1,
        properties: propertyChanged(schema, before, changes),
      }),
    )
  }),

  handle(schemaRoutes.deleteProperty, (call) => {
    const { db, params, workspaceId, clock } = call
    const schema = found(call, params.type)
    const property = schema.properties.find(({ key }) => key === params.key)
    if (!property) throw notFound(`property ${params.key}`)
    expectOwn(property, 'delete')
    if (schema.type === 'contact')
      expectUnused(
        db,
        `The property "${property.label}"`,
        usersOfProperty(db, workspaceId, property.key),
        clock.now(),
      )
    db.schemas.put({
      ...schema,
      version: schema.version + 1,
      properties: propertiesWithout(schema, property),
      deletedKeys: [...schema.deletedKeys, property.key],
    })
    db.contacts(workspaceId).forgetAnswers()
    return {}
  }),
]

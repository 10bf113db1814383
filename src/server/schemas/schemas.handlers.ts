import { schemaRoutes } from '#api/contract'
import type { Schema, SchemaType } from '#api/schemas'
import { connectionFills, isConnectionAtWork } from '#domain/connections/connection-uses'
import { formFills } from '#domain/forms/form-uses'
import { expectNotAtWork } from '#domain/kernel/named-things'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { expectOwn, propertiesWithout, propertyAdded, propertyChanged } from '#domain/schemas/property-rules'
import { namesProperty } from '#domain/segments/names-property'
import { handle, type Call } from '#server/http/handle'
import { allConnections } from '#server/store/connections.store'
import { allForms } from '#server/store/forms.store'
import { filledCounts, oneSchema, putSchema, type StoredSchema } from '#server/store/schemas.store'
import { allSegments } from '#server/store/segments.store'

type Here = Pick<Call, 'db' | 'tenant'>

const isType = (text: string): text is SchemaType => text === 'contact' || text === 'contact_event'

async function found({ db, tenant }: Here, type: string): Promise<StoredSchema> {
  if (!isType(type)) throw notFound(`schema ${type}`)
  return oneSchema(db, tenant, type)
}

/** Writes the next version; whoever wrote it at the same moment goes before. */
async function put(here: Here, schema: StoredSchema): Promise<void> {
  if (await putSchema(here.db, here.tenant, schema)) return
  expectVersion(await oneSchema(here.db, here.tenant, schema.type), { version: schema.version - 1 })
}

async function shown({ db, tenant }: Here, { type, version, properties }: StoredSchema): Promise<Schema> {
  const isOfContacts = type === 'contact'
  const filled = isOfContacts ? await filledCounts(db, tenant) : undefined
  const segments = isOfContacts ? await allSegments(db, tenant) : []
  const forms = isOfContacts ? await allForms(db, tenant) : []
  const connections = isOfContacts ? await allConnections(db, tenant) : []
  const usedBy = (key: string) => ({
    segments: segments.filter(({ archived, conditions }) => !archived && namesProperty(conditions, key))
      .length,
    forms: forms.filter((form) => formFills(form, form.isPublic, key)).length,
    connections: connections.filter((one) => connectionFills(one, key)).length,
  })
  return {
    type,
    version,
    properties: properties
      .toSorted((a, b) => a.position - b.position)
      .map((property) => ({
        ...property,
        ...(filled && { stats: { filled: filled.get(property.key) ?? 0 } }),
        ...(isOfContacts && { usedBy: usedBy(property.key) }),
      })),
  }
}

export const schemaHandlers = [
  handle(schemaRoutes.one, async (call) => shown(call, await found(call, call.params.type))),

  handle(schemaRoutes.createProperty, async (call) => {
    const schema = await found(call, call.params.type)
    expectVersion(schema, call.body)
    const { version: _, ...property } = call.body
    const after = { ...schema, version: schema.version + 1, properties: propertyAdded(schema, property) }
    await put(call, after)
    return shown(call, after)
  }),

  handle(schemaRoutes.updateProperty, async (call) => {
    const { body, params } = call
    const schema = await found(call, params.type)
    expectVersion(schema, body)
    const { version: _, ...changes } = body
    const before = schema.properties.find(({ key }) => key === params.key)
    if (!before) throw notFound(`property ${params.key}`)
    const properties = propertyChanged(schema, before, changes)
    const after = { ...schema, version: schema.version + 1, properties }
    await put(call, after)
    return shown(call, after)
  }),

  handle(schemaRoutes.deleteProperty, async (call) => {
    const schema = await found(call, call.params.type)
    const property = schema.properties.find(({ key }) => key === call.params.key)
    if (!property) throw notFound(`property ${call.params.key}`)
    expectOwn(property, 'delete')
    if (schema.type === 'contact') {
      const forms = await allForms(call.db, call.tenant)
      const connections = await allConnections(call.db, call.tenant)
      expectNotAtWork(`The property "${property.label}"`, [
        ...forms
          .filter((form) => form.isPublic && formFills(form, true, property.key))
          .map(({ name }) => name),
        ...connections
          .filter((one) => isConnectionAtWork(one) && connectionFills(one, property.key))
          .map(({ name }) => name),
      ])
    }
    await put(call, {
      ...schema,
      version: schema.version + 1,
      properties: propertiesWithout(schema, property),
      deletedKeys: [...schema.deletedKeys, property.key],
    })
    return {}
  }),
]

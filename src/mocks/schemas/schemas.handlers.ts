import { conflict, expectVersion, notFound, ruleBroken } from '#domain/kernel/refusals'
import { schemaRoutes } from '#api/contract'
import type { Schema, SchemaProperty, SchemaType } from '#api/schemas'
import { fold } from '#lib/fold-text'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { schemaId, type SchemaRecord } from '#mocks/core/records'
import { expectUnused, usersOfProperty } from '#mocks/core/references'

/** Properties of one schema. */
const SCHEMA = { propertiesMax: 200 } as const

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

/** A label names one property, in each language. */
function expectFreeLabels(
  others: readonly SchemaProperty[],
  { label, labels = {} }: Pick<SchemaProperty, 'label' | 'labels'>,
): void {
  const taken = others.some(
    (other) =>
      fold(other.label) === fold(label) ||
      (['en', 'ja'] as const).some((locale) => {
        const [mine, theirs] = [labels[locale], other.labels?.[locale]]
        return mine !== undefined && theirs !== undefined && fold(mine) === fold(theirs)
      }),
  )
  if (taken) throw conflict(`Another property is labelled "${label}".`)
}

/** Only a choice has options, and each value is there once. */
function expectOptions({ type, options = [] }: Pick<SchemaProperty, 'type' | 'options'>): void {
  const isChoice = type === 'select' || type === 'multi_select'
  if (isChoice !== options.length > 0)
    throw ruleBroken(isChoice ? 'A choice takes at least one option.' : `A ${type} has no options.`)
  if (new Set(options.map(({ value }) => value)).size < options.length)
    throw ruleBroken('Two options have the same value.')
}

const inPlaces = (properties: readonly SchemaProperty[]) =>
  properties.map((property, position) => ({ ...property, position }))

export const schemaHandlers = [
  handle(schemaRoutes.one, (call) => shown(call.db, found(call, call.params.type))),

  handle(schemaRoutes.createProperty, (call) => {
    const { db, body } = call
    const schema = found(call, call.params.type)
    expectVersion(schema, body)
    const { version: _, ...property } = body
    if (schema.properties.length >= SCHEMA.propertiesMax)
      throw ruleBroken(`A schema has ${SCHEMA.propertiesMax} properties at most.`)
    if (schema.properties.some(({ key }) => key === body.key) || schema.deletedKeys.includes(body.key)) {
      throw conflict(`The key "${body.key}" is taken, or was once.`)
    }
    expectFreeLabels(schema.properties, body)
    expectOptions(body)
    const added = { ...property, system: false, position: schema.properties.length }
    return shown(
      db,
      db.schemas.put({ ...schema, version: schema.version + 1, properties: [...schema.properties, added] }),
    )
  }),

  handle(schemaRoutes.updateProperty, (call) => {
    const { db, body, params } = call
    const schema = found(call, params.type)
    expectVersion(schema, body)
    const before = schema.properties.find(({ key }) => key === params.key)
    if (!before) throw notFound(`property ${params.key}`)
    if (before.system) throw ruleBroken('A system property stays as it is.')
    const { version: _, position, ...changes } = body
    const after: SchemaProperty = {
      ...before,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    }
    const others = schema.properties.filter((one) => one !== before)
    expectFreeLabels(others, after)
    expectOptions(after)
    const inOrder = others.toSorted((a, b) => a.position - b.position)
    inOrder.splice(position ?? before.position, 0, after)
    return shown(
      db,
      db.schemas.put({ ...schema, version: schema.version + 1, properties: inPlaces(inOrder) }),
    )
  }),

  handle(schemaRoutes.deleteProperty, (call) => {
    const { db, params, workspaceId, clock } = call
    const schema = found(call, params.type)
    const property = schema.properties.find(({ key }) => key === params.key)
    if (!property) throw notFound(`property ${params.key}`)
    if (property.system) throw ruleBroken("A system property can't be deleted.")
    if (schema.type === 'contact')
      expectUnused(
        db,
        `The property "${property.label}"`,
        usersOfProperty(db, workspaceId, property.key),
        clock.now(),
      )
    const left = schema.properties
      .filter((one) => one !== property)
      .toSorted((a, b) => a.position - b.position)
    db.schemas.put({
      ...schema,
      version: schema.version + 1,
      properties: inPlaces(left),
      deletedKeys: [...schema.deletedKeys, property.key],
    })
    db.contacts(workspaceId).forgetAnswers()
    return {}
  }),
]

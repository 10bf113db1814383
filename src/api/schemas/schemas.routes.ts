import { del, get, post } from '#api/wire'
import type { Nothing } from '#api/shapes'
import type { NewProperty, PropertyUpdate, Schema } from './schemas.schema.ts'

/** `:type` is a SchemaType; writes answer the whole schema with its new version. */
export const schemaRoutes = {
  one: get('/schemas/:type').returns<Schema>(),
  createProperty: post('/schemas/:type/properties').body<NewProperty>().returns<Schema>(),
  updateProperty: post('/schemas/:type/properties/:key').body<PropertyUpdate>().returns<Schema>(),
  deleteProperty: del('/schemas/:type/properties/:key').returns<Nothing>(),
}

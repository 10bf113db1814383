import { contract } from '#api/wire'
import { Nothing } from '#api/shapes'
import { schemaRoutes } from './schemas.routes.ts'
import { NewProperty, PropertyUpdate, Schema } from './schemas.schema.ts'

export const schemasContract = contract(schemaRoutes, {
  one: { summary: 'The properties that contacts or events have.', result: Schema },
  createProperty: {
    summary: 'Adds a property; a key or label that is taken is a 409.',
    body: NewProperty,
    result: Schema,
  },
  updateProperty: {
    summary: 'Changes a property; key and type never change.',
    body: PropertyUpdate,
    result: Schema,
  },
  deleteProperty: { summary: 'Deletes a property and its values.', ownerOnly: true, result: Nothing },
})

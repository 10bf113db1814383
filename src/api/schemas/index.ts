export { useCreateProperty, useDeleteProperty, useSchema, useUpdateProperty } from './schemas.hooks.ts'
export { schemaRoutes } from './schemas.routes.ts'
export type {
  NewProperty,
  PropertyType,
  PropertyUpdate,
  Schema,
  SchemaProperty,
  SchemaType,
} from './schemas.schema.ts'

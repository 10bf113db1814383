import { useRead, useWrite } from '#api/core'
import { schemaRoutes } from './schemas.routes.ts'
import type { SchemaType } from './schemas.schema.ts'

export const useSchema = (type: SchemaType) => useRead(schemaRoutes.one, { params: { type } })

export const useCreateProperty = () =>
  useWrite(schemaRoutes.createProperty, { refreshes: [schemaRoutes.one] })

export const useUpdateProperty = () =>
  useWrite(schemaRoutes.updateProperty, { refreshes: [schemaRoutes.one] })

export const useDeleteProperty = () =>
  useWrite(schemaRoutes.deleteProperty, { refreshes: [schemaRoutes.one] })

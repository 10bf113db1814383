import { useRead, useVersionedWrite, useWrite } from '#api/core'
import { schemaRoutes } from './schemas.routes.ts'
import type { SchemaType } from './schemas.schema.ts'

export const useSchema = (type: SchemaType) => useRead(schemaRoutes.one, { params: { type } })

export const useCreateProperty = () =>
  useVersionedWrite(schemaRoutes.createProperty, { record: schemaRoutes.one, refreshes: [schemaRoutes.one] })

export const useUpdateProperty = () =>
  useVersionedWrite(schemaRoutes.updateProperty, { record: schemaRoutes.one, refreshes: [schemaRoutes.one] })

export const useDeleteProperty = () =>
  useWrite(schemaRoutes.deleteProperty, { refreshes: [schemaRoutes.one] })

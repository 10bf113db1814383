import { useRead, useVersionedWrite } from '#api/core'
import { brandRoutes } from './brand.routes.ts'

const brand = [brandRoutes.one]

export const useBrand = () => useRead(brandRoutes.one, {})

export const useUpdateBrand = () =>
  useVersionedWrite(brandRoutes.update, { record: brandRoutes.one, refreshes: brand })

import { useRead, useWrite } from '#api/core'
import { brandRoutes } from './brand.routes.ts'

const brand = [brandRoutes.one]

export const useBrand = () => useRead(brandRoutes.one, {})

export const useUpdateBrand = () => useWrite(brandRoutes.update, { refreshes: brand })

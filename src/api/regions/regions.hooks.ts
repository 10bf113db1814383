import { useRead } from '#api/core'
import { regionRoutes } from './regions.routes.ts'

export const useRegions = () => useRead(regionRoutes.list, {})

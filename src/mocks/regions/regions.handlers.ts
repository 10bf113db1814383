import { regionRoutes } from '#api/contract'
import { regions } from '#domain/regions/regions'
import { handle } from '#mocks/core/handle'

export const regionHandlers = [handle(regionRoutes.list, () => ({ items: [...regions] }))]

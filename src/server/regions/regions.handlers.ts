import { regionRoutes } from '#api/contract'
import { regions } from '#domain/regions/regions'
import { handle } from '#server/http/handle'

export const regionHandlers = [handle(regionRoutes.list, async () => ({ items: [...regions] }))]

import { regionRoutes } from '#api/contract'
import type { Region } from '#api/regions'
import { handle } from '#mocks/core/handle'

const regions: readonly Region[] = [
  { id: 'ap-northeast-1', name: 'Asia Pacific (Tokyo)', city: 'Tokyo', isDefault: true },
  { id: 'us-east-1', name: 'US East (N. Virginia)', city: 'Ashburn', isDefault: false },
  { id: 'eu-west-1', name: 'Europe (Ireland)', city: 'Dublin', isDefault: false },
]

export const regionHandlers = [handle(regionRoutes.list, () => ({ items: [...regions] }))]

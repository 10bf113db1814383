import { authHandlers } from '#server/auth/auth.handlers'
import type { Handler } from '#server/http/handle'
import type { GroupSettings } from '#server/http/group-settings'

/** What answers the routes of each group of the contract. A route that nobody answers yet is a 501. */
export const handlerGroups = (settings: GroupSettings): readonly (readonly Handler[])[] => [
  authHandlers(settings),
]

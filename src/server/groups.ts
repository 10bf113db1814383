import { accountHandlers } from '#server/accounts/accounts.handlers'
import { apiKeyHandlers } from '#server/api-keys/api-keys.handlers'
import { authHandlers } from '#server/auth/auth.handlers'
import { brandHandlers } from '#server/brand/brand.handlers'
import type { GroupSettings } from '#server/http/group-settings'
import type { Handler } from '#server/http/handle'
import { invitationLinkHandlers } from '#server/invitation-link/invitation-link.handlers'
import { invitationHandlers } from '#server/invitations/invitations.handlers'
import { regionHandlers } from '#server/regions/regions.handlers'
import { scriptTagHandlers } from '#server/script-tag/script-tag.handlers'
import { selfAccountHandlers } from '#server/self-account/self-account.handlers'
import { webApiHandlers } from '#server/web-api/web-api.handlers'
import { workspaceHandlers } from '#server/workspace/workspace.handlers'

/** What answers the routes of each group of the contract. A route that nobody answers yet is a 501. */
export const handlerGroups = (settings: GroupSettings): readonly (readonly Handler[])[] => [
  accountHandlers,
  apiKeyHandlers,
  authHandlers(settings),
  brandHandlers,
  invitationHandlers,
  invitationLinkHandlers(settings),
  regionHandlers,
  scriptTagHandlers,
  selfAccountHandlers,
  webApiHandlers(settings),
  workspaceHandlers,
]

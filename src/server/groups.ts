import { accountHandlers } from '#server/accounts/accounts.handlers'
import { aiHandlers } from '#server/ai/ai.handlers'
import { aiThreadHandlers } from '#server/ai-threads/ai-threads.handlers'
import { apiKeyHandlers } from '#server/api-keys/api-keys.handlers'
import { authHandlers } from '#server/auth/auth.handlers'
import { brandHandlers } from '#server/brand/brand.handlers'
import { campaignHandlers } from '#server/campaigns/campaigns.handlers'
import { certificateHandlers } from '#server/certificates/certificates.handlers'
import { connectionHandlers } from '#server/connections/connections.handlers'
import { contactEventHandlers } from '#server/contact-events/contact-events.handlers'
import { contactHandlers } from '#server/contacts/contacts.handlers'
import { customHostnameHandlers } from '#server/custom-hostnames/custom-hostnames.handlers'
import { domainHandlers } from '#server/domains/domains.handlers'
import { formHandlers } from '#server/forms/forms.handlers'
import type { GroupSettings } from '#server/http/group-settings'
import type { Handler } from '#server/http/handle'
import { importHandlers } from '#server/import/import.handlers'
import { integrationCredentialHandlers } from '#server/integration-credentials/integration-credentials.handlers'
import { integrationHandlers } from '#server/integrations/integrations.handlers'
import { invitationLinkHandlers } from '#server/invitation-link/invitation-link.handlers'
import { invitationHandlers } from '#server/invitations/invitations.handlers'
import { mailingListHandlers } from '#server/mailing-lists/mailing-lists.handlers'
import { regionHandlers } from '#server/regions/regions.handlers'
import { schemaHandlers } from '#server/schemas/schemas.handlers'
import { scriptTagHandlers } from '#server/script-tag/script-tag.handlers'
import { segmentHandlers } from '#server/segments/segments.handlers'
import { selfAccountHandlers } from '#server/self-account/self-account.handlers'
import { senderHandlers } from '#server/senders/senders.handlers'
import { trackingHandlers } from '#server/tracking/tracking.handlers'
import { transactionalHandlers } from '#server/transactional/transactional.handlers'
import { usageHandlers } from '#server/usages/usages.handlers'
import { uploadHandlers } from '#server/upload/upload.handlers'
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
  schemaHandlers,
  mailingListHandlers,
  contactHandlers,
  contactEventHandlers,
  importHandlers,
  segmentHandlers,
  trackingHandlers(),
  usageHandlers,
  uploadHandlers(settings),
  formHandlers(settings),
  campaignHandlers(settings),
  domainHandlers(settings),
  senderHandlers(settings),
  transactionalHandlers(settings),
  customHostnameHandlers(settings),
  certificateHandlers(settings),
  integrationHandlers(settings),
  integrationCredentialHandlers(settings),
  connectionHandlers(settings),
  aiHandlers(settings),
  aiThreadHandlers(settings),
]

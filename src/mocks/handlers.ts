import { authHandlers } from '#mocks/auth/auth.handlers'
import type { Handler, Settler } from '#mocks/core/handle'

/** What answers the routes of a group, and what time brings about in it. */
export interface HandlerGroup {
  handlers: readonly Handler[]
  settlers?: readonly Settler[]
}

/** The groups of the contract by name. Each is loaded with the first call of it: together they hold two whole worlds of texts. */
export const handlerGroups: Readonly<Record<string, () => Promise<HandlerGroup>>> = {
  accounts: async () => ({ handlers: (await import('#mocks/accounts/accounts.handlers')).accountHandlers }),
  // Every call asks it who is there.
  auth: async () => ({ handlers: authHandlers }),
  campaigns: async () => ({
    handlers: (await import('#mocks/campaigns/campaigns.handlers')).campaignHandlers,
    settlers: (await import('#mocks/campaigns/campaign-settlers')).campaignSettlers,
  }),
  'contact-events': async () => ({
    handlers: (await import('#mocks/contact-events/contact-events.handlers')).contactEventHandlers,
    // What campaigns led to is part of what happened, and so is who came into a segment.
    settlers: [
      ...(await import('#mocks/campaigns/campaign-settlers')).campaignSettlers,
      ...(await import('#mocks/segments/segment-moves')).segmentSettlers,
    ],
  }),
  contacts: async () => ({
    handlers: (await import('#mocks/contacts/contacts.handlers')).contactHandlers,
    // A campaign that has come due changes contacts.
    settlers: (await import('#mocks/campaigns/campaign-settlers')).campaignSettlers,
  }),
  import: async () => ({ handlers: (await import('#mocks/import/import.handlers')).importHandlers }),
  'mailing-lists': async () => ({
    handlers: (await import('#mocks/mailing-lists/mailing-lists.handlers')).mailingListHandlers,
  }),
  schemas: async () => ({ handlers: (await import('#mocks/schemas/schemas.handlers')).schemaHandlers }),
  segments: async () => ({
    handlers: (await import('#mocks/segments/segments.handlers')).segmentHandlers,
    settlers: (await import('#mocks/segments/segment-moves')).segmentSettlers,
  }),
  'self-account': async () => ({
    handlers: (await import('#mocks/self-account/self-account.handlers')).selfAccountHandlers,
  }),
  tracking: async () => ({ handlers: (await import('#mocks/tracking/tracking.handlers')).trackingHandlers }),
  transactional: async () => ({
    handlers: (await import('#mocks/transactional/transactional.handlers')).transactionalHandlers,
  }),
  usages: async () => ({
    handlers: (await import('#mocks/usages/usages.handlers')).usageHandlers,
    // What was scheduled and has gone out since is used too.
    settlers: (await import('#mocks/campaigns/campaign-settlers')).campaignSettlers,
  }),
  workspace: async () => ({
    handlers: (await import('#mocks/workspace/workspace.handlers')).workspaceHandlers,
  }),
  integrations: async () => ({
    handlers: (await import('#mocks/integrations/integrations.handlers')).integrationHandlers,
  }),
  'integration-credentials': async () => ({
    handlers: (await import('#mocks/integration-credentials/integration-credentials.handlers'))
      .integrationCredentialHandlers,
  }),
  connections: async () => {
    const group = await import('#mocks/connections/connections.handlers')
    return { handlers: group.connectionHandlers, settlers: group.connectionSettlers }
  },
  'invitation-link': async () => ({
    handlers: (await import('#mocks/invitation-link/invitation-link.handlers')).invitationLinkHandlers,
  }),
  invitations: async () => ({
    handlers: (await import('#mocks/invitations/invitations.handlers')).invitationHandlers,
  }),
  'script-tag': async () => ({
    handlers: (await import('#mocks/script-tag/script-tag.handlers')).scriptTagHandlers,
  }),
  'web-api': async () => ({ handlers: (await import('#mocks/web-api/web-api.handlers')).webApiHandlers }),
  'api-keys': async () => ({ handlers: (await import('#mocks/api-keys/api-keys.handlers')).apiKeyHandlers }),
  regions: async () => ({ handlers: (await import('#mocks/regions/regions.handlers')).regionHandlers }),
  domains: async () => ({ handlers: (await import('#mocks/domains/domains.handlers')).domainHandlers }),
  'custom-hostnames': async () => ({
    handlers: (await import('#mocks/custom-hostnames/custom-hostnames.handlers')).customHostnameHandlers,
  }),
  certificates: async () => ({
    handlers: (await import('#mocks/certificates/certificates.handlers')).certificateHandlers,
  }),
  senders: async () => ({ handlers: (await import('#mocks/senders/senders.handlers')).senderHandlers }),
  brand: async () => ({ handlers: (await import('#mocks/brand/brand.handlers')).brandHandlers }),
  upload: async () => ({ handlers: (await import('#mocks/upload/upload.handlers')).uploadHandlers }),
  forms: async () => ({ handlers: (await import('#mocks/forms/forms.handlers')).formHandlers }),
  ai: async () => ({ handlers: (await import('#mocks/ai/ai.handlers')).aiHandlers }),
  'ai-threads': async () => ({
    handlers: (await import('#mocks/ai-threads/ai-threads.handlers')).aiThreadHandlers,
  }),
}

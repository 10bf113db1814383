import { authHandlers } from './auth.handlers.ts'
import type { Handler, Settler } from './handle.ts'

/** What answers the routes of a group, and what time brings about in it. */
export interface HandlerGroup {
  handlers: readonly Handler[]
  settlers?: readonly Settler[]
}

/** The groups of the contract by name. Each is loaded with the first call of it: together they hold two whole worlds of texts. */
export const handlerGroups: Readonly<Record<string, () => Promise<HandlerGroup>>> = {
  accounts: async () => ({ handlers: (await import('./accounts.handlers.ts')).accountHandlers }),
  // Every call asks it who is there.
  auth: async () => ({ handlers: authHandlers }),
  campaigns: async () => ({
    handlers: (await import('./campaigns.handlers.ts')).campaignHandlers,
    settlers: (await import('./campaign-settlers.ts')).campaignSettlers,
  }),
  'contact-events': async () => ({
    handlers: (await import('./contact-events.handlers.ts')).contactEventHandlers,
    // What campaigns led to is part of what happened.
    settlers: (await import('./campaign-settlers.ts')).campaignSettlers,
  }),
  contacts: async () => ({
    handlers: (await import('./contacts.handlers.ts')).contactHandlers,
    // A campaign that has come due changes contacts.
    settlers: (await import('./campaign-settlers.ts')).campaignSettlers,
  }),
  import: async () => ({ handlers: (await import('./import.handlers.ts')).importHandlers }),
  'mailing-lists': async () => ({
    handlers: (await import('./mailing-lists.handlers.ts')).mailingListHandlers,
  }),
  schemas: async () => ({ handlers: (await import('./schemas.handlers.ts')).schemaHandlers }),
  segments: async () => ({ handlers: (await import('./segments.handlers.ts')).segmentHandlers }),
  'self-account': async () => ({
    handlers: (await import('./self-account.handlers.ts')).selfAccountHandlers,
  }),
  tracking: async () => ({ handlers: (await import('./tracking.handlers.ts')).trackingHandlers }),
  transactional: async () => ({
    handlers: (await import('./transactional.handlers.ts')).transactionalHandlers,
  }),
  usages: async () => ({
    handlers: (await import('./usages.handlers.ts')).usageHandlers,
    // What was scheduled and has gone out since is used too.
    settlers: (await import('./campaign-settlers.ts')).campaignSettlers,
  }),
  workspace: async () => ({ handlers: (await import('./workspace.handlers.ts')).workspaceHandlers }),
  integrations: async () => ({ handlers: (await import('./integrations.handlers.ts')).integrationHandlers }),
  'integration-credentials': async () => ({
    handlers: (await import('./integration-credentials.handlers.ts')).integrationCredentialHandlers,
  }),
  connections: async () => {
    const group = await import('./connections.handlers.ts')
    return { handlers: group.connectionHandlers, settlers: group.connectionSettlers }
  },
  'invitation-link': async () => ({
    handlers: (await import('./invitation-link.handlers.ts')).invitationLinkHandlers,
  }),
  invitations: async () => ({ handlers: (await import('./invitations.handlers.ts')).invitationHandlers }),
  'script-tag': async () => ({ handlers: (await import('./script-tag.handlers.ts')).scriptTagHandlers }),
  'web-api': async () => ({ handlers: (await import('./web-api.handlers.ts')).webApiHandlers }),
  'api-keys': async () => ({ handlers: (await import('./api-keys.handlers.ts')).apiKeyHandlers }),
  regions: async () => ({ handlers: (await import('./regions.handlers.ts')).regionHandlers }),
  domains: async () => ({ handlers: (await import('./domains.handlers.ts')).domainHandlers }),
  'custom-hostnames': async () => ({
    handlers: (await import('./custom-hostnames.handlers.ts')).customHostnameHandlers,
  }),
  certificates: async () => ({ handlers: (await import('./certificates.handlers.ts')).certificateHandlers }),
  senders: async () => ({ handlers: (await import('./senders.handlers.ts')).senderHandlers }),
  brand: async () => ({ handlers: (await import('./brand.handlers.ts')).brandHandlers }),
  upload: async () => ({ handlers: (await import('./upload.handlers.ts')).uploadHandlers }),
  forms: async () => ({ handlers: (await import('./forms.handlers.ts')).formHandlers }),
  ai: async () => ({ handlers: (await import('./ai.handlers.ts')).aiHandlers }),
  'ai-threads': async () => ({ handlers: (await import('./ai-threads.handlers.ts')).aiThreadHandlers }),
}

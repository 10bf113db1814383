import type { BoundRoute } from '#api/wire'
import { accountsContract } from './accounts/accounts.contract.ts'
import { aiThreadsContract } from './ai-threads/ai-threads.contract.ts'
import { aiContract } from './ai/ai.contract.ts'
import { apiKeysContract } from './api-keys/api-keys.contract.ts'
import { authContract } from './auth/auth.contract.ts'
import { brandContract } from './brand/brand.contract.ts'
import { campaignsContract } from './campaigns/campaigns.contract.ts'
import { certificatesContract } from './certificates/certificates.contract.ts'
import { connectionsContract } from './connections/connections.contract.ts'
import { contactEventsContract } from './contact-events/contact-events.contract.ts'
import { contactsContract } from './contacts/contacts.contract.ts'
import { customHostnamesContract } from './custom-hostnames/custom-hostnames.contract.ts'
import { domainsContract } from './domains/domains.contract.ts'
import { formsContract } from './forms/forms.contract.ts'
import { importContract } from './import/import.contract.ts'
import { integrationCredentialsContract } from './integration-credentials/integration-credentials.contract.ts'
import { integrationsContract } from './integrations/integrations.contract.ts'
import { invitationLinkContract } from './invitation-link/invitation-link.contract.ts'
import { invitationsContract } from './invitations/invitations.contract.ts'
import { mailingListsContract } from './mailing-lists/mailing-lists.contract.ts'
import { regionsContract } from './regions/regions.contract.ts'
import { schemasContract } from './schemas/schemas.contract.ts'
import { scriptTagContract } from './script-tag/script-tag.contract.ts'
import { segmentsContract } from './segments/segments.contract.ts'
import { selfAccountContract } from './self-account/self-account.contract.ts'
import { sendersContract } from './senders/senders.contract.ts'
import { trackingContract } from './tracking/tracking.contract.ts'
import { transactionalContract } from './transactional/transactional.contract.ts'
import { uploadContract } from './upload/upload.contract.ts'
import { usagesContract } from './usages/usages.contract.ts'
import { webApiContract } from './web-api/web-api.contract.ts'
import { workspaceContract } from './workspace/workspace.contract.ts'

/** A route with its schemas, and where it stands: `base` comes before its path. */
export interface ContractRoute extends BoundRoute {
  name: string
  base: '/v1' | '/web/v1'
}

/** Every call of the API by `<group>.<name>`. For the mock backend, tests and the OpenAPI document; the app never imports it. */
export const contract: Readonly<Record<string, ContractRoute>> = {
  ...group('accounts', accountsContract),
  ...group('ai', aiContract),
  ...group('ai-threads', aiThreadsContract),
  ...group('api-keys', apiKeysContract),
  ...group('auth', authContract),
  ...group('brand', brandContract),
  ...group('campaigns', campaignsContract),
  ...group('certificates', certificatesContract),
  ...group('connections', connectionsContract),
  ...group('contact-events', contactEventsContract),
  ...group('contacts', contactsContract),
  ...group('custom-hostnames', customHostnamesContract),
  ...group('domains', domainsContract),
  ...group('forms', formsContract),
  ...group('import', importContract),
  ...group('integration-credentials', integrationCredentialsContract),
  ...group('integrations', integrationsContract),
  ...group('invitation-link', invitationLinkContract),
  ...group('invitations', invitationsContract),
  ...group('mailing-lists', mailingListsContract),
  ...group('regions', regionsContract),
  ...group('schemas', schemasContract),
  ...group('script-tag', scriptTagContract),
  ...group('segments', segmentsContract),
  ...group('self-account', selfAccountContract),
  ...group('senders', sendersContract),
  ...group('tracking', trackingContract, '/web/v1'),
  ...group('transactional', transactionalContract),
  ...group('upload', uploadContract),
  ...group('usages', usagesContract),
  ...group('web-api', webApiContract),
  ...group('workspace', workspaceContract),
}

function group(name: string, routes: Record<string, BoundRoute>, base: ContractRoute['base'] = '/v1') {
  return Object.fromEntries(
    Object.entries(routes).map(([key, bound]): [string, ContractRoute] => [
      `${name}.${key}`,
      { ...bound, name: `${name}.${key}`, base },
    ]),
  )
}

// The routes themselves, for backends and scripts that must not load the hooks beside them.
export { accountRoutes } from './accounts/accounts.routes.ts'
export { aiThreadRoutes } from './ai-threads/ai-threads.routes.ts'
export { aiRoutes } from './ai/ai.routes.ts'
export { apiKeyRoutes } from './api-keys/api-keys.routes.ts'
export { authRoutes } from './auth/auth.routes.ts'
export { brandRoutes } from './brand/brand.routes.ts'
export { campaignRoutes } from './campaigns/campaigns.routes.ts'
export { certificateRoutes } from './certificates/certificates.routes.ts'
export { connectionRoutes } from './connections/connections.routes.ts'
export { contactEventRoutes } from './contact-events/contact-events.routes.ts'
export { contactRoutes } from './contacts/contacts.routes.ts'
export { customHostnameRoutes } from './custom-hostnames/custom-hostnames.routes.ts'
export { domainRoutes } from './domains/domains.routes.ts'
export { formRoutes } from './forms/forms.routes.ts'
export { importRoutes } from './import/import.routes.ts'
export { integrationCredentialRoutes } from './integration-credentials/integration-credentials.routes.ts'
export { integrationRoutes } from './integrations/integrations.routes.ts'
export { invitationLinkRoutes } from './invitation-link/invitation-link.routes.ts'
export { invitationRoutes } from './invitations/invitations.routes.ts'
export { mailingListRoutes } from './mailing-lists/mailing-lists.routes.ts'
export { regionRoutes } from './regions/regions.routes.ts'
export { schemaRoutes } from './schemas/schemas.routes.ts'
export { scriptTagRoutes } from './script-tag/script-tag.routes.ts'
export { segmentRoutes } from './segments/segments.routes.ts'
export { selfAccountRoutes } from './self-account/self-account.routes.ts'
export { senderRoutes } from './senders/senders.routes.ts'
export { trackingRoutes } from './tracking/tracking.routes.ts'
export { transactionalRoutes } from './transactional/transactional.routes.ts'
export { uploadRoutes } from './upload/upload.routes.ts'
export { usageRoutes } from './usages/usages.routes.ts'
export { webApiRoutes } from './web-api/web-api.routes.ts'
export { workspaceRoutes } from './workspace/workspace.routes.ts'

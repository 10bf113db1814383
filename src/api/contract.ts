import type { BoundRoute } from '#api/wire'
import { accountsContract } from './accounts/accounts.contract.ts'
import { authContract } from './auth/auth.contract.ts'
import { contactEventsContract } from './contact-events/contact-events.contract.ts'
import { contactsContract } from './contacts/contacts.contract.ts'
import { importContract } from './import/import.contract.ts'
import { mailingListsContract } from './mailing-lists/mailing-lists.contract.ts'
import { schemasContract } from './schemas/schemas.contract.ts'
import { selfAccountContract } from './self-account/self-account.contract.ts'
import { trackingContract } from './tracking/tracking.contract.ts'
import { workspaceContract } from './workspace/workspace.contract.ts'

/** A route with its schemas, and where it stands: `base` comes before its path. */
export interface ContractRoute extends BoundRoute {
  name: string
  base: '/v1' | '/web/v1'
}

/** Every call of the API by `<group>.<name>`. For the mock backend, tests and the OpenAPI document; the app never imports it. */
export const contract: Readonly<Record<string, ContractRoute>> = {
  ...group('accounts', accountsContract),
  ...group('auth', authContract),
  ...group('contact-events', contactEventsContract),
  ...group('contacts', contactsContract),
  ...group('import', importContract),
  ...group('mailing-lists', mailingListsContract),
  ...group('schemas', schemasContract),
  ...group('self-account', selfAccountContract),
  ...group('tracking', trackingContract, '/web/v1'),
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
export { authRoutes } from './auth/auth.routes.ts'
export { contactEventRoutes } from './contact-events/contact-events.routes.ts'
export { contactRoutes } from './contacts/contacts.routes.ts'
export { importRoutes } from './import/import.routes.ts'
export { mailingListRoutes } from './mailing-lists/mailing-lists.routes.ts'
export { schemaRoutes } from './schemas/schemas.routes.ts'
export { selfAccountRoutes } from './self-account/self-account.routes.ts'
export { trackingRoutes } from './tracking/tracking.routes.ts'
export { workspaceRoutes } from './workspace/workspace.routes.ts'

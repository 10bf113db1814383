import type { BoundRoute } from '#api/core'
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

import { accountHandlers } from './accounts.handlers.ts'
import { authHandlers } from './auth.handlers.ts'
import { contactEventHandlers } from './contact-events.handlers.ts'
import { contactHandlers } from './contacts.handlers.ts'
import type { Handler } from './handle.ts'
import { importHandlers } from './import.handlers.ts'
import { mailingListHandlers } from './mailing-lists.handlers.ts'
import { schemaHandlers } from './schemas.handlers.ts'
import { selfAccountHandlers } from './self-account.handlers.ts'
import { trackingHandlers } from './tracking.handlers.ts'
import { workspaceHandlers } from './workspace.handlers.ts'

/** What answers the routes of the contract. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...authHandlers,
  ...contactEventHandlers,
  ...contactHandlers,
  ...importHandlers,
  ...mailingListHandlers,
  ...schemaHandlers,
  ...selfAccountHandlers,
  ...trackingHandlers,
  ...workspaceHandlers,
]

import { pathOf } from '#lib/path'

/** Every address of the product by its route name (ROU-1, ROU-2). */
export const paths = {
  SIGN_IN_UP: '/sign-in-up',
  INVITE: '/invite/:token',
  INTEGRATION_CALLBACK: '/integration/callback',
  WORKSPACES: '/workspaces',
  WORKSPACE_HOME: '/workspaces/:workspaceId',
  WORKSPACE_EDITOR: '/workspaces/:workspaceId/editor',
  WORKSPACE_CAMPAIGNS: '/workspaces/:workspaceId/campaigns',
  WORKSPACE_CAMPAIGNS_EDIT: '/workspaces/:workspaceId/campaigns/:campaignId',
  WORKSPACE_CONTACTS: '/workspaces/:workspaceId/contacts',
  WORKSPACE_SENDERS_EACH: '/workspaces/:workspaceId/senders/:senderId',
  WORKSPACE_FORMS: '/workspaces/:workspaceId/forms',
  WORKSPACE_FORMS_EACH: '/workspaces/:workspaceId/forms/:formId',
  WORKSPACE_FORMS_EACH_EDIT: '/workspaces/:workspaceId/forms/:formId/edit',
  WORKSPACE_CONNECTIONS: '/workspaces/:workspaceId/connections',
  WORKSPACE_CONNECTIONS_NEW: '/workspaces/:workspaceId/connections/new',
  WORKSPACE_AMP_REGISTRATION: '/workspaces/:workspaceId/amp_registration',
  EXAMPLE: '/example/:workspaceId',
  DEMO_EDITOR: '/demo/editor',
  OTHERS_TO_HOME: '*',
} as const

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * An address: parameters substituted and encoded, only non-empty query values appended (ROU-3). Throws for a
 * parameter that is empty, `.` or `..`.
 */
export function link<Path extends string>(
  path: Path,
  params: Readonly<Record<Params<Path>, string>>,
  query: Readonly<Record<string, string | number | boolean | null | undefined>> = {},
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return pathOf(path, params) + (text === '' ? '' : `?${text}`)
}

import { keepForTab, tabKeys, takeFromTab } from '#lib/storage'

/** What this tab remembers while the person is at the other service: who comes back with another state did not leave from here. */
export interface IntegrationRequest {
  state: string
  credentialId: string
  workspaceId: string
  /** What the credential is called. */
  name: string
  /** Path and query of the page that asked, to return to; without it a new connection is begun. */
  returnTo?: string | undefined
}

/** Remembers it for the way back. */
export function rememberRequest({
  state,
  credentialId,
  workspaceId,
  name,
  returnTo,
}: IntegrationRequest): void {
  const parts = [state, credentialId, workspaceId, name, ...(returnTo === undefined ? [] : [returnTo])]
  keepForTab(tabKeys.integrationRequest, JSON.stringify(parts))
}

/** What was remembered, once: whoever asks again gets nothing. */
export function takeRequest(): IntegrationRequest | undefined {
  return requestIn(takeFromTab(tabKeys.integrationRequest))
}

/** Reads what was remembered; undefined for what can't be it. */
export function requestIn(text: string | undefined): IntegrationRequest | undefined {
  if (text === undefined) return undefined
  try {
    const parts: unknown = JSON.parse(text)
    if (!Array.isArray(parts) || ![4, 5].includes(parts.length)) return undefined
    const [state, credentialId, workspaceId, name, returnTo]: unknown[] = parts
    if (
      typeof state !== 'string' ||
      !isId(credentialId) ||
      !isId(workspaceId) ||
      typeof name !== 'string' ||
      state === ''
    )
      return undefined
    // A page that is none of the workspace's connections is not returned to.
    const isOurs =
      typeof returnTo === 'string' &&
      new RegExp(`^/workspaces/${workspaceId}/connections(/new)?([?#]|$)`).test(returnTo)
    return { state, credentialId, workspaceId, name, ...(isOurs && { returnTo }) }
  } catch {
    return undefined
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,128}$/.test(value)

/**
 * The workspace that a state of ours names: it is `workspace.credential.secret`. It is only good for showing where to start
 * again.
 */
export function workspaceOfState(state: string | undefined): string | undefined {
  const [workspaceId, credentialId, secret, ...more] = (state ?? '').slice(0, 400).split('.')
  return isId(workspaceId) && isId(credentialId) && secret !== undefined && more.length === 0
    ? workspaceId
    : undefined
}

/** What came back from the other service, against what was asked for. */
export type Return =
  | { kind: 'exchange'; request: IntegrationRequest; code: string }
  /** The person said no there, or the service did; `error` is its word for it. */
  | { kind: 'refused'; request: IntegrationRequest | undefined; error: string }
  /** There is nothing in the address: it was opened by hand, or again. `workspaceId`: where it was asked for, if it was read before. */
  | { kind: 'missing'; workspaceId?: string }
  /** It is no answer to what this tab asked for. `workspaceId`: where it was probably asked for. */
  | { kind: 'mismatch'; workspaceId?: string }

/**
 * What to do with an address of the other service's making (CNN-2 to CNN-4). `readFor`: the workspace for which this page of
 * the tab's history was read before.
 */
export function readReturn(
  { code, state, error }: Readonly<Record<string, string | undefined>>,
  request: IntegrationRequest | undefined,
  readFor?: string,
): Return {
  if (error !== undefined && error !== '')
    return { kind: 'refused', request: request?.state === state ? request : undefined, error }
  if (!code || !state) return { kind: 'missing', ...(readFor !== undefined && { workspaceId: readFor }) }
  if (request?.state === state) return { kind: 'exchange', request, code }
  const workspaceId = workspaceOfState(state)
  return { kind: 'mismatch', ...(workspaceId !== undefined && { workspaceId }) }
}

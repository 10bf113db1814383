import { keepForTab, tabKeys, takeFromTab } from '#lib/storage'

/** What this tab remembers while the person is at the other service: who comes back with another state did not leave from here. */
export interface IntegrationRequest {
  state: string
  credentialId: string
  workspaceId: string
  /** What the credential is called. */
  name: string
}

/** Remembers it for the way back. */
export function rememberRequest({ state, credentialId, workspaceId, name }: IntegrationRequest): void {
  keepForTab(tabKeys.integrationRequest, JSON.stringify([state, credentialId, workspaceId, name]))
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
    if (!Array.isArray(parts) || parts.length !== 4) return undefined
    const [state, credentialId, workspaceId, name]: unknown[] = parts
    if (
      typeof state !== 'string' ||
      !isId(credentialId) ||
      !isId(workspaceId) ||
      typeof name !== 'string' ||
      state === ''
    )
      return undefined
    return { state, credentialId, workspaceId, name }
  } catch {
    return undefined
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,128}$/.test(value)

/** What came back from the other service, against what was asked for. */
export type Return =
  | { kind: 'exchange'; request: IntegrationRequest; code: string }
  /** The person said no there, or the service did; `error` is its word for it. */
  | { kind: 'refused'; request: IntegrationRequest | undefined; error: string }
  /** There is nothing in the address: it was opened by hand, or again. */
  | { kind: 'missing' }
  /** It is no answer to what this tab asked for. */
  | { kind: 'mismatch' }

/** What to do with an address of the other service's making (CNN-2 to CNN-4). */
export function readReturn(
  { code, state, error }: Readonly<Record<string, string | undefined>>,
  request: IntegrationRequest | undefined,
): Return {
  if (error !== undefined && error !== '')
    return { kind: 'refused', request: request?.state === state ? request : undefined, error }
  if (!code || !state) return { kind: 'missing' }
  return request?.state === state ? { kind: 'exchange', request, code } : { kind: 'mismatch' }
}

import { useRequestCredential, type IntegrationCredential } from '#api/integration-credentials'
import { useScopedWorkspaceId } from '#api/core'
import { rememberRequest } from './integration-request.model.ts'
import { safeHref } from '#lib/safe-url'

export interface AskAccess {
  /** Leaves for the other service; resolves to whether it did. */
  ask: (credential: Pick<IntegrationCredential, 'id' | 'name'>, returnTo?: string) => Promise<boolean>
  isAsking: boolean
  /** Why it could not be asked for. */
  error: ReturnType<typeof useRequestCredential>['error']
}

/**
 * Asks another service for access: requests the address to go to, remembers what this tab asked for and leaves. Only http
 * and https addresses are followed (CNN-30).
 */
export function useAskAccess(leave: (href: string) => void): AskAccess {
  const workspaceId = useScopedWorkspaceId()
  const { send, isSending, error } = useRequestCredential()
  return {
    isAsking: isSending,
    error,
    async ask({ id, name }, returnTo) {
      const outcome = await send({ params: { credentialId: id } })
      if (!outcome.ok || workspaceId === undefined) return false
      const href = safeHref(outcome.data.authorizationUrl)
      if (href === undefined || !/^https?:/.test(href)) return false
      rememberRequest({ state: outcome.data.state, credentialId: id, workspaceId, name, returnTo })
      leave(href)
      return true
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { IntegrationCallbackScreen, readReturn, takeRequest } from '#features/connections'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'

type IntegrationRequest = NonNullable<ReturnType<typeof takeRequest>>

/** A window that was opened for this by one of ours. */
const openerOfOurs = (): Window | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `opener` has no type, and is a window or nothing.
  (window.opener as Window | null) ?? undefined

export function IntegrationCallbackPage() {
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const [back, setBack] = useState<ReturnType<typeof readReturn>>()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const request = takeRequest()
    setBack(readReturn(parseQuery(search), request, typeof state === 'string' ? state : undefined))
    // The code is gone from the address before anything else reads that. After a reload only the workspace is known.
    void navigate(pathname, { replace: true, state: request?.workspaceId ?? state })
  }, [navigate, pathname, search, state])
  const hrefOf = ({ workspaceId, credentialId, returnTo }: IntegrationRequest) =>
    returnTo ?? link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }, { credentialId })
  return (
    <IntegrationCallbackScreen
      back={back}
      hrefOf={hrefOf}
      workspacesHref={paths.WORKSPACES}
      connectionsHrefOf={(workspaceId) => link(paths.WORKSPACE_CONNECTIONS, { workspaceId })}
      onConnected={({ credentialId }) => {
        const opener = openerOfOurs()
        if (!opener) return
        opener.postMessage({ type: 'integration-connected', credentialId }, window.location.origin)
        window.close()
      }}
      onGoOn={(request) => void navigate(hrefOf(request), { replace: true })}
      onLeave={(href) => window.location.assign(href)}
    />
  )
}

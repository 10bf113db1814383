import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useApi, useRefresh, WorkspaceScope } from '#api/core'
import { selfAccountRoutes, useWorkspaceAccount } from '#api/self-account'
import { useWorkspace } from '#api/workspace'
import { toasts } from '#components/toast'
import { messages } from './lost-access.messages.ts'
import { workspaceIdAt } from './routes.tsx'

const ROLE = [selfAccountRoutes.workspaceAccount]

/** Reads the role again when a call is refused (SES-25), and says where there is none any more (SES-26). */
export function LostAccess() {
  const workspaceId = workspaceIdAt(useLocation().pathname)
  return workspaceId === undefined ? null : (
    <WorkspaceScope key={workspaceId} workspaceId={workspaceId}>
      <InWorkspace />
    </WorkspaceScope>
  )
}

function InWorkspace() {
  const { client } = useApi()
  const refresh = useRefresh()
  const [isInDoubt, setInDoubt] = useState(false)
  useEffect(
    () =>
      client.whenForbidden((route) => {
        // The answer to the question itself raises no further one.
        if (route === selfAccountRoutes.workspaceAccount) return
        setInDoubt(true)
        refresh(ROLE)
      }),
    [client, refresh],
  )
  return isInDoubt ? <SaysWhenLost /> : null
}

function SaysWhenLost() {
  const intl = useIntl()
  const role = useWorkspaceAccount()
  // Whoever never was in it is told so by the page.
  const wasIn = useWorkspace().data !== undefined
  const isLost = wasIn && role.error?.code === 403
  useEffect(() => {
    if (!isLost) return
    const key = toasts.add({ type: 'error', content: intl.formatMessage(messages.lost), duration: Infinity })
    return () => toasts.remove(key)
  }, [isLost, intl])
  return null
}

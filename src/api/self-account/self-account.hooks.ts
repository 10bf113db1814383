import { useState } from 'react'
import { useRead, useWrite } from '#api/core'
import { invitationRoutes } from '#api/invitations'
import { selfAccountRoutes } from './self-account.routes.ts'
import type { JoinedWorkspacesQuery } from './self-account.schema.ts'

export const useSelfAccount = () => useRead(selfAccountRoutes.one, {})

/** The role in the workspace of the surrounding scope. */
export const useWorkspaceAccount = () => useRead(selfAccountRoutes.workspaceAccount, {})

/**
 * Whether the reader owns the workspace, or owned it when the screen opened: what they typed there stays in sight when the
 * role goes (SES-27). Undefined until it is known.
 */
export function useOpenedAsOwner(): boolean | undefined {
  const { data } = useWorkspaceAccount()
  const isOwner = data && data.role === 'owner'
  const [opened, setOpened] = useState(isOwner)
  if (isOwner && !opened) setOpened(true)
  return isOwner || opened
}

export const useJoinedWorkspaces = (query: JoinedWorkspacesQuery = {}) =>
  useRead(selfAccountRoutes.joinedWorkspaces, { query }, { keepPrevious: true })

export const useJoinableWorkspaces = () => useRead(selfAccountRoutes.joinableWorkspaces, {})

export const useCreateWorkspace = () =>
  useWrite(selfAccountRoutes.createWorkspace, { refreshes: [selfAccountRoutes.joinedWorkspaces] })

export const useAcceptInvitation = () =>
  useWrite(selfAccountRoutes.acceptInvitation, {
    refreshes: [
      selfAccountRoutes.joinedWorkspaces,
      selfAccountRoutes.joinableWorkspaces,
      // Whoever comes back to its page is told that they joined already.
      invitationRoutes.one,
    ],
  })

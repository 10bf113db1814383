import { useRead, useWrite } from '#api/core'
import { invitationRoutes } from '#api/invitations'
import { selfAccountRoutes } from './self-account.routes.ts'
import type { JoinedWorkspacesQuery } from './self-account.schema.ts'

export const useSelfAccount = () => useRead(selfAccountRoutes.one, {})

/** The role in the workspace of the surrounding scope. */
export const useWorkspaceAccount = () => useRead(selfAccountRoutes.workspaceAccount, {})

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

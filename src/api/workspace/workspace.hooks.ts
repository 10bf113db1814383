import { useRead, useVersionedWrite } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import { workspaceRoutes } from './workspace.routes.ts'

/** The workspace of the surrounding scope. */
export const useWorkspace = () => useRead(workspaceRoutes.one, {})

export const useUpdateWorkspace = () =>
  useVersionedWrite(workspaceRoutes.update, {
    record: workspaceRoutes.one,
    refreshes: [workspaceRoutes.one, selfAccountRoutes.joinedWorkspaces],
    answers: workspaceRoutes.one,
  })

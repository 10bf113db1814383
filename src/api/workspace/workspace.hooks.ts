import { useRead, useWrite } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import { workspaceRoutes } from './workspace.routes.ts'

/** The workspace of the surrounding scope. */
export const useWorkspace = () => useRead(workspaceRoutes.one, {})

export const useUpdateWorkspace = () =>
  useWrite(workspaceRoutes.update, {
    refreshes: [workspaceRoutes.one, selfAccountRoutes.joinedWorkspaces],
    answers: workspaceRoutes.one,
  })

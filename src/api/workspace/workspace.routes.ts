import { get, post } from '#api/wire'
import type { Workspace } from '#api/shapes'
import type { WorkspaceUpdate } from './workspace.schema.ts'

/** The workspace of the header (API-8). */
export const workspaceRoutes = {
  one: get('/workspace').returns<Workspace>(),
  update: post('/workspace').body<WorkspaceUpdate>().returns<Workspace>(),
}

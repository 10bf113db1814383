import * as v from 'valibot'
import { Version, workspaceFields } from '#api/shapes'

export const WorkspaceUpdate = v.strictObject({ ...workspaceFields, version: Version })
export type WorkspaceUpdate = v.InferOutput<typeof WorkspaceUpdate>

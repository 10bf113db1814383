/** The header that says which workspace a call belongs to (API-8). */
export const WORKSPACE_HEADER = 'x-workspace-id'

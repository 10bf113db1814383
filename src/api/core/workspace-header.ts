/** The header that says which workspace a call belongs to (SPEC.md 7.1). */
export const WORKSPACE_HEADER = 'x-workspace-id'

declare const tenant: unique symbol

/**
 * The workspace that a call is about, once the pipeline has found that the caller may. Every function of the store takes one
 * first, so no row of another workspace is reached by a forgotten condition.
 */
export interface Tenant {
  readonly [tenant]: true
  /** As the API names it: ws_… */
  readonly id: string
  /** As big tables name it. */
  readonly number: number
}

/** Only the pipeline, jobs that go through workspaces, and tests make one. */
export function tenantOf(workspace: { id: string; number: number }): Tenant {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mark is for the compiler only: this is where it is given
  return { id: workspace.id, number: workspace.number } as Tenant
}

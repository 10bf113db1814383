import type { Generated } from 'kysely'

export interface WorkspaceTables {
  workspaces: {
    /** What the rows of big tables carry in place of the id. */
    number: Generated<number>
    id: string
    name: string
    icon: string | null
    /** Who signs in with an address of these may join by themselves. */
    allowed_domains: string[]
    created_at: string
    version: Generated<number>
  }
}

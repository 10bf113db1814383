import type { ColumnType, Generated } from 'kysely'
import type { Image } from '#api/shapes'

export interface WorkspaceTables {
  workspaces: {
    /** What the rows of big tables carry in place of the id. */
    number: Generated<number>
    id: string
    name: string
    /** Written as JSON text, read as what it says. */
    icon: ColumnType<Image | null, string | null | undefined, string | null>
    /** Who signs in with an address of these may join by themselves. */
    allowed_domains: string[]
    /** An IANA name. */
    timezone: Generated<string>
    created_at: string
    created_by: string | null
    version: Generated<number>
  }
}

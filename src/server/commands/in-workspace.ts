import type { Workspace } from '#api/workspace'
import type { Caller } from '#server/http/handle'
import type { ServerConfig } from '#server/config'
import type { OpenDatabase } from '#server/store/database'
import { membersOf } from '#server/store/members.store'
import type { Tenant } from '#server/store/tenant'
import { workspaceNamed } from '#server/store/workspaces.store'
import { withTables } from '#server/with-tables'
import { CommandFailed } from './wrong-use.ts'

/** The workspace that a command is about. */
export interface CommandPlace {
  db: OpenDatabase
  tenant: Tenant
  workspace: Workspace
  /** In whose name things are made: the owner who has been there longest. */
  owner: () => Promise<Caller>
}

/** Does something in a workspace, also while a server runs on the same database. Throws `CommandFailed` where there is none of that id. */
export const inWorkspace = (
  config: ServerConfig,
  workspaceId: string,
  work: (place: CommandPlace) => Promise<unknown>,
): Promise<number> =>
  withTables(config, async (_, db) => {
    const found = await workspaceNamed(db, workspaceId)
    if (!found) throw new CommandFailed(`There is no workspace ${workspaceId}.`)
    await work({
      db,
      ...found,
      async owner() {
        const owner = (await membersOf(db, found.tenant)).find(({ role }) => role === 'owner')
        if (!owner) throw new CommandFailed(`The workspace ${workspaceId} has no owner.`)
        return { id: owner.id, name: owner.name, email: owner.email }
      },
    })
  })

import { parseArgs } from 'node:util'
import type { ServerConfig } from '#server/config'
import { exportWorkspace, NoExport } from '#server/export/export-workspace'
import { inWorkspace } from './in-workspace.ts'
import { CommandFailed, WrongUse } from './wrong-use.ts'

/** `export WORKSPACE DIR`: writes a workspace into a new folder. */
export async function exportCommand(config: ServerConfig, args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [workspaceId, folder, ...more] = positionals
  if (workspaceId === undefined || folder === undefined || more.length > 0) throw new WrongUse()
  return inWorkspace(config, workspaceId, async (place) => {
    const { contacts, events, campaigns } = await exportWorkspace(place, folder).catch((error: unknown) => {
      throw error instanceof NoExport ? new CommandFailed(error.message) : error
    })
    process.stdout.write(
      `${place.workspace.name} (${workspaceId}) is in ${folder}: ${contacts} contacts, ${campaigns} campaigns, ${events} events. Its README.md says what is not in it.\n`,
    )
  })
}

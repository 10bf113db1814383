import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { MigrationPlan } from '#domain/migration/migration-plan'
import { isMigrationSource } from '#domain/migration/migration-source'
import { planOfFiles } from '#domain/migration/read-files'
import { systemClock } from '#lib/clock'
import type { ServerConfig } from '#server/config'
import { applyMigration } from '#server/migration/apply-migration'
import { fileFailures, migrationReport } from '#server/migration/migration-report'
import type { ExportedThings } from '#server/migration/exported-things'
import { NoExportThere, planOfExport, thingsOfExport } from '#server/migration/read-export'
import { createNewId } from '#server/new-id'
import { inWorkspace } from './in-workspace.ts'
import { CommandFailed, WrongUse } from './wrong-use.ts'

const existing = ['skip', 'fill_blanks', 'overwrite'] as const

/**
 * `migrate-in`: says what would come of exports of another product, and with `--apply` does it (docs/operating/moving-in.md).
 * Throws `CommandFailed` for a file that can't be read: it may be the one that says who left.
 */
export async function migrateIn(config: ServerConfig, args: readonly string[]): Promise<number> {
  const { values, positionals: paths } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      workspace: { type: 'string' },
      from: { type: 'string', default: 'auto' },
      list: { type: 'string' },
      'on-existing': { type: 'string', default: 'fill_blanks' },
      apply: { type: 'boolean', default: false },
    },
  })
  const { workspace: workspaceId, from, list, apply } = values
  const onExisting = existing.find((one) => one === values['on-existing'])
  if (workspaceId === undefined || paths.length === 0 || !onExisting) throw new WrongUse()
  const isOwn = from === 'otegami'
  if (isOwn && (paths.length !== 1 || list !== undefined)) throw new WrongUse()
  if (from !== 'auto' && !isOwn && !isMigrationSource(from)) throw new WrongUse()

  const own = isOwn ? await ofExport(paths[0] ?? '') : undefined
  const plan =
    own?.plan ??
    (await planOfFiles(
      await Promise.all(paths.map(async (path) => ({ name: basename(path), file: await opened(path) }))),
      { source: isMigrationSource(from) ? from : undefined, list },
    ))
  const failures = fileFailures(plan)
  if (failures.length > 0) throw new CommandFailed(`${failures.join('\n')}\nNothing was written.`)
  return inWorkspace(config, workspaceId, async ({ db, tenant, workspace, owner }) => {
    const outcome = await applyMigration(
      { db, tenant, clock: systemClock, newId: createNewId(systemClock), owner: await owner() },
      plan,
      {
        apply,
        onExisting,
        things: own?.things,
        onProgress: (done) => {
          if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${plan.contacts.length}`)
        },
      },
    )
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
    process.stdout.write(
      `${migrationReport(plan, outcome, { workspace: `${workspace.name} (${tenant.id})`, apply })}${
        apply ? '' : '\nRun it again with --apply to move them.\n'
      }`,
    )
  })
}

async function ofExport(folder: string): Promise<{ plan: MigrationPlan; things: ExportedThings }> {
  try {
    return { plan: await planOfExport(folder), things: await thingsOfExport(folder) }
  } catch (error) {
    throw error instanceof NoExportThere ? new CommandFailed(`${error.message}\nNothing was written.`) : error
  }
}

async function opened(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path)
  } catch {
    throw new CommandFailed(`${path} can't be opened.`)
  }
}

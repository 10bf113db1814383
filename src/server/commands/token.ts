import { parseArgs } from 'node:util'
import type { ApiKey } from '#api/api-keys'
import { ApiError } from '#api/wire'
import { systemClock } from '#lib/clock'
import { createApiKey } from '#server/api-keys/api-keys.handlers'
import type { ServerConfig } from '#server/config'
import { createNewId } from '#server/new-id'
import { apiKeysOf, deleteApiKey } from '#server/store/api-keys.store'
import { inTransaction } from '#server/store/transaction'
import { inWorkspace, type CommandPlace } from './in-workspace.ts'
import { CommandFailed, WrongUse } from './wrong-use.ts'

const permissions = ['full', 'send', 'read'] as const
/** Characters of a key's name. */
const NAME_MAX = 60

/** `token create | list | revoke`: keys of the API from the shell, by the rules of the screen (API-31 to API-33). */
export async function token(config: ServerConfig, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      workspace: { type: 'string' },
      name: { type: 'string' },
      permission: { type: 'string' },
      domain: { type: 'string', multiple: true, default: [] },
      expires: { type: 'string' },
    },
  })
  const [action, keyId, ...more] = positionals
  const { workspace, name, domain, expires } = values
  if (workspace === undefined || more.length > 0) throw new WrongUse()
  if (action === 'list' && keyId === undefined) return inWorkspace(config, workspace, list)
  if (action === 'revoke' && keyId !== undefined)
    return inWorkspace(config, workspace, (place) => revoke(place, keyId))
  const permission = permissions.find((one) => one === values.permission)
  if (action !== 'create' || keyId !== undefined || name === undefined || !permission) throw new WrongUse()
  if (name.trim() === '' || name.length > NAME_MAX)
    throw new CommandFailed(`A name has 1 to ${NAME_MAX} characters.`)
  return inWorkspace(config, workspace, async ({ db, tenant, owner }) => {
    const { id: createdBy } = await owner()
    const made = {
      name: name.trim(),
      permission,
      domainNames: domain,
      ...(expires !== undefined && { expiresAt: timeOf(expires) }),
    }
    const { apiKey, secret } = await inTransaction(db, (inside) =>
      createApiKey({ db: inside, tenant, now: nowText(), newId: createNewId(systemClock) }, made, createdBy),
    ).catch((error: unknown) => {
      throw error instanceof ApiError ? new CommandFailed(error.message) : error
    })
    process.stderr.write(`The key ${apiKey.id} is made. It is shown this once:\n`)
    process.stdout.write(`${secret}\n`)
  })
}

/** A time or a day as the API writes times. */
function timeOf(text: string): string {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new CommandFailed(`There is no such time as ${text}.`)
  return new Date(time).toISOString()
}

const nowText = () => new Date(systemClock.now()).toISOString()

async function list({ db, tenant }: CommandPlace): Promise<void> {
  const keys = await apiKeysOf(db, tenant, nowText())
  process.stdout.write(keys.length === 0 ? 'There are no keys.\n' : keys.map(lineOf).join(''))
}

const lineOf = ({ id, name, permission, domainNames, prefix, last4, expiresAt, lastUsedAt }: ApiKey) =>
  `${id}  ${prefix}…${last4}  ${permission}  ${name}${
    domainNames.length === 0 ? '' : `  ${domainNames.join(',')}`
  }${expiresAt === undefined ? '' : `  expires ${expiresAt}`}${
    lastUsedAt === undefined ? '  never used' : `  last used ${lastUsedAt}`
  }\n`

async function revoke({ db, tenant }: CommandPlace, keyId: string): Promise<void> {
  if (!(await deleteApiKey(db, tenant, keyId)))
    throw new CommandFailed(`There is no key ${keyId} in ${tenant.id}.`)
  process.stdout.write(`The key ${keyId} is revoked.\n`)
}

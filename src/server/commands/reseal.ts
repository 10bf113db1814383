import { parseArgs } from 'node:util'
import type { ServerConfig } from '#server/config'
import { createSeal, SealBroken } from '#server/seal'
import { secretOf } from '#server/secret'
import { eachSealed } from '#server/store/sealed.store'
import { withTables } from '#server/with-tables'
import { WrongUse } from './wrong-use.ts'

/**
 * `reseal`: encrypts with the current secret what was encrypted with an older one. Not by itself after a start: a process that does
 * not have the new secret yet could not read it.
 */
export async function reseal(config: ServerConfig, args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  if (positionals.length > 0) throw new WrongUse()
  const seal = createSeal(await secretOf(config.dataDir, config.secret), config.olderSecrets)
  const counts = { anew: 0, current: 0, lost: 0 }
  return withTables(config, async (_, db) => {
    await eachSealed(db, (sealed) => {
      if (seal.isCurrent(sealed)) {
        counts.current += 1
        return undefined
      }
      try {
        const plain = seal.open(sealed)
        counts.anew += 1
        return seal.seal(plain)
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error
        counts.lost += 1
        return undefined
      }
    })
    process.stdout.write(
      `encrypted anew: ${counts.anew}, with the current secret already: ${counts.current}, not readable with any secret: ${counts.lost}\n`,
    )
    if (counts.lost === 0)
      process.stdout.write(
        'Only links in mails that were sent before, and addresses of webhooks, need an older secret now.\n',
      )
  })
}

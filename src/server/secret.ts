import { randomBytes } from 'node:crypto'
import { access, constants, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongConfig } from './config.ts'

const BYTES = 32

/**
 * The key of what is kept encrypted: what is set, else that of the data folder, which the first start makes. Written aside
 * and put in place whole, so no start reads half of one, and of two at once both get the same.
 */
export async function secretOf(dataDir: string, given: Buffer | undefined): Promise<Buffer> {
  if (given) return given
  const file = join(dataDir, 'secret')
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return checked(kept, file)
  await makeFolder(dataDir)
  const made = `${file}.${process.pid}`
  await rm(made, { force: true })
  const handle = await open(made, 'wx', 0o600)
  await handle.writeFile(randomBytes(BYTES))
  await handle.sync()
  await handle.close()
  // Unlike a rename this leaves alone what another start has put there.
  await link(made, file).catch(() => undefined)
  await rm(made)
  return checked(await readFile(file), file)
}

function checked(secret: Buffer, file: string): Buffer {
  if (secret.length === BYTES) return secret
  throw new WrongConfig(
    `${file} must hold ${BYTES} bytes, and has ${secret.length}. Put the one of your backup there: what was encrypted with it is lost without it.`,
  )
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new WrongConfig(
      `DATA_DIR must be a folder that the server may write to, and ${dataDir} is none: ${why}.`,
    )
  }
}

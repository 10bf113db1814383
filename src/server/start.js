/**
 * Starts `main.ts` with what the last start has compiled. This is JavaScript, as Node takes the types out of a file with a
 * compiler of 16 MB that stays in memory; with what was compiled before, nobody asks for it (docs/decisions/057).
 */
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// As config.ts has it, which has types.
const folder = process.env['DATA_DIR'] ?? 'otegami-data'
const [first = '--role'] = process.argv.slice(2)
// Another command may want the folder to be as it is, or not to be there.
if (first.startsWith('--') && existsSync(folder)) enableCompileCache(join(folder, 'compiled'))

await import('./main.ts')

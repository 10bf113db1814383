/**
 * Holds how the stories look against what was accepted in `pictures.json` (docs/decisions/016), and names every story that
 * looks different. Reads what the last run of the stories wrote to `.vitest`. `--accept` accepts it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { accept, compareLooks, type Looks } from './pictures/looks.ts'
import { storyRuns } from './story-runs.ts'

const ACCEPTED = resolve(import.meta.dirname, '..', 'pictures.json')
/** The modes that the tests run in. */
const MODES = ['light-en', 'dark-ja'] as const
/** How many names are printed: all of them say no more than that a token has changed. */
const NAMED = 40

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
const accepted = JSON.parse(await readFile(ACCEPTED, 'utf8')) as Looks
const runs = await storyRuns(MODES)

if (runs.length === 0) {
  process.stdout.write('No story has run: npm run test:stories first.\n')
  process.exitCode = 1
} else if (values.accept) {
  await writeFile(ACCEPTED, `${JSON.stringify(accept(accepted, runs), null, 1)}\n`)
  process.stdout.write('Accepted. Commit pictures.json.\n')
} else {
  const changes = compareLooks(accepted, runs)
  for (const { story, modes, verdict } of changes.slice(0, NAMED))
    process.stdout.write(`✗ ${verdict}: ${story} (${modes.join(', ')})\n`)
  if (changes.length > NAMED) process.stdout.write(`… and ${changes.length - NAMED} more\n`)
  process.stdout.write(
    changes.length === 0
      ? `${runs.length} pictures are as accepted.\n`
      : `${changes.length} stories look different. npm run pictures shows them; npm run pictures:accept takes them.\n`,
  )
  process.exitCode = changes.length === 0 ? 0 : 1
}

/**
 * Holds how the stories look against what was accepted in `pictures.json` (docs/decisions/016), and names every story that
 * looks different. Reads what the last run of the stories wrote to `.vitest`. `--accept` accepts it.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { accept, ACCEPTED, acceptedLooks, compareLooks, describeLooks } from './pictures/looks.ts'
import { storyRuns } from './story-runs.ts'

/** The modes that the tests run in. */
const MODES = ['light-en', 'dark-ja'] as const

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
const accepted = await acceptedLooks()
const runs = await storyRuns(MODES)

if (runs.length === 0) {
  process.stdout.write('No story has run: npm run test:stories first.\n')
  process.exitCode = 1
} else if (values.accept) {
  await writeFile(ACCEPTED, `${JSON.stringify(accept(accepted, runs), null, 1)}\n`)
  process.stdout.write('Accepted. Commit pictures.json.\n')
} else {
  process.stdout.write(`${describeLooks(accepted, runs)}\n`)
  process.exitCode = compareLooks(accepted, runs).length === 0 ? 0 : 1
}

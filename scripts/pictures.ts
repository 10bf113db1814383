/**
 * `npm run pictures`: photographs the stories that look different from what was accepted, before and after, and writes a
 * report to open. `npm run pictures:check` says which those are (docs/decisions/016); "before" is the commit that accepted
 * them, rebuilt on this machine. `--base COMMIT` names another, `--only TEXT` takes the stories whose id contains the text.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFolders } from './pictures/compare.ts'
import { acceptedLooks, compareLooks } from './pictures/looks.ts'
import { photograph, storiesToPhotograph } from './pictures/photograph.ts'
import { writeReport } from './pictures/report.ts'
import { storyRuns } from './story-runs.ts'

const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string' } },
})
const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, '.pictures')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

const base = git('rev-parse', values.base ?? git('log', '-1', '--format=%H', '--', 'pictures.json'))
run(root, 'npm', 'run', '--silent', 'build-storybook')
const now = resolve(root, 'storybook-static')
const stories = await storiesToShow()
if (stories.length === 0) {
  process.stdout.write('Every story that ran looks as it was accepted.\n')
} else {
  const before = await storybookOf(base)
  const old = await photograph({ stories, storybook: before, into: resolve(folder, 'before') })
  const current = await photograph({ stories, storybook: now, into: resolve(folder, 'after') })
  const comparisons = await compareFolders(
    resolve(folder, 'before'),
    resolve(folder, 'after'),
    { before: old.pictures, after: current.pictures },
    resolve(folder, 'difference'),
  )
  const failures = [...old.failures, ...current.failures]
  const report = await writeReport(folder, { base, comparisons, failures })
  const differ = comparisons.filter(({ verdict }) => verdict !== 'same').length
  process.stdout.write(
    `${comparisons.length} pictures, ${differ} differ, ${failures.length} failed: ${report}\n`,
  )
  process.exitCode = differ + failures.length === 0 ? 0 : 1
}

async function storiesToShow(): Promise<string[]> {
  if (values.only !== undefined) return storiesToPhotograph(now, values.only)
  const { stories: accepted } = await acceptedLooks()
  return compareLooks(accepted, await storyRuns()).map(({ story }) => story)
}

/** The Storybook of a commit, built once and kept. */
async function storybookOf(commit: string): Promise<string> {
  const built = resolve(folder, 'storybooks', commit)
  if (existsSync(join(built, 'index.json'))) return built
  const tree = await mkdtemp(join(tmpdir(), 'pictures-'))
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    // The same lock file means the same packages.
    const lock = git('show', `${commit}:package-lock.json`)
    if (lock === (await readFile(resolve(root, 'package-lock.json'), 'utf8')).trim())
      await symlink(resolve(root, 'node_modules'), join(tree, 'node_modules'))
    else run(tree, 'npm', 'ci')
    run(tree, 'npm', 'run', '--silent', 'build-storybook', '--', '-o', built)
  } finally {
    git('worktree', 'remove', '--force', tree)
    await rm(tree, { recursive: true, force: true })
  }
  return built
}

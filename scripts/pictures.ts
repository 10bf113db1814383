/**
 * `npm run pictures`: photographs every story in light and dark, English and Japanese, and compares with the pictures of
 * the accepted commit, which are made anew on this machine (docs/decisions/011). `--base COMMIT` compares with another
 * one, `--only TEXT` takes only stories whose id contains the text. `npm run pictures:accept` accepts the commit that is
 * checked out.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFolders } from './pictures/compare.ts'
import { photograph } from './pictures/photograph.ts'
import { writeReport } from './pictures/report.ts'

const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string', default: '' }, accept: { type: 'boolean' } },
})
const root = resolve(import.meta.dirname, '..')
const ACCEPTED = resolve(root, 'pictures.json')
const folder = resolve(root, '.pictures')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

if (values.accept) {
  await writeFile(ACCEPTED, `${JSON.stringify({ accepted: git('rev-parse', 'HEAD') }, null, 2)}\n`)
  process.stdout.write('Accepted. Commit pictures.json.\n')
} else {
  const { accepted } = JSON.parse(await readFile(ACCEPTED, 'utf8')) as { accepted: string }
  const base = git('rev-parse', values.base ?? accepted)
  const before = await storybookOf(base)
  run(root, 'npm', 'run', '--silent', 'build-storybook')
  const options = { only: values.only }
  const old = await photograph({ ...options, storybook: before, into: resolve(folder, 'before') })
  const now = await photograph({
    ...options,
    storybook: resolve(root, 'storybook-static'),
    into: resolve(folder, 'after'),
  })
  const comparisons = await compareFolders(
    resolve(folder, 'before'),
    resolve(folder, 'after'),
    { before: old.pictures, after: now.pictures },
    resolve(folder, 'difference'),
  )
  const failures = [...old.failures, ...now.failures]
  const report = await writeReport(folder, { base, comparisons, failures })
  const differ = comparisons.filter(({ verdict }) => verdict !== 'same').length
  process.stdout.write(
    `${comparisons.length} pictures, ${differ} differ, ${failures.length} failed: ${report}\n`,
  )
  process.exitCode = differ + failures.length === 0 ? 0 : 1
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

/** Everything that must hold, in one command: `npm test`. */
import { availableParallelism } from 'node:os'
import { ensureBrowser } from './find-browser.ts'
import { runSteps, type Step } from './run-steps.ts'

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.vitest/${name}.json`,
    ...args,
  ],
  report: `.vitest/${name}.json`,
})

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--pretty', 'false'] },
  vitest('light-en', '--no-file-parallelism'),
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'unused', command: ['npm', 'run', '--silent', 'unused'] },
  { name: 'messages', command: ['npm', 'run', '--silent', 'messages', '--', 'check'] },
  vitest('unit'),
  {
    name: 'conformance',
    command: ['npm', 'run', '--silent', 'conformance', '--', '--report', '.vitest/conformance.json'],
    report: '.vitest/conformance.json',
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'build:demo', command: ['npm', 'run', '--silent', 'build:demo'] },
  // Two projects of stories at once would only slow each other down.
  { ...vitest('dark-ja', '--no-file-parallelism'), after: ['light-en'] },
  { name: 'build-storybook', command: ['npm', 'run', '--silent', 'build-storybook'], after: ['light-en'] },
  {
    name: 'pictures',
    command: ['node', 'scripts/pictures-proof.ts'],
    after: ['build-storybook', 'dark-ja'],
    report: '.vitest/pictures.json',
  },
  { name: 'budgets', command: ['npm', 'run', '--silent', 'budgets'], after: ['build'] },
  // These two measure what a reader waits for: nothing runs beside them.
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    after: ['build:demo', 'dark-ja', 'build-storybook', 'budgets', 'unit', 'pictures', 'conformance'],
    report: '.vitest/journeys.json',
  },
  { name: 'bench', command: ['npm', 'run', '--silent', 'bench'], after: ['journeys'] },
]

process.stdout.write(`Node ${process.version}, ${availableParallelism()} cores\n`)
try {
  process.stdout.write(`Chromium: ${ensureBrowser()}\n`)
  const { passed, failed } = await runSteps(steps, Math.max(2, Math.floor(availableParallelism() / 2)))
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n0 passed, 1 failed\n`)
  process.exitCode = 1
}

/** Everything that must hold, in one command: `npm test`. */
import { availableParallelism } from 'node:os'
import { ensureBrowser } from './find-browser.ts'
import { forgetByChance, lookedByChance } from './pictures/by-chance.ts'
import { countKnownPages } from './pictures/pages.ts'
import { runSteps, type Step } from './run-steps.ts'
import { secondTries } from './second-tries.ts'
import { describeStories, storyRuns } from './story-runs.ts'

const reported = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.vitest/${name}.json`,
]

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--project', name, ...reported(name), ...args],
  report: `.vitest/${name}.json`,
})

/** A story waits a third of its time: several pages fill one another's pauses. */
const pages = Math.max(4, availableParallelism())

const npm = (name: string, ...command: string[]): Step => ({
  name,
  command: ['npm', 'run', '--silent', ...(command.length > 0 ? command : [name])],
})

/** The journeys come last, beside nothing but each other: what a person sees while a machine is crowded says little. */
const beforeJourneys = [
  'build:demo',
  'build:sites',
  'unit',
  'server',
  'server:rls',
  'conformance',
  'conformance:server',
  'build-storybook',
  'budgets',
]

/** The stories come first, beside nothing: what one more costs is said of the stories alone. */
const storySteps: Step[] = [
  vitest('stories', `--maxWorkers=${pages}`),
  { ...npm('pictures', 'pictures:check'), after: ['stories'] },
]

// Those of the server come first: they wait for processes and databases, and would go on alone at the end. What ends soon
// comes next, and the other tests beside them.
const steps: Step[] = [
  vitest('server', '--maxWorkers=2'),
  { name: 'types', command: ['tsc', '--pretty', 'false'] },
  npm('lint'),
  npm('format', 'format:check'),
  npm('unused'),
  npm('messages', 'messages', '--', 'check'),
  vitest('unit'),
  {
    ...npm('server:rls', 'test:server:rls', '--', ...reported('server-rls')),
    report: '.vitest/server-rls.json',
  },
  {
    ...npm('conformance', 'conformance', '--', '--report', '.vitest/conformance.json'),
    report: '.vitest/conformance.json',
  },
  {
    ...npm('conformance:server', 'conformance:server', '--', '--report', '.vitest/conformance-server.json'),
    report: '.vitest/conformance-server.json',
  },
  npm('build'),
  npm('build:demo'),
  { name: 'build:sites', command: ['node', 'scripts/build-sites.ts'] },
  npm('build-storybook'),
  { ...npm('budgets'), after: ['build'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--project', 'journeys'],
    after: beforeJourneys,
    report: '.vitest/journeys.json',
  },
  {
    ...npm('journeys:server'),
    after: beforeJourneys,
    report: '.vitest/journeys-server.json',
  },
]

// Steps of their own make the builds that journeys walk on (e2e/sites.ts).
process.env['SITES_BUILT'] = '1'
process.stdout.write(`Node ${process.version}, ${availableParallelism()} cores\n`)
try {
  process.stdout.write(`Chromium: ${ensureBrowser()}\n`)
  await forgetByChance()
  const ofStories = await runSteps(storySteps, 1)
  const ofTheRest = await runSteps(steps, Math.max(3, Math.floor(availableParallelism() / 2) + 1))
  const passed = ofStories.passed + ofTheRest.passed
  const failed = ofStories.failed + ofTheRest.failed
  const runs = await storyRuns()
  process.stdout.write(`\n${describeStories(runs, pages, await countKnownPages(runs))}\n`)
  const again = [...storySteps, ...steps].flatMap(({ report }) =>
    report === undefined ? [] : secondTries(report),
  )
  if (again.length > 0) {
    process.stdout.write(`\nPassed only the second time, which is a defect of the test or of the product:\n`)
    for (const one of again) process.stdout.write(`  ${one.replaceAll('\n', '\n  ')}\n`)
  }
  const byChance = await lookedByChance(runs)
  if (byChance.length > 0) {
    process.stdout.write(`\nLook different by chance, which is a defect of the story or of the product:\n`)
    for (const { story, modes } of byChance) process.stdout.write(`  ${story} (${modes.join(', ')})\n`)
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n0 passed, 1 failed\n`)
  process.exitCode = 1
}

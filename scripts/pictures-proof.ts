/**
 * Proves that pictures can be trusted: two runs on one build differ in nothing, and one token that is a little different
 * is seen. Takes the stories of the button from `storybook-static/`. A step of `npm test`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFolders } from './pictures/compare.ts'
import { photograph, type PhotographOptions } from './pictures/photograph.ts'

const REPORT = '.vitest/pictures.json'
const folder = await mkdtemp(join(tmpdir(), 'pictures-proof-'))
const options = {
  storybook: 'storybook-static',
  only: 'components-button--',
  modes: ['light-en', 'dark-ja'],
} as const
const shoot = async (name: string, more: Partial<PhotographOptions> = {}) => ({
  into: join(folder, name),
  ...(await photograph({ ...options, ...more, into: join(folder, name) })),
})
const differences = async (a: Awaited<ReturnType<typeof shoot>>, b: typeof a) => {
  const compared = await compareFolders(
    a.into,
    b.into,
    { before: a.pictures, after: b.pictures },
    join(folder, 'difference'),
  )
  return compared.filter(({ verdict }) => verdict !== 'same')
}

const problems: string[] = []
try {
  const first = await shoot('first')
  problems.push(...first.failures)
  if (first.pictures.length < 10) problems.push(`Only ${first.pictures.length} pictures were taken.`)
  for (const { name, pixels } of await differences(first, await shoot('second')))
    problems.push(`${name} differs by ${pixels} pixels without a reason.`)
  // The colour of the accent, a shade to the side.
  const css = ':root, [data-theme] { --color-accent: oklch(52% .16 280) !important; }'
  const changed = await differences(first, await shoot('third', { css }))
  if (changed.length === 0) problems.push('Another accent colour was not seen.')
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`)
process.stdout.write(problems.length === 0 ? 'Pictures are steady, and see a token.\n' : '')
await mkdir('.vitest', { recursive: true })
await writeFile(
  REPORT,
  JSON.stringify({ numPassedTests: problems.length === 0 ? 2 : 0, numFailedTests: problems.length }),
)
process.exitCode = problems.length === 0 ? 0 : 1

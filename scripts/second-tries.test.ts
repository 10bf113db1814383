import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { secondTries } from './second-tries.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-tries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a story that passed after it had failed is named; one that failed twice is told of by its run', () => {
  const story = (fullName: string, status: string, retries?: number) => ({
    fullName,
    status,
    meta: { retries, storyId: `components-${fullName.toLowerCase()}--default` },
  })
  expect(
    secondTries(
      report({
        testResults: [
          { assertionResults: [story('Button', 'passed'), story('Menu', 'passed', 1)] },
          { assertionResults: [story('Dialog', 'failed', 1)] },
        ],
      }),
    ),
  ).toEqual(['components-menu--default'])
})

test('a journey is named with its file, however deep it is', () => {
  const spec = (title: string, status: string) => ({ title, file: 'leaving.test.ts', tests: [{ status }] })
  const suites = [
    { specs: [spec('asks on Back', 'expected')], suites: [{ specs: [spec('asks on Escape', 'flaky')] }] },
  ]
  expect(secondTries(report({ suites }))).toEqual(['leaving.test.ts: asks on Escape'])
})

test('what left no report has nothing to say', () => {
  expect(secondTries(join(folder, 'none.json'))).toEqual([])
})

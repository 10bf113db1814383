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
  const story = (fullName: string, status: string, retries?: number, failedBy?: string) => ({
    fullName,
    status,
    meta: { retries, failedBy, storyId: `components-${fullName.toLowerCase()}--default` },
  })
  expect(
    secondTries(
      report({
        testResults: [
          { assertionResults: [story('Button', 'passed'), story('Menu', 'passed', 1, 'No item.\n\nStack')] },
          { assertionResults: [story('Dialog', 'failed', 1)] },
        ],
      }),
    ),
  ).toEqual(['components-menu--default\n  No item.\n  Stack'])
})

test('a journey is named with its file, however deep it is', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'leaving.test.ts',
    tests: [{ status, results: [{ error: { message: '\u001B[31mTimed out\u001B[39m\n\n1\n2\n3\n4' } }, {}] }],
  })
  const suites = [
    { specs: [spec('asks on Back', 'expected')], suites: [{ specs: [spec('asks on Escape', 'flaky')] }] },
  ]
  expect(secondTries(report({ suites }))).toEqual([
    'leaving.test.ts: asks on Escape\n  Timed out\n  1\n  2\n  3',
  ])
})

test('what left no report has nothing to say', () => {
  expect(secondTries(join(folder, 'none.json'))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results?: { error?: { message?: string } }[] }[]
  }[]
}

interface Report extends PlaywrightSuite {
  testResults?: {
    assertionResults: {
      fullName: string
      status: string
      meta?: { retries?: number; failedBy?: string; storyId?: string }
    }[]
  }[]
}

/** How many lines of what the first try said tell what it waited for. */
const LINES = 4

/** Which test, and what its first try said, beneath it. */
function told(name: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [name, ...lines.slice(0, LINES).map((line) => `  ${line}`)].join('\n')
}

const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => told(`${file}: ${title}`, results?.[0]?.error?.message)),
  ),
  ...suites.flatMap(inSuite),
]

/** What failed and then passed in the same run, and why it failed, from the JSON report of vitest or of Playwright. */
export function secondTries(report: string): string[] {
  let read: Report
  try {
    read = JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    // What left no report has failed, and is told of elsewhere.
    return []
  }
  const stories = (read.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return [
    ...stories
      .filter(({ status, meta }) => status === 'passed' && (meta?.retries ?? 0) > 0)
      .map(({ fullName, meta }) => told(meta?.storyId ?? fullName, meta?.failedBy)),
    ...inSuite(read),
  ]
}

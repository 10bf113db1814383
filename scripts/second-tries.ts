import { readFileSync } from 'node:fs'

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

interface Report extends PlaywrightSuite {
  testResults?: {
    assertionResults: { fullName: string; status: string; meta?: { retries?: number; storyId?: string } }[]
  }[]
}

const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(inSuite),
]

/** The names of what failed and then passed in the same run, from the JSON report of vitest or of Playwright. */
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
      .map(({ fullName, meta }) => meta?.storyId ?? fullName),
    ...inSuite(read),
  ]
}

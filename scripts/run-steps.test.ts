import { constants, getPriority } from 'node:os'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'

/** Passes where its process has a priority. */
const withPriority = (wanted: number) => [
  'node',
  '-e',
  `process.exit(os.getPriority() === ${wanted} ? 0 : 1)`,
]
const below = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)

describe('runSteps', () => {
  let printed: string[]
  beforeEach(() => {
    printed = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('leaves the processor to the step that goes first', async () => {
    const steps = [
      { name: 'first', command: withPriority(getPriority()), goesFirst: true },
      { name: 'other', command: withPriority(below) },
    ]
    expect(await runSteps(steps, 2)).toEqual({ passed: 2, failed: 0 })
  })

  test('runs nothing that waits for what failed, and prints what that said', async () => {
    const steps = [
      { name: 'broken', command: ['node', '-e', 'console.log("what it said"); process.exit(1)'] },
      { name: 'waits', command: ['node', '-e', ''], after: ['broken'] },
      { name: 'missing', command: ['no-such-program'] },
    ]
    expect(await runSteps(steps, 3)).toEqual({ passed: 0, failed: 3 })
    expect(printed.join('')).toContain('what it said')
    expect(printed.join('')).toContain('not run: what it needs has failed')
  })
})

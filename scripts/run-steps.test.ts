import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'

describe('runSteps', () => {
  let printed: string[]
  beforeEach(() => {
    printed = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  })
  afterEach(() => {
    vi.restoreAllMocks()
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

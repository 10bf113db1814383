import { constants, getPriority, setPriority } from 'node:os'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'

// Where all tests run, this one has the lower priority already: what it asks for tells, and not what its steps have.
vi.mock(import('node:os'), { spy: true })

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
    const nothing = ['node', '-e', '']
    const steps = [
      { name: 'first', command: nothing, goesFirst: true },
      { name: 'other', command: nothing },
    ]
    expect(await runSteps(steps, 2)).toEqual({ passed: 2, failed: 0 })
    const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)
    expect(setPriority).toHaveBeenCalledExactlyOnceWith(expect.any(Number), lower)
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

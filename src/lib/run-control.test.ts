import { expect, test, vi } from 'vitest'
import { createRunControl, type RunChange } from './run-control.ts'

function run() {
  const changes: RunChange<string>[] = []
  const control = createRunControl<string>({
    onChange: (change) => changes.push(change),
    problemOf: (error) => (error instanceof Error ? error.message : undefined),
  })
  return { control, changes }
}

test('a step that fails pauses the run with its reason and is tried again on resume', async () => {
  const { control, changes } = run()
  const step = vi.fn<() => Promise<string>>()
  step.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('done')
  const result = control.attempt(step)
  await vi.waitFor(() => expect(changes).toEqual([{ status: 'paused', error: 'offline' }]))
  expect(control.resume()).toBe(true)
  await expect(result).resolves.toBe('done')
  expect(changes.at(-1)).toEqual({ status: 'running', error: undefined })
})

test('nothing begins while it is paused, and nothing after it was canceled', async () => {
  const { control } = run()
  control.pause()
  const step = vi.fn(async () => 'done')
  const result = control.attempt(step)
  expect(control.cancel()).toBe(true)
  await expect(result).resolves.toBeUndefined()
  expect(step).not.toHaveBeenCalled()
  expect(control.isOver()).toBe(true)
})

test('what is over is neither paused, resumed nor canceled', () => {
  const { control, changes } = run()
  control.complete()
  control.pause()
  expect(control.resume()).toBe(false)
  expect(control.cancel()).toBe(false)
  expect(changes).toEqual([])
})

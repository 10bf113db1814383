import { expect, test, vi } from 'vitest'
import { createLeaveGuards } from './leave-guards.ts'

function guardOf(dirty = true, settle?: () => Promise<boolean>) {
  const state = { dirty }
  const guard = {
    isDirty: () => state.dirty,
    settle,
    discard: vi.fn(() => {
      state.dirty = false
    }),
  }
  return { state, guard }
}

test('without anything unsaved one goes at once', () => {
  const guards = createLeaveGuards()
  guards.add(guardOf(false).guard, [])
  const go = vi.fn()
  guards.leave(go)
  expect(go).toHaveBeenCalledOnce()
  expect(guards.question.get()).toBeUndefined()
})

test('discarding gives up what was typed, then goes; staying does neither', () => {
  const guards = createLeaveGuards()
  const { guard } = guardOf()
  guards.add(guard, [])
  const go = vi.fn()
  const stayed = vi.fn()
  guards.leave(go, undefined, stayed)
  guards.question.get()?.stay()
  expect([go.mock.calls.length, stayed.mock.calls.length]).toEqual([0, 1])
  guards.leave(go)
  guards.question.get()?.discard()
  expect(guard.discard).toHaveBeenCalledOnce()
  expect(go).toHaveBeenCalledOnce()
  expect(guards.question.get()).toBeUndefined()
})

test('going while it goes on asks no second time', () => {
  const guards = createLeaveGuards()
  guards.add(guardOf().guard, ['sheet'])
  const navigate = vi.fn()
  guards.leave(() => guards.leave(navigate), 'sheet')
  guards.question.get()?.discard()
  expect(navigate).toHaveBeenCalledOnce()
})

test('an area asks only for what is in it', () => {
  const guards = createLeaveGuards()
  const { guard } = guardOf()
  guards.add(guard, ['page'])
  const go = vi.fn()
  guards.leave(go, 'settings')
  expect(go).toHaveBeenCalledOnce()
  expect(guards.isDirty('settings')).toBe(false)
  expect(guards.isDirty('page')).toBe(true)
  expect(guards.isDirty()).toBe(true)
})

test('what can be saved is saved first, and asked about only where that failed', async () => {
  const guards = createLeaveGuards()
  const saved = guardOf(true, async () => true)
  const remove = guards.add(saved.guard, [])
  const go = vi.fn()
  guards.leave(go)
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
  expect(guards.question.get()).toBeUndefined()
  remove()
  guards.add(guardOf(true, () => Promise.reject(new Error('offline'))).guard, [])
  guards.leave(go)
  await vi.waitFor(() => expect(guards.question.get()).toBeDefined())
  expect(go).toHaveBeenCalledOnce()
})

test('while the question is open nothing else leaves', () => {
  const guards = createLeaveGuards()
  guards.add(guardOf().guard, [])
  guards.leave(vi.fn())
  const question = guards.question.get()
  const go = vi.fn()
  const stayed = vi.fn()
  guards.leave(go, undefined, stayed)
  expect(guards.question.get()).toBe(question)
  expect(go).not.toHaveBeenCalled()
  expect(stayed).toHaveBeenCalledOnce()
})

test('while the question is open, what has nothing unsaved is left: the dialog of the question is', () => {
  const guards = createLeaveGuards()
  guards.add(guardOf().guard, ['sheet'])
  const go = vi.fn()
  guards.leave(go, 'sheet')
  guards.leave(() => guards.question.get()?.stay(), 'question')
  expect(guards.question.get()).toBeUndefined()
  expect(go).not.toHaveBeenCalled()
})

test('a guard that was taken away asks nothing', () => {
  const guards = createLeaveGuards()
  guards.add(guardOf().guard, [])()
  const go = vi.fn()
  guards.leave(go)
  expect(go).toHaveBeenCalledOnce()
})

test('a question about what is saved and gone meanwhile goes too, unless another guard takes its place', async () => {
  const guards = createLeaveGuards()
  const [first, next] = [guardOf().guard, guardOf().guard]
  const remove = guards.add(first, [])
  const go = vi.fn()
  guards.leave(go)
  remove()
  const removeNext = guards.add(next, [])
  await Promise.resolve()
  expect(guards.question.get()).toBeDefined()
  removeNext()
  await Promise.resolve()
  expect(guards.question.get()).toBeUndefined()
  expect(go).not.toHaveBeenCalled()
})

test('a question about what was done meanwhile is taken back once nothing else is left', () => {
  const guards = createLeaveGuards()
  const dirty = { run: true, form: true }
  guards.add({ ...guardOf().guard, isDirty: () => dirty.run }, [])
  guards.add({ ...guardOf().guard, isDirty: () => dirty.form }, [])
  const [go, stayed] = [vi.fn(), vi.fn()]
  guards.leave(go, undefined, stayed)
  dirty.run = false
  guards.settled()
  expect(guards.question.get()).toBeDefined()
  dirty.form = false
  guards.settled()
  expect(guards.question.get()).toBeUndefined()
  expect(stayed).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { mailOf } from '#mail/document/mail-of.fake'
import type { EmailDocument } from '#mail/document'
import { createEditorStore, nodeOf } from '#features/editor/store'
import { apply, type Operation } from '#mail/operations'
import { REPORT, reportChanges, type TakeTheirs } from './report-changes.ts'
import { takeTheirs } from './take-theirs.ts'

function setUp(load: () => Promise<TakeTheirs> = async () => takeTheirs) {
  const clock = createFakeClock()
  const store = createEditorStore(letter, { clock })
  const onChange = vi.fn<(document: EmailDocument) => void>()
  const onTaken = vi.fn()
  const reports = reportChanges(store, { onChange, onTaken }, clock, load)
  const title = (text: string) => store.apply({ type: 'settings', set: { title: text } })
  return { clock, store, onChange, onTaken, reports, title }
}

/** A mail with a spacer. */
const letter = mailOf([{ type: 'spacer', id: 'spacer', height: 24 }])

/** The mail as somebody else made it. */
function changed(operation: Operation, from: EmailDocument = letter): EmailDocument {
  const { document, problem } = apply(from, operation)
  if (problem !== undefined) throw new Error(problem)
  return document
}
const lower = (height: number): Operation => ({ type: 'update', id: 'spacer', set: { height } })
const heightIn = (document: EmailDocument) => {
  const node = nodeOf(document, 'spacer')
  return node && 'height' in node ? node.height : undefined
}

test('several changes are one report, after a moment without any', () => {
  const { clock, onChange, title } = setUp()
  title('a')
  clock.advance(REPORT.afterMs - 1)
  title('ab')
  clock.advance(REPORT.atLatestMs - REPORT.afterMs)
  expect(onChange).not.toHaveBeenCalled()
  clock.advance(1)
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ settings: expect.objectContaining({ title: 'ab' }) }),
  )
})

test('what was not reported yet is reported at the end, and once only', () => {
  const { clock, onChange, reports, title } = setUp()
  title('a')
  reports.end()
  expect(onChange).toHaveBeenCalledOnce()
  title('b')
  clock.advance(10_000)
  expect(onChange).toHaveBeenCalledOnce()
})

test('selecting is no change', () => {
  const { clock, onChange, reports } = setUp()
  reports.flush()
  clock.advance(10_000)
  expect(onChange).not.toHaveBeenCalled()
})

test('what somebody else made of the mail comes into it, in one step of undo, and is not reported back', async () => {
  const { clock, store, onChange, onTaken, reports } = setUp()
  await reports.take(changed(lower(64)))
  expect(heightIn(store.getState().document)).toBe(64)
  expect(onTaken).toHaveBeenCalledOnce()
  clock.advance(REPORT.atLatestMs)
  expect(onChange).not.toHaveBeenCalled()
  store.undo()
  expect(store.getState().document).toEqual(letter)
})

test('what was typed meanwhile stays and is reported with it', async () => {
  const { store, onChange, reports, title } = setUp()
  title('Mine')
  await reports.take(changed(lower(64)))
  expect(onChange).toHaveBeenCalledOnce()
  const [reported] = onChange.mock.lastCall ?? []
  expect(reported).toEqual(store.getState().document)
  expect(reported?.settings.title).toBe('Mine')
  expect(reported && heightIn(reported)).toBe(64)
})

test('of a part that both changed, what is typed here stays', async () => {
  const { store, reports } = setUp()
  store.apply(lower(48))
  await reports.take(changed(lower(64)))
  expect(heightIn(store.getState().document)).toBe(48)
})

test('what was reported here is no news, nor is the same mail read anew', async () => {
  const { onChange, onTaken, reports, title } = setUp()
  title('Mine')
  reports.flush()
  const [reported] = onChange.mock.lastCall ?? []
  if (reported) {
    await reports.take(reported)
    await reports.take(structuredClone(reported))
  }
  expect(onTaken).not.toHaveBeenCalled()
  expect(onChange).toHaveBeenCalledOnce()
})

test('nothing is reported in place of what is still to be taken, and what could not be loaded is tried again', async () => {
  let fails = true
  const { clock, store, onChange, reports, title } = setUp(async () => {
    if (fails) throw new Error('The chunk is gone.')
    return takeTheirs
  })
  await reports.take(changed(lower(64)))
  title('Mine')
  clock.advance(REPORT.atLatestMs)
  await Promise.resolve()
  expect(onChange).not.toHaveBeenCalled()
  fails = false
  title('Mine too')
  clock.advance(REPORT.atLatestMs)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(heightIn(store.getState().document)).toBe(64)
  expect(store.getState().document.settings.title).toBe('Mine too')
})

test('of two that come one after the other, the last one counts', async () => {
  const loads: ((take: TakeTheirs) => void)[] = []
  const { store, reports } = setUp(async () => new Promise((resolve) => loads.push(resolve)))
  const both = [reports.take(changed(lower(64))), reports.take(changed(lower(80)))]
  for (const answer of loads.toReversed()) answer(takeTheirs)
  await Promise.all(both)
  expect(heightIn(store.getState().document)).toBe(80)
})

test('a report waits for what is to be taken, as while an input method is composing', async () => {
  const composed = Promise.withResolvers<TakeTheirs>()
  const { clock, onChange, reports, title } = setUp(() => composed.promise)
  title('Mine')
  const taken = reports.take(changed(lower(64)))
  clock.advance(REPORT.atLatestMs)
  expect(onChange).not.toHaveBeenCalled()
  composed.resolve(takeTheirs)
  await taken
  expect(onChange).toHaveBeenCalledOnce()
  const [reported] = onChange.mock.lastCall ?? []
  expect(reported?.settings.title).toBe('Mine')
  expect(reported && heightIn(reported)).toBe(64)
})

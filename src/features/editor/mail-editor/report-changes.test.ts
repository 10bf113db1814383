import { expect, test, vi } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { emptyDocument } from '#mail/document'
import { createEditorStore } from '#features/editor/store'
import { REPORT, reportChanges } from './report-changes.ts'

function setUp() {
  const clock = createFakeClock()
  const store = createEditorStore(emptyDocument('en'), { clock })
  const onChange = vi.fn()
  const reports = reportChanges(store, onChange, clock)
  const title = (text: string) => store.apply({ type: 'settings', set: { title: text } })
  return { clock, onChange, reports, title }
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

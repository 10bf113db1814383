import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstPlace,
  placeAfterScroll,
  placeAt,
  placeAtRest,
  placeFor,
  ROW_WINDOW,
  windowAt,
  type RowExtent,
  type ScrollPlace,
} from './row-window.model.ts'

const extents = fc.record({
  rowCount: fc.integer({ min: 1, max: 3_000_000 }),
  rowHeight: fc.integer({ min: 20, max: 120 }),
  viewport: fc.integer({ min: 50, max: 2000 }),
})
const parts = fc.double({ min: 0, max: 1, noNaN: true })
const million: RowExtent = { rowCount: 1_000_000, rowHeight: 40, viewport: 800 }

/** How far the browser lets the content be scrolled. */
const roomOf = (extent: RowExtent) => Math.max(windowAt(firstPlace, extent).height - extent.viewport, 0)
/** Somebody pulls the scroll bar there. */
const pulledTo = (part: number, extent: RowExtent) =>
  placeAfterScroll({ scrollTop: -1e9, offset: 0 }, part * roomOf(extent), extent)
/** Steps of a wheel, as far as the browser goes. */
const wheeled = (from: ScrollPlace, steps: readonly number[], extent: RowExtent) =>
  steps.reduce(
    (place, step) =>
      placeAfterScroll(place, Math.min(Math.max(place.scrollTop + step, 0), roomOf(extent)), extent),
    from,
  )
const steps = fc.array(fc.integer({ min: -800, max: 800 }), { maxLength: 60 })

test('the window covers the view wherever the bar is pulled and the wheel is turned: no blank', () => {
  fc.assert(
    fc.property(extents, parts, steps, (extent, part, steps) => {
      const place = wheeled(pulledTo(part, extent), steps, extent)
      const { first, last, top, height } = windowAt(place, extent)
      expect(top).toBeLessThanOrEqual(place.scrollTop + 0.01)
      const bottom = top + (last - first + 1) * extent.rowHeight
      expect(bottom).toBeGreaterThanOrEqual(Math.min(place.scrollTop + extent.viewport, height) - 0.01)
      expect(last - first).toBeLessThan(extent.viewport / extent.rowHeight + 2 * ROW_WINDOW.overscan + 3)
    }),
  )
})

test('pulling the bar down never shows an earlier row', () => {
  fc.assert(
    fc.property(extents, parts, parts, (extent, one, other) => {
      const before = windowAt(pulledTo(Math.min(one, other), extent), extent)
      const after = windowAt(pulledTo(Math.max(one, other), extent), extent)
      expect(after.firstSeen).toBeGreaterThanOrEqual(before.firstSeen)
    }),
  )
})

test('a turn of the wheel moves the rows by as much as it says, in a list of any length', () => {
  fc.assert(
    fc.property(extents, parts, fc.integer({ min: -50, max: 50 }), (extent, part, step) => {
      const before = pulledTo(part, extent)
      const scrollTop = before.scrollTop + step
      fc.pre(scrollTop > 0 && scrollTop < roomOf(extent) - 1)
      expect(placeAfterScroll(before, scrollTop, extent).offset).toBeCloseTo(before.offset + step, 3)
    }),
  )
})

test('the bar comes to rest where it belongs without moving a row, and from there both ends are reached step by step', () => {
  fc.assert(
    fc.property(extents, parts, steps, (extent, part, steps) => {
      const place = wheeled(pulledTo(part, extent), steps, extent)
      const rest = placeAtRest(place, extent)
      expect(windowAt(rest, extent).firstSeen).toBe(windowAt(place, extent).firstSeen)
      // Nobody sees it jump: it stands where one that had been pulled to these rows would.
      const seen = Math.max(extent.viewport, windowAt(rest, extent).height / extent.viewport / 4)
      expect(Math.abs(rest.scrollTop - placeAt(rest.offset, extent).scrollTop)).toBeLessThanOrEqual(seen)
    }),
  )
  for (const direction of [-1, 1]) {
    let place = placeAt(direction < 0 ? 150_000 : 40_000_000 - 150_000, million)
    let turns = 0
    for (; turns < 200; turns += 1) {
      const before = place
      place = placeAtRest(wheeled(place, Array<number>(10).fill(direction * 100), million), million)
      const moved = (place.offset - before.offset) * direction
      if (moved === 0) break
      expect(moved).toBeLessThanOrEqual(1000.01)
    }
    expect(turns).toBeGreaterThan(140)
    expect(windowAt(place, million)).toMatchObject(direction < 0 ? { firstSeen: 0 } : { lastSeen: 999_999 })
  }
})

test('every row can be brought into view, from anywhere', () => {
  fc.assert(
    fc.property(extents, parts, parts, (extent, from, part) => {
      const row = Math.min(Math.floor(part * extent.rowCount), extent.rowCount - 1)
      const { firstSeen, lastSeen } = windowAt(placeFor(row, pulledTo(from, extent), extent), extent)
      expect(firstSeen).toBeLessThanOrEqual(row)
      expect(lastSeen).toBeGreaterThanOrEqual(row)
    }),
  )
})

test('the last of a million rows is at the end of the scroll', () => {
  const { height } = windowAt(firstPlace, million)
  expect(height).toBeLessThan(33_554_428)
  expect(windowAt(pulledTo(1, million), million).lastSeen).toBe(999_999)
  expect(windowAt({ scrollTop: 1e15, offset: 1e15 }, million).lastSeen).toBe(999_999)
})

test('a list that has become short is where its bar is', () => {
  const before = pulledTo(0.5, million)
  const short = { ...million, rowCount: 150_000 }
  expect(windowAt(before, short).firstSeen).toBe(Math.floor(before.scrollTop / 40))
})

test('by keys rows move as by a wheel: those that stay in view stand where they stood', () => {
  const from = placeAt(20_000_000, million)
  const next = placeFor(windowAt(from, million).lastSeen + 1, from, million)
  expect(next.offset - from.offset).toBe(40)
  expect(next.scrollTop - from.scrollTop).toBeCloseTo(40, 6)
})

test('a row that is in view already moves nothing', () => {
  const place = { scrollTop: 100, offset: 100 }
  expect(placeFor(5, place, { ...million, rowCount: 1000 })).toBe(place)
})

test('no rows, no window', () => {
  expect(windowAt({ scrollTop: 50, offset: 50 }, { ...million, rowCount: 0 })).toMatchObject({
    first: 0,
    last: -1,
    height: 0,
  })
})

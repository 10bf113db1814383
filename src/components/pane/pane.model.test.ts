import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paneAfterKey, shownWidth, toggledPane } from './pane-state.ts'
import { PANE, widthAfterDrag, widthAfterToggle } from './pane.model.ts'

const anyState = fc.record({
  width: fc.oneof(fc.double(), fc.integer({ min: -100, max: 700 })),
  collapsed: fc.boolean(),
})
const isWidth = (px: number) => px === 0 || (px >= PANE.min && px <= PANE.max)

test.each([
  [-40, 0],
  [0, 0],
  [109.9, 0],
  [110, 220],
  [219, 220],
  [220, 220],
  [333.5, 333.5],
  [520, 520],
  [521, 520],
  [Infinity, 520],
  [Number.NaN, 0],
])('a drag to %d gives %d', (px, width) => expect(widthAfterDrag(px)).toBe(width))

test.each([
  [{ width: 0, collapsed: true }, 280],
  [{ width: 219, collapsed: true }, 280],
  [{ width: 220, collapsed: true }, 220],
  [{ width: 400, collapsed: true }, 400],
  [{ width: 1e9, collapsed: true }, 520],
  [{ width: Number.NaN, collapsed: true }, 280],
  [{ width: 400, collapsed: false }, 0],
])('the toggle of %o shows %d', (state, width) => expect(widthAfterToggle(state)).toBe(width))

test('a drag gives a width there is, never less for a drag that is wider, and the same again', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(isWidth(widthAfterDrag(less))).toBe(true)
      expect(widthAfterDrag(less)).toBeLessThanOrEqual(widthAfterDrag(more))
      expect(widthAfterDrag(widthAfterDrag(one))).toBe(widthAfterDrag(one))
    }),
  )
})

test('whatever the state, there is a width to show, and the toggle turns it over', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(isWidth(shownWidth(state))).toBe(true)
      expect(shownWidth(state) === 0).toBe(state.collapsed)
      expect(shownWidth(toggledPane(state))).toBe(widthAfterToggle(state))
      // Closing and opening again brings back what was there.
      if (!state.collapsed) expect(shownWidth(toggledPane(toggledPane(state)))).toBe(shownWidth(state))
    }),
  )
})

test('no key but Enter closes it', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End')
  fc.assert(
    fc.property(anyState, keys, (state, key) => {
      const after = paneAfterKey(key, state)
      expect(after).toBeDefined()
      if (after && !state.collapsed) expect(after.collapsed).toBe(false)
    }),
  )
})

test.each([
  ['ArrowLeft', { width: 280, collapsed: false }, 296],
  ['ArrowRight', { width: 280, collapsed: false }, 264],
  ['ArrowRight', { width: 230, collapsed: false }, 220],
  ['ArrowLeft', { width: 512, collapsed: false }, 520],
  ['ArrowLeft', { width: 0, collapsed: true }, 220],
  ['ArrowRight', { width: 300, collapsed: true }, 0],
  ['Home', { width: 300, collapsed: false }, 220],
  ['End', { width: 300, collapsed: true }, 520],
  ['Enter', { width: 300, collapsed: false }, 0],
  ['Enter', { width: 300, collapsed: true }, 300],
])('%s at %o shows %d', (key, state, width) => {
  const after = paneAfterKey(key, state)
  expect(after && shownWidth(after)).toBe(width)
})

test('other keys are not its own', () =>
  expect(paneAfterKey('Tab', { width: 280, collapsed: false })).toBeUndefined())

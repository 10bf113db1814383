import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeKey,
  closedCombobox,
  comboboxLines,
  comboboxRows,
  filterOptions,
  isChoosable,
  optionNamed,
  PAGE,
  reduceCombobox,
  rowWindow,
  scrollToRow,
  WINDOW,
  type ComboboxEvent,
  type ComboboxMove,
  type ComboboxState,
} from './combobox.model.ts'

const options = [
  { value: 'tyo', label: 'Tokyo', hint: 'Asia/Tokyo +09:00' },
  { value: 'osa', label: '大阪オフィス' },
  { value: 'nyc', label: 'New York', disabled: true },
]

describe('filterOptions', () => {
  test.each([
    ['', ['tyo', 'osa', 'nyc']],
    ['  ', ['tyo', 'osa', 'nyc']],
    ['TOK', ['tyo']],
    ['ｔｏｋ', ['tyo']],
    ['asia 09', ['tyo']],
    ['york new', ['nyc']],
    ['おふぃす', ['osa']],
    ['ｵﾌｨｽ', ['osa']],
    ['.*', []],
  ])('%j', (text, found) => {
    expect(filterOptions(options, text).map(({ value }) => value)).toEqual(found)
  })
})

test('finds an option by its whole name', () => {
  expect(optionNamed(options, ' tokyo ')?.value).toBe('tyo')
  expect(optionNamed(options, 'tok')).toBeUndefined()
})

describe('comboboxRows', () => {
  test('offers to create what is not there', () => {
    expect(comboboxRows(options, ' Kyoto ', true).at(-1)).toEqual({
      key: 'create',
      kind: 'create',
      text: 'Kyoto',
    })
    expect(comboboxRows(options, 'TOKYO', true).every(({ kind }) => kind === 'option')).toBe(true)
    expect(comboboxRows([], '  ', true)).toEqual([])
    expect(comboboxRows([], 'Kyoto', false)).toEqual([])
  })

  test('an option can’t take the place of the line that creates', () => {
    const rows = comboboxRows([{ value: 'create', label: 'A' }], 'B', true)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })

  test('disabled options can’t be chosen', () => {
    expect(comboboxRows(options, '', false).map(isChoosable)).toEqual([true, true, false])
  })
})

test('each group has its heading once, where its options stand together', () => {
  const grouped = ['Asia', 'Asia', undefined, 'Europe'].map((group, at) => ({
    value: `v${at}`,
    label: `L${at}`,
    ...(group === undefined ? {} : { group }),
  }))
  const drawn = comboboxLines(comboboxRows(grouped, 'x', true)).map((line) =>
    line.kind === 'heading' ? `# ${line.group}` : line.key,
  )
  expect(drawn).toEqual(['# Asia', '=v0', '=v1', '=v2', '# Europe', '=v3', 'create'])
})

const keys = Array.from({ length: 25 }, (_, at) => `k${at}`)
const move = (by: ComboboxMove, chosen?: string): ComboboxEvent => ({ type: 'moved', by, keys, chosen })
const after = (...events: ComboboxEvent[]): ComboboxState => events.reduce(reduceCombobox, closedCombobox)

describe('reduceCombobox', () => {
  test('typing opens, and the first line that fits is taken by Enter', () => {
    const state = after({ type: 'typed', text: 'k' })
    expect(state).toEqual({ open: true, typed: 'k', active: undefined })
    expect(activeKey(state, keys)).toBe('k0')
    expect(activeKey(state, [])).toBeUndefined()
  })

  test('an emptied text takes nothing', () => {
    expect(activeKey(after({ type: 'typed', text: ' ' }), keys)).toBeUndefined()
  })

  test('opening by the pointer takes nothing', () => {
    expect(activeKey(after({ type: 'opened' }), keys)).toBeUndefined()
  })

  test.each([
    [[move('next')], 'k0'],
    [[move('previous')], 'k24'],
    [[move('next', 'k7')], 'k7'],
    [[move('next', 'gone')], 'k0'],
    [[move('next'), move('next')], 'k1'],
    [[move('next'), move('previous')], 'k24'],
    [[move('previous'), move('next')], 'k0'],
    [[move('next'), move('pageDown')], `k${PAGE}`],
    [[move('previous'), move('pageDown')], 'k24'],
    [[move('next'), move('pageUp')], 'k0'],
    [[{ type: 'typed', text: 'k' } as const, move('next')], 'k1'],
    [[{ type: 'pointed', key: 'k3' } as const, { type: 'opened' } as const, move('next')], 'k4'],
  ])('%j ends on %s', (events, key) => {
    expect(after(...events).active).toBe(key)
  })

  test('one choice closes, a choice of several stays', () => {
    const open = [{ type: 'typed', text: 'k' } as const, move('next')]
    expect(after(...open, { type: 'chosen', stays: false })).toEqual(closedCombobox)
    expect(after(...open, { type: 'chosen', stays: true })).toEqual({
      open: true,
      typed: undefined,
      active: 'k1',
    })
  })

  test('closing takes back what was typed', () => {
    expect(after({ type: 'typed', text: 'x' }, { type: 'closed' })).toEqual(closedCombobox)
  })

  test('whatever happens, Enter takes a line that is there, and nothing in a closed list', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('typed' as const), text: fc.string({ maxLength: 2 }) }),
      fc.constant({ type: 'opened' as const }),
      fc.record({ type: fc.constant('pointed' as const), key: fc.constantFrom(...keys) }),
      fc.record({
        type: fc.constant('moved' as const),
        by: fc.constantFrom<ComboboxMove>('next', 'previous', 'pageDown', 'pageUp'),
        keys: fc.subarray(keys),
      }),
      fc.record({ type: fc.constant('chosen' as const), stays: fc.boolean() }),
      fc.constant({ type: 'closed' as const }),
    )
    fc.assert(
      fc.property(fc.array(event), fc.subarray(keys), (events, shown) => {
        const state = after(...events)
        const taken = activeKey(state, shown)
        if (taken !== undefined) expect(shown).toContain(taken)
        if (!state.open) {
          expect(taken).toBeUndefined()
          expect(state.typed).toBeUndefined()
        }
      }),
    )
  })
})

describe('rowWindow', () => {
  test('short lists are drawn whole', () => {
    expect(rowWindow(WINDOW.all, 32, 0, 320)).toEqual({ from: 0, to: WINDOW.all })
  })

  test('of long lists what is in sight, and no more than that and the spare lines', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: WINDOW.all + 1, max: 10_000 }),
        fc.integer({ min: 20, max: 60 }),
        fc.integer({ min: 0, max: 400 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, height, view, part) => {
          const scrollTop = part * Math.max(0, count * height - view)
          const { from, to } = rowWindow(count, height, scrollTop, view)
          expect(from * height).toBeLessThanOrEqual(scrollTop)
          expect(to * height).toBeGreaterThanOrEqual(Math.min(count * height, scrollTop + view))
          expect(to - from).toBeLessThanOrEqual(Math.ceil(view / height) + 1 + 2 * WINDOW.spare)
        },
      ),
    )
  })
})

test.each([
  [0, 100, 0],
  [3, 0, 0],
  [9, 0, 0],
  [10, 0, 32],
  [20, 640, 640],
  [19, 640, 608],
])('line %i at scroll %i scrolls to %i', (at, scrollTop, to) => {
  expect(scrollToRow(at, 32, scrollTop, 320)).toBe(to)
})

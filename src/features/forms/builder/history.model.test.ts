import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HISTORY, noHistory, recorded, stepped, type History } from './history.model.ts'

type Move = { do: 'change'; value: string } | { do: 'undo' | 'redo' }
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.string().map((value): Move => ({ do: 'change', value })),
  fc.constantFrom<Move>({ do: 'undo' }, { do: 'redo' }),
)

test('undoing all of it leads back to the beginning, and redoing all of it to the end', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: HISTORY.most }), (moves) => {
      let history: History<string> = noHistory
      let now = 'first'
      const go = (direction: 'undo' | 'redo') => {
        const step = stepped(history, now, direction)
        if (step) ({ history, draft: now } = step)
        return step !== undefined
      }
      for (const one of moves) {
        if (one.do !== 'change') go(one.do)
        else {
          history = recorded(history, now, undefined, 0)
          now = one.value
        }
      }
      while (go('redo'));
      const end = now
      while (go('undo'));
      expect(now).toBe('first')
      while (go('redo'));
      expect(now).toBe(end)
    }),
  )
})

test('keystrokes in one place are one step, until they rest or another place is typed in', () => {
  const typed = (place: string | undefined, at: number, history: History<number>) =>
    recorded(history, at, place, at)
  let history: History<number> = typed('label', 0, noHistory)
  history = typed('label', 500, history)
  history = typed('label', 1400, history)
  expect(history.past).toEqual([0])
  history = typed('label', 1400 + HISTORY.mergeWithin + 1, history)
  history = typed('help', 2402, history)
  history = typed(undefined, 2403, history)
  history = typed(undefined, 2403, history)
  expect(history.past).toHaveLength(5)
})

test('what is typed after an undo begins a step of its own, and what was taken back is gone', () => {
  const typed = recorded(noHistory, 'a', 'label', 0)
  const back = stepped(typed, 'b', 'undo')
  expect(back?.draft).toBe('a')
  const again = recorded(back?.history ?? noHistory, 'a', 'label', 1)
  expect(again).toMatchObject({ past: ['a'], future: [] })
})

test('no more steps are kept than can be meant', () => {
  let history: History<number> = noHistory
  for (let step = 0; step < 300; step += 1) history = recorded(history, step, undefined, step)
  expect(history.past).toHaveLength(HISTORY.most)
  expect(history.past[0]).toBe(200)
})

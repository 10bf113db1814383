import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { defaultSettings, type EmailDocument } from '#mail/document'
import { documents } from '#mail/document/documents.fake'
import { propose } from '#mail/hunks'
import { addLanguage, otherLanguage } from '#mail/twin'
import { createEditorStore } from '#features/editor/store'
import fc from 'fast-check'
import { describeMail } from './mail-words.ts'
import { createReview, type ReviewOutcome } from './review.ts'

const base: EmailDocument = {
  version: 1,
  settings: defaultSettings('en'),
  sections: [
    {
      type: 'section',
      id: 's',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [
        {
          id: 'c',
          width: 12,
          blocks: [
            { type: 'spacer', id: 'a', height: 8 },
            { type: 'spacer', id: 'b', height: 8 },
            { type: 'divider', id: 'd' },
          ],
        },
      ],
    },
  ],
}
const height = (id: string, value: number) => ({ type: 'update' as const, id, set: { height: value } })

function reviewed() {
  const store = createEditorStore(base, { clock: createFakeClock() })
  const proposal = propose(base, [height('a', 20), height('b', 20), { type: 'remove', id: 'd' }])
  if ('problem' in proposal) throw new Error(proposal.problem)
  const onEnd = vi.fn<(outcome: ReviewOutcome) => void>()
  const review = createReview({ id: 'call', summary: '', proposal, store, onEnd })
  const [first = '', second = '', third = ''] = proposal.hunks.map(({ id }) => id)
  const decisions = () => review.getState().hunks.map(({ decision }) => decision)
  return { store, review, onEnd, first, second, third, decisions }
}

describe('a review', () => {
  test('each accepted change is one step of undo, and undoing and redoing moves its decision', () => {
    const { store, review, first, second, decisions } = reviewed()
    review.accept(first)
    review.accept(second)
    expect(decisions()).toEqual(['accepted', 'accepted', 'open'])
    store.undo()
    expect(decisions()).toEqual(['accepted', 'open', 'open'])
    store.redo()
    expect(decisions()).toEqual(['accepted', 'accepted', 'open'])
    store.undo()
    store.undo()
    expect(decisions()).toEqual(['open', 'open', 'open'])
    expect(store.getState().document).toBe(base)
  })

  test('it is about the language that was shown when it came, whichever is shown later', () => {
    const store = createEditorStore(base, { clock: createFakeClock() })
    store.apply(addLanguage('ja'))
    const english = store.getState().document
    const proposal = propose(english, [{ type: 'settings', set: { title: 'Spring' } }])
    if ('problem' in proposal) throw new Error(proposal.problem)
    const review = createReview({ id: 'call', summary: '', proposal, store, onEnd: vi.fn() })
    store.show(otherLanguage(english))
    expect(review.getState().hunks).toMatchObject([{ decision: 'open', status: 'clean' }])
    store.apply({ type: 'settings', set: { title: '春' } })
    expect(review.getState().hunks).toMatchObject([{ decision: 'open', status: 'clean' }])
    review.accept(proposal.hunks[0]?.id ?? '')
    const { document } = store.getState()
    expect(document.settings).toMatchObject({ lang: 'en', title: 'Spring' })
    expect(otherLanguage(document).settings).toMatchObject({ lang: 'ja', title: '春' })
  })

  test('accepting all is one step and leaves newer work to be decided', () => {
    const { store, review, onEnd, first } = reviewed()
    store.apply(height('a', 9))
    const mine = store.getState().document
    expect(review.acceptAll()).toBe(2)
    expect(review.getState().undecided).toBe(1)
    expect(onEnd).not.toHaveBeenCalled()
    review.reject(first)
    expect(onEnd).toHaveBeenCalledOnce()
    store.undo()
    expect(store.getState().document).toBe(mine)
  })

  test('ends once, and nothing can be decided afterwards', () => {
    const { store, review, onEnd, first } = reviewed()
    review.end('closed')
    review.accept(first)
    review.rejectAll()
    review.end('replaced')
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onEnd.mock.calls[0]?.[0].end).toBe('closed')
    expect(store.getState().document).toBe(base)
  })

  test('what is gone needs no decision', () => {
    const { store, review, onEnd, first, second, third } = reviewed()
    store.apply({ type: 'remove', id: 'a' })
    expect(review.getState().hunks.find(({ hunk }) => hunk.id === first)?.status).toBe('gone')
    review.accept(first)
    expect(onEnd).not.toHaveBeenCalled()
    review.accept(second)
    review.reject(third)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

test('what the assistant reads of any mail is JSON of at most 8,200 characters', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const store = createEditorStore(document)
      store.select([document.sections[0]?.columns[0]?.blocks[0]?.id ?? ''])
      const told = describeMail(store.getState())
      expect(told.length).toBeLessThanOrEqual(8200)
      expect(JSON.parse(told)).toHaveProperty('blocks')
    }),
    { numRuns: 50 },
  )
  const many: EmailDocument = {
    ...base,
    sections: Array.from({ length: 200 }, (_, place) => ({
      type: 'section',
      id: `s${place}`,
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [{ id: `c${place}`, width: 12, blocks: [] }],
    })),
  }
  const told: { left: number } = JSON.parse(describeMail(createEditorStore(many).getState()))
  expect(told.left).toBeGreaterThan(0)
})

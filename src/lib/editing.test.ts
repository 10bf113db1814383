import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from './clock.ts'
import {
  createEditing,
  EDITING,
  mergeFields,
  mergeItems,
  type EditingConfig,
  type Kept,
  type SaveOutcome,
} from './editing.ts'

interface Note {
  version: number
  title: string
  text: string
}
type Draft = Pick<Note, 'title' | 'text'>
type Outcome = SaveOutcome<Note, string>

const stored: Note = { version: 1, title: 'Hello', text: '' }
const draftOf = (note: Note | undefined): Draft => ({ title: note?.title ?? '', text: note?.text ?? '' })

function editingOf(config: Partial<EditingConfig<Draft, Note, string>> = {}) {
  const answers: ((outcome: Outcome) => void)[] = []
  const sent: [Draft, number | undefined][] = []
  const editing = createEditing<Draft, Note, string>({
    stored,
    draftOf,
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    isValid: ({ title }) => title !== '',
    save: (draft, base) => {
      sent.push([draft, base?.version])
      return new Promise((resolve) => answers.push(resolve))
    },
    clock: systemClock,
    ...config,
  })
  const type = (part: Partial<Draft>) => editing.change((draft) => ({ ...draft, ...part }))
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { editing, sent, type, answer, at: editing.state }
}
const saved = (draft: Partial<Note>): Outcome => ({ ok: true, data: { ...stored, ...draft } })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a draft', () => {
  test('that makes something new is sent as it was suggested; a change that changes nothing is not', async () => {
    const unchanged = editingOf()
    await expect(unchanged.editing.save()).resolves.toBe('unchanged')
    expect(unchanged.sent).toHaveLength(0)
    const { editing, sent, answer } = editingOf({ creates: true })
    const saving = editing.save()
    await answer(saved({ version: 2 }))
    await expect(saving).resolves.toBe('saved')
    expect(sent).toEqual([[draftOf(stored), 1]])
  })

  test('is dirty only while it differs from what is stored', () => {
    const { type, at } = editingOf()
    type({ title: 'Hello!' })
    expect(at().dirty).toBe(true)
    type({ title: 'Hello' })
    expect(at().dirty).toBe(false)
  })

  test('that was discarded is as it is stored', () => {
    const { editing, type, at } = editingOf()
    type({ title: 'Other' })
    editing.discard()
    expect(at()).toMatchObject({ draft: draftOf(stored), dirty: false, revision: 1 })
  })

  test('with something wrong in it is not sent, and says so from then on', async () => {
    const { editing, type, sent, at } = editingOf()
    type({ title: '' })
    expect(at().attempted).toBe(false)
    await expect(editing.save()).resolves.toBe('invalid')
    expect(at().attempted).toBe(true)
    expect(sent).toEqual([])
  })
})

describe('saving', () => {
  test('sends once, with the version that the last answer gave', async () => {
    const { editing, type, sent, answer, at } = editingOf()
    type({ title: 'A' })
    void editing.save()
    void editing.save()
    expect(at().status).toBe('saving')
    await answer(saved({ version: 2, title: 'A' }))
    expect(at()).toMatchObject({ status: 'idle', dirty: false })
    type({ title: 'B' })
    void editing.save()
    expect(sent.map(([, version]) => version)).toEqual([1, 2])
  })

  test('keeps what is typed while it is in flight', async () => {
    const { editing, type, answer, at } = editingOf()
    type({ title: 'A' })
    void editing.save()
    type({ title: 'AB' })
    await answer(saved({ version: 2, title: 'A' }))
    expect(at()).toMatchObject({ draft: { title: 'AB', text: '' }, dirty: true })
  })

  test('that fails keeps the draft and its reason until something changes', async () => {
    const { editing, type, answer, at } = editingOf()
    type({ title: 'A' })
    void editing.save()
    await answer({ ok: false, error: 'broken' })
    expect(at()).toMatchObject({ status: 'failed', error: 'broken', draft: { title: 'A' } })
    type({ title: 'B' })
    expect(at()).toMatchObject({ status: 'idle', error: undefined })
  })

  test('a new record is sent even where nothing was typed', async () => {
    const { editing, sent } = editingOf({ stored: undefined, isValid: () => true })
    void editing.save()
    expect(sent).toEqual([[{ title: '', text: '' }, undefined]])
  })
})

describe('a conflict', () => {
  const theirs: Note = { version: 5, title: 'Theirs', text: '' }
  const inConflict = async () => {
    const use = editingOf({ merge: mergeFields })
    use.type({ title: 'Mine' })
    void use.editing.save()
    await use.answer({ ok: false, error: 'conflict', theirs })
    return use
  }

  test('waits for a decision: saving again sends nothing', async () => {
    const { editing, at, sent } = await inConflict()
    expect(at()).toMatchObject({ status: 'conflict', theirs, draft: { title: 'Mine' } })
    await expect(editing.save()).resolves.toBe('conflict')
    expect(sent).toHaveLength(1)
  })

  test('keep mine saves over their version', async () => {
    const { editing, answer, sent, at } = await inConflict()
    void editing.keepMine()
    expect(sent.at(-1)).toEqual([{ title: 'Mine', text: '' }, 5])
    await answer(saved({ version: 6, title: 'Mine' }))
    expect(at()).toMatchObject({ status: 'idle', dirty: false })
  })

  test('keep mine keeps only what was changed here: the rest is theirs, also what they save after that', async () => {
    const { editing, type, answer, sent, at } = editingOf({ merge: mergeFields })
    type({ title: 'Mine' })
    void editing.save()
    await answer({ ok: false, error: 'conflict', theirs: { ...theirs, text: 'Theirs' } })
    expect(at()).toMatchObject({ status: 'conflict', draft: { title: 'Mine', text: 'Theirs' } })
    editing.receive({ ...theirs, version: 6, text: 'Theirs again' })
    expect(at()).toMatchObject({ status: 'conflict', draft: { title: 'Mine', text: 'Theirs again' } })
    void editing.keepMine()
    expect(sent.at(-1)).toEqual([{ title: 'Mine', text: 'Theirs again' }, 6])
  })

  test('that leaves the draft as it is typed does not replace it', async () => {
    const { at } = await inConflict()
    expect(at().revision).toBe(0)
  })

  test('take theirs shows their version', async () => {
    const { editing, at } = await inConflict()
    editing.takeTheirs()
    expect(at()).toMatchObject({ status: 'idle', dirty: false, base: theirs, draft: { title: 'Theirs' } })
  })

  test('changes of different fields are put together and saved', async () => {
    const { editing, type, answer, sent } = editingOf({ merge: mergeFields })
    type({ title: 'Mine' })
    void editing.save()
    await answer({ ok: false, error: 'conflict', theirs: { ...stored, version: 2, text: 'Theirs' } })
    expect(sent.at(-1)).toEqual([{ title: 'Mine', text: 'Theirs' }, 2])
  })

  test('a newer version that is read is taken where nothing was typed, and else to be decided', () => {
    const { editing, at, type } = editingOf()
    editing.receive({ ...stored, version: 2, title: 'Newer' })
    expect(at()).toMatchObject({ draft: { title: 'Newer' }, dirty: false })
    type({ title: 'Mine' })
    editing.receive({ ...stored, version: 3, title: 'Newest' })
    expect(at()).toMatchObject({ status: 'conflict', draft: { title: 'Mine' } })
    editing.discard()
    expect(at()).toMatchObject({ status: 'idle', draft: { title: 'Newest' } })
  })
})

describe('autosave', () => {
  test('saves once typing rests, and what was typed meanwhile after that', async () => {
    const { type, sent, answer } = editingOf({ autosave: true })
    type({ title: 'A' })
    vi.advanceTimersByTime(EDITING.rest - 1)
    type({ title: 'AB' })
    vi.advanceTimersByTime(EDITING.rest - 1)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    type({ title: 'ABC' })
    await answer(saved({ version: 2, title: 'AB' }))
    vi.advanceTimersByTime(EDITING.rest)
    expect(sent).toEqual([
      [{ title: 'AB', text: '' }, 1],
      [{ title: 'ABC', text: '' }, 2],
    ])
  })

  test('leaves what is typed as it is typed, where it is stored without the spaces at its ends', async () => {
    const { type, at, answer } = editingOf({
      autosave: true,
      isSame: (a, b) => a.title.trim() === b.title.trim() && a.text === b.text,
    })
    type({ title: 'Spring sale ' })
    vi.advanceTimersByTime(EDITING.rest)
    await answer(saved({ version: 2, title: 'Spring sale' }))
    expect(at()).toMatchObject({ dirty: false, status: 'idle', draft: { title: 'Spring sale ' } })
    type({ title: 'Spring sale T' })
    expect(at()).toMatchObject({ dirty: true, base: { version: 2 } })
  })

  test('sends nothing that is not valid', () => {
    const { type, sent } = editingOf({ autosave: true })
    type({ title: '' })
    vi.advanceTimersByTime(EDITING.rest)
    expect(sent).toEqual([])
  })

  test('waits for the network and sends the newest draft', async () => {
    const { editing, type, answer, sent, at } = editingOf({
      autosave: true,
      isOffline: (error) => error === 'offline',
    })
    type({ title: 'A' })
    vi.advanceTimersByTime(EDITING.rest)
    await answer({ ok: false, error: 'offline' })
    expect(at().status).toBe('waiting')
    void editing.retry()
    expect(sent).toHaveLength(2)
  })

  test('saves what of the draft can be stored, and keeps the rest typed and dirty', async () => {
    const { editing, type, sent, answer, at } = editingOf({
      autosave: true,
      storable: (draft, before) => ({ ...draft, title: before.title }),
    })
    type({ title: '', text: 'T' })
    vi.advanceTimersByTime(EDITING.rest)
    expect(sent).toEqual([[{ title: 'Hello', text: 'T' }, 1]])
    await answer(saved({ version: 2, text: 'T' }))
    expect(at()).toMatchObject({
      draft: { title: '', text: 'T' },
      base: { version: 2 },
      dirty: true,
      status: 'idle',
      attempted: false,
    })
    vi.advanceTimersByTime(10 * EDITING.rest)
    expect(sent).toHaveLength(1)
    // Asked for, it says what is wrong, and stores what was typed since.
    type({ title: '', text: 'TU' })
    const saving = editing.save()
    await answer(saved({ version: 3, text: 'TU' }))
    await expect(saving).resolves.toBe('invalid')
    expect(at()).toMatchObject({ attempted: true, dirty: true, base: { version: 3 } })
    type({ title: 'A' })
    vi.advanceTimersByTime(EDITING.rest)
    expect(sent.at(-1)).toEqual([{ title: 'A', text: 'TU' }, 3])
  })
  test('what is typed while a part of the draft is stored is the next change', async () => {
    const { type, sent, answer } = editingOf({
      autosave: true,
      storable: (draft, before) => ({ ...draft, title: before.title }),
    })
    type({ title: '', text: 'T' })
    vi.advanceTimersByTime(EDITING.rest)
    type({ text: 'TU' })
    await answer(saved({ version: 2, text: 'T' }))
    vi.advanceTimersByTime(EDITING.rest)
    expect(sent.at(-1)).toEqual([{ title: 'Hello', text: 'TU' }, 2])
  })
  test('ends when the editor is closed', () => {
    const { editing, type, sent } = editingOf({ autosave: true })
    type({ title: 'A' })
    editing.stop()
    vi.advanceTimersByTime(EDITING.rest)
    expect(sent).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a crash', () => {
  const keeperOf = (kept?: Kept<Draft>) => {
    const store = { kept }
    return {
      store,
      read: async () => store.kept,
      write: async (next: Kept<Draft>) => {
        store.kept = next
      },
      remove: async () => {
        store.kept = undefined
      },
    }
  }

  test('leaves the draft that was being typed, until it is saved', async () => {
    const keeper = keeperOf()
    const { editing, type, answer } = editingOf({ keeper })
    type({ title: 'A' })
    vi.advanceTimersByTime(EDITING.rest)
    expect(keeper.store.kept).toEqual({
      draft: { title: 'A', text: '' },
      before: { title: 'Hello', text: '' },
      version: 1,
      at: EDITING.rest,
    })
    void editing.save()
    await answer(saved({ version: 2, title: 'A' }))
    expect(keeper.store.kept).toBeUndefined()
  })

  test('a draft is kept at once when the page may go, and when its editing ends', () => {
    const left = keeperOf()
    const leaving = editingOf({ keeper: left })
    leaving.type({ title: 'A' })
    leaving.editing.keep()
    expect(left.store.kept).toMatchObject({ draft: { title: 'A' } })
    const ended = keeperOf()
    const ending = editingOf({ keeper: ended })
    ending.editing.stop()
    expect(ended.store.kept).toBeUndefined()
    ending.type({ title: 'B' })
    ending.editing.stop()
    expect(ended.store.kept).toMatchObject({ draft: { title: 'B' } })
  })

  test('or a session that ends with the save leaves what was typed a moment before', async () => {
    const keeper = keeperOf()
    const { editing, type, answer } = editingOf({ keeper })
    type({ title: 'A' })
    void editing.save()
    await answer({ ok: false, error: 'signed out' })
    editing.stop()
    expect(keeper.store.kept).toMatchObject({ draft: { title: 'A' } })
  })

  test('the kept draft is offered and restored', async () => {
    const kept = { draft: { title: 'Lost', text: '' }, version: 1, at: 7 }
    const keeper = keeperOf(kept)
    const { editing, at } = editingOf({ keeper })
    await vi.advanceTimersByTimeAsync(0)
    expect(at().unsaved).toEqual(kept)
    expect(keeper.store.kept).toEqual(kept)
    editing.restore()
    expect(at()).toMatchObject({ draft: { title: 'Lost' }, dirty: true, unsaved: undefined })
  })

  test('the kept draft stays offered while something else is typed and saved', async () => {
    const kept = { draft: { title: 'Lost', text: '' }, version: 1, at: 7 }
    const keeper = keeperOf(kept)
    const { editing, type, answer, at } = editingOf({ keeper })
    await vi.advanceTimersByTimeAsync(0)
    type({ text: 'New' })
    void editing.save()
    await answer(saved({ version: 2, text: 'New' }))
    expect(at()).toMatchObject({ dirty: false, unsaved: kept })
    expect(keeper.store.kept).toEqual(kept)
    editing.forget()
    expect(keeper.store.kept).toBeUndefined()
  })

  describe('of a record that somebody else saved since', () => {
    const before = { title: '', text: '' }
    const mineKept = () => keeperOf({ draft: { title: '', text: 'mine' }, before, version: 1, at: 7 })

    test.each([
      ['merges into it', { title: 'theirs', text: '' }, { title: 'theirs', text: 'mine' }],
      ['is as it was where nothing that is edited differs', before, { title: '', text: 'mine' }],
    ])('the kept draft %s', async (_what, theirs, draft) => {
      const { editing, at } = editingOf({
        keeper: mineKept(),
        stored: { version: 2, ...theirs },
        merge: mergeFields,
      })
      await vi.advanceTimersByTimeAsync(0)
      editing.restore()
      expect(at()).toMatchObject({ draft, status: 'idle', theirs: undefined, unsaved: undefined })
    })

    test('what both changed is decided, and the rest is theirs', async () => {
      const stored = { version: 2, title: 'theirs', text: 'theirs' }
      const { editing, at, answer, sent } = editingOf({ keeper: mineKept(), stored, merge: mergeFields })
      await vi.advanceTimersByTimeAsync(0)
      editing.restore()
      expect(at()).toMatchObject({
        status: 'conflict',
        theirs: stored,
        draft: { title: 'theirs', text: 'mine' },
      })
      void editing.keepMine()
      expect(sent).toEqual([[{ title: 'theirs', text: 'mine' }, 2]])
      await answer(saved({ version: 3, title: 'theirs', text: 'mine' }))
      expect(at()).toMatchObject({ dirty: false, status: 'idle' })
    })

    test('after a crash in the middle of a decision it is decided again, with what they saved since', async () => {
      const keeper = keeperOf()
      const first = editingOf({ keeper, stored: { version: 1, title: '', text: '' }, merge: mergeFields })
      first.type({ text: 'mine' })
      first.editing.receive({ version: 2, title: '', text: 'theirs' })
      first.editing.receive({ version: 3, title: 'theirs', text: 'theirs' })
      expect(first.at()).toMatchObject({ status: 'conflict' })
      first.editing.keep()
      expect(keeper.store.kept).toMatchObject({ before: { title: '', text: '' }, version: 1 })
      const stored = { version: 3, title: 'theirs', text: 'theirs' }
      const { editing, at, sent } = editingOf({ keeper, stored, merge: mergeFields, autosave: true })
      await vi.advanceTimersByTimeAsync(0)
      editing.restore()
      await vi.advanceTimersByTimeAsync(EDITING.rest)
      expect(at()).toMatchObject({
        status: 'conflict',
        theirs: stored,
        draft: { title: 'theirs', text: 'mine' },
      })
      expect(sent).toEqual([])
    })

    test('without a way to merge all of it is decided', async () => {
      const stored = { version: 2, title: 'theirs', text: '' }
      const { editing, at } = editingOf({ keeper: mineKept(), stored })
      await vi.advanceTimersByTimeAsync(0)
      editing.restore()
      expect(at()).toMatchObject({ status: 'conflict', theirs: stored, draft: { title: '', text: 'mine' } })
      editing.takeTheirs()
      expect(at()).toMatchObject({ dirty: false, status: 'idle', draft: { title: 'theirs', text: '' } })
    })
  })

  test('storage that refuses everything changes nothing', async () => {
    const refuse = async () => {
      throw new Error('full')
    }
    const { type, at } = editingOf({ keeper: { read: refuse, write: refuse, remove: refuse } })
    type({ title: 'A' })
    await vi.advanceTimersByTimeAsync(EDITING.rest)
    expect(at()).toMatchObject({ draft: { title: 'A' }, dirty: true })
  })
})

test.each([
  [{ title: 'm' }, { text: 't' }, { title: 'm', text: 't' }],
  [{ title: 'm' }, { title: 'm' }, { title: 'm', text: '' }],
  [{ title: 'm' }, { title: 't' }, undefined],
  [{}, { title: 't' }, { title: 't', text: '' }],
])('mine %j and theirs %j merge to %j', (mine, theirs, merged) => {
  const base: Draft = { title: 'b', text: '' }
  expect(mergeFields(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual(merged)
})

test('with mine kept, what both changed is mine, in items too', () => {
  const base: Draft = { title: 'b', text: '' }
  const theirs = { title: 't', text: 't' }
  expect(mergeFields(base, { ...base, title: 'm' }, theirs, true)).toEqual({ title: 'm', text: 't' })
  const items = (...drafts: Draft[]) => drafts.map((draft, place) => ({ id: String(place), ...draft }))
  const [mine, other] = [items({ ...base, title: 'm' }, base), items(theirs, theirs)]
  expect(mergeItems(items(base, base), mine, other, true)).toEqual(items({ title: 'm', text: 't' }, theirs))
  expect(mergeItems(items(base), mine, other, true)).toEqual(mine)
})

import { expect, test } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { recordsInMemory } from '#lib/kept-records.fake'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { addLanguage, otherLanguage } from '#mail/twin'
import { createEditorStore } from '#features/editor/store'
import { AUTOSAVE, createAutosave } from './autosave.ts'
import { oneTab } from './draft-channel.fake.ts'
import { createDrafts, withVersion } from './drafts.ts'

const titled = (title: string) => ({ type: 'settings' as const, set: { title } })

async function begin() {
  const records = recordsInMemory()
  const clock = createFakeClock()
  const listeners = new Set<(id: string) => void>()
  const channel = {
    post: () => undefined,
    listen: (listener: (id: string) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    alone: oneTab.alone,
  }
  const drafts = createDrafts({ workspaceId: 'ws', records, channel, clock })
  const draft = await drafts.create(emptyDocument(), 'Draft')
  const store = createEditorStore(draft.document, { clock })
  const autosave = createAutosave({ store, drafts, draft, clock })
  const end = autosave.start()
  /** Lets what was begun without being awaited come to its end. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const kept = async () => {
    const read = await drafts.load(draft.id)
    return read?.state === 'whole' ? read.draft.document.settings.title : undefined
  }
  return {
    records,
    clock,
    drafts,
    draft,
    store,
    autosave,
    end,
    settle,
    kept,
    hear: () => listeners.forEach((one) => one(draft.id)),
  }
}

test('a change is saved 420 ms after the last one', async () => {
  const { clock, store, autosave, settle, kept } = await begin()
  store.apply(titled('A'))
  clock.advance(100)
  store.apply(titled('AB'))
  clock.advance(AUTOSAVE.afterMs - 1)
  await settle()
  expect(autosave.getState().save).toBe('unsaved')
  expect(await kept()).toBe('')
  clock.advance(1)
  await settle()
  expect(autosave.getState().save).toBe('saved')
  expect(await kept()).toBe('AB')
})

test('who types without a pause is saved after 600 ms', async () => {
  const { clock, store, settle, kept } = await begin()
  for (const title of ['A', 'AB', 'ABC']) {
    store.apply(titled(title))
    clock.advance(250)
  }
  await settle()
  expect(await kept()).toBe('ABC')
})

test('what another tab saved is not overwritten: mine or theirs', async () => {
  const { clock, store, autosave, settle, kept, drafts, draft } = await begin()
  const theirs: EmailDocument = {
    ...draft.document,
    settings: { ...draft.document.settings, title: 'Theirs' },
  }
  await drafts.save({ ...draft, document: theirs })
  store.apply(titled('Mine'))
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(autosave.getState()).toMatchObject({
    save: 'conflict',
    theirs: { document: { settings: { title: 'Theirs' } } },
  })
  autosave.takeTheirs()
  expect(store.getState().document.settings.title).toBe('Theirs')
  store.undo()
  expect(store.getState().document.settings.title).toBe('Mine')
  store.apply(titled('Mine again'))
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(await kept()).toBe('Mine again')
})

test('keeping mine saves over theirs, and another tab is noticed at once', async () => {
  const { store, autosave, settle, kept, drafts, draft, hear } = await begin()
  await drafts.save(draft)
  hear()
  await settle()
  expect(autosave.getState().save).toBe('conflict')
  store.apply(titled('Mine'))
  await autosave.keepMine()
  expect(autosave.getState().save).toBe('saved')
  expect(await kept()).toBe('Mine')
})

test('a full browser is said, and the next change tries again', async () => {
  const { clock, store, autosave, settle, records } = await begin()
  const { put } = records
  records.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  store.apply(titled('A'))
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(autosave.getState().save).toBe('full')
  records.put = put
  store.apply(titled('B'))
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(autosave.getState().save).toBe('saved')
})

test('a merge goes on from what the other tab saved, and is saved with the name and versions of both', async () => {
  const { clock, store, autosave, settle, drafts, draft } = await begin()
  const theirs = withVersion({ ...draft, name: 'Renamed there' }, 'Theirs', {
    at: '2026-03-01T00:00:00.000Z',
    document: draft.document,
  })
  await drafts.save(theirs)
  store.apply(titled('Mine'))
  autosave.keepVersion('Mine')
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(autosave.getState().save).toBe('conflict')
  autosave.takeMerged(store.getState().document)
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(autosave.getState().save).toBe('saved')
  expect(await drafts.load(draft.id)).toMatchObject({
    draft: {
      name: 'Renamed there',
      versions: expect.arrayContaining([
        expect.objectContaining({ name: 'Mine' }),
        expect.objectContaining({ name: 'Theirs' }),
      ]),
      document: { settings: { title: 'Mine' } },
    },
  })
})

test('a merge that is what the other tab saved is not saved again', async () => {
  const { clock, store, autosave, settle, drafts, draft, hear } = await begin()
  const theirs = { ...draft.document, settings: { ...draft.document.settings, title: 'Theirs' } }
  const outcome = await drafts.save({ ...draft, document: theirs })
  hear()
  await settle()
  autosave.takeMerged(theirs)
  expect(autosave.getState().save).toBe('saved')
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(await drafts.load(draft.id)).toMatchObject({
    draft: 'saved' in outcome ? { stamp: outcome.saved.stamp } : {},
  })
  store.undo()
  expect(store.getState().document.settings.title).toBe('')
})

test('leaving saves what is not saved yet, and a version comes back as one step of undo', async () => {
  const { store, autosave, end, settle, kept } = await begin()
  store.apply(titled('First'))
  autosave.keepVersion('Good one')
  store.apply(titled('Second'))
  end()
  await settle()
  expect(await kept()).toBe('Second')
  const [version] = autosave.getState().draft.versions
  expect(version?.name).toBe('Good one')
  if (version) autosave.restore(version.document)
  expect(store.getState().document.settings.title).toBe('First')
  store.undo()
  expect(store.getState().document.settings.title).toBe('Second')
})

test('a new name is saved, whatever is selected in the meantime', async () => {
  const { clock, store, autosave, settle, drafts, draft } = await begin()
  autosave.rename('Renamed')
  store.select([])
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  expect(await drafts.load(draft.id)).toMatchObject({ draft: { name: 'Renamed' } })
})

test('both languages are saved and kept as versions; which one is shown is no change', async () => {
  const { clock, store, autosave, settle, drafts, draft } = await begin()
  store.apply(addLanguage('ja'))
  store.show(otherLanguage(store.getState().document))
  store.apply(titled('春の新茶'))
  autosave.keepVersion('Both')
  clock.advance(AUTOSAVE.afterMs)
  await settle()
  const read = await drafts.load(draft.id)
  const saved = read?.state === 'whole' ? read.draft : undefined
  // Kept in the language that it was first written in.
  expect(saved?.document.settings).toMatchObject({ lang: 'en', twin: { lang: 'ja' } })
  for (const document of [saved?.document, saved?.versions[0]?.document])
    expect(document && otherLanguage(document).settings.title).toBe('春の新茶')
  store.show(otherLanguage(store.getState().document))
  expect(autosave.getState().save).toBe('saved')
})

test('an earlier state comes back in the language that is shown', async () => {
  const { store, autosave } = await begin()
  store.apply(addLanguage('ja'))
  const before = store.getState().document
  store.apply(titled('Autumn'))
  store.show(otherLanguage(store.getState().document))
  autosave.restore(before)
  expect(store.getState().document.settings).toMatchObject({ lang: 'ja', twin: { lang: 'en' } })
  expect(otherLanguage(store.getState().document)).toEqual(before)
})

test('a state with one language takes the second one away again', async () => {
  const { store, autosave } = await begin()
  const before = store.getState().document
  store.apply(addLanguage('ja'))
  autosave.restore(before)
  expect(store.getState().document).toEqual(before)
})

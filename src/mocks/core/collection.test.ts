import { expect, test } from 'vitest'
import { collectionOf } from './collection.ts'
import { createDb } from './db.ts'
import { STORY_TIME } from '#mocks/node'

interface Note {
  id: string
  text: string
}
const notes = collectionOf<Note>('notes', ({ settings }) => [
  { id: 'not_1', text: `seed ${settings.seed}` },
  { id: 'not_2', text: 'second' },
])
const settings = { seed: 7, size: 'small', epoch: STORY_TIME } as const

test('a kind begins with what its base makes of the settings of the world', () => {
  const db = createDb(settings)
  expect(
    db
      .of(notes)
      .all()
      .map(({ text }) => text),
  ).toEqual(['seed 7', 'second'])
  expect(db.of(notes)).toBe(db.of(notes))
})

test('what was kept reaches a kind that is asked for only afterwards', () => {
  const before = createDb(settings)
  before.of(notes).put({ id: 'not_1', text: 'changed' })
  before.of(notes).remove('not_2')
  const after = createDb(settings)
  after.apply(before.takeChanges())
  expect(after.of(notes).all()).toEqual([{ id: 'not_1', text: 'changed' }])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortcuts, stepOf } from './shortcuts.model.ts'

const press = (key: string, mod = false) => ({ key, mod })

test('one key', () => {
  expect(stepOf(undefined, press('?'))).toEqual({ kind: 'done', name: 'sheet' })
  expect(stepOf(undefined, press('['))).toEqual({ kind: 'done', name: 'navigation' })
  expect(stepOf(undefined, press('N'))).toEqual({ kind: 'done', name: 'create' })
})

test('⌘ or Ctrl is part of the shortcut, both ways', () => {
  expect(stepOf(undefined, press('k', true))).toEqual({ kind: 'done', name: 'palette' })
  expect(stepOf(undefined, press('k'))).toEqual({ kind: 'none' })
  expect(stepOf(undefined, press('n', true))).toEqual({ kind: 'none' })
})

test('two keys, one after the other', () => {
  expect(stepOf(undefined, press('g'))).toEqual({ kind: 'begun', first: 'g' })
  expect(stepOf('g', press('p'))).toEqual({ kind: 'done', name: 'contacts' })
  expect(stepOf('g', press('x'))).toEqual({ kind: 'none' })
  // What does not follow stands for itself.
  expect(stepOf('g', press('/'))).toEqual({ kind: 'done', name: 'search' })
  expect(stepOf('g', press('g'))).toEqual({ kind: 'begun', first: 'g' })
})

test('no shortcut is the beginning of another, and none is there twice', () => {
  const all = Object.values(shortcuts).map((keys) => keys.join(' '))
  expect(new Set(all).size).toBe(all.length)
  for (const one of all) expect(all.filter((other) => other.startsWith(`${one} `))).toEqual([])
})

test('any keys in any order are understood or not, and nothing throws', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.boolean())), (keys) => {
      let first: string | undefined
      for (const [key, mod] of keys) {
        const step = stepOf(first, press(key, mod))
        first = step.kind === 'begun' ? step.first : undefined
      }
    }),
  )
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { onStored, readStored, storageKeys, writeStored } from '#lib/storage'

afterEach(() => vi.unstubAllGlobals())

const width = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 520 ? value : undefined
const stub = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })

test.each(['NaN', 'null', '{', '"{"', '', '-5', '1e9', '[]', '{"a":1}', 'undefined', null])(
  'nonsense such as %j reads as nothing',
  (text) => {
    stub(text)
    expect(readStored(storageKeys.paneWidth, width)).toBeUndefined()
  },
)

test('values come back, and so does a bare word', () => {
  stub('300')
  expect(readStored(storageKeys.paneWidth, width)).toBe(300)
  for (const text of ['dark', '"dark"']) {
    stub(text)
    expect(readStored(storageKeys.theme, (value) => value)).toBe('dark')
  }
})

describe('storage that fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  test.each([
    ['missing', () => vi.stubGlobal('localStorage', undefined)],
    ['full or forbidden', () => vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })],
  ])('is %s: nothing throws', (_, arrange) => {
    arrange()
    for (const key of Object.values(storageKeys)) {
      expect(readStored(key, (value) => value)).toBeUndefined()
      writeStored(key, 1)
    }
  })
  test('a property that throws when touched', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
    try {
      expect(readStored(storageKeys.theme, (value) => value)).toBeUndefined()
      writeStored(storageKeys.theme, 'dark')
    } finally {
      if (own) Object.defineProperty(globalThis, 'localStorage', own)
      else Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })
})

test('what is written reads back', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  for (const value of ['ja', 280, true, false]) {
    writeStored(storageKeys.locale, value)
    expect(readStored(storageKeys.locale, (stored) => stored)).toBe(value)
  }
})

test('another tab is heard for its key only, until the end', () => {
  const listeners = new Set<(event: unknown) => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) =>
    listeners.add(listener),
  )
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) =>
    listeners.delete(listener),
  )
  const heard: unknown[] = []
  const stop = onStored(storageKeys.theme, (value) => heard.push(value))
  const say = (key: string | null, newValue: string | null) => {
    for (const listener of listeners) listener({ key, newValue })
  }
  say(storageKeys.theme, '"dark"')
  say(storageKeys.locale, '"ja"')
  say(storageKeys.theme, '{')
  say(storageKeys.theme, null)
  stop()
  say(storageKeys.theme, '"light"')
  expect(heard).toEqual(['dark', '{', undefined])
})

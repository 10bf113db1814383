import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typedIn } from './typed-to-assistant.ts'

const stored = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  }
}
const signIn = (email: string) => localStorage.setItem('otegami.kept-for', JSON.stringify(email))

beforeEach(() => {
  vi.stubGlobal('localStorage', stored())
  vi.stubGlobal('sessionStorage', stored())
  signIn('haruka@example.com')
})
afterEach(() => vi.unstubAllGlobals())

test('each workspace keeps what was typed in it, until it is sent', () => {
  typedIn('ws_1').keep('Why did so many\nmails bounce?')
  expect(typedIn('ws_2').read()).toBe('')
  typedIn('ws_2').keep('Something else')
  expect(typedIn('ws_1').read()).toBe('Why did so many\nmails bounce?')
  expect(typedIn('ws_2').read()).toBe('Something else')
  typedIn('ws_1').keep('')
  expect(typedIn('ws_1').read()).toBe('')
  expect(typedIn('ws_2').read()).toBe('Something else')
})

test('another account gets nothing, and ends what was kept', () => {
  typedIn('ws_1').keep('Mine')
  signIn('tom@example.com')
  expect(typedIn('ws_1').read()).toBe('')
  signIn('haruka@example.com')
  expect(typedIn('ws_1').read()).toBe('')
})

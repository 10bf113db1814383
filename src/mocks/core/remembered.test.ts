import { describe, expect, test, vi } from 'vitest'
import { lastFew, remembered } from './remembered.ts'

describe('remembered values', () => {
  test('are computed once, those that are undefined too', () => {
    const valueOf = vi.fn((index: number) => (index === 0 ? undefined : index * 2))
    const value = remembered(3, valueOf)
    expect([value(0), value(2), value(0), value(2)]).toEqual([undefined, 4, undefined, 4])
    expect(valueOf).toHaveBeenCalledTimes(2)
  })

  test('are computed each time where there are many', () => {
    const valueOf = vi.fn((index: number) => index)
    const value = remembered(1_000_000, valueOf)
    expect([value(7), value(7)]).toEqual([7, 7])
    expect(valueOf).toHaveBeenCalledTimes(2)
  })
})

test('of the last few names a thing is made once', () => {
  const make = vi.fn((name: string) => ({ name }))
  const kept = lastFew<{ name: string }>(2)
  const of = (name: string) => kept(name, () => make(name))
  const first = of('a')
  expect(of('a')).toBe(first)
  of('b')
  of('c')
  expect(make).toHaveBeenCalledTimes(3)
  expect(of('a')).not.toBe(first)
})

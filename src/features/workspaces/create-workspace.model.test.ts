import { describe, expect, test } from 'vitest'
import { domainsToSave, NEW_WORKSPACE, nameProblem } from './create-workspace.model.ts'

describe('the name', () => {
  test.each([
    ['', 'empty'],
    [' \u3000\t', 'empty'],
    ['京都', undefined],
    [` ${'a'.repeat(NEW_WORKSPACE.nameMax)} `, undefined],
    ['a'.repeat(NEW_WORKSPACE.nameMax + 1), 'long'],
  ])('%j is %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem)
  })
})

describe('the domains', () => {
  test('what is none is dropped, also what nobody pressed Enter for', () => {
    const typed = 'localhost, a..b, 日本語.jp, b c.com, xn--wgv71a119e.jp '
    expect(domainsToSave(['Example.com', 'a b.com'], typed)).toEqual(['example.com', 'xn--wgv71a119e.jp'])
    expect(domainsToSave([`${'a'.repeat(64)}.com`], '')).toEqual([])
  })

  test('of two equal ones the last stays', () => {
    expect(domainsToSave(['a.example', 'b.example'], 'A.example')).toEqual(['b.example', 'a.example'])
  })

  test('no more are sent than a workspace has', () => {
    const many = Array.from({ length: 30 }, (_, place) => `d${place}.example`)
    expect(domainsToSave(many, '')).toHaveLength(NEW_WORKSPACE.domainsMax)
  })
})

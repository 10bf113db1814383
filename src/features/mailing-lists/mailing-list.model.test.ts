import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differs, MAILING_LIST, nameProblem, newList, usageInCode } from './mailing-list.model.ts'

describe('the name of a list', () => {
  it('is neither empty nor too long', () => {
    expect(nameProblem(' \t', [])).toBe('empty')
    expect(nameProblem('a'.repeat(MAILING_LIST.nameMax + 1), [])).toBe('long')
    expect(nameProblem('a'.repeat(MAILING_LIST.nameMax), [])).toBeUndefined()
  })
  it('is taken whatever its case and width', () => {
    expect(nameProblem('ＷＨＯＬＥＳＡＬＥ ', ['Wholesale'])).toBe('taken')
    expect(nameProblem('Wholesale 2', ['Wholesale'])).toBeUndefined()
  })
  it('stands in code as data, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const [, literal] = /mailingLists: \{ (.*): true \}/.exec(usageInCode(name)) ?? []
        expect(JSON.parse(literal ?? '')).toBe(name)
      }),
    )
  })
})

it('is not changed by a blank around the name', () => {
  expect(differs({ ...newList, name: ' News ' }, { ...newList, name: 'News' })).toBe(false)
  expect(differs({ ...newList, isDefault: true }, newList)).toBe(true)
})

import { expect, it } from 'vitest'
import { presentIn } from './vite-preloads.ts'

const chunk = (imports: string[], dynamicImports: string[] = [], isEntry = false) => ({
  imports,
  dynamicImports,
  isEntry,
})

it('counts what a file needs, and what is there whatever way it is reached by', () => {
  const present = presentIn(
    new Map([
      ['entry', chunk(['vendor'], ['page', 'other'], true)],
      ['vendor', chunk([])],
      ['page', chunk(['shared', 'table'], ['part'])],
      ['other', chunk(['shared'], ['part'])],
      ['shared', chunk([])],
      ['table', chunk([])],
      ['part', chunk(['list'], ['inner'])],
      ['list', chunk([])],
      ['inner', chunk([], ['part'])],
    ]),
  )
  expect([...(present.get('part') ?? [])].sort()).toEqual(['entry', 'list', 'part', 'shared', 'vendor'])
  expect([...(present.get('inner') ?? [])].sort()).toEqual([
    'entry',
    'inner',
    'list',
    'part',
    'shared',
    'vendor',
  ])
})

it('takes nothing for granted in a second entry', () => {
  const present = presentIn(
    new Map([
      ['entry', chunk(['vendor'], ['part'], true)],
      ['worker', chunk([], ['part'], true)],
      ['vendor', chunk([])],
      ['part', chunk([])],
    ]),
  )
  expect([...(present.get('part') ?? [])]).toEqual(['part'])
})

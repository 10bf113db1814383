import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newConnectionValues, newSteps, possibleStep, readNewConnectionQuery } from './new-query.model.ts'

const known = (hasIntegration: boolean, hasAccess: boolean, hasDatabase: boolean) => ({
  hasIntegration,
  hasAccess,
  hasDatabase,
})

test.each([
  [undefined, known(false, false, false), 'integration'],
  ['finish', known(false, true, true), 'integration'],
  [undefined, known(true, false, false), 'access'],
  ['mapping', known(true, false, true), 'access'],
  [undefined, known(true, true, false), 'database'],
  ['schedule', known(true, true, false), 'database'],
  // Columns are seen before anything is created.
  [undefined, known(true, true, true), 'mapping'],
  ['finish', known(true, true, true), 'finish'],
  ['integration', known(true, true, true), 'integration'],
] as const)('%s, where %j is known: %s', (asked, facts, step) => {
  expect(possibleStep(asked, facts)).toBe(step)
})

test('an address is read as it was written, and nonsense is not given', () => {
  const query = {
    integration: 'notion',
    credentialId: 'crd_1',
    databaseId: '顧客 リスト',
    step: 'mapping' as const,
  }
  expect(readNewConnectionQuery(newConnectionValues(query))).toEqual(query)
  expect(
    readNewConnectionQuery({ integration: '../x', credentialId: 'a/b', databaseId: '..', step: '<b>' }),
  ).toEqual({ integration: undefined, credentialId: undefined, databaseId: undefined, step: undefined })
})

test('whatever the address says, there is a step and no path of ours is left', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (values, databaseId) => {
      const query = readNewConnectionQuery({ ...values, databaseId })
      expect(newSteps).toContain(possibleStep(query.step, known(true, true, query.databaseId !== undefined)))
      expect(query.databaseId ?? '').not.toMatch(/[/\\?#]|^\.{1,2}$/)
    }),
  )
})

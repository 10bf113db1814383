import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('no cell can become a formula, in signs of either width', () => {
  expect(csvLine(['=1+1', '＝1+1', '＋1', '－1', '＠a', "'＝1", 'fine'])).toBe(
    "'=1+1,'＝1+1,'＋1,'－1,'＠a,''＝1,fine",
  )
})

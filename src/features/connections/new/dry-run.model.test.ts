import { expect, test } from 'vitest'
import type { SetUp } from '#features/connections/mapping'
import { DRY_RUN, dryRunOf, dryRunResult } from './dry-run.model.ts'

const setUp: SetUp = {
  mapping: [{ from: 'mail', to: 'email', transform: 'lowercase' }],
  filter: [{ property: 'roast', op: 'eq', value: '深煎り' }],
  mailingListIds: ['lst_1'],
  onExisting: 'overwrite',
  onMissing: 'keep',
  interval: 'daily',
}

test('rows are tried as a sync would send them, and keep their numbers', () => {
  const rows = [
    { mail: 'A@example.com', roast: '浅煎り' },
    { mail: 'B@example.com', roast: '深煎り' },
  ]
  const { body, numbers } = dryRunOf({ name: '顧客', rows }, setUp)
  expect(numbers).toEqual([2])
  expect(body).toMatchObject({
    dryRun: true,
    rows: [{ mail: 'b@example.com' }],
    mapping: [{ column: 'mail', key: 'email' }],
    onExisting: 'overwrite',
    mailingListIds: ['lst_1'],
  })
  expect(
    dryRunResult([{ row: 0, email: 'b@example.com', outcome: 'invalid', reason: 'invalid_email' }], numbers),
  ).toEqual({
    rows: [{ number: 2, email: 'b@example.com', outcome: 'invalid', reason: 'invalid_email' }],
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 1,
  })
})

test('no more than the first rows are tried', () => {
  const rows = Array.from({ length: 50 }, () => ({ mail: 'a@example.com', roast: '深煎り' }))
  expect(dryRunOf({ name: 'x', rows }, setUp).body.rows).toHaveLength(DRY_RUN.rows)
})

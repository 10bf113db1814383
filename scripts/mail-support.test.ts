import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { supportTable } from './mail-support.ts'

const squeezed = (text: string) => text.replaceAll(/[\s,]+/g, '')

test('the table of what email clients lack is that of the data', () => {
  expect(squeezed(readFileSync('src/mail/lint/support-table.ts', 'utf8'))).toBe(squeezed(supportTable()))
})

test('no feature of the table is supported by all', () => {
  expect(supportTable()).not.toMatch(/: \[\]/)
})

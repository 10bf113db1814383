import { expect, test } from 'vitest'
import type { EmailDocument, Inline } from '#mail/document'
import { mailOf } from '#mail/document/mail-of.fake'
import { lint, type Issue } from '#mail/lint'
import { apply } from '#mail/operations'
import { countIssues, fixAll, groupIssues } from './checks.model.ts'
import { inBoth } from './in-both.ts'

const link = (address: string): Inline => ({
  type: 'text',
  text: address.slice(7),
  marks: [{ type: 'link', href: { parts: [address] } }],
})
const twoLinks = mailOf([
  {
    type: 'text',
    id: 't',
    content: [
      {
        type: 'paragraph',
        content: [link('http://example.com/a'), { type: 'break' }, link('http://example.com/b')],
      },
    ],
  },
])
const check = (document: EmailDocument): Issue[] => lint(document, {})

test('issues are grouped by severity, then by check', () => {
  const groups = groupIssues(check(twoLinks))
  expect(groups.map(({ severity }) => severity)).toEqual(['error', 'warning'])
  const http = groups.flatMap(({ kinds }) => kinds).find(({ rule }) => rule === 'linkHttp')
  expect(http).toMatchObject({ fixable: 2 })
  expect(http?.issues).toHaveLength(2)
})

test('issues are counted by severity', () => {
  expect(countIssues(check(twoLinks))).toEqual({ errors: 3, warnings: 3, infos: 0 })
})

test('fixes of one block do not undo each other', () => {
  const { operations, count } = fixAll(twoLinks, 'linkHttp', check)
  expect(count).toBe(2)
  const { document } = apply(twoLinks, { type: 'batch', operations })
  expect(check(document).map(({ id }) => id)).not.toContain('linkHttp')
  expect(JSON.stringify(document)).toMatch(/https:\/\/example.com\/a.*https:\/\/example.com\/b/)
})

test('a fix that changes nothing ends the search', () => {
  const stubborn: Issue = {
    id: 'linkHttp',
    severity: 'warning',
    message: { id: 'x' },
    fix: [{ type: 'update', id: 'gone', set: {} }],
  }
  expect(fixAll(twoLinks, 'linkHttp', () => [stubborn])).toEqual({ operations: [], count: 0 })
})

test('what both languages have is one issue, what one of them has says which', () => {
  const issues = check(twoLinks)
  const [first, ...others] = issues
  if (!first) throw new Error('no issue')
  const found = inBoth({ lang: 'en', issues }, { lang: 'ja', issues: [...others, { ...first, nodeId: 'x' }] })
  expect(found).toHaveLength(issues.length + 1)
  expect(found[0]).toMatchObject({ lang: 'en' })
  expect(found.at(-1)).toMatchObject({ lang: 'ja', nodeId: 'x' })
  expect(found.slice(1, -1).every(({ lang }) => lang === undefined)).toBe(true)
})

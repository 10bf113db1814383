import { expect, test } from 'vitest'
import { notBuilt, sections } from './sections.ts'

test('these sections are still to come, and no others', () => {
  const names = Object.entries(sections).flatMap(([name, section]) => (section === notBuilt ? [name] : []))
  expect(names.toSorted()).toEqual(['brands', 'certificates', 'custom_hostnames', 'domains', 'senders'])
})

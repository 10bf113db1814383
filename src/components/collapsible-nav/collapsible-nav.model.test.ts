import { expect, test } from 'vitest'
import { NAV } from './collapsible-nav.model.ts'

test('the widths of the specification', () => {
  expect(NAV).toEqual({ expanded: 230, collapsed: 68 })
})

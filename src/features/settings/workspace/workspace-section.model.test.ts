import { expect, test } from 'vitest'
import { differs, removedDomains } from './workspace-section.model.ts'

const icon = { src: 'https://cdn.example/a.png', width: 10, height: 10 }
const stored = { name: 'Sakura', icon, allowedDomains: ['a.example', 'b.example'] }

test.each([
  [{}, false],
  [{ name: ' Sakura ' }, false],
  [{ icon: { ...icon } }, false],
  [{ name: 'Sakura 2' }, true],
  [{ icon: null }, true],
  [{ icon: { ...icon, src: 'https://cdn.example/b.png' } }, true],
  [{ allowedDomains: ['a.example'] }, true],
  [{ allowedDomains: ['b.example', 'a.example'] }, true],
  [{ allowedDomains: ['a.example', 'b.example', 'c.example'] }, true],
])('with %j it differs: %s', (change, answer) => {
  expect(differs({ ...stored, ...change }, stored)).toBe(answer)
})

test('the domains that were taken out', () => {
  expect(removedDomains({ ...stored, allowedDomains: ['c.example', 'b.example'] }, stored)).toEqual([
    'a.example',
  ])
})

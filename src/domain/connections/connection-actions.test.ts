import { expect, test } from 'vitest'
import { connectionActions, connectionObstacle } from './connection-actions.ts'

const statuses = ['draft', 'active', 'syncing', 'paused', 'error', 'reauth_required', 'archived'] as const

test.each([
  ['draft', 'start edit rename archive'],
  ['active', 'sync pause edit rename archive'],
  ['syncing', 'edit rename archive'],
  ['paused', 'resume edit rename archive'],
  ['error', 'sync resume edit rename archive'],
  ['reauth_required', 'reconnect rename archive'],
  ['archived', ''],
] as const)('an owner can, where it is %s: %s', (status, actions) => {
  const possible = connectionActions(status).filter(
    (action) => !connectionObstacle(action, { status }, 'owner'),
  )
  expect(possible.join(' ')).toBe(actions)
})

test('a member can do nothing, and is told the status before the role', () => {
  for (const status of statuses)
    for (const action of connectionActions(status))
      expect(connectionObstacle(action, { status }, 'member')).toBeDefined()
  expect(connectionObstacle('sync', { status: 'syncing' }, 'member')).toBe('isSyncing')
  expect(connectionObstacle('sync', { status: 'active' }, 'member')).toBe('ownerOnly')
})

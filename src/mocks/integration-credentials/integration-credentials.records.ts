import type { IntegrationCredential } from '#api/integration-credentials'
import { collectionOf } from '#mocks/core/collection'
import { actorOf } from '#mocks/core/db'
import { isoBefore } from '#mocks/workspace/workspaces.data'

export interface CredentialRecord extends IntegrationCredential {
  workspaceId: string
  /** What was asked for last, until it is used. */
  asked?: { state: string; expiresAt: string }
  /** Since when the access is good. */
  activeSince?: string
}

const given = [
  {
    id: 'crd_1',
    workspaceId: 'ws_sakura',
    integrationKey: 'notion',
    name: 'さくら珈琲 Notion',
    status: 'active',
    account: { name: '株式会社さくら珈琲焙煎所' },
    age: 70,
    by: 'acc_haruka',
  },
  {
    id: 'crd_2',
    workspaceId: 'ws_sakura',
    integrationKey: 'google_sheets',
    name: 'haruka.mori のスプレッドシート',
    status: 'active',
    account: { name: 'haruka.mori@sakura-roastery.example' },
    age: 20,
    by: 'acc_haruka',
  },
  {
    id: 'crd_3',
    workspaceId: 'ws_sakura',
    integrationKey: 'airtable',
    name: 'Wholesale base',
    status: 'expired',
    account: { name: 'Naoki Abe' },
    error: 'The key was no longer accepted.',
    age: 300,
    by: 'acc_naoki',
  },
  {
    id: 'crd_r1',
    workspaceId: 'ws_ridge',
    integrationKey: 'google_sheets',
    name: 'Ridge shared drive',
    status: 'active',
    account: { name: 'office@ridge-outdoor.example' },
    age: 40,
    by: 'acc_ellen',
  },
] as const

export const credentials = collectionOf<CredentialRecord>(
  'integration-credentials',
  ({ settings: { size, epoch }, accounts }) =>
    size === 'empty'
      ? []
      : given.map(({ age, by, ...credential }) => ({
          ...credential,
          lastCheckedAt: isoBefore(epoch, 0.1),
          createdAt: isoBefore(epoch, age),
          createdBy: actorOf(accounts.get(by)),
          ...(credential.status === 'active' && { activeSince: isoBefore(epoch, age) }),
        })),
)

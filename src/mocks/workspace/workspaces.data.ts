import type { Role } from '#api/self-account'
import type { AccountRecord, WorkspaceRecord } from '#mocks/core/records'

const day = 86_400_000

/** Times are days before the world's epoch. */
interface AccountData extends Omit<AccountRecord, 'createdAt'> {
  age: number
}

/** Who can be chosen at the stand-in for Google comes first. */
export const accountData: AccountData[] = [
  { id: 'acc_haruka', email: 'haruka.mori@sakura-roastery.example', name: '森 遥', isAdmin: true, age: 900 },
  {
    id: 'acc_tom',
    email: 'tom.walker@sakura-roastery.example',
    name: 'Tom Walker',
    isAdmin: false,
    age: 410,
  },
  { id: 'acc_new', email: 'kenta.ito@ridge-outdoor.example', name: '伊藤 健太', isAdmin: false, age: 1 },
  {
    id: 'acc_ellen',
    email: 'ellen.marsh@ridge-outdoor.example',
    name: 'Ellen Marsh',
    isAdmin: true,
    age: 1200,
  },
  {
    id: 'acc_naoki',
    email: 'naoki.abe@sakura-roastery.example',
    name: '阿部 直樹',
    isAdmin: false,
    age: 700,
  },
  { id: 'acc_yui', email: 'yui.hayashi@sakura-roastery.example', name: '', isAdmin: false, age: 30 },
]

interface WorkspaceData extends Pick<
  WorkspaceRecord,
  'id' | 'name' | 'allowedDomains' | 'timezone' | 'createdBy'
> {
  age: number
  members: readonly (readonly [accountId: string, role: Role, joined: number, lastSeen: number | undefined])[]
}

export const workspaceData: WorkspaceData[] = [
  {
    id: 'ws_sakura',
    name: '株式会社さくら珈琲焙煎所',
    allowedDomains: ['sakura-roastery.example'],
    timezone: 'Asia/Tokyo',
    createdBy: 'acc_haruka',
    age: 880,
    members: [
      ['acc_haruka', 'owner', 880, 0.01],
      ['acc_tom', 'member', 400, 0.4],
      ['acc_naoki', 'owner', 690, 3],
      ['acc_yui', 'member', 28, undefined],
    ],
  },
  {
    id: 'ws_ridge',
    name: 'Ridge Outdoor',
    allowedDomains: ['ridge-outdoor.example', 'ridge.example'],
    timezone: 'Europe/London',
    createdBy: 'acc_ellen',
    age: 1100,
    members: [
      ['acc_ellen', 'owner', 1100, 1],
      ['acc_haruka', 'member', 200, 2],
    ],
  },
  {
    id: 'ws_empty',
    name: 'Paper & Ink Studio',
    allowedDomains: [],
    timezone: 'Asia/Tokyo',
    createdBy: 'acc_haruka',
    age: 0.2,
    members: [['acc_haruka', 'owner', 0.2, 0.1]],
  },
  // Where the product's own visits are tracked: nobody is a member.
  {
    id: 'ws_product',
    name: 'Product',
    allowedDomains: [],
    timezone: 'UTC',
    createdBy: 'acc_ellen',
    age: 2000,
    members: [],
  },
]

/** Invitation links; `age` in days before the epoch. */
export const invitationData = [
  {
    id: 'inv_ridge',
    workspaceId: 'ws_ridge',
    createdBy: 'acc_ellen',
    age: 5,
    uses: 1,
    maxUses: null,
    revoked: false,
  },
  {
    id: 'inv_sakura',
    workspaceId: 'ws_sakura',
    createdBy: 'acc_haruka',
    age: 2,
    uses: 0,
    maxUses: null,
    revoked: false,
  },
  {
    id: 'inv_expired',
    workspaceId: 'ws_ridge',
    createdBy: 'acc_ellen',
    age: 60,
    uses: 3,
    maxUses: null,
    revoked: false,
  },
  {
    id: 'inv_revoked',
    workspaceId: 'ws_ridge',
    createdBy: 'acc_ellen',
    age: 40,
    uses: 0,
    maxUses: null,
    revoked: true,
  },
] as const

export const isoBefore = (epoch: number, days: number): string => new Date(epoch - days * day).toISOString()

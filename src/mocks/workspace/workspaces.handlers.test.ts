import { accountRoutes, selfAccountRoutes, workspaceRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMockApi, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let api: MockApi
let haruka: Caller
let tom: Caller
let newcomer: Caller

beforeEach(async () => {
  api = createMockApi({ scenario: { size: 'small' } })
  haruka = await callerAs(api, 'acc_haruka', 'ws_sakura')
  tom = await callerAs(api, 'acc_tom', 'ws_sakura')
  newcomer = await callerAs(api, 'acc_new')
})

const idsOf = async (caller: Caller, query = {}) =>
  (await caller.call(selfAccountRoutes.joinedWorkspaces, { query })).items.map(({ id }) => id)
const accept = (caller: Caller, token: string) =>
  caller.call(selfAccountRoutes.acceptInvitation, { params: { token } })

describe('the account', () => {
  test('is who signed in, with a role of its own in each workspace', async () => {
    expect(await haruka.call(selfAccountRoutes.one, {})).toMatchObject({ name: '森 遥', isAdmin: true })
    expect(await haruka.call(selfAccountRoutes.workspaceAccount, {})).toMatchObject({ role: 'owner' })
    expect(
      await haruka.call(selfAccountRoutes.workspaceAccount, {}, { workspaceId: 'ws_ridge' }),
    ).toMatchObject({ role: 'member' })
    expect(
      await tom.refused(tom.call(selfAccountRoutes.workspaceAccount, {}, { workspaceId: 'ws_ridge' })),
    ).toMatchObject({ code: 403 })
  })

  test('lists its workspaces, the last opened first, and finds them by name', async () => {
    expect(await idsOf(haruka)).toEqual(['ws_sakura', 'ws_empty', 'ws_ridge'])
    expect(await idsOf(haruka, { q: 'ＲＩＤＧＥ' })).toEqual(['ws_ridge'])
    await haruka.call(selfAccountRoutes.workspaceAccount, {}, { workspaceId: 'ws_ridge' })
    expect((await idsOf(haruka))[0]).toBe('ws_ridge')
    expect(await idsOf(newcomer)).toEqual([])
  })
})

describe('creating a workspace', () => {
  const body = {
    name: ' 新しい会社 ',
    icon: null,
    allowedDomains: ['b.example', 'not a domain', 'A.example', 'b.example'],
  }

  test('is for admins, drops what is no domain, and makes its maker the owner', async () => {
    expect(await tom.refused(tom.call(selfAccountRoutes.createWorkspace, { body }))).toMatchObject({
      code: 403,
    })
    const workspace = await haruka.call(selfAccountRoutes.createWorkspace, { body })
    expect(workspace).toMatchObject({
      name: '新しい会社',
      allowedDomains: ['a.example', 'b.example'],
      version: 1,
    })
    expect(await idsOf(haruka)).toContain(workspace.id)
    const inside = { workspaceId: workspace.id }
    expect(await haruka.call(workspaceRoutes.one, {}, inside)).toEqual(workspace)
    expect(await haruka.call(selfAccountRoutes.workspaceAccount, {}, inside)).toMatchObject({ role: 'owner' })
    expect(await haruka.call(accountRoutes.count, {}, inside)).toEqual({ count: 1 })
  })

  test('takes a name of 1 to 80 characters and 20 domains at most', async () => {
    const bad = [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { allowedDomains: Array.from({ length: 21 }, (_, index) => `d${index}.example`) },
    ]
    for (const change of bad) {
      const call = haruka.call(selfAccountRoutes.createWorkspace, { body: { ...body, ...change } })
      expect(await haruka.refused(call), JSON.stringify(change)).toMatchObject({ code: 400 })
    }
  })
})

describe('changing a workspace', () => {
  const update = (caller: Caller, version: number) =>
    caller.call(workspaceRoutes.update, {
      body: {
        name: 'Sakura',
        icon: { src: 'data:image/png;base64,x', width: 1, height: 1 },
        allowedDomains: [],
        version,
      },
    })

  test('is for owners, on the version that they saw', async () => {
    expect(await tom.refused(update(tom, 1))).toMatchObject({ code: 403 })
    expect(await update(haruka, 1)).toMatchObject({ name: 'Sakura', version: 2 })
    expect(await haruka.refused(update(haruka, 1))).toMatchObject({ code: 409 })
    expect((await haruka.call(selfAccountRoutes.joinedWorkspaces, {})).items[0]).toMatchObject({
      name: 'Sakura',
      icon: { width: 1 },
    })
  })
})

describe('joining', () => {
  test('whoever has an address at an allowed domain may, once', async () => {
    const { items } = await newcomer.call(selfAccountRoutes.joinableWorkspaces, {})
    expect(items).toMatchObject([{ id: 'ws_ridge', matchedDomain: 'ridge-outdoor.example', memberCount: 2 }])
    const token = items[0]?.invitationToken ?? ''
    expect(await accept(newcomer, token)).toMatchObject({ id: 'ws_ridge', role: 'member', memberCount: 3 })
    expect(await idsOf(newcomer)).toEqual(['ws_ridge'])
    expect((await newcomer.call(selfAccountRoutes.joinableWorkspaces, {})).items).toEqual([])
    expect(await newcomer.refused(accept(newcomer, token))).toMatchObject({ code: 409 })
    expect(await newcomer.call(workspaceRoutes.one, {}, { workspaceId: 'ws_ridge' })).toMatchObject({
      id: 'ws_ridge',
    })
  })

  test('an invitation that is unknown, over, revoked, or for other addresses lets nobody in', async () => {
    expect(await newcomer.refused(accept(newcomer, 'nothing'))).toMatchObject({ code: 404 })
    expect(await newcomer.refused(accept(newcomer, 'inv_expired'))).toMatchObject({ code: 410 })
    expect(await newcomer.refused(accept(newcomer, 'inv_revoked'))).toMatchObject({ code: 410 })
    expect(await newcomer.refused(accept(newcomer, 'inv_sakura'))).toMatchObject({ code: 403 })
    expect(await newcomer.refused(accept(newcomer, 'dom_ws_empty'))).toMatchObject({ code: 404 })
    expect(await idsOf(newcomer)).toEqual([])
    expect(await accept(newcomer, 'inv_ridge')).toMatchObject({ id: 'ws_ridge' })
  })
})

describe('members', () => {
  test('come in pages, in the order asked for, and the count agrees', async () => {
    const list = async (query: object) =>
      (await tom.call(accountRoutes.list, { query })).items.map(({ id }) => id)
    expect(await list({})).toEqual(['acc_haruka', 'acc_naoki', 'acc_tom', 'acc_yui'])
    expect(await list({ order: '-email', limit: 2 })).toEqual(['acc_yui', 'acc_tom'])
    expect(await list({ order: '-email', limit: 2, offset: 2 })).toEqual(['acc_naoki', 'acc_haruka'])
    expect(await list({ order: '-lastSeenAt' })).toHaveLength(4)
    expect(await list({ q: 'TOM' })).toEqual(['acc_tom'])
    expect(await tom.call(accountRoutes.count, { query: { q: 'tom' } })).toEqual({ count: 1 })
    expect(await tom.refused(tom.call(accountRoutes.list, { query: { order: 'password' } }))).toMatchObject({
      code: 400,
    })
  })

  test('of another workspace are not shown, even by id', async () => {
    const { items } = await tom.call(accountRoutes.byIds, {
      body: { ids: ['acc_ellen', 'acc_naoki', 'acc_none'] },
    })
    expect(items.map(({ id }) => id)).toEqual(['acc_naoki'])
  })
})

import { campaignRoutes, contactRoutes, importRoutes, mailingListRoutes } from '#api/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contact } from '#api/contacts'
import { createMockApi, type MockApi } from './node.ts'
import { callerAs, type Caller } from '#mocks/core/test-caller'

const suppressed = ['unsubscribed', 'bounced', 'complained', 'blocked'] as const
const workspaces = ['ws_sakura', 'ws_ridge', 'ws_empty'] as const

/** What may happen; numbers choose among whoever is there at the time. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('upsert' as const),
    in: fc.nat(2),
    who: fc.nat(30),
    list: fc.boolean(),
    known: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('update' as const),
    in: fc.nat(2),
    who: fc.nat(500),
    version: fc.nat(3),
    status: fc.constantFrom('subscribed', 'unsubscribed', 'blocked', 'bounced'),
  }),
  fc.record({ do: fc.constant('delete' as const), in: fc.nat(2), who: fc.nat(500) }),
  fc.record({ do: fc.constant('deleteList' as const), in: fc.nat(2), which: fc.nat(8) }),
  fc.record({
    do: fc.constant('import' as const),
    in: fc.nat(2),
    who: fc.array(fc.nat(400), { maxLength: 8 }),
    strangers: fc.array(fc.nat(40), { maxLength: 4 }),
    onExisting: fc.constantFrom('skip', 'fill_blanks', 'overwrite'),
    dryRun: fc.boolean(),
    number: fc.nat(5),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const everybody = async (caller: Caller) => {
  const all: Contact[] = []
  for (let offset = 0; ; offset += 100) {
    const { items } = await caller.call(contactRoutes.search, { body: { limit: 100, offset } })
    all.push(...items)
    if (items.length < 100) return all
  }
}

async function take(caller: Caller, action: Step): Promise<void> {
  const all = await everybody(caller)
  const one = (number: number) => all[number % Math.max(all.length, 1)]
  const lists = (await caller.call(mailingListRoutes.list, {})).items
  switch (action.do) {
    case 'upsert': {
      const list = lists[action.who % Math.max(lists.length, 1)]
      const email = action.known ? (one(action.who)?.email ?? 'x') : `new${action.who}@random.example`
      await caller.call(contactRoutes.upsert, {
        body: { email, ...(action.list && list && { mailingLists: { [list.id]: 'active' as const } }) },
      })
      return
    }
    case 'update': {
      const contact = one(action.who)
      if (!contact) return
      const version = contact.version + (action.version === 3 ? 1 : 0)
      await caller.call(contactRoutes.update, {
        params: { contactId: contact.id },
        body: { version, status: action.status, statusReason: 'x' },
      })
      return
    }
    case 'delete':
      await caller.call(contactRoutes.delete, { params: { contactId: one(action.who)?.id ?? 'con_none' } })
      return
    case 'deleteList':
      await caller.call(mailingListRoutes.delete, {
        params: { mailingListId: lists[action.which]?.id ?? 'lst_none' },
      })
      return
    case 'import': {
      const emails = [
        ...action.who.map((who) => one(who)?.email ?? 'x'),
        ...action.strangers.map((stranger) => `stranger${stranger}@random.example`),
      ]
      const before = new Map(all.map((contact) => [contact.email, contact]))
      const { results } = await caller.call(importRoutes.csv, {
        body: {
          importId: `imp_${action.number}`,
          chunk: { index: action.number, total: 6 },
          rows: emails.map((email) => ({ email, name: 'Imported' })),
          mapping: ['email', 'name'].map((key) => ({ column: key, key })),
          onExisting: action.onExisting,
          mailingListIds: lists.slice(0, 2).map(({ id }) => id),
          optIn: 'active',
          consentNote: '',
          dryRun: action.dryRun,
        },
      })
      expect(results.length).toBeLessThanOrEqual(1000)
      const after = new Map((await everybody(caller)).map((contact) => [contact.email, contact]))
      for (const [email, contact] of before) {
        if (!suppressed.some((status) => status === contact.status)) continue
        expect(after.get(email)).toMatchObject({
          status: contact.status,
          subscriptions: contact.subscriptions,
        })
      }
      if (action.dryRun) expect([...after.values()]).toEqual([...before.values()])
      return
    }
  }
}

async function expectSound(caller: Caller): Promise<Contact[]> {
  const all = await everybody(caller)
  const count = async (body: object) => (await caller.call(contactRoutes.count, { body })).count
  expect(await count({})).toBe(all.length)
  expect(new Set(all.map(({ email }) => email)).size).toBe(all.length)
  for (const status of ['subscribed', 'pending', ...suppressed] as const) {
    expect(await count({ status: [status] })).toBe(all.filter((contact) => contact.status === status).length)
  }
  const { items: lists } = await caller.call(mailingListRoutes.list, {})
  for (const { id, counts } of lists) {
    const on = all.filter(({ subscriptions }) =>
      subscriptions.some(({ mailingListId }) => mailingListId === id),
    ).length
    expect(await count({ mailingListId: id })).toBe(on)
    expect(counts.active + counts.pending + counts.unsubscribed + counts.bounced).toBe(on)
  }
  const known = new Set(lists.map(({ id }) => id))
  expect(
    all.every(({ subscriptions }) => subscriptions.every(({ mailingListId }) => known.has(mailingListId))),
  ).toBe(true)
  return all
}

describe('whatever is done', () => {
  test('counts are what lists hold, addresses are unique, workspaces keep to themselves, and nobody suppressed is imported back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const api: MockApi = createMockApi({ scenario: { size: 'small', role: 'owner' } })
        const callers = await Promise.all(
          workspaces.map((workspaceId) => callerAs(api, 'acc_haruka', workspaceId)),
        )
        for (const action of steps) {
          const caller = callers[action.in]
          if (!caller) continue
          const others = callers.filter((one) => one !== caller)
          const before = await Promise.all(others.map(everybody))
          await take(caller, action).catch((error: unknown) => {
            // Refusals are answers too; anything else is not.
            if (
              !(
                error instanceof Error &&
                error.name === 'ApiError' &&
                'kind' in error &&
                error.kind === 'answer'
              )
            )
              throw error
          })
          expect(await Promise.all(others.map(everybody))).toEqual(before)
        }
        const all = await Promise.all(callers.map(expectSound))
        const ids = all.flat().map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 10 },
    )
  })
})

test('an account without a name is named by its address where it made something (API-43)', async () => {
  const api = createMockApi({ scenario: { size: 'small', role: 'owner' } })
  const caller = await callerAs(api, 'acc_yui', 'ws_sakura')
  const { createdBy } = await caller.call(campaignRoutes.create, { body: { name: 'A letter' } })
  expect(createdBy.name).toBe('yui.hayashi@sakura-roastery.example')
  const { items } = await caller.call(campaignRoutes.list, { query: { limit: 100 } })
  expect(items.filter((one) => (one.updatedBy ?? one.createdBy).name === '')).toEqual([])
})

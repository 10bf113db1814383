import { campaignRoutes, domainRoutes, formRoutes, senderRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { NewSender, SenderUpdate } from '#api/senders'
import { HOUR } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'
import type { Caller } from '#mocks/core/test-caller'

const at = (senderId: string) => ({ params: { senderId } })

let world: MovingWorld
let owner: Pick<Caller, 'call' | 'refused'>
let member: Pick<Caller, 'call' | 'refused'>

beforeEach(() => {
  world = movingWorld()
  owner = world.as('acc_haruka', 'ws_sakura')
  member = world.as('acc_tom', 'ws_sakura')
})
const codeOf = async (call: Promise<unknown>) => (await owner.refused(call)).code
const one = (senderId: string) => member.call(senderRoutes.one, at(senderId))
const add = (body: Partial<NewSender>) =>
  member.call(senderRoutes.create, {
    body: { fromName: 'さくら珈琲', address: 'new@sakura-roastery.example', ...body },
  })
const change = async (senderId: string, body: Omit<SenderUpdate, 'version'>) =>
  member.call(senderRoutes.update, {
    ...at(senderId),
    body: { version: (await one(senderId)).version, ...body },
  })

describe('the senders of the world', () => {
  test('there are six of every status, with how far each is with AMP', async () => {
    const { items } = await member.call(senderRoutes.list, { query: { order: 'createdAt' } })
    expect(items.map(({ id, status, statusReason }) => [id, status, statusReason])).toEqual([
      ['snd_1', 'verified', undefined],
      ['snd_2', 'verified', undefined],
      ['snd_5', 'disabled', 'disabled'],
      ['snd_4', 'error', 'domain_lost'],
      ['snd_6', 'verified', undefined],
      ['snd_3', 'pending', 'domain_not_verified'],
    ])
    expect(items.filter(({ isDefault }) => isDefault).map(({ address }) => address)).toEqual([
      'hello@sakura-roastery.example',
    ])
    const states = items.flatMap(({ amp }) => Object.values(amp).map(({ state }) => state))
    expect([...new Set(states)].toSorted()).toEqual([
      'approved',
      'email_sent',
      'form_submitted',
      'not_started',
      'rejected',
    ])
  })

  test('are found by text, status and domain, as the count is', async () => {
    const found = async (query: object) => {
      const { items } = await member.call(senderRoutes.list, { query })
      expect(await member.call(senderRoutes.count, { query })).toEqual({ count: items.length })
      return items.map(({ id }) => id).toSorted()
    }
    expect(await found({ q: 'ＴＯＭ ａｔ' })).toEqual(['snd_6'])
    expect(await found({ status: 'verified' })).toEqual(['snd_1', 'snd_2', 'snd_6'])
    expect(await found({ domainName: 'sakura-shop.example' })).toEqual(['snd_4'])
    expect(await found({ q: 'nobody' })).toEqual([])
    expect(await codeOf(owner.call(senderRoutes.list, { query: { order: 'version' } }))).toBe(400)
  })

  test('are found by address, whatever its case; others are a 404', async () => {
    const by = (address: string) => member.call(senderRoutes.byAddress, { query: { address } })
    expect((await by('Hello@Sakura-Roastery.example')).id).toBe('snd_1')
    expect(await codeOf(by('free@sakura-roastery.example'))).toBe(404)
    expect(await codeOf(by('hello@ridge-outdoor.example'))).toBe(404)
    expect(await codeOf(by('no address'))).toBe(400)
    expect(await codeOf(one('snd_r1'))).toBe(404)
  })
})

describe('adding a sender', () => {
  test('is verified once its mailbox is confirmed, where the domain is', async () => {
    const made = await add({
      label: '',
      fromNames: { en: 'Sakura' },
      replyTo: 'Hello@Sakura-Roastery.example',
    })
    expect(made).toMatchObject({
      status: 'pending',
      statusReason: 'mailbox_not_confirmed',
      isDefault: false,
      replyTo: 'hello@sakura-roastery.example',
      usedBy: { campaigns: 0, forms: 0 },
      createdBy: { id: 'acc_tom' },
      version: 1,
    })
    expect(made.mailbox.confirmedAt).toBeUndefined()
    world.pass(40_000)
    const later = await one(made.id)
    expect(later).toMatchObject({ status: 'verified', verifiedAt: later.mailbox.confirmedAt })
    expect(Date.parse(later.verifiedAt ?? '')).toBeLessThanOrEqual(world.now())
  })

  test('needs an address of a domain that is here, and of nobody else', async () => {
    expect(await codeOf(add({ address: 'x@elsewhere.example' }))).toBe(422)
    expect(await codeOf(add({ address: 'x@ridge-outdoor.example' }))).toBe(422)
    expect(await codeOf(add({ address: 'HELLO@sakura-roastery.example' }))).toBe(409)
    for (const address of [
      'hello',
      '@sakura-roastery.example',
      `${'x'.repeat(65)}@sakura-roastery.example`,
      '"a b"@sakura-roastery.example',
    ])
      expect(await codeOf(add({ address })), address).toBe(400)
    expect((await add({ address: `${'x'.repeat(64)}@sakura-roastery.example` })).id).toMatch(/^snd_/)
  })

  test('a name can’t carry another header', async () => {
    for (const fromName of ['"A" <x@y>\r\nBcc: z@z.example', 'a\u0000b', ' ', 'x'.repeat(101)])
      expect(await codeOf(add({ fromName })), JSON.stringify(fromName)).toBe(400)
    expect(await codeOf(change('snd_2', { fromNames: { en: 'A\nB' } }))).toBe(400)
    expect((await add({ fromName: '"A" <x@y>' })).fromName).toBe('"A" <x@y>')
  })

  test('one that nobody confirms stays pending; the mail is sent again after a minute', async () => {
    const { id } = await add({ address: 'unread@sakura-roastery.example' })
    expect(await codeOf(change(id, { resendConfirmation: true }))).toBe(429)
    world.pass(60_000)
    const asked = await change(id, { resendConfirmation: true })
    expect(asked.mailbox).toEqual({ askedAt: new Date(world.now()).toISOString() })
    world.pass(48 * HOUR)
    expect(await one(id)).toMatchObject({ status: 'pending', statusReason: 'mailbox_not_confirmed' })
    expect(await codeOf(change('snd_1', { resendConfirmation: true }))).toBe(422)
  })
})

describe('changing a sender', () => {
  test('keeps what is not given, and refuses an old version', async () => {
    const before = await one('snd_2')
    const after = await change('snd_2', { fromName: '編集室', replyTo: null })
    expect(after).toMatchObject({ fromName: '編集室', label: before.label, version: before.version + 1 })
    expect(after.replyTo).toBeUndefined()
    expect(
      await codeOf(member.call(senderRoutes.update, { ...at('snd_2'), body: { version: before.version } })),
    ).toBe(409)
  })

  test('there is one default, and it can’t be disabled', async () => {
    await change('snd_6', { isDefault: true })
    expect((await one('snd_1')).isDefault).toBe(false)
    const { items } = await member.call(senderRoutes.list, {})
    expect(items.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['snd_6'])
    expect(await codeOf(change('snd_6', { disabled: true }))).toBe(422)
    expect(await codeOf(change('snd_5', { isDefault: true }))).toBe(422)
    expect((await change('snd_1', { disabled: true })).status).toBe('disabled')
    expect((await change('snd_1', { disabled: false })).status).toBe('verified')
  })
})

test('a sender is lost with its domain, and comes back with it', async () => {
  await owner.call(domainRoutes.create, { body: { name: 'flaky.example' } })
  const { id } = await add({ address: 'hi@flaky.example' })
  world.pass(60_000)
  expect(await one(id)).toMatchObject({ status: 'pending', statusReason: 'domain_not_verified' })
  await owner.call(domainRoutes.verify, { params: { domainName: 'flaky.example' } })
  world.pass(60_000)
  const { verifiedAt } = await one(id)
  expect((await one(id)).status).toBe('verified')
  world.pass(25 * HOUR)
  expect(await one(id)).toMatchObject({ status: 'error', statusReason: 'domain_lost', verifiedAt })
  world.pass(6 * HOUR)
  expect(await one(id)).toMatchObject({ status: 'verified', verifiedAt })
})

describe('deleting a sender', () => {
  const remove = (senderId: string) => owner.call(senderRoutes.delete, at(senderId))

  test('is for owners, and not of the default nor of one that is used', async () => {
    expect((await member.refused(member.call(senderRoutes.delete, at('snd_5')))).code).toBe(403)
    const used = await owner.refused(remove('snd_6'))
    expect(used).toMatchObject({ code: 422, message: expect.stringContaining('"English letter sign-up"') })
    // What was sent is over, and a draft can choose another.
    expect(used.message).not.toMatch(/The (November|February) letter/)
    const { usedBy } = await one('snd_6')
    expect(usedBy.forms).toBe(1)
    expect(usedBy.campaigns).toBeGreaterThan(3)
    const { id } = await add({ isDefault: true })
    expect(await codeOf(remove(id))).toBe(422)
    expect(await remove('snd_5')).toEqual({})
    expect(await codeOf(one('snd_5'))).toBe(404)
  })

  test('waits for the campaigns that are still to be sent', async () => {
    const { items } = await member.call(campaignRoutes.list, {
      query: { status: 'scheduled', senderId: 'snd_2' },
    })
    expect(items.length).toBeGreaterThan(0)
    const { message } = await owner.refused(remove('snd_2'))
    for (const { name } of items.slice(0, 2)) expect(message).toContain(`"${name}"`)
  })

  test('goes once the form no longer names it', async () => {
    const { id } = await add({})
    const { settings, version } = await member.call(formRoutes.one, { params: { formId: 'frm_4' } })
    const name = (senderId: string | undefined, from: number) =>
      member.call(formRoutes.update, {
        params: { formId: 'frm_4' },
        body: {
          version: from,
          settings: {
            ...settings,
            welcome: senderId === undefined ? undefined : { senderId, subject: 'a', body: 'b' },
          },
        },
      })
    await name(id, version)
    expect((await owner.refused(remove(id))).message).toContain('"誕生月クラブ 入会"')
    await name(undefined, version + 1)
    expect(await remove(id)).toEqual({})
  })
})

describe('registering for AMP', () => {
  const register = (
    senderId: string,
    providers: ('gmail' | 'yahoo' | 'mailru')[],
    campaignId = 'cmp_5',
    caller = owner,
  ) => caller.call(senderRoutes.registerAmp, { ...at(senderId), body: { providers, campaignId } })

  test('sends to each provider by itself: some may fail', async () => {
    const { results, sender } = await register('snd_2', ['gmail', 'yahoo', 'gmail'])
    expect(results.map(({ provider, ok }) => [provider, ok])).toEqual([
      ['gmail', true],
      ['yahoo', true],
    ])
    expect(sender.amp.gmail).toEqual({
      state: 'email_sent',
      at: new Date(world.now()).toISOString(),
      messageId: results[0]?.messageId,
    })
    const again = await register('snd_6', ['gmail', 'mailru'])
    expect(again.results).toMatchObject([
      { provider: 'gmail', ok: false, error: 'already_approved' },
      { provider: 'mailru', ok: true },
    ])
    expect(again.sender.amp.gmail.state).toBe('approved')
    expect(again.sender.amp.mailru.state).toBe('email_sent')
    const { id } = await add({ address: 'refused@sakura-roastery.example' })
    world.pass(60_000)
    expect((await register(id, ['gmail'])).results).toMatchObject([{ ok: false, error: 'refused' }])
  })

  test('Yahoo and Mail.ru want a strict DMARC policy', async () => {
    await owner.call(domainRoutes.create, { body: { name: 'a-new-domain.example' } })
    await owner.call(domainRoutes.verify, { params: { domainName: 'a-new-domain.example' } })
    const { id } = await add({ address: 'hi@a-new-domain.example' })
    world.pass(60_000)
    const { dmarcPolicy } = await owner.call(domainRoutes.one, {
      params: { domainName: 'a-new-domain.example' },
    })
    expect(['none', 'missing']).toContain(dmarcPolicy)
    expect((await register(id, ['gmail', 'yahoo'])).results).toMatchObject([
      { provider: 'gmail', ok: true },
      { provider: 'yahoo', ok: false, error: 'dmarc_policy' },
    ])
  })

  test('takes a verified sender, a campaign, an owner, and a minute', async () => {
    for (const senderId of ['snd_3', 'snd_4', 'snd_5'])
      expect(await codeOf(register(senderId, ['gmail'])), senderId).toBe(422)
    for (const campaign of ['none', 'cmp_r1'])
      expect(await codeOf(register('snd_1', ['gmail'], campaign)), campaign).toBe(404)
    // It has no AMP part.
    expect(await codeOf(register('snd_1', ['gmail'], 'cmp_1'))).toBe(422)
    expect((await member.refused(register('snd_1', ['gmail'], 'cmp_5', member))).code).toBe(403)
    expect(await codeOf(register('snd_1', []))).toBe(400)
    await register('snd_1', ['mailru'])
    expect(await codeOf(register('snd_1', ['mailru']))).toBe(429)
    world.pass(60_000)
    expect((await register('snd_1', ['mailru'])).results).toMatchObject([{ ok: true }])
  })
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const here = first.as('acc_haruka', 'ws_sakura')
  await here.call(senderRoutes.create, {
    body: { fromName: 'Kept', address: 'kept@sakura-roastery.example', isDefault: true },
  })
  await here.call(senderRoutes.delete, at('snd_5'))
  first.pass(HOUR)
  const there = movingWorld({ journal, start: first.now() }).as('acc_haruka', 'ws_sakura')
  const kept = await there.call(senderRoutes.list, {})
  expect(kept).toEqual(await here.call(senderRoutes.list, {}))
  expect(kept.items.find(({ isDefault }) => isDefault)?.status).toBe('verified')
})

import { describe, expect, test } from 'vitest'
import type { Fault } from '#mocks/core/faults'
import { jumpingClock } from '#mocks/core/jumping-clock'
import { createMockApi } from '#mocks/node'
import { callerAs } from '#mocks/core/test-caller'
import { messagesOf } from './chat-history.model.ts'
import type { ChatState } from './chat-state.ts'
import { createChat, type Chat } from './chat.ts'
import { THROTTLE } from './chat.model.ts'
import { openCalls } from './tool-call.model.ts'

async function start(...faults: Fault[]) {
  const { clock, pass } = jumpingClock()
  const calls: string[] = []
  const held = new Map<string, Promise<void>>()
  const api = createMockApi({ clock, scenario: { size: 'small' } })
  const caller = await callerAs(
    {
      ...api,
      get db() {
        return api.db
      },
      async fetch(input, init) {
        const { method, url } = new Request(input, init)
        const path = new URL(url).pathname.replace('/v1/ai', '')
        calls.push(`${method} ${path}`)
        const response = await api.fetch(input, init)
        await held.get(path.split('/').at(-1) ?? '')
        return response
      },
    },
    'acc_haruka',
  )
  for (const fault of faults) api.faults.add(fault)
  /** The assistant of one more window. */
  const other = () =>
    createChat({
      client: caller,
      clock,
      workspaceId: 'ws_sakura',
      nextFrame: (draw) => queueMicrotask(draw),
    })
  const chat = other()
  /** Keeps the answers to requests whose path ends so, until the returned function is called. */
  const hold = (end: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(end, promise)
    return resolve
  }
  return { chat, other, pass, calls, faults: api.faults, hold }
}

/** Resolves when the chat is so. */
const until = (chat: Chat, is: (state: ChatState) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!is(chat.state())) return
      done()
      resolve()
    }
    const done = chat.subscribe(look)
    look()
  })
const idle = (chat: Chat) => until(chat, ({ doing }) => doing === 'nothing')
const roles = (chat: Chat) => {
  const { history, generation } = chat.state()
  return [...history, ...generation.messages].map(({ data }) => data.role)
}
const said = (chat: Chat) => {
  const { history, generation } = chat.state()
  return [...history, ...generation.messages]
    .map(({ data }) => (data.role === 'assistant' ? data.content : ''))
    .join('')
}

describe('a conversation', () => {
  test('begins with the first message and goes on in the same thread', async () => {
    const { chat, pass, calls } = await start()
    expect(await chat.send('/script plain')).toBe('sent')
    await idle(chat)
    expect(roles(chat)).toEqual(['user', 'assistant'])
    expect(chat.state()).toMatchObject({ title: 'Verified senders', problem: undefined })
    pass(THROTTLE)
    expect(await chat.send('/script reasoning')).toBe('sent')
    await idle(chat)
    expect(roles(chat)).toEqual(['user', 'assistant', 'user', 'assistant'])
    const thread = `/thread/${chat.state().threadId}`
    expect(calls).toEqual([
      'POST /thread',
      `GET ${thread}/listen`,
      `POST ${thread}/messages`,
      `GET ${thread}/listen`,
    ])
  })

  test('takes one message at a time, one in 5 seconds, and no spaces', async () => {
    const { chat, pass, calls } = await start()
    expect(await chat.send('  \n ')).toBe('refused')
    const outcomes = Promise.all([chat.send('/script plain'), chat.send('/script plain')])
    expect(await outcomes).toEqual(['sent', 'refused'])
    await idle(chat)
    chat.clear()
    // The clock of the answer ran: a new chat begins from its end.
    pass(THROTTLE)
    expect(await chat.send('/script unknown')).toBe('sent')
    chat.clear()
    expect(await chat.send('/script plain')).toBe('too-soon')
    pass(THROTTLE)
    expect(await chat.send('/script plain')).toBe('sent')
    expect(calls.filter((call) => call === 'POST /thread')).toHaveLength(3)
    chat.leave()
  })

  test('that can’t be sent leaves nothing behind, and can be sent again after 5 seconds', async () => {
    const { chat, pass } = await start({
      kind: 'status',
      code: 500,
      method: 'POST',
      path: '/ai/thread',
      times: 1,
    })
    expect(await chat.send('/script plain')).toBe('failed')
    expect(chat.state()).toMatchObject({
      threadId: undefined,
      history: [],
      doing: 'nothing',
      problem: { what: 'send', error: { code: 500 } },
    })
    expect(await chat.send('/script plain')).toBe('too-soon')
    pass(THROTTLE)
    expect(await chat.send('/script plain')).toBe('sent')
    expect(chat.state().problem).toBeUndefined()
    chat.leave()
  })

  test('that is left tells nobody any more, and what is pending is dropped', async () => {
    const { chat, hold } = await start()
    const release = hold('thread')
    const sent = chat.send('/script plain')
    chat.leave()
    const left = chat.state()
    const told: ChatState[] = []
    chat.subscribe(() => told.push(chat.state()))
    release()
    expect(await sent).toBe('refused')
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual([])
    expect(chat.state()).toBe(left)
    expect(left).toMatchObject({ threadId: undefined, doing: 'nothing', history: [] })
  })

  test('that is cleared while its first message is on its way stays cleared', async () => {
    const { chat } = await start()
    const sent = chat.send('/script plain')
    chat.clear()
    expect(chat.state().doing).toBe('nothing')
    expect(await sent).toBe('refused')
    expect(chat.state()).toMatchObject({ threadId: undefined, history: [], problem: undefined })
  })

  test('of the past is loaded, and cleared again', async () => {
    const { chat } = await start()
    chat.open({ id: 'thr_2', title: 'Why' })
    expect(chat.state()).toMatchObject({ doing: 'loading', title: 'Why' })
    await idle(chat)
    expect(roles(chat)).toEqual(['user', 'assistant', 'tool', 'assistant'])
    chat.clear()
    expect(chat.state()).toMatchObject({ threadId: undefined, title: '', history: [], doing: 'nothing' })
  })

  test('that can’t be loaded says why, and is loaded on request', async () => {
    const { chat, faults } = await start({ kind: 'status', code: 503, path: '/ai/thread/*/messages' })
    chat.open({ id: 'thr_2', title: 'Why' })
    await idle(chat)
    expect(chat.state().problem).toMatchObject({ what: 'load', error: { code: 503 } })
    faults.clear()
    chat.retry()
    await idle(chat)
    expect(chat.state().problem).toBeUndefined()
    expect(roles(chat)).toHaveLength(4)
  })

  test('that was left while it was loading stays away', async () => {
    const { chat } = await start()
    chat.open({ id: 'thr_2', title: 'Why' })
    chat.open({ id: 'thr_1', title: '' })
    await idle(chat)
    expect(chat.state()).toMatchObject({ threadId: 'thr_1', title: '新豆の案内メールの件名' })
    expect(roles(chat)).toEqual(['user', 'assistant', 'user', 'assistant'])
  })
})

describe('a stream', () => {
  const whole = 'Everything is said twice here.'
  test.each([
    ['repeated', '/script repeat', whole],
    ['mixed with unknown events', '/script unknown', 'An event that nobody knows comes in between.'],
    ['of another thread', '/script other_thread', 'Somebody else is heard in between.'],
  ])('%s says its text once', async (_, script, text) => {
    const { chat } = await start()
    await chat.send(script)
    await idle(chat)
    expect(said(chat)).toBe(text)
  })

  test('in pieces of one byte is whole', async () => {
    const { chat } = await start({ kind: 'slicer', size: 1, ms: 0, path: '/ai/thread/*/listen' })
    await chat.send('/script japanese')
    await idle(chat)
    expect(said(chat)).toContain('𠮷田さんの淹れ方、教えてもらいました☕️')
  })

  test('that breaks goes on where it broke, without a word too many', async () => {
    const { chat, calls } = await start({
      kind: 'cut',
      bytes: 700,
      times: 2,
      path: '/ai/thread/*/listen',
    })
    await chat.send('/script repeat')
    await idle(chat)
    expect(said(chat)).toBe(whole)
    expect(roles(chat)).toEqual(['user', 'assistant'])
    expect(calls.filter((call) => call.endsWith('/listen')).length).toBeGreaterThan(1)
  })

  test('that breaks for good keeps what was said, gives up and goes on when asked to', async () => {
    const { chat, faults } = await start()
    await chat.send('/script cut')
    await idle(chat)
    expect(chat.state().problem).toMatchObject({ what: 'listen' })
    expect(chat.heard().phase).toMatchObject({
      steps: [{ type: 'reasoning', text: expect.stringMatching(/^This will /) }],
    })
    faults.clear()
    chat.retry()
    expect(chat.state()).toMatchObject({ doing: 'listening', problem: undefined })
    chat.leave()
  })

  test('without a body is an error, once', async () => {
    const { chat, calls } = await start({ kind: 'nobody204', path: '/ai/thread/*/listen' })
    await chat.send('/script plain')
    await idle(chat)
    expect(chat.state().problem).toMatchObject({ what: 'listen', error: { message: 'No body' } })
    expect(calls.filter((call) => call.endsWith('/listen'))).toHaveLength(1)
  })

  test('of an answer that has ended meanwhile is taken from the messages', async () => {
    const { chat, pass, faults } = await start({ kind: 'nobody204', path: '/ai/thread/*/listen' })
    await chat.send('/script plain')
    await idle(chat)
    pass(60_000)
    faults.clear()
    chat.retry()
    await idle(chat)
    expect(said(chat)).toContain('A sender is verified')
    expect(roles(chat)).toEqual(['user', 'assistant'])
  })

  test('ends when it is left, and tells nobody any more', async () => {
    const { chat } = await start()
    await chat.send('/script slow')
    chat.clear()
    const told: ChatState[] = []
    chat.subscribe(() => told.push(chat.state()))
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual([])
    expect(chat.state()).toMatchObject({ threadId: undefined, generation: { messages: [] } })
  })

  test('draws anew for what changes, not for each word', async () => {
    const { chat } = await start()
    let drawn = 0
    let grown = 0
    chat.subscribe(() => (drawn += 1))
    chat.onGrowth(() => (grown += 1))
    await chat.send('/script long 2000')
    await idle(chat)
    expect(said(chat)).toHaveLength(12_000)
    expect(grown).toBeGreaterThan(20)
    expect(drawn).toBeLessThan(16)
  })
})

describe('an answer', () => {
  test('is stopped with what there is of it, and goes on with the rest', async () => {
    const { chat } = await start()
    await chat.send('/script reasoning')
    await until(chat, ({ generation: { phase } }) => phase.kind === 'assistant' && phase.steps.length === 2)
    await chat.stop()
    await idle(chat)
    expect(chat.state().stopped).toBe(true)
    const first = said(chat)
    await chat.resume()
    expect(chat.state().stopped).toBe(false)
    await idle(chat)
    expect(said(chat)).toBe(
      'Your open rate is what people opened of what was delivered. Automatic opens are left out.',
    )
    expect(said(chat).startsWith(first)).toBe(true)
  })

  test('that was stopped is not over before the request to stop is answered', async () => {
    const { chat, hold } = await start()
    await chat.send('/script reasoning')
    await until(chat, ({ generation: { phase } }) => phase.kind === 'assistant' && phase.steps.length === 2)
    const release = hold('stop')
    const stopped = chat.stop()
    await until(chat, ({ generation }) => !generation.running)
    expect(chat.state()).toMatchObject({ doing: 'stopping', stopped: false })
    release()
    await stopped
    expect(chat.state()).toMatchObject({ doing: 'nothing', stopped: true })
  })

  test('that is stopped is over, though its stream stays silent and never ends', async () => {
    const { chat } = await start({ kind: 'timeout', path: '/ai/thread/*/listen' })
    await chat.send('/script plain')
    await chat.stop()
    await idle(chat)
    expect(chat.state()).toMatchObject({ stopped: true, problem: undefined })
    expect(roles(chat)).toEqual(['user'])
  })

  test('that can’t be stopped goes on', async () => {
    const { chat } = await start({ kind: 'status', code: 500, path: '/ai/thread/*/stop' })
    await chat.send('/script slow')
    await chat.stop()
    expect(chat.state()).toMatchObject({ problem: { what: 'stop' }, stopped: false })
    await idle(chat)
    expect(said(chat)).toBe('This answer takes its time.')
  })

  test('that can’t be resumed stays stopped', async () => {
    const { chat } = await start({ kind: 'status', code: 500, path: '/ai/thread/*/resume' })
    await chat.send('/script slow')
    await chat.stop()
    await idle(chat)
    await chat.resume()
    expect(chat.state()).toMatchObject({ problem: { what: 'resume' }, stopped: true, doing: 'nothing' })
  })
})

describe('calls of the browser', () => {
  const ask = async (message: string, ...faults: Fault[]) => {
    const started = await start(...faults)
    await started.chat.send(message)
    await idle(started.chat)
    return { ...started, calls: openCalls(messagesOf(started.chat.state())) }
  }

  test('are answered together, and the answer goes on', async () => {
    const { chat, calls } = await ask('/script strange_tools')
    expect(calls.map(({ function: { name } }) => name)).toEqual([
      'delete_everything',
      'propose_segment',
      'count_contacts',
    ])
    for (const [nth, { id }] of calls.entries()) {
      expect(chat.state().doing).toBe('nothing')
      chat.answer(id, `${nth} done`)
      chat.answer(id, 'twice')
    }
    expect(chat.state().doing).toBe('sending')
    await idle(chat)
    expect(roles(chat)).toEqual(['user', 'assistant', 'tool', 'assistant'])
    expect(said(chat)).toMatch(/^0 done\n1 done\n2 done/)
    expect(chat.state().answers.size).toBe(0)
  })

  test('take no answer that nobody waits for', async () => {
    const { chat, calls } = await ask('/script client_tools')
    chat.answer('call_other', 'done')
    expect(chat.state().answers.size).toBe(0)
    expect(calls).toHaveLength(1)
  })

  test('whose answer can’t be sent are answered again on request', async () => {
    const { chat, calls, faults } = await ask('/script client_tools', {
      kind: 'status',
      code: 500,
      path: '/ai/thread/*/messages/tool',
    })
    chat.answer(calls[0]?.id ?? '', 'accepted')
    await idle(chat)
    expect(chat.state()).toMatchObject({ problem: { what: 'answer', error: { code: 500 } } })
    faults.clear()
    chat.retry()
    await idle(chat)
    expect(said(chat)).toContain('accepted')
    expect(chat.state().problem).toBeUndefined()
  })

  test('that were answered in another window show what was decided there', async () => {
    const { chat, calls, other } = await ask('/script client_tools')
    const { threadId } = chat.state()
    const elsewhere = other()
    elsewhere.open({ id: threadId ?? '', title: '' })
    await idle(elsewhere)
    elsewhere.answer(calls[0]?.id ?? '', 'declined elsewhere')
    await idle(elsewhere)
    chat.answer(calls[0]?.id ?? '', 'accepted')
    await idle(chat)
    expect(chat.state().problem).toBeUndefined()
    expect(chat.state().answers.size).toBe(0)
    expect(said(chat)).toContain('declined elsewhere')
    expect(said(chat)).not.toContain('accepted')
  })

  test('whose answer is refused, and that nobody else answered, say why and can be answered again', async () => {
    const { chat, calls } = await ask('/script client_tools', {
      kind: 'status',
      code: 422,
      times: 1,
      path: '/ai/thread/*/messages/tool',
    })
    chat.answer(calls[0]?.id ?? '', 'accepted')
    await idle(chat)
    expect(chat.state()).toMatchObject({ problem: { what: 'answer', error: { code: 422 } } })
    expect(openCalls(messagesOf(chat.state()))).toHaveLength(1)
    chat.retry()
    expect(chat.state().doing).toBe('loading')
    await idle(chat)
    expect(chat.state().answers.size).toBe(0)
  })

  test('wait for nobody once the reader has asked on', async () => {
    const { chat, pass } = await ask('/script client_tools')
    pass(THROTTLE)
    await chat.send('/script plain')
    await idle(chat)
    expect(openCalls(messagesOf(chat.state()))).toEqual([])
  })
})

describe('a long conversation', () => {
  test('is loaded from its end, and further back on request', async () => {
    const { chat, pass, calls } = await start()
    for (let turn = 0; turn < 30; turn += 1) {
      await chat.send('/script repeat')
      await idle(chat)
      pass(60_000)
    }
    const { threadId = '' } = chat.state()
    chat.open({ id: threadId, title: '' })
    await idle(chat)
    expect(roles(chat)).toHaveLength(50)
    calls.length = 0
    await Promise.all([chat.loadOlder(), chat.loadOlder()])
    expect(calls).toHaveLength(1)
    expect(roles(chat)).toHaveLength(60)
    expect(chat.state()).toMatchObject({ older: undefined, doing: 'nothing' })
    expect(new Set(messagesOf(chat.state()).map(({ id }) => id)).size).toBe(60)
  })

  test('whose older messages can’t be loaded keeps those that are there', async () => {
    const { chat, pass, faults } = await start()
    for (let turn = 0; turn < 26; turn += 1) {
      await chat.send('/script repeat')
      await idle(chat)
      pass(60_000)
    }
    chat.open({ id: chat.state().threadId ?? '', title: '' })
    await idle(chat)
    faults.add({ kind: 'status', code: 500, path: '/ai/thread/*/messages' })
    await chat.loadOlder()
    expect(chat.state()).toMatchObject({ problem: { what: 'older' } })
    expect(roles(chat)).toHaveLength(50)
    faults.clear()
    chat.retry()
    await idle(chat)
    expect(roles(chat)).toHaveLength(52)
  })
})

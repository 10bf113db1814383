import {
  EVENT_ID,
  expectAwaited,
  expectIdle as expectIdleState,
  expectMessage as expectMessageText,
  nothingStopped,
  THREAD_LIMIT as LIMIT,
} from '#domain/ai/thread-rules'
import { badInput, notFound } from '#domain/kernel/refusals'
import type { AiThread } from '#api/ai-threads'
import { aiThreadRoutes } from '#api/contract'
import { answerTo, answerToResults } from '#mocks/ai/ai-assistant'
import { eventsOf, restOf, type Script } from '#mocks/ai/ai-script'
import { streamOf } from '#mocks/ai/ai-stream'
import { aiThreads, messagesOf, stateOf, type AiThreadRecord, type Turn } from './ai-threads.records.ts'
import { handle, type Call } from '#mocks/core/handle'

type At = Pick<Call, 'db' | 'workspaceId' | 'account'>

/** A thread belongs to who began it: for all others it is not there. */
const found = ({ db, workspaceId, account }: At, threadId: string): AiThreadRecord => {
  const thread = db.of(aiThreads).get(threadId)
  if (thread?.workspaceId !== workspaceId || thread.accountId !== account.id)
    throw notFound(`thread ${threadId}`)
  return thread
}

function shown({ db, clock }: Pick<Call, 'db' | 'clock'>, thread: AiThreadRecord): AiThread {
  const { seed } = db.settings
  const now = clock.now()
  const turn = thread.turns.at(-1)
  return {
    id: thread.id,
    title: titleOf(thread, seed, now),
    updatedAt: new Date(turn?.stoppedAt ?? turn?.startedAt ?? 0).toISOString(),
    state: stateOf(thread, seed, now),
  }
}

/** The title that an answer gave, once it was said. */
function titleOf(thread: AiThreadRecord, seed: number, now: number): string {
  if (thread.title !== '') return thread.title
  let title = ''
  thread.turns.forEach(({ script, startedAt, stoppedAt }, place) => {
    for (const { at, event } of eventsOf(script, { threadId: thread.id, run: place + 1, seed }))
      if (event.type === 'metadata_updated' && startedAt + at <= Math.min(now, stoppedAt ?? now))
        title = event.title
  })
  return title
}

function expectMessage({ db, account, clock }: Pick<Call, 'db' | 'account' | 'clock'>, text: string): void {
  const recent = db
    .of(aiThreads)
    .where(({ accountId }) => accountId === account.id)
    .flatMap(({ turns }) => turns)
    .flatMap(({ startedAt, message }) => (message === undefined ? [] : [startedAt]))
  expectMessageText(text, recent, clock.now())
}

const begin = (call: Call, message: Turn['message'], script: Script): Turn => ({
  message,
  script,
  startedAt: call.clock.now(),
})

/** What was last asked in a thread. */
function questionOf({ turns }: AiThreadRecord): string | undefined {
  const data = turns.findLast(({ message }) => message?.data.role === 'user')?.message?.data
  return data?.role === 'user' ? data.content : undefined
}

const expectIdle = (call: Pick<Call, 'db' | 'clock'>, thread: AiThreadRecord): void =>
  expectIdleState(stateOf(thread, call.db.settings.seed, call.clock.now()))

export const aiThreadHandlers = [
  handle(aiThreadRoutes.list, (call) => ({
    items: call.db
      .of(aiThreads)
      .where(
        ({ workspaceId, accountId }) => workspaceId === call.workspaceId && accountId === call.account.id,
      )
      .map((thread) => shown(call, thread))
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .slice(0, call.query.limit ?? LIMIT.page),
  })),
  handle(aiThreadRoutes.create, async (call) => {
    const { db, workspaceId, account, body } = call
    expectMessage(call, body.message)
    const messageId = db.nextId('msg')
    const script = await answerTo({ db, workspaceId, text: body.message })
    const thread = db.of(aiThreads).put({
      id: db.nextId('thr'),
      workspaceId,
      accountId: account.id,
      title: '',
      turns: [begin(call, { id: messageId, data: { role: 'user', content: body.message } }, script)],
    })
    return { thread: shown(call, thread), messageId }
  }),
  handle(aiThreadRoutes.one, (call) => shown(call, found(call, call.params.threadId))),
  handle(aiThreadRoutes.delete, (call) => {
    call.db.of(aiThreads).remove(found(call, call.params.threadId).id)
    return {}
  }),
  handle(aiThreadRoutes.messages, (call) => {
    const { db, params, query, clock } = call
    const all = messagesOf(found(call, params.threadId), db.settings.seed, clock.now())
    const end = query.cursor === undefined ? all.length : all.findIndex(({ id }) => id === query.cursor)
    if (end < 0) throw badInput('The cursor is none of ours.')
    const items = all.slice(Math.max(0, end - (query.limit ?? LIMIT.page)), end)
    const [first] = items
    return { items, nextCursor: first && items.length < end ? first.id : null }
  }),
  handle(aiThreadRoutes.send, async (call) => {
    const { db, workspaceId, body, params } = call
    const thread = found(call, params.threadId)
    expectMessage(call, body.content)
    expectIdle(call, thread)
    const messageId = db.nextId('msg')
    const { title: _, ...script } = await answerTo({ db, workspaceId, text: body.content })
    db.of(aiThreads).put({
      ...thread,
      turns: [
        ...thread.turns,
        begin(call, { id: messageId, data: { role: 'user', content: body.content } }, script),
      ],
    })
    return { messageId }
  }),
  handle(aiThreadRoutes.sendToolResults, (call) => {
    const { db, body, params, clock } = call
    const thread = found(call, params.threadId)
    expectIdle(call, thread)
    expectAwaited(messagesOf(thread, db.settings.seed, clock.now()).at(-1), body.results)
    const messageId = db.nextId('msg')
    db.of(aiThreads).put({
      ...thread,
      turns: [
        ...thread.turns,
        begin(
          call,
          { id: messageId, data: { role: 'tool', results: body.results } },
          answerToResults(body.results, questionOf(thread)),
        ),
      ],
    })
    return { messageId }
  }),
  handle(aiThreadRoutes.signal, (call) => {
    const thread = found(call, call.params.threadId)
    call.db.of(aiThreads).put({ ...thread, signal: { kind: call.body.kind, at: call.now } })
    return {}
  }),
  handle(aiThreadRoutes.stop, (call) => {
    const { db, params, clock } = call
    const thread = found(call, params.threadId)
    const turn = thread.turns.at(-1)
    // An answer that has just ended needs no stop: the two may cross on their way.
    if (!turn || stateOf(thread, db.settings.seed, clock.now()) !== 'running') return shown(call, thread)
    return shown(
      call,
      db.of(aiThreads).put({
        ...thread,
        turns: [...thread.turns.slice(0, -1), { ...turn, stoppedAt: clock.now() }],
      }),
    )
  }),
  handle(aiThreadRoutes.resume, (call) => {
    const { db, params } = call
    const thread = found(call, params.threadId)
    const turn = thread.turns.at(-1)
    if (turn?.stoppedAt === undefined) throw nothingStopped()
    const events = eventsOf(turn.script, {
      threadId: thread.id,
      run: thread.turns.length,
      seed: db.settings.seed,
    })
    const rest = restOf(turn.script, events, turn.stoppedAt - turn.startedAt)
    return shown(
      call,
      db.of(aiThreads).put({ ...thread, turns: [...thread.turns, begin(call, undefined, rest)] }),
    )
  }),
  handle(aiThreadRoutes.listen, (call) => {
    const { db, params, query, clock, signal } = call
    const { id } = found(call, params.threadId)
    if (query.after !== undefined && !EVENT_ID.test(query.after))
      throw badInput('There is no event of this id.')
    const body = streamOf({
      thread: () => call.world().of(aiThreads).get(id),
      seed: db.settings.seed,
      clock,
      signal,
      after: query.after,
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  }),
]

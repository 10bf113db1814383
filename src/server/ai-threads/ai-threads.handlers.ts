import type { AiMessage, AiThread } from '#api/ai-threads'
import { aiThreadRoutes } from '#api/contract'
import {
  EVENT_ID,
  eventId,
  expectAwaited,
  expectIdle,
  nothingStopped,
  THREAD_LIMIT,
} from '#domain/ai/thread-rules'
import { badInput, notFound } from '#domain/kernel/refusals'
import { expectQuestion, modelOf } from '#server/ai/budget'
import type { GroupSettings } from '#server/http/group-settings'
import { streamedLines } from '#server/http/streamed-lines'
import { handle, type Call, type Handler } from '#server/http/handle'
import type { Ai } from '#server/ports/ai/ai'
import {
  addMessage,
  addThread,
  changeThread,
  deleteThread,
  messagesOf,
  oneThread,
  threadsOf,
  type StoredThread,
} from '#server/store/ai.store'
import { actorOf } from '#server/store/actors'
import { addUsage } from '#server/store/usage.store'
import { answerBoard, streamOfThread } from './listen.ts'
import { stopAnswer, titleOf, writeAnswer, WRITER } from './write-answer.ts'

type Here = Pick<Call, 'db' | 'tenant' | 'account' | 'clock'>

/** Whether the process that writes an answer is gone. `now` in ms since 1970. */
const isLost = ({ state, aliveAt }: StoredThread, now: number) =>
  state === 'running' && now - Date.parse(aliveAt) > WRITER.gone

const shown = ({ id, title, updatedAt, state }: StoredThread): AiThread => ({ id, title, updatedAt, state })

/** A thread belongs to who began it: for all others it is not there. */
async function found({ db, tenant, account }: Here, threadId: string): Promise<StoredThread> {
  const thread = await oneThread(db, tenant, threadId)
  if (thread?.accountId !== account.id) throw notFound(`thread ${threadId}`)
  return thread
}

/** The same, locked; an answer whose writer is gone is then stopped. */
async function forChange(call: Call, threadId: string): Promise<StoredThread> {
  const { db, tenant, account, clock } = call
  const thread = await oneThread(db, tenant, threadId, { isForChange: true })
  if (thread?.accountId !== account.id) throw notFound(`thread ${threadId}`)
  return isLost(thread, clock.now()) ? stopAnswer(call, db, thread) : thread
}

/** The routes of conversations (AST-5, AST-6, AST-12, AST-14, AST-19, AST-23). */
export function aiThreadHandlers({
  ports,
  database,
  report,
}: Pick<GroupSettings, 'ports' | 'database' | 'report'>): readonly Handler[] {
  const board = answerBoard()

  /** Begins an answer in the transaction of what it answers; it is written once that is kept. */
  async function begin(call: Call, thread: StoredThread, model: Ai): Promise<StoredThread> {
    const { db, tenant, clock, now, newId, afterwards } = call
    const run = thread.run + 1
    const after: StoredThread = { ...thread, state: 'running', run, updatedAt: now, aliveAt: now }
    await changeThread(db, tenant, after)
    const title = thread.title === '' ? await titleOf(db, tenant, thread.id) : undefined
    const world = { db: database, tenant, clock, newId, tell: board.tell, log: report }
    afterwards(() => void writeAnswer(world, model, { threadId: thread.id, run, title }))
    return after
  }

  async function say(call: Call, threadId: string, data: AiMessage['data']): Promise<string> {
    const id = call.newId('msg')
    await addMessage(call.db, call.tenant, threadId, { id, createdAt: call.now, data })
    if (data.role === 'user')
      // Without the conversation: everybody in the workspace reads the log.
      await addUsage(call.db, call.tenant, [
        {
          id: call.newId('usg'),
          metric: 'ai_messages',
          quantity: 1,
          actor: actorOf(call.account),
          at: call.now,
        },
      ])
    return id
  }

  return [
    handle(aiThreadRoutes.list, async (call) => {
      const limit = call.query.limit ?? THREAD_LIMIT.page
      const threads = await threadsOf(call.db, call.tenant, call.account.id, limit)
      const now = call.clock.now()
      return {
        items: threads.map((one) => shown(isLost(one, now) ? { ...one, state: 'stopped' } : one)),
      }
    }),

    handle(aiThreadRoutes.create, async (call) => {
      const { db, tenant, account, body, now, newId } = call
      const model = modelOf(ports)
      await expectQuestion(call, ports, body.message)
      const thread: StoredThread = {
        id: newId('thr'),
        accountId: account.id,
        title: '',
        state: 'idle',
        run: 0,
        updatedAt: now,
        aliveAt: now,
        signal: null,
      }
      await addThread(db, tenant, thread)
      const messageId = await say(call, thread.id, { role: 'user', content: body.message })
      return { thread: shown(await begin(call, thread, model)), messageId }
    }),

    handle(aiThreadRoutes.one, async (call) => {
      const thread = await found(call, call.params.threadId)
      return shown(isLost(thread, call.clock.now()) ? { ...thread, state: 'stopped' } : thread)
    }),

    handle(aiThreadRoutes.delete, async (call) => {
      const { id } = await forChange(call, call.params.threadId)
      await deleteThread(call.db, call.tenant, id)
      call.afterwards(() => board.tell(id))
      return {}
    }),

    handle(aiThreadRoutes.messages, async (call) => {
      const { db, tenant, params, query } = call
      const { id } = await found(call, params.threadId)
      const all = await messagesOf(db, tenant, id)
      const end =
        query.cursor === undefined ? all.length : all.findIndex((message) => message.id === query.cursor)
      if (end < 0) throw badInput('The cursor is none of ours.')
      const items = all.slice(Math.max(0, end - (query.limit ?? THREAD_LIMIT.page)), end)
      const [first] = items
      return { items, nextCursor: first && items.length < end ? first.id : null }
    }),

    handle(aiThreadRoutes.send, async (call) => {
      const { body, params } = call
      const thread = await forChange(call, params.threadId)
      const model = modelOf(ports)
      await expectQuestion(call, ports, body.content)
      expectIdle(thread.state)
      const messageId = await say(call, thread.id, { role: 'user', content: body.content })
      await begin(call, thread, model)
      return { messageId }
    }),

    handle(aiThreadRoutes.sendToolResults, async (call) => {
      const { db, tenant, body, params } = call
      const thread = await forChange(call, params.threadId)
      expectIdle(thread.state)
      expectAwaited((await messagesOf(db, tenant, thread.id)).at(-1), body.results)
      const model = modelOf(ports)
      const messageId = await say(call, thread.id, { role: 'tool', results: body.results })
      await begin(call, thread, model)
      return { messageId }
    }),

    handle(aiThreadRoutes.signal, async (call) => {
      const { db, tenant, body, params } = call
      const thread = await forChange(call, params.threadId)
      // That somebody types says nothing of what they look at.
      const context = body.context ?? thread.signal?.context
      await changeThread(db, tenant, { ...thread, signal: { kind: body.kind, ...(context && { context }) } })
      return {}
    }),

    handle(aiThreadRoutes.stop, async (call) => {
      const thread = await forChange(call, call.params.threadId)
      // An answer that has just ended needs no stop: the two may cross on their way.
      if (thread.state !== 'running') return shown(thread)
      const after = await stopAnswer(call, call.db, thread)
      call.afterwards(() => board.tell(thread.id))
      return shown(after)
    }),

    handle(aiThreadRoutes.resume, async (call) => {
      const thread = await forChange(call, call.params.threadId)
      if (thread.state !== 'stopped') throw nothingStopped()
      return shown(await begin(call, thread, modelOf(ports)))
    }),

    handle(aiThreadRoutes.listen, async (call) => {
      const { db, tenant, params, query, clock, signal } = call
      const thread = await found(call, params.threadId)
      const { after } = query
      if (after !== undefined && !EVENT_ID.test(after)) throw badInput('There is no event of this id.')
      const run = after === undefined ? thread.run : Number(after.split('-')[0])
      const body = streamOfThread(
        { db, tenant, clock, signal, board },
        { threadId: thread.id, run, after: after ?? eventId(thread.run - 1, 999_999) },
      )
      return streamedLines(body)
    }),
  ]
}

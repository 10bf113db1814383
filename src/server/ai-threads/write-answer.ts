import type { AiEvent, AiMessage } from '#api/ai-threads'
import { writtenAnswer } from '#domain/ai/answer-events'
import { clientTools } from '#domain/ai/client-tools'
import { titleFor } from '#domain/ai/thread-rules'
import { mayCallTools, toldResult } from '#domain/ai/tool-limits'
import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { AiError, type Ai, type AiTold } from '#server/ports/ai/ai'
import {
  addMessage,
  addToStream,
  changeThread,
  messagesOf,
  noteAlive,
  oneThread,
  streamFrom,
  type StoredThread,
} from '#server/store/ai.store'
import type { Database, OpenDatabase } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'

/** Ms: a sign of life of a process that writes while the model is silent, and after how long without one it counts as gone. */
export const WRITER = { sign: 10 * SECOND, gone: 40 * SECOND } as const
/** Messages that the model is told of a conversation. */
const TOLD = { most: 60 } as const

const SYSTEM = [
  'You are the assistant of Otegami, an email marketing product. Answer in the language of the question, briefly, in Markdown.',
  'Use the tools for what they are there for; what a tool proposes, the person decides. Never invent figures about the workspace.',
].join(' ')

/** Told after so many calls that more of them would hardly help. */
const NO_MORE_TOOLS = 'Call no more tools. Answer with what you know by now.'

export interface WritingWorld {
  db: OpenDatabase
  tenant: Tenant
  clock: Clock
  newId: (prefix: string) => string
  /** Tells those who listen in this process that there is more. */
  tell: (threadId: string) => void
  log: (error: unknown) => void
}

/** A conversation as a language model is told it. Calls that nobody answered are left out: models refuse such. */
export function toldOf(messages: readonly AiMessage[], { signal }: Pick<StoredThread, 'signal'>): AiTold[] {
  const { context } = signal ?? {}
  const looks = context
    ? `\n\nThe person looks at ${context.route}${context.selection === undefined ? '' : `, with this selected:\n${context.selection}`}`
    : ''
  const told: AiTold[] = [
    { role: 'system', content: `${SYSTEM}${looks}${mayCallTools(messages) ? '' : `\n\n${NO_MORE_TOOLS}`}` },
  ]
  const recent = messages.slice(-TOLD.most)
  recent.forEach(({ data }, place) => {
    const after = recent[place + 1]?.data
    const before = recent[place - 1]?.data
    if (data.role === 'user') told.push({ role: 'user', content: data.content })
    else if (data.role === 'assistant') {
      const calls = after?.role === 'tool' ? data.toolCalls : []
      told.push({
        role: 'assistant',
        content: data.content,
        toolCalls: calls.map(({ id, function: { name, arguments: args } }) => ({ id, name, args })),
      })
    } else if (before?.role === 'assistant')
      for (const { toolCallId, content } of data.results)
        told.push({ role: 'tool', toolCallId, content: toldResult(content) })
  })
  return told
}

/** Writes the answer of a run, until it ends, is stopped or breaks off. Never rejects. */
export async function writeAnswer(
  world: WritingWorld,
  model: Ai,
  { threadId, run, title }: { threadId: string; run: number; title: string | undefined },
): Promise<void> {
  const { db, tenant, clock, newId, tell, log } = world
  const stop = new AbortController()
  const answer = writtenAnswer({ threadId, run, newId })
  let pending: AiEvent[] = []
  let keeping: Promise<void> | undefined
  const now = () => new Date(clock.now()).toISOString()

  /** Keeps what is pending; what comes meanwhile goes together with the next part. */
  async function keep(): Promise<void> {
    while (pending.length > 0 && !stop.signal.aborted) {
      const events = pending
      pending = []
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      const isWanted = await inTransaction(db, async (inside) => {
        if (!(await noteAlive(inside, tenant, threadId, run, now()))) return false
        await addToStream(inside, tenant, threadId, run, events)
        return true
      })
      if (!isWanted) stop.abort()
      tell(threadId)
    }
  }
  const add = (events: readonly AiEvent[]) => {
    pending.push(...events)
    keeping ??= keep()
      .catch((error: unknown) => {
        log(error)
        stop.abort()
      })
      .finally(() => (keeping = undefined))
  }
  const endSigns = clock.setInterval(
    () =>
      void noteAlive(db, tenant, threadId, run, now())
        .then((isWanted) => isWanted || stop.abort())
        .catch(log),
    WRITER.sign,
  )
  try {
    add(answer.begin())
    let broken: AiError | undefined
    try {
      const thread = await oneThread(db, tenant, threadId)
      if (!thread) return
      const messages = await messagesOf(db, tenant, threadId)
      const told = toldOf(messages, thread)
      const mayCall = mayCallTools(messages)
      let isSilent = true
      // The tools are named in any case: models refuse a conversation with calls of tools that they are not told of.
      for await (const part of model.answer(told, clientTools, stop.signal))
        if (part.kind !== 'usage' && (mayCall || part.kind !== 'tool')) {
          isSilent &&= part.kind === 'reasoning'
          add(answer.speak(part))
        }
      if (isSilent && !mayCall) add(answer.speak({ kind: 'content', text: NO_END }))
    } catch (error) {
      if (stop.signal.aborted) return
      broken = error instanceof AiError ? error : new AiError('broken', 'The answer was cut.', error)
      log(broken)
      add(answer.speak({ kind: 'content', text: excuseFor(broken) }))
    }
    await keeping
    if (stop.signal.aborted) return
    const events = [
      ...pending,
      ...answer.end({ ...(title !== undefined && { title }), isBroken: broken !== undefined }),
    ]
    await inTransaction(db, async (inside) => {
      const thread = await oneThread(inside, tenant, threadId, { isForChange: true })
      if (thread?.state !== 'running' || thread.run !== run) return
      await addToStream(inside, tenant, threadId, run, events)
      const message = answer.message()
      if (message) await addMessage(inside, tenant, threadId, { ...message, createdAt: now() })
      await changeThread(inside, tenant, {
        ...thread,
        title: title ?? thread.title,
        state: broken ? 'stopped' : 'idle',
        updatedAt: now(),
      })
    })
  } catch (error) {
    log(error)
  } finally {
    endSigns()
    tell(threadId)
  }
}

const NO_END =
  '_No answer was found. Ask in another way. / 回答できませんでした。別の聞き方でお試しください。_'

const excuseFor = ({ why }: AiError) =>
  why === 'busy'
    ? '\n\n_The language model has too much to do. Try again in a minute. / 言語モデルが混み合っています。1分ほどしてからもう一度お試しください。_'
    : '\n\n_The answer broke off. / 回答が途中で終了しました。_'

/** Stops the answer of a thread, whoever writes it: what there is of it stays. The thread is locked. */
export async function stopAnswer(
  { tenant, clock, newId }: Pick<WritingWorld, 'tenant' | 'clock' | 'newId'>,
  db: Database,
  thread: StoredThread,
): Promise<StoredThread> {
  const { id: threadId, run } = thread
  const now = new Date(clock.now()).toISOString()
  const said = (await streamFrom(db, tenant, threadId, { run, seq: -1 })).flatMap(({ events }) => events)
  const answer = writtenAnswer({ threadId, run, newId }, said)
  const title = thread.title === '' ? await titleOf(db, tenant, threadId) : undefined
  await addToStream(db, tenant, threadId, run, [
    ...(said.length === 0 ? answer.begin() : []),
    ...answer.end({ ...(title !== undefined && { title }), isBroken: true }),
  ])
  const message = answer.message()
  if (message) await addMessage(db, tenant, threadId, { ...message, createdAt: now })
  const after: StoredThread = {
    ...thread,
    title: title ?? thread.title,
    state: 'stopped',
    updatedAt: now,
  }
  await changeThread(db, tenant, after)
  return after
}

/** The title that a thread gets from its first question. */
export async function titleOf(db: Database, tenant: Tenant, threadId: string): Promise<string | undefined> {
  const [first] = await messagesOf(db, tenant, threadId)
  return first?.data.role === 'user' ? titleFor(first.data.content) : undefined
}

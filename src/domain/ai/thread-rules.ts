import type { AiMessage, AiThread } from '#api/ai-threads'
import { conflict, ruleBroken, tooLarge, tooSoon } from '#domain/kernel/refusals'
import { MINUTE } from '#lib/duration'

/** Messages of one person in a minute, characters of one message, messages of a page. */
export const THREAD_LIMIT = { perMinute: 20, characters: 16_000, page: 50 } as const

/** Refuses a message that is too long, or one too many in a minute; `recent`: when this person wrote lately, oldest first, ms since 1970. */
export function expectMessage(text: string, recent: readonly number[], now: number): void {
  if (text.length > THREAD_LIMIT.characters)
    throw tooLarge(
      `A message has ${THREAD_LIMIT.characters} characters at most, not ${text.length}.`,
      `メッセージは${THREAD_LIMIT.characters}文字までです（現在${text.length}文字）。`,
    )
  const counted = recent.filter((at) => at > now - MINUTE)
  const [oldest] = counted
  if (oldest !== undefined && counted.length >= THREAD_LIMIT.perMinute)
    throw tooSoon(
      'That were many messages.',
      now,
      oldest + MINUTE,
      '短時間に多くのメッセージが送信されました。',
    )
}

/** Refuses to ask while an answer is being written. */
export function expectIdle(state: AiThread['state']): void {
  if (state === 'running')
    throw conflict(
      'An answer is being written: stop it first, or wait for its end.',
      '回答を作成しています。停止するか、終わるまでお待ちください。',
    )
}

export const nothingStopped = () => ruleBroken('Nothing was stopped here.', '停止された回答はありません。')

/** Refuses results that no call of the last message waits for, or that are not those of all of them (AST-23). */
export function expectAwaited(last: AiMessage | undefined, results: readonly { toolCallId: string }[]): void {
  const waiting = last?.data.role === 'assistant' ? last.data.toolCalls.filter(({ forward }) => forward) : []
  const answered = new Set(results.map(({ toolCallId }) => toolCallId))
  if (waiting.length === 0 || answered.size !== results.length)
    throw ruleBroken('No call waits for these results.', 'この結果を待っている処理はありません。')
  if (waiting.length !== answered.size || waiting.some(({ id }) => !answered.has(id)))
    throw ruleBroken(
      `Results are awaited for ${waiting.map(({ id }) => id).join(', ')}, and for nothing else.`,
      '待っている処理とは別の結果です。',
    )
}

/** Compares ids of events of one thread; an id that is none is before all. */
export function isAfter(id: string, other: string): boolean {
  const [a, b] = [id, other].map((one) => one.split('-').map(Number))
  const [runA = 0, placeA = 0] = a ?? []
  const [runB = 0, placeB = 0] = b ?? []
  return runA > runB || (runA === runB && placeA > placeB)
}

/** The id of an event: its run, and its place in there. Ids grow. */
export const eventId = (run: number, place: number) => `${run}-${String(place).padStart(6, '0')}`

/** The form of ids of events. */
export const EVENT_ID = /^\d{1,6}-\d{1,6}$/

/** The title that a thread gets from its first question. */
export const titleFor = (question: string): string =>
  Array.from(question.trim().replaceAll(/\s+/g, ' ')).slice(0, 40).join('')

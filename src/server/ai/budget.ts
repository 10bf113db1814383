import { expectMessage } from '#domain/ai/thread-rules'
import { ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { MINUTE } from '#lib/duration'
import type { Call } from '#server/http/handle'
import type { Ai } from '#server/ports/ai/ai'
import type { Ports } from '#server/ports/ports'
import { noteQuestion, questionsSince } from '#server/store/ai.store'
import { lockSettings } from '#server/store/settings.store'

/** The language model; throws a 422 where the operator has set none up. */
export function modelOf({ ai }: Pick<Ports, 'ai'>): Ai {
  if (!ai)
    throw ruleBroken(
      'The assistant is not set up on this server. Ask whoever runs it.',
      'このサーバーではアシスタントが設定されていません。管理者にお問い合わせください。',
    )
  return ai
}

/** Counts a question, in a transaction; throws for one that is too long, or too many of a person or the workspace in a minute. */
export async function expectQuestion(
  { db, tenant, account, clock, now }: Pick<Call, 'db' | 'tenant' | 'account' | 'clock' | 'now'>,
  { aiPerMinute }: Pick<Ports, 'aiPerMinute'>,
  text: string,
): Promise<void> {
  // One question after the other: two at once would both be the last one.
  await lockSettings(db, tenant)
  const recent = await questionsSince(db, tenant, new Date(clock.now() - MINUTE).toISOString())
  const own = recent.filter(({ accountId }) => accountId === account.id)
  expectMessage(
    text,
    own.map(({ at }) => at),
    clock.now(),
  )
  const [oldest] = recent
  if (oldest && recent.length >= aiPerMinute)
    throw tooSoon(
      'The workspace has asked the assistant a lot.',
      clock.now(),
      oldest.at + MINUTE,
      'ワークスペースからアシスタントへの質問が集中しています。',
    )
  await noteQuestion(db, tenant, account.id, now)
}

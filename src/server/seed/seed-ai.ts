import { addMessage, addThread } from '#server/store/ai.store'
import type { Seeding } from './seed-demo.ts'

/** Writes the conversations of a workspace of the demo with the assistant; their answers are complete. */
export async function seedAi({ db, tenant, world }: Seeding): Promise<void> {
  const { aiThreads, messagesOf } = await import('#mocks/ai-threads/ai-threads.records')
  const { epoch: now, seed } = world.settings
  for (const thread of world.of(aiThreads).where((one) => one.workspaceId === tenant.id)) {
    const updatedAt = new Date(thread.turns.at(-1)?.startedAt ?? now).toISOString()
    await addThread(db, tenant, {
      id: thread.id,
      accountId: thread.accountId,
      title: thread.title,
      state: 'idle',
      run: thread.turns.length,
      updatedAt,
      aliveAt: updatedAt,
      signal: null,
    })
    for (const message of messagesOf(thread, seed, now)) await addMessage(db, tenant, thread.id, message)
  }
}

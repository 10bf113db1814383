import type { Clock } from '#lib/clock'
import type { Transport } from './transport.ts'

/**
 * Waits for what a process does at its end. Mail servers that say nothing keep it for `within` ms and no longer: then it hangs up on
 * them, and what came of their mails is kept.
 */
export async function orHangUp(
  transport: Pick<Transport, 'hangUp'> | undefined,
  { clock, within }: { clock: Pick<Clock, 'setTimeout'>; within: number },
  work: () => Promise<void>,
): Promise<void> {
  const cancel = clock.setTimeout(() => transport?.hangUp(), within)
  try {
    await work()
  } finally {
    cancel()
  }
}

import type { Clock } from '#lib/clock'
import { listenForSilence } from './silence.ts'

/** Mails under way that nobody waits for any more: their mail servers say nothing. */
export interface LateMails {
  count: () => number
  /**
   * Waits until these are through, or until none of them was answered for a while; the others then go on by themselves. Rejects
   * where one that it waited for failed.
   */
  waitFor: (mails: readonly Promise<void>[]) => Promise<void>
  /** Settles once none is under way. */
  settled: () => Promise<void>
}

/** `onFailure` is told of what goes wrong with one that nobody waits for. */
export function createLateMails(clock: Clock, onFailure: (error: unknown) => void): LateMails {
  const late = new Set<Promise<void>>()
  return {
    count: () => late.size,
    async waitFor(mails) {
      const silence = listenForSilence(clock)
      const underWay = new Set<Promise<void>>()
      const failures: unknown[] = []
      let isWaitedFor = true
      for (const mail of mails) {
        const through = mail
          .catch((error: unknown) => {
            if (isWaitedFor) failures.push(error)
            else onFailure(error)
          })
          .finally(() => {
            silence.heard()
            underWay.delete(through)
            late.delete(through)
          })
        underWay.add(through)
      }
      await Promise.race([Promise.all(underWay), silence.fallen])
      silence.end()
      isWaitedFor = false
      for (const one of underWay) late.add(one)
      if (failures.length > 0) throw failures[0]
    },
    async settled() {
      await Promise.all(late)
    },
  }
}

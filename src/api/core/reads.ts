import type { Clock } from '#lib/clock'

/** How long an answer fetched ahead waits for the component that wants it, in ms. */
const PRELOAD = { keptFor: 30_000 } as const

interface Reading {
  promise: Promise<unknown>
  controller: AbortController
  settled: boolean
}

/**
 * The reads under way, by cache key: one request per key however many components ask, and a request that nobody
 * waits for any more is aborted.
 */
export interface Reads {
  /** Joins the request under way for this key, takes what was fetched ahead, or starts one. */
  read: (key: string, start: (signal: AbortSignal) => Promise<unknown>) => Promise<unknown>
  /** Starts a request before the component that wants it is there. Resolves to its answer; undefined when it fails or is under way already. */
  preload: (key: string, start: (signal: AbortSignal) => Promise<unknown>) => Promise<unknown>
  /** Waits for the key until the returned function is called. */
  wait: (key: string) => () => void
  /** Aborts the request under way for this key: all who wait for it get an AbortError. */
  cancel: (key: string) => void
  abortAll: () => void
}

export function createReads(clock: Pick<Clock, 'setTimeout'>): Reads {
  const readings = new Map<string, Reading>()
  const waiters = new Map<string, number>()
  const preloaded = new Map<string, () => void>()

  const begin = (key: string, start: (signal: AbortSignal) => Promise<unknown>): Reading => {
    const controller = new AbortController()
    const reading: Reading = { promise: start(controller.signal), controller, settled: false }
    const settle = () => {
      reading.settled = true
      if (readings.get(key) === reading && !preloaded.has(key)) readings.delete(key)
    }
    reading.promise.then(settle, settle)
    readings.set(key, reading)
    return reading
  }
  const forget = (key: string) => {
    preloaded.get(key)?.()
    preloaded.delete(key)
    if (readings.get(key)?.settled) readings.delete(key)
  }

  return {
    read(key, start) {
      const reading = readings.get(key) ?? begin(key, start)
      forget(key)
      return reading.promise
    },
    async preload(key, start) {
      if (readings.has(key)) return undefined
      preloaded.set(
        key,
        clock.setTimeout(() => forget(key), PRELOAD.keptFor),
      )
      // A failure ahead of time is not yet anybody's failure: who wants the data asks again.
      return await begin(key, start).promise.catch(() => {
        forget(key)
        return undefined
      })
    },
    wait(key) {
      waiters.set(key, (waiters.get(key) ?? 0) + 1)
      let waiting = true
      return () => {
        if (!waiting) return
        waiting = false
        const left = (waiters.get(key) ?? 1) - 1
        if (left > 0) {
          waiters.set(key, left)
          return
        }
        waiters.delete(key)
        // Deferred: a component that is replaced by another with the same question is no reason to ask twice.
        clock.setTimeout(() => {
          const reading = readings.get(key)
          if (waiters.has(key) || preloaded.has(key) || !reading) return
          readings.delete(key)
          reading.controller.abort()
        }, 0)
      }
    },
    cancel(key) {
      const reading = readings.get(key)
      forget(key)
      readings.delete(key)
      if (reading?.settled === false) reading.controller.abort()
    },
    abortAll() {
      for (const key of preloaded.keys()) forget(key)
      for (const reading of readings.values()) reading.controller.abort()
      readings.clear()
    },
  }
}

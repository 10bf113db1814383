import type { Clock } from '#lib/clock'

/** How long an answer fetched ahead waits for the component that wants it, in ms. */
const PRELOAD = { keptFor: 30_000 } as const

interface Reading {
  promise: Promise<unknown>
  controller: AbortController
  settled: boolean
  /** A change has been made since it was asked: what it answers may be from before that. */
  outdated: boolean
  /** What was asked in its place. */
  successor?: Reading
}

/**
 * The reads under way, by cache key: one request per key however many components ask, and a request that nobody
 * waits for any more is aborted.
 */
export interface Reads {
  /** Joins the request under way for this key, takes what was fetched ahead, or starts one. */
  read: (key: string, start: (signal: AbortSignal) => Promise<unknown>) => Promise<unknown>
  /**
   * Starts a request before the component that wants it is there. Resolves to its answer; undefined when it fails, is outdated, or
   * is under way already.
   */
  preload: (key: string, start: (signal: AbortSignal) => Promise<unknown>) => Promise<unknown>
  /** Waits for the key until the returned function is called. */
  wait: (key: string) => () => void
  /** Aborts the request under way for this key: all who wait for it get an AbortError. */
  cancel: (key: string) => void
  /**
   * A change was made: nobody joins what was asked before it any more, or takes what was fetched ahead (ERR-29). Where it is
   * asked anew, those who wait for the answer from before get the new one.
   */
  outdate: (isOld: (key: string) => boolean) => void
  abortAll: () => void
}

export function createReads(clock: Pick<Clock, 'setTimeout'>): Reads {
  const readings = new Map<string, Reading>()
  const waiters = new Map<string, number>()
  const preloaded = new Map<string, () => void>()

  const begin = (key: string, start: (signal: AbortSignal) => Promise<unknown>): Reading => {
    const controller = new AbortController()
    const reading: Reading = {
      promise: start(controller.signal),
      controller,
      settled: false,
      outdated: false,
    }
    const before = readings.get(key)
    if (before) {
      before.successor = reading
      before.controller.abort()
    }
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

  const current = (key: string) => {
    const reading = readings.get(key)
    return reading?.outdated ? undefined : reading
  }

  return {
    read(key, start) {
      const reading = current(key) ?? begin(key, start)
      forget(key)
      return latestAnswer(reading)
    },
    async preload(key, start) {
      if (current(key)) return undefined
      preloaded.set(
        key,
        clock.setTimeout(() => forget(key), PRELOAD.keptFor),
      )
      const reading = begin(key, start)
      try {
        const answer = await reading.promise
        return reading.outdated ? undefined : answer
      } catch {
        // A failure ahead of time is not yet anybody's failure: who wants the data asks again.
        forget(key)
        return undefined
      }
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
    outdate(isOld) {
      for (const [key, reading] of readings) {
        if (!isOld(key)) continue
        forget(key)
        reading.outdated = true
      }
    },
    abortAll() {
      for (const key of preloaded.keys()) forget(key)
      for (const reading of readings.values()) reading.controller.abort()
      readings.clear()
    },
  }
}

/** The answer to the question, or to the one that was asked in its place. */
const latestAnswer = (reading: Reading): Promise<unknown> =>
  reading.promise.then(
    (answer) => (reading.successor ? latestAnswer(reading.successor) : answer),
    (error: unknown) => {
      if (reading.successor) return latestAnswer(reading.successor)
      throw error
    },
  )

import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many times the test failed before (scripts/second-tries.ts). */
    retries?: number
    /** What the try before it failed by. */
    failedBy?: string
  }
}

afterEach(({ task: { meta, result } }) => {
  if (!result?.retryCount) return
  meta.retries = result.retryCount
  const message = result.errors?.at(-1)?.message
  if (message !== undefined) meta.failedBy = message
})

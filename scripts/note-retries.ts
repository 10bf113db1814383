import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many times the test failed before (scripts/second-tries.ts). */
    retries?: number
  }
}

afterEach(({ task: { meta, result } }) => {
  if (result?.retryCount) meta.retries = result.retryCount
})

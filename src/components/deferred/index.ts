export { deferred, forgetFailures, type Deferred } from './deferred.tsx'
export { useLoaded, type Loaded } from './use-loaded.ts'
export { Later, type LaterProps } from './later.tsx'

export { deferred, type Deferred } from './deferred.tsx'

export { ApiError, errorBlockOf, isAbort, TEAPOT, toApiError, type ApiErrorKind } from './api-error.ts'
export {
  ApiProvider,
  useApi,
  useScopedWorkspaceId,
  WorkspaceScope,
  type Api,
  type ApiProviderProps,
} from './api-provider.tsx'
export { createCache, keepAnswer, type CollectingCache } from './cache.ts'
export { createClient, type CallOptions, type Client, type ClientConfig, type TokenSource } from './client.ts'
export { exchange, type Exchange } from './exchange.ts'
export { createReads, type Reads } from './reads.ts'
export { createRecordWrites, type RecordWrites, type Versioned } from './record-writes.ts'
export { get, type Method, type PathParams, type Route, type RouteInput, type RouteResult } from './route.ts'
export {
  preloadRead,
  preloadReadAll,
  useRead,
  useReadAll,
  type ReadOptions,
  type ReadState,
} from './use-read.ts'
export { useRested } from './use-rested.ts'
export { useAskAgain, useRefresh } from './use-refresh.ts'
export { SLOW, useSlow } from './use-slow.ts'
export { useVersionedWrite } from './use-versioned-write.ts'
export { useWrite, type WriteOutcome, type WriteState } from './use-write.ts'

// The part of the API's core that knows no React: what declares routes, and what a backend or a plain script needs.
export { ApiError } from './api-error.ts'
export { contract, type BoundRoute } from './bind-contract.ts'
export { readNdjson } from './ndjson.ts'
export {
  del,
  get,
  post,
  put,
  type Method,
  type PathParams,
  type Route,
  type RouteInput,
  type RouteResult,
} from './route.ts'
export { WORKSPACE_HEADER } from './workspace-header.ts'

export { useCreateSegment, useSegment, useSegments, useUpdateSegment } from './segments.hooks.ts'
export { segmentRoutes } from './segments.routes.ts'
export type {
  NewSegment,
  Segment,
  SegmentFilter,
  SegmentQuery,
  SegmentStatus,
  SegmentUpdate,
} from './segments.schema.ts'

import { contract } from '#api/wire'
import { Count, page } from '#api/shapes'
import { segmentRoutes } from './segments.routes.ts'
import { NewSegment, Segment, SegmentFilter, SegmentQuery, SegmentUpdate } from './segments.schema.ts'

export const segmentsContract = contract(segmentRoutes, {
  list: {
    summary: 'The segments of the workspace with their counts.',
    query: SegmentQuery,
    result: page(Segment),
  },
  count: { summary: 'How many segments the same filter finds.', query: SegmentFilter, result: Count },
  create: {
    summary:
      'Saves a new segment and begins to build it. A name that is taken is a 409, conditions that make no sense are a 422.',
    body: NewSegment,
    result: Segment,
  },
  one: { summary: 'One segment with its count.', result: Segment },
  update: {
    summary: 'Changes a segment and builds it anew, or archives it; what is not given stays.',
    body: SegmentUpdate,
    result: Segment,
  },
})

import { get, post, put } from '#api/wire'
import type { Count, Page } from '#api/shapes'
import type { NewSegment, Segment, SegmentFilter, SegmentQuery, SegmentUpdate } from './segments.schema.ts'

/** There is no DELETE: a segment that is no longer wanted is archived (SEG-28). */
export const segmentRoutes = {
  list: get('/segments').query<SegmentQuery>().returns<Page<Segment>>('page'),
  count: get('/segments/count').query<SegmentFilter>().returns<Count>('count'),
  create: post('/segments').body<NewSegment>().returns<Segment>(),
  one: get('/segments/:segmentId').returns<Segment>(),
  update: put('/segments/:segmentId').body<SegmentUpdate>().returns<Segment>(),
}

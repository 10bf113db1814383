import { contactRoutes } from '#api/contacts'
import { useRead, useWrite } from '#api/core'
import { segmentRoutes } from './segments.routes.ts'
import type { SegmentFilter, SegmentQuery } from './segments.schema.ts'

/** Who is in a segment is told with each contact, too. */
const refreshed = [
  segmentRoutes.list,
  segmentRoutes.count,
  segmentRoutes.one,
  contactRoutes.search,
  contactRoutes.count,
  contactRoutes.one,
]

export const useSegments = (query: SegmentQuery = {}) =>
  useRead(segmentRoutes.list, { query }, { keepPrevious: true })

export const useSegmentCount = (query: SegmentFilter = {}) =>
  useRead(segmentRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useSegment = (segmentId: string | undefined) =>
  useRead(segmentRoutes.one, segmentId === undefined ? null : { params: { segmentId } })

export const useCreateSegment = () => useWrite(segmentRoutes.create, { refreshes: refreshed })

export const useUpdateSegment = () => useWrite(segmentRoutes.update, { refreshes: refreshed })

import { contactRoutes } from '#api/contacts'
import { useRead, useReadAll, useVersionedWrite, useWrite } from '#api/core'
import { segmentRoutes } from './segments.routes.ts'
import type { SegmentFilter } from './segments.schema.ts'

/** Who is in a segment is told with each contact, too. */
const refreshed = [
  segmentRoutes.list,
  segmentRoutes.one,
  contactRoutes.search,
  contactRoutes.count,
  contactRoutes.one,
]

/** All of them, by name. */
export const useSegments = (query: SegmentFilter = {}) => useReadAll(segmentRoutes.list, query)

/** undefined asks nothing. */
export const useSegment = (segmentId: string | undefined) =>
  useRead(segmentRoutes.one, segmentId === undefined ? null : { params: { segmentId } })

export const useCreateSegment = () => useWrite(segmentRoutes.create, { refreshes: refreshed })

export const useUpdateSegment = () =>
  useVersionedWrite(segmentRoutes.update, { record: segmentRoutes.one, refreshes: refreshed })

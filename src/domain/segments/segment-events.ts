/** Types of the events of those who came into a segment and went out of it (SEG-46). */
export const segmentEvents = { entered: 'segment.entered', left: 'segment.left' } as const

export type SegmentEventType = (typeof segmentEvents)[keyof typeof segmentEvents]

/** Whether an event is about a segment: it was worked out from others, and not taken in (SEG-48). */
export const isSegmentEvent = (type: string): type is SegmentEventType =>
  type === segmentEvents.entered || type === segmentEvents.left

import { segmentsWithin } from '#lib/condition-nodes'
import type { SegmentFacts } from './segment-world.ts'

/** Types of the events of those who came into a segment and went out of it (SEG-46). */
export const segmentEvents = { entered: 'segment.entered', left: 'segment.left' } as const

const types: readonly string[] = Object.values(segmentEvents)

/** Whether an event was worked out from others, and not taken in (SEG-48). */
export const isSegmentEvent = (type: string): boolean => types.includes(type)

/** What such an event says. */
export const movePayload = ({ id, name }: { id: string; name: string }) => ({ segmentId: id, name })

/**
 * What a segment asks, with the segments that it names: where this was another one at the last build, people were moved by an
 * edit (SEG-47).
 */
export function meaningOf<T extends SegmentFacts>(
  { id }: Pick<T, 'id'>,
  segmentNamed: (id: string) => T | undefined,
): string {
  const all = [id, ...[...segmentsWithin(id, segmentNamed)].filter((one) => one !== id).toSorted()]
  return JSON.stringify(
    all.map((one) => {
      const segment = segmentNamed(one)
      return segment ? [one, segment.timezone, segment.conditions] : [one]
    }),
  )
}

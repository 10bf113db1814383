import { segmentsWithin } from '#lib/condition-nodes'
import type { SegmentFacts } from './segment-world.ts'

/** What the event of somebody who came into a segment or went out of it says (SEG-46). */
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

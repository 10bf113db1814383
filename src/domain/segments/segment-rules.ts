import type { Campaign } from '#api/campaigns'
import type { Segment } from '#api/segments'
import { isUnderWay } from '#domain/campaigns/campaign-rules'
import { expectNotAtWork } from '#domain/kernel/named-things'
import { conflict, ruleBroken } from '#domain/kernel/refusals'
import { segmentsIn } from '#lib/condition-tree'
import { fold } from '#lib/fold-text'
import { isTimezone } from '#lib/zoned-time'

/** Names of segments are unique, whatever their case and width. */
export function expectFreeSegmentName(
  segments: readonly Pick<Segment, 'id' | 'name'>[],
  name: string,
  except?: string,
): void {
  if (segments.some((one) => one.id !== except && fold(one.name) === fold(name)))
    throw conflict(
      `There is a segment named "${name}" already.`,
      `「${name}」という名前のセグメントがすでにあります。`,
    )
}

export function expectTimezone(timezone: string): void {
  if (!isTimezone(timezone))
    throw ruleBroken(`"${timezone}" is no time zone.`, `「${timezone}」というタイムゾーンはありません。`)
}

/** Whether an audience names a segment, also as one that is left out. */
export const audienceNames = (
  { segmentIds, excludeSegmentIds, conditions }: Campaign['audience'],
  segmentId: string,
): boolean =>
  [...segmentIds, ...excludeSegmentIds, ...(conditions ? segmentsIn(conditions) : [])].includes(segmentId)

/** Refuses to archive a segment that a campaign uses which is scheduled or being sent (SEG-29). */
export function expectArchivable(
  { id, name }: Pick<Segment, 'id' | 'name'>,
  campaigns: readonly Pick<Campaign, 'name' | 'status' | 'audience'>[],
): void {
  expectNotAtWork(
    `The segment "${name}"`,
    campaigns
      .filter(({ status, audience }) => isUnderWay(status) && audienceNames(audience, id))
      .map((campaign) => campaign.name),
  )
}

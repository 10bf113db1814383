import type { Segment } from '#api/segments'
import { conflict, ruleBroken } from '#domain/kernel/refusals'
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

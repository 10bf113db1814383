import { useState, type ReactNode } from 'react'
import type { Campaign } from '#api/campaigns'
import { isOver, movedTo } from './calendar-month.model.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'

export interface Moving {
  /** Asks for another time: that of the campaign, or the same time of another day. */
  move: (campaign: Campaign, day?: number) => void
  onDrag: (campaign: Campaign | undefined) => void
  /** What a drop on a day does; undefined where nothing can be dropped. */
  dropOn: (day: number) => (() => void) | undefined
  dialog: ReactNode
}

/** Scheduled campaigns get another time by dragging them to a day or by their button (CAM-44). `now` in ms since 1970. */
export function useMoving(timezone: string, now: number): Moving {
  const [dragged, setDragged] = useState<Campaign>()
  const [moving, setMoving] = useState<{ campaign: Campaign; at: number; open: boolean; turn: number }>()
  const move = (campaign: Campaign, to?: number) => {
    const time = Date.parse(campaign.schedule?.at ?? '')
    if (!Number.isNaN(time))
      setMoving((last) => ({
        campaign,
        at: to === undefined ? time : movedTo(time, to, timezone),
        open: true,
        turn: (last?.turn ?? 0) + 1,
      }))
  }
  return {
    move,
    onDrag: setDragged,
    dropOn: (day) =>
      dragged && !isOver(day, timezone, now)
        ? () => {
            setDragged(undefined)
            move(dragged, day)
          }
        : undefined,
    dialog: moving ? (
      <RescheduleDialog
        // Each move begins with the time of its own, without the problems of the one before.
        key={moving.turn}
        {...moving}
        onClose={() => setMoving({ ...moving, open: false })}
      />
    ) : null,
  }
}

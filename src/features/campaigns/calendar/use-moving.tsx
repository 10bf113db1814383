import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Campaign } from '#api/campaigns'
import { isOver, movedTo } from './calendar-month.model.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'

export interface Moving {
  /** Asks for another time: that of the campaign, or the same time of another day. */
  move: (campaign: Campaign, day?: number) => void
  onDrag: (campaign: Campaign | undefined) => void
  /** What a drop on a day does; undefined where nothing can be dropped. */
  dropOn: (day: number) => (() => void) | undefined
  /** Around the buttons that move: has the focus where that of a moved campaign is shown no longer. */
  root: RefObject<HTMLElement | null>
  /** Whether the button of the campaign, which was drawn just now, is to have the focus, because that one was moved. */
  takesFocus: (campaignId: string) => boolean
  dialog: ReactNode
}

/** Whether nothing has the focus, or something that is on its way out. */
const isFocusFree = ({ activeElement, body }: Document = document) =>
  activeElement === null ||
  activeElement === body ||
  activeElement.closest('[data-kind][data-state=closed]') !== null

/** The button of a campaign that was moved is another one on its new day: the focus goes with it (ACC-3). */
export function useFocusAfterMove(
  id: string,
  takesFocus: Moving['takesFocus'],
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus(id)) button.current?.focus()
  }, [id, takesFocus])
  return button
}

/** Scheduled campaigns get another time by dragging them to a day or by their button (CAM-44). `now` in ms since 1970. */
export function useMoving(timezone: string, now: number): Moving {
  const [dragged, setDragged] = useState<Campaign>()
  const [moving, setMoving] = useState<{ campaign: Campaign; at: number; open: boolean; turn: number }>()
  const root = useRef<HTMLElement>(null)
  const moved = useRef<string>(undefined)
  useLayoutEffect(() => {
    // Its new day is out of sight, and its button went with the old one.
    if (moved.current === undefined || document.activeElement !== document.body) return
    moved.current = undefined
    root.current?.focus()
  })
  const takesFocus = useCallback((campaignId: string) => {
    if (moved.current !== campaignId || !isFocusFree()) return false
    moved.current = undefined
    return true
  }, [])
  const move = (campaign: Campaign, to?: number) => {
    moved.current = undefined
    const time = Date.parse(campaign.schedule?.at ?? '')
    if (!Number.isNaN(time))
      setMoving((last) => ({
        campaign,
        at:
          to === undefined
            ? time
            : movedTo(time, to, { shown: timezone, own: campaign.schedule?.timezone ?? timezone }),
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
    root,
    takesFocus,
    dialog: moving ? (
      <RescheduleDialog
        // Each move begins with the time of its own, without the problems of the one before.
        key={moving.turn}
        {...moving}
        onMoved={() => {
          moved.current = moving.campaign.id
        }}
        onClose={() => setMoving({ ...moving, open: false })}
      />
    ) : null,
  }
}

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { systemClock } from '#lib/clock'

/** How long the list must stand still before its place is kept, ms. */
const PLACE_RESTS = 400

/**
 * Takes the first row in view, and says it where it is another one once the scrolling rests: browsers allow few changes of
 * an address. Nothing is drawn for it, so that scrolling costs what the rows cost. `open`: what the address opens beside the
 * list.
 */
export function useKeptPlace(
  kept: number,
  open: string | undefined,
  onKeep: (place: number) => void,
): (place: number) => void {
  const newest = useRef({ kept, onKeep })
  useLayoutEffect(() => {
    newest.current = { kept, onKeep }
  })
  const forget = useRef(() => {})
  const place = useRef<number>(undefined)
  useEffect(() => () => forget.current(), [])
  const keep = useCallback((next: number) => {
    place.current = next
    forget.current()
    forget.current = systemClock.setTimeout(() => {
      if (next !== newest.current.kept) newest.current.onKeep(next)
    }, PLACE_RESTS)
  }, [])
  // A link that was drawn before the place was kept leads to an address without it.
  useEffect(() => {
    if (place.current !== undefined && place.current !== kept) keep(place.current)
  }, [kept, open, keep])
  return keep
}

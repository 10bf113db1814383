import { useEffect, useRef } from 'react'
import { focusHeading } from '#lib/focus-heading'

export interface SettingsArrivalProps {
  /** Says which section, and which thing of it, is shown. */
  shown: string
}

/**
 * Focuses the heading of what is opened within the settings where the focus went with what opened it, such as a row of a list
 * or the dialog that added something (ACC-3).
 */
export function SettingsArrival({ shown }: SettingsArrivalProps) {
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const layer = place.current?.closest('[role=dialog]')
    const section = place.current?.parentElement
    return layer && section ? focusHeading(section, { heading: 'h2', layer }) : undefined
  }, [shown])
  return <span ref={place} hidden />
}

import { useEffect, useState } from 'react'
import { systemClock } from '#lib/clock'
import { debouncedText } from '#lib/debounced-text'

/** A text that is typed, and reported after a pause. */
export interface DebouncedTextState {
  /** What stands in the input. */
  typed: string
  type: (text: string) => void
  /** Reports now what waits. */
  flush: () => void
  composeStart: () => void
  composeEnd: (text: string) => void
}

/**
 * Reports a new text 420 ms after the last key, and at once when flushed; never a half-converted kana (CMP-6). A value
 * from outside (Back, Clear filters) replaces what stands there; the echo of its own report does not.
 */
export function useDebouncedText(value: string, onValueChange: (value: string) => void): DebouncedTextState {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState({ value, reported: value })

  const [text] = useState(() => debouncedText(systemClock))
  useEffect(() => {
    text.reportTo((latest) => {
      if (latest === seen.reported) return
      setSeen((was) => ({ ...was, reported: latest }))
      onValueChange(latest)
    })
  })
  useEffect(() => () => text.cancel(), [text])

  if (value !== seen.value) {
    const isEcho = value === seen.reported
    setSeen({ value, reported: value })
    if (!isEcho) setTyped(value)
  }
  return {
    typed,
    type: (latest) => {
      setTyped(latest)
      text.type(latest)
    },
    flush: text.flush,
    composeStart: text.composeStart,
    composeEnd: text.composeEnd,
  }
}

import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { messages } from './chat-thread.messages.ts'

export interface OlderMessagesProps {
  busy: boolean
  /** They are not asked for by themselves now. */
  waits: boolean
  onWanted: () => Promise<void>
}

/** Asks for the messages before once the reader comes near; there is a button too. */
export function OlderMessages({ busy, waits, onWanted }: OlderMessagesProps) {
  const intl = useIntl()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || waits) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void onWanted()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [waits, onWanted])
  return (
    <span ref={place}>
      <Button size="small" busy={busy} onClick={() => void onWanted()}>
        {intl.formatMessage(messages.older)}
      </Button>
    </span>
  )
}

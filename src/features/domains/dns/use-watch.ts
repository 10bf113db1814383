import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import type { DnsRecord } from '#api/shapes'
import { toasts } from '#components/toast'
import { flipsBetween, waitAfter } from './watch.model.ts'
import { messages as checkMessages } from './check-records.messages.ts'
import { messages } from './dns-records.messages.ts'

/**
 * Asks again and again, less often the longer nothing changes, and only while the page is in sight; says each record that
 * was found or lost (DOM-23).
 */
export function useWatch(records: readonly DnsRecord[], watching: boolean, ask: () => void): void {
  const { clock } = useApi()
  const [looks, setLooks] = useState(0)
  const askNow = useEffectEvent(() => {
    if (!watching || document.visibilityState !== 'visible') return
    ask()
    setLooks(looks + 1)
  })
  const [isInSight, setInSight] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => {
      setInSight(document.visibilityState === 'visible')
      askNow()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!watching || !isInSight) return undefined
    return clock.setTimeout(() => askNow(), waitAfter(looks))
  }, [clock, watching, isInSight, looks])
  useFlips(records, () => setLooks(0))
}

/** Says what an answer changed, and calls back when it did. */
function useFlips(records: readonly DnsRecord[], onFlip: () => void): void {
  const intl = useIntl()
  const last = useRef(records)
  const tell = useEffectEvent((before: readonly DnsRecord[]) => {
    const flips = flipsBetween(before, records)
    for (const { record, isFound } of flips)
      toasts.add({
        type: isFound ? 'success' : 'error',
        content: intl.formatMessage(isFound ? checkMessages.flippedFound : checkMessages.flippedLost, {
          record: intl.formatMessage(messages[record.purpose]),
          host: record.host,
        }),
      })
    if (flips.length > 0) onFlip()
  })
  useEffect(() => {
    const before = last.current
    last.current = records
    if (before !== records) tell(before)
  }, [records])
}

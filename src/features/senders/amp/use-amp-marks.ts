import { useEffect, useState } from 'react'
import { useApi, useScopedWorkspaceId } from '#api/core'
import type { AmpProvider } from '#api/senders'
import { decodeMarks, type AmpMarks, type AmpMarkState } from '#domain/senders/amp-progress'
import { browserRecords } from '#lib/kept-records'

export interface AmpMarksState {
  /** Undefined while they are read. */
  marks: AmpMarks | undefined
  /** Notes what happened at a provider; undefined takes the note back. Resolves to whether the browser kept it. */
  mark: (provider: AmpProvider, entry: { state: AmpMarkState; note: string } | undefined) => Promise<boolean>
}

/** What people noted of a sender's registrations. This browser keeps it: no call tells what happens at a provider (DOM-43). */
export function useAmpMarks(senderId: string): AmpMarksState {
  const { clock } = useApi()
  const key = `amp ${useScopedWorkspaceId() ?? ''} ${senderId}`
  const [read, setRead] = useState<{ key: string; marks: AmpMarks }>()
  useEffect(() => {
    let isCurrent = true
    const take = (value: unknown) => {
      if (isCurrent) setRead({ key, marks: decodeMarks(value) })
    }
    // Where the browser keeps nothing, there are no notes.
    browserRecords.get(key).then(take, () => take(undefined))
    return () => {
      isCurrent = false
    }
  }, [key])
  const marks = read?.key === key ? read.marks : undefined
  return {
    marks,
    async mark(provider, entry) {
      const { [provider]: _, ...others } = marks ?? {}
      const next: AmpMarks = entry
        ? { ...others, [provider]: { ...entry, at: new Date(clock.now()).toISOString() } }
        : others
      setRead({ key, marks: next })
      return browserRecords.put(key, next).then(
        () => true,
        () => false,
      )
    },
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Brand } from '#api/brand'
import type { Campaign } from '#api/campaigns'
import type { ContactFilter } from '#api/contacts'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { systemValues } from '#domain/brand/system-values'
import { perform, type Performance } from './perform.ts'
import type { RehearsalPlay } from './rehearsal-session.ts'
import { SAMPLE, type Rehearsed, type RehearsedParts } from './rehearsal.model.ts'

/** Addresses that the sending system makes for each reader. */
const addresses = {
  unsubscribe_url: 'https://example.com/unsubscribe',
  preferences_url: 'https://example.com/preferences',
  view_in_browser_url: 'https://example.com/view',
}

/** How a rehearsal goes. */
export interface RehearsalRun {
  /** People in the audience, and how many of them are looked at; undefined until they are counted. */
  total: number | undefined
  wanted: number
  /** In the order of the sample; undefined where the answer is still to come. */
  people: readonly (Rehearsed | undefined)[]
  state: 'running' | 'done' | 'stopped' | 'failed'
  /** The number to quote; empty where the worker failed. */
  ticketId?: string
}

const begun: RehearsalRun = { total: undefined, wanted: 0, people: [], state: 'running' }

/** What the play of a campaign is: its mails, and what is the same for all readers. */
export const playOf = (
  { variants }: Pick<Campaign, 'variants'>,
  brand: Brand | undefined,
  now: number,
  timezone: string,
): RehearsalPlay => ({
  variants,
  colors: brand?.colors,
  system: {
    en: { ...systemValues(brand, false), ...addresses },
    ja: { ...systemValues(brand, true), ...addresses },
  },
  now,
  timezone,
})

/** Rehearses a play with a sample of those whom a filter finds; begins at once, and ends with the component. */
export function useRehearsal(play: RehearsalPlay, filter: ContactFilter) {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [round, setRound] = useState(1)
  const [run, setRun] = useState(begun)
  const [shown, setShown] = useState<{ place: number; parts: RehearsedParts }>()
  const going = useRef<Performance>(undefined)

  useEffect(() => {
    const change = (next: Partial<RehearsalRun>) => setRun((last) => ({ ...last, ...next }))
    const performance = perform({
      client,
      workspaceId,
      play,
      filter,
      onCount: (total) => change({ total, wanted: Math.min(total, SAMPLE.most) }),
      onPeople: (people, isDone) => change({ people, ...(isDone && { state: 'done' as const }) }),
      onShown: setShown,
      onFailure: (ticketId) => change({ state: 'failed', ticketId }),
    })
    going.current = performance
    return performance.close
  }, [client, workspaceId, play, filter, round])

  return {
    run,
    shown,
    restart() {
      setRun(begun)
      setShown(undefined)
      setRound(round + 1)
    },
    /** Asks for nobody else; who is there can still be shown. */
    cancel() {
      going.current?.stop()
      setRun((last) => ({ ...last, state: 'stopped' }))
    },
    show: useCallback((place: number) => going.current?.show(place), []),
  }
}

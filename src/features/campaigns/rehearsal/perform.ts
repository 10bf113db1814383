import { contactRoutes, type ContactFilter } from '#api/contacts'
import { isAbort, toApiError, type Client } from '#api/core'
import { openStage } from './rehearsal-stage.ts'
import type { RehearsalAnswer, RehearsalPlay } from './rehearsal-session.ts'
import { samplePages, SAMPLE, type Rehearsed, type RehearsedParts } from './rehearsal.model.ts'

export interface PerformanceOptions {
  client: Client
  workspaceId: string | undefined
  play: RehearsalPlay
  /** Finds the audience. */
  filter: ContactFilter
  /** People in the audience. */
  onCount: (total: number) => void
  /** Everybody who was looked at until now, by the place in the sample. */
  onPeople: (people: readonly (Rehearsed | undefined)[], isDone: boolean) => void
  onShown: (shown: { place: number; parts: RehearsedParts }) => void
  /** With the number to quote, empty where the worker failed. Nothing follows. */
  onFailure: (ticketId: string) => void
}

/** A rehearsal that goes on. */
export interface Performance {
  /** Asks for the parts of the mail of whoever is at that place. */
  show: (place: number) => void
  /** Asks for nobody else. */
  stop: () => void
  /** Ends it with its worker. */
  close: () => void
}

/** Asks for the sample, page by page at the same time, and has a worker render it. */
export function perform({ client, workspaceId, play, filter, ...on }: PerformanceOptions): Performance {
  const aborter = new AbortController()
  const { signal } = aborter
  const people: (Rehearsed | undefined)[] = []
  let asked = 0
  let isAsked = false
  let isClosed = false

  const tell = () => on.onPeople(Array.from(people), isAsked && people.filter(Boolean).length >= asked)
  const fail = (ticketId: string) => {
    if (isClosed || signal.aborted) return
    aborter.abort()
    on.onFailure(ticketId)
  }
  const onAnswer = (answer: RehearsalAnswer) => {
    if (isClosed) return
    if (answer.kind === 'shown') on.onShown(answer)
    else if (answer.kind === 'failed') fail('')
    else if (!signal.aborted) {
      answer.people.forEach((person, at) => (people[answer.place + at] = person))
      tell()
    }
  }
  const stage = openStage(onAnswer)
  const call = { workspaceId, signal }

  const ask = async () => {
    const { count } = await client.call(contactRoutes.count, { body: filter }, call)
    on.onCount(count)
    await Promise.all(
      samplePages(count).map(async (page, at) => {
        const { items } = await client.call(contactRoutes.search, { body: { ...filter, ...page } }, call)
        // With the first people, so that whatever the worker is told it answers.
        if (asked === 0) stage.ask({ kind: 'start', play })
        asked += items.length
        stage.ask({ kind: 'people', place: at * SAMPLE.page, contacts: items })
      }),
    )
    isAsked = true
    tell()
  }
  ask().catch((caught: unknown) => {
    if (!isAbort(caught)) fail(toApiError(caught).ticketId)
  })

  return {
    show: (place) => stage.ask({ kind: 'show', place }),
    stop: () => aborter.abort(),
    close() {
      isClosed = true
      aborter.abort()
      stage.close()
    },
  }
}

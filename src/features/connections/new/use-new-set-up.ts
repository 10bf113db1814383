import { useEffect, useMemo, useState } from 'react'
import { useApi, useScopedWorkspaceId } from '#api/core'
import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { SchemaProperty } from '#api/schemas'
import { keepDraft } from '#components/editing'
import { decodeSetUp, guessMapping, type SetUp } from '#features/connections/mapping'

/** What was entered for a connection that does not exist yet. */
export interface NewSetUp {
  setUp: SetUp
  /** Undefined until one is typed: then it is called as its database. */
  name: string | undefined
}

function decode(value: unknown): NewSetUp | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { setUp, name }: Partial<Record<keyof NewSetUp, unknown>> = value
  const known = decodeSetUp(setUp)
  return known && (name === undefined || typeof name === 'string') ? { setUp: known, name } : undefined
}

/** What it begins with: the columns as they are guessed, and what changes least. */
const suggested = (detail: ExternalDatabaseDetail, properties: readonly SchemaProperty[]): NewSetUp => ({
  setUp: {
    mapping: guessMapping(detail.properties, properties),
    filter: [],
    mailingListIds: [],
    onExisting: 'fill_blanks',
    onMissing: 'keep',
    interval: 'daily',
  },
  name: undefined,
})

export interface NewSetUpOptions {
  credentialId: string
  databaseId: string
  /** Undefined while they are not known. */
  detail: ExternalDatabaseDetail | undefined
  properties: readonly SchemaProperty[] | undefined
}

/**
 * What is entered for a new connection, kept in this browser with every change until the connection is created, so that a
 * reload or the way to another service and back loses nothing. No secret is among it. `entered` is undefined until it is known.
 */
export function useNewSetUp({ credentialId, databaseId, detail, properties }: NewSetUpOptions) {
  const { clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const keeper = useMemo(
    () => keepDraft({ workspaceId, kind: 'new-connection', id: `${credentialId} ${databaseId}`, decode }),
    [workspaceId, credentialId, databaseId],
  )
  const [kept, setKept] = useState<{ entered: NewSetUp | undefined }>()
  useEffect(() => {
    let isWanted = true
    void keeper
      .read()
      .catch(() => undefined)
      .then((found) => {
        if (isWanted) setKept({ entered: found?.draft })
      })
    return () => {
      isWanted = false
    }
  }, [keeper])
  const [changed, setChanged] = useState<NewSetUp>()
  const suggestion = useMemo(
    () => (detail && properties ? suggested(detail, properties) : undefined),
    // Properties that are made on the way change nothing of what was suggested.
    // oxlint-disable-next-line react/exhaustive-deps
    [detail?.id, properties !== undefined],
  )
  const entered = changed ?? (kept && (kept.entered ?? suggestion))
  const change = (next: NewSetUp) => {
    setChanged(next)
    void keeper.write({ draft: next, version: 0, at: clock.now() }).catch(() => undefined)
  }
  const forget = () => keeper.remove().catch(() => undefined)
  return {
    entered,
    change,
    /** The connection exists, or what was entered is given up. */
    forget,
    reset: () => {
      setChanged(suggestion)
      void forget()
    },
  }
}

import type { EmailDocument } from '#mail/document'
import { decodeDocument, encodeDocument, newId } from '#mail/document'
import type { KeptRecords } from '#lib/kept-records'
import type { Clock } from '#lib/clock'
import { createDraftHistory, type Snapshot } from './draft-history.ts'

/** Versions that are kept of a draft, the newest first. */
export const DRAFTS = { versionsMax: 20, nameMax: 120 } as const

/** A state of a draft that was given a name, or that was the last one before something went wrong. */
export interface DraftVersion {
  id: string
  name: string
  /** ISO. */
  at: string
  document: EmailDocument
}

/** A mail that is kept in this browser only. */
export interface Draft {
  id: string
  name: string
  updatedAt: string
  /** Another at each save: who saves over one that they have not seen is told. */
  stamp: string
  document: EmailDocument
  versions: DraftVersion[]
}

/** What a draft is read as: itself, one of a newer version of the app, or something that is no mail. */
export type ReadDraft =
  | { state: 'whole'; draft: Draft }
  | { state: 'newer'; draft: Draft }
  | { state: 'corrupt'; id: string; name: string; raw: string; versions: DraftVersion[] }

export type SaveOutcome = { saved: Draft } | { conflict: Draft } | { problem: 'full' | 'failed' }

/** Where drafts are kept: IndexedDB in the app, memory in the demo and in tests. */
export interface Drafts {
  list: () => Promise<ReadDraft[]>
  load: (id: string) => Promise<ReadDraft | undefined>
  create: (document: EmailDocument, name: string) => Promise<Draft>
  /** Saves over the state with this stamp; `force` saves over any. */
  save: (draft: Draft, options?: { force?: boolean }) => Promise<SaveOutcome>
  remove: (id: string) => Promise<void>
  /** What the draft was like before, the oldest first (EML-701). */
  history: (id: string) => Promise<Snapshot[]>
  /** Called when another tab saved or removed a draft. */
  subscribe: (listener: (id: string) => void) => () => void
}

/** Says to the other tabs of this browser which draft was saved. */
export interface DraftChannel {
  post: (id: string) => void
  listen: (listener: (id: string) => void) => () => void
  /** Runs while no other tab runs something of the same name: between looking and writing nobody else writes. */
  alone: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function versionsOf(value: unknown): DraftVersion[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown): DraftVersion[] => {
    if (!isRecord(one)) return []
    const { document, problems } = decodeDocument(one['document'])
    if (problems.some(({ code }) => code === 'malformed')) return []
    return [{ id: textOf(one['id']) || newId(), name: textOf(one['name']), at: textOf(one['at']), document }]
  })
}

/** Whatever was kept, read carefully: somebody else may have written it. */
export function readDraft(id: string, value: unknown): ReadDraft {
  const record = isRecord(value) ? value : {}
  const name = textOf(record['name'])
  const versions = versionsOf(record['versions'])
  const decoded = decodeDocument(record['document'])
  // What is repaired without a loss is whole; what lost parts is shown as it is, with a way back.
  const isCorrupt = decoded.problems.some(({ code }) =>
    ['malformed', 'invalid_section', 'beyond_limits'].includes(code),
  )
  const isNewer = decoded.problems.some(({ code }) => code === 'newer_version')
  if (isCorrupt && !isNewer)
    return {
      state: 'corrupt',
      id,
      name,
      raw: JSON.stringify(record['document'] ?? value, null, 2) ?? '',
      versions,
    }
  const draft: Draft = {
    id,
    name,
    updatedAt: textOf(record['updatedAt']),
    stamp: textOf(record['stamp']),
    document: decoded.document,
    versions,
  }
  return { state: isNewer ? 'newer' : 'whole', draft }
}

const isFull = (cause: unknown) => cause instanceof DOMException && cause.name === 'QuotaExceededError'

export interface DraftsOptions {
  /** Whose drafts: a workspace. */
  workspaceId: string
  records: KeptRecords
  channel: DraftChannel
  clock: Clock
}

export function createDrafts({ workspaceId, records, channel, clock }: DraftsOptions): Drafts {
  const prefix = `mail-draft:${workspaceId}:`
  const now = () => new Date(clock.now()).toISOString()
  const history = createDraftHistory(workspaceId, { records, clock })
  const write = async (draft: Draft): Promise<'full' | 'failed' | undefined> => {
    try {
      await records.put(prefix + draft.id, { ...draft, document: encodeDocument(draft.document) })
      return undefined
    } catch (cause) {
      return isFull(cause) ? 'full' : 'failed'
    }
  }
  const put = async (draft: Draft, before?: Draft): Promise<SaveOutcome> => {
    const saved: Draft = { ...draft, updatedAt: now(), stamp: newId() }
    let problem = await write(saved)
    // The draft itself is worth more than what it was like before.
    if (problem === 'full' && (await history.makeRoom().catch(() => false))) problem = await write(saved)
    if (problem) return { problem }
    channel.post(draft.id)
    history
      .keep(draft.id, saved.document, before && { at: before.updatedAt, document: before.document })
      // Without a snapshot the draft is saved all the same.
      .catch(() => undefined)
    return { saved }
  }
  const load = async (id: string) => {
    const value = await records.get(prefix + id)
    return value === undefined ? undefined : readDraft(id, value)
  }
  return {
    load,
    async list() {
      const keys = await records.keys(prefix)
      const all = await Promise.all(keys.map((key) => load(key.slice(prefix.length))))
      return all
        .filter((one) => one !== undefined)
        .toSorted((one, other) => (dateOf(other) < dateOf(one) ? -1 : 1))
    },
    async create(document, name) {
      const draft: Draft = { id: newId(), name, updatedAt: now(), stamp: '', document, versions: [] }
      const outcome = await put(draft)
      return 'saved' in outcome ? outcome.saved : draft
    },
    save: (draft, { force = false } = {}) =>
      channel.alone(prefix + draft.id, async () => {
        const kept = force ? undefined : await load(draft.id).catch(() => undefined)
        const before = kept && kept.state !== 'corrupt' ? kept.draft : undefined
        if (before && before.stamp !== draft.stamp) return { conflict: before }
        return put(draft, before)
      }),
    async remove(id) {
      await records.remove([prefix + id])
      channel.post(id)
      await history.remove(id)
    },
    history: (id) => history.list(id),
    subscribe: (listener) => channel.listen(listener),
  }
}

const dateOf = (one: ReadDraft): string => (one.state === 'corrupt' ? '' : one.draft.updatedAt)

/** The draft with a state kept under a name; the oldest versions go. */
export function withVersion(draft: Draft, name: string, { at, document }: Snapshot): Draft {
  return { ...draft, versions: newest([{ id: newId(), name, at, document }, ...draft.versions]) }
}

/** The versions of two states of one draft. */
export function allVersions(one: Draft, other: Draft): DraftVersion[] {
  const ids = new Set(one.versions.map(({ id }) => id))
  return newest([...one.versions, ...other.versions.filter(({ id }) => !ids.has(id))])
}

const newest = (versions: readonly DraftVersion[]): DraftVersion[] =>
  versions.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, DRAFTS.versionsMax)

import { decodeDocument, encodeDocument, type EmailDocument } from '#mail/document'
import type { Clock } from '#lib/clock'
import type { KeptRecords } from '#lib/kept-records'

/**
 * What is kept of a draft's past (EML-701): one snapshot per 10 seconds of editing, of which the last 60 or fewer remain,
 * with at most four million characters in all.
 */
export const DRAFT_HISTORY = { everyMs: 10_000, snapshotsMax: 60, charactersMax: 4_000_000 } as const

/** A draft as it was at a moment. */
export interface Snapshot {
  /** ISO. */
  at: string
  document: EmailDocument
}

export interface DraftHistory {
  /** Records a saved state. `before` is what was stored until then, for a draft that has no history yet. */
  keep: (draftId: string, document: EmailDocument, before?: Snapshot) => Promise<void>
  /** The oldest first; what can't be read is left out. */
  list: (draftId: string) => Promise<Snapshot[]>
  remove: (draftId: string) => Promise<void>
  /** Removes all but the newest snapshot of each draft. Whether that freed anything. */
  makeRoom: () => Promise<boolean>
}

interface Entry {
  key: string
  /** Ms since 1970. */
  at: number
  /** Characters. */
  size: number
}

const entryOf = (key: string): Entry => {
  const [at, size] = key.split(':').slice(-2).map(Number)
  return { key, at: at ?? 0, size: size ?? 0 }
}

/**
 * The keys to remove so that the rest is within the limits. The gaps grow with the age: of the states between the first and
 * the last, the one goes whose neighbours are nearest to each other, measured against how old it is.
 */
export function thinned(keys: readonly string[], now: number): string[] {
  const entries = keys.map(entryOf)
  const removed: string[] = []
  const isTooMuch = () =>
    entries.length > DRAFT_HISTORY.snapshotsMax ||
    entries.reduce((sum, { size }) => sum + size, 0) > DRAFT_HISTORY.charactersMax
  while (entries.length > 1 && isTooMuch()) {
    const worth = ({ at }: Entry, place: number) => {
      const [before, after] = [entries[place - 1], entries[place + 1]]
      return before && after ? (after.at - before.at) / (now - at + DRAFT_HISTORY.everyMs) : Infinity
    }
    const worths = entries.map(worth)
    const least = Math.min(...worths)
    const [gone] = entries.splice(least === Infinity ? 0 : worths.indexOf(least), 1)
    if (gone) removed.push(gone.key)
  }
  return removed
}

/** Digits of a moment, so that keys are in the order of time. */
const DIGITS = 15

export function createDraftHistory(
  workspaceId: string,
  { records, clock }: { records: KeptRecords; clock: Clock },
): DraftHistory {
  const all = `mail-history:${workspaceId}:`
  const prefixOf = (draftId: string) => `${all}${draftId}:`
  /** The snapshot that is still written to, of each draft that was saved here. */
  const open = new Map<string, { key: string; since: number; document: EmailDocument }>()
  let queue: Promise<unknown> = Promise.resolve()

  const put = async (draftId: string, document: EmailDocument, at: number) => {
    const text = JSON.stringify(encodeDocument(document))
    const key = `${prefixOf(draftId)}${String(at).padStart(DIGITS, '0')}:${text.length}`
    await records.put(key, text)
    return key
  }
  const keep = async (draftId: string, document: EmailDocument, before?: Snapshot) => {
    const last = open.get(draftId)
    if (last?.document === document) return
    const now = clock.now()
    if (!last && before && (await records.keys(prefixOf(draftId))).length === 0)
      await put(draftId, before.document, Math.min(Date.parse(before.at) || 0, now))
    const key = await put(draftId, document, now)
    const isOpen = last !== undefined && now - last.since < DRAFT_HISTORY.everyMs
    open.set(draftId, { key, since: isOpen ? last.since : now, document })
    if (isOpen && last.key !== key) await records.remove([last.key])
    const surplus = thinned(await records.keys(prefixOf(draftId)), now)
    if (surplus.length > 0) await records.remove(surplus)
  }
  return {
    keep(draftId, document, before) {
      const kept = queue.then(() => keep(draftId, document, before))
      // One that failed does not keep the next from being tried.
      queue = kept.catch(() => undefined)
      return kept
    },
    async list(draftId) {
      const keys = await records.keys(prefixOf(draftId))
      const found = await Promise.all(
        keys.map(async (key): Promise<Snapshot[]> => {
          const document = documentIn(await records.get(key))
          return document ? [{ at: new Date(entryOf(key).at).toISOString(), document }] : []
        }),
      )
      return found.flat()
    },
    async remove(draftId) {
      open.delete(draftId)
      await records.remove(await records.keys(prefixOf(draftId)))
    },
    async makeRoom() {
      const keys = await records.keys(all)
      const draftOf = (key: string | undefined) => key?.split(':').slice(0, -2).join(':')
      const old = keys.filter((key, place) => draftOf(keys[place + 1]) === draftOf(key))
      if (old.length === 0) return false
      await records.remove(old)
      return true
    },
  }
}

function documentIn(value: unknown): EmailDocument | undefined {
  if (typeof value !== 'string') return undefined
  try {
    const { document, problems } = decodeDocument(JSON.parse(value))
    return problems.some(({ code }) => code === 'malformed' || code === 'invalid_section')
      ? undefined
      : document
  } catch {
    return undefined
  }
}

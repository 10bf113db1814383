import { encodeDocument, type EmailDocument } from '#mail/document'
import { changesBetween, type MailChange } from '#mail/changes'
import type { DraftVersion, Snapshot } from '#features/editor/persistence'

/** One point of a draft's timeline. */
export interface Moment extends Snapshot {
  /** Of a version that was given a name. */
  name: string | undefined
  isNow: boolean
}

/** Snapshots, named versions and the present, the oldest first. Of neighbours that say the same, one is left. */
export function momentsOf(
  snapshots: readonly Snapshot[],
  versions: readonly DraftVersion[],
  now: Snapshot,
): Moment[] {
  const past = [
    ...snapshots.map((one): Moment => ({ ...one, name: undefined, isNow: false })),
    ...versions.map(({ at, document, name }): Moment => ({ at, document, name, isNow: false })),
  ].toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1))
  const all: Moment[] = [...past, { ...now, name: undefined, isNow: true }]
  const texts = all.map(({ document }) => textOf(document))
  return all.filter(
    ({ name, isNow }, place) =>
      name !== undefined || isNow || (texts[place] !== texts[place + 1] && !isNamedTwin(all, texts, place)),
  )
}

const textOf = (document: EmailDocument): string => JSON.stringify(encodeDocument(document))

/** Whether the version before is named and the same. */
const isNamedTwin = (all: readonly Moment[], texts: readonly string[], place: number): boolean =>
  all[place - 1]?.name !== undefined && texts[place - 1] === texts[place]

/** What changed from the moment before to this one. Nothing for the first. */
export function changesOf(moments: readonly Moment[], place: number): MailChange[] {
  const [before, after] = [moments[place - 1], moments[place]]
  return before && after ? changesBetween(before.document, after.document) : []
}

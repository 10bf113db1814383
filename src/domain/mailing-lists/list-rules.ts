import type { MailingList, MailingListUpdate, NewMailingList } from '#api/mailing-lists'
import { conflict } from '#domain/kernel/refusals'
import { fold } from '#lib/fold-text'

type Stored = Omit<MailingList, 'counts' | 'usedBy'>
type Actor = MailingList['createdBy']

/** Site code names lists by their name, so no two may be the same (whatever the case and width). */
export function expectFreeListName(
  lists: readonly Pick<MailingList, 'id' | 'name'>[],
  name: string,
  except?: string,
): void {
  if (lists.some((list) => list.id !== except && fold(list.name) === fold(name)))
    throw conflict(
      `There is a list named "${name}" already.`,
      `「${name}」という名前のリストがすでにあります。`,
    )
}

/** A new list, with what is usual where nothing is said. Where there is no default yet, it is that (LST-4). */
export const listAdded = (
  body: NewMailingList,
  others: readonly Pick<MailingList, 'isDefault'>[],
  createdBy: Actor,
  now: string,
): Omit<Stored, 'id'> => ({
  name: body.name,
  ...(body.description !== undefined && { description: body.description }),
  visibility: body.visibility ?? 'private',
  optIn: body.optIn ?? 'double',
  isDefault: body.isDefault === true || others.every(({ isDefault }) => !isDefault),
  color: body.color ?? 'slate',
  version: 1,
  createdAt: now,
  updatedAt: now,
  createdBy,
})

/** The list that becomes the default where one is deleted: the oldest of the others; undefined where none has to (LST-4). */
export const nextDefault = <T extends Pick<MailingList, 'isDefault' | 'createdAt'>>(
  deleted: Pick<MailingList, 'isDefault'>,
  others: readonly T[],
): T | undefined =>
  deleted.isDefault ? others.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0] : undefined

/** A list after a change; what is not given stays, and so does the default until another list is chosen for it (LST-4). */
export function listChanged<T extends Stored>(
  before: T,
  body: MailingListUpdate,
  updatedBy: Actor,
  now: string,
): T {
  const { version: _, isDefault = false, ...changes } = body
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...before,
    ...given,
    isDefault: before.isDefault || isDefault,
    version: before.version + 1,
    updatedAt: now,
    updatedBy,
  }
}

import { variantsFor } from '#domain/campaigns/variants'
import type { ContentVariant } from '#api/campaigns'
import { fraction, hashOf } from '#mocks/core/random'
import type { SendingCell } from './sending.ts'

/** What sending asks of somebody who is to get a mail. */
export interface Recipient {
  id: string
  email: string
  locale?: string | undefined
  /** Of the audience's, where they are in them. */
  mailingListIds: readonly string[]
  segmentIds: readonly string[]
}

/** What decides who gets what. */
interface Mailing {
  id: string
  variants: readonly Pick<ContentVariant, 'id' | 'locale' | 'weight'>[]
  audience: { mailingListIds: readonly string[]; segmentIds: readonly string[] }
}

/** The variant that somebody gets: by language, then by chance, the same each time. */
function variantOf({ id, variants }: Mailing, recipient: Recipient): string {
  const fitting = variantsFor(variants, recipient.locale)
  const all = fitting.reduce((sum, { weight }) => sum + weight, 0)
  let left = fraction(hashOf(id), hashOf(recipient.id), 9) * all
  return (fitting.find(({ weight }) => (left -= weight) < 0) ?? fitting[0])?.id ?? ''
}

/** Puts those together who are alike; `ids` are the recipients in the order of the cells. */
export function cellsOf(
  mailing: Mailing,
  recipients: readonly Recipient[],
): { cells: SendingCell[]; ids: string[] } {
  const groups = new Map<string, { cell: Omit<SendingCell, 'count'>; ids: string[] }>()
  for (const recipient of recipients) {
    const { mailingListIds, segmentIds } = mailing.audience
    const cell = {
      variantId: variantOf(mailing, recipient),
      mailingListId: mailingListIds.find((id) => recipient.mailingListIds.includes(id)) ?? null,
      segmentId: segmentIds.find((id) => recipient.segmentIds.includes(id)) ?? null,
      provider: recipient.email.slice(recipient.email.lastIndexOf('@') + 1),
    }
    const key = Object.values(cell).join('\n')
    const group = groups.get(key) ?? { cell, ids: [] }
    groups.set(key, group)
    group.ids.push(recipient.id)
  }
  const all = [...groups.values()]
  return {
    cells: all.map(({ cell, ids }) => ({ ...cell, count: ids.length })),
    ids: all.flatMap(({ ids }) => ids),
  }
}

/** The same parts of another whole, in whole numbers that add up to it. */
export function scaledCells(
  cells: readonly (Omit<SendingCell, 'count'> & { count: number })[],
  whole: number,
): SendingCell[] {
  const all = cells.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  return cells.flatMap((cell) => {
    const start = Math.round((before / all) * whole)
    before += cell.count
    const count = Math.round((before / all) * whole) - start
    return count > 0 ? [{ ...cell, count }] : []
  })
}

import { fold } from './fold-text.ts'

/** What a contact can be, in the order of lists and menus: the contract's picklist and every menu read it here. */
export const contactStatuses = [
  'subscribed',
  'pending',
  'unsubscribed',
  'bounced',
  'complained',
  'blocked',
] as const

type ContactStatus = (typeof contactStatuses)[number]

/** How a file may call a status: as this product does in its languages, and as others call who gets no mail. Folded. */
const WORDS: Record<ContactStatus, readonly string[]> = {
  subscribed: ['subscribed', '配信中'],
  pending: ['pending', '確認待ち'],
  unsubscribed: ['unsubscribed', 'unsubscribe', 'opted out', 'opt-out', '配信停止', '配信解除', '購読解除'],
  bounced: ['bounced', 'bounce', 'hard bounce', 'cleaned', 'バウンス'],
  complained: ['complained', 'complaint', 'spam complaint', '迷惑メール報告'],
  blocked: ['blocked', 'ブロック'],
}

/** The status that a cell of a file means; undefined where it is none. */
export function contactStatusOf(cell: string): ContactStatus | undefined {
  const text = fold(cell.trim())
  return contactStatuses.find((status) => WORDS[status].includes(text))
}

/** How far mail reaches a contact: 0 gets none, 1 only what asks to confirm, 2 all. */
export const reachOf = (status: ContactStatus): 0 | 1 | 2 =>
  status === 'subscribed' ? 2 : status === 'pending' ? 1 : 0

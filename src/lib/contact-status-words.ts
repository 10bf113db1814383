import { contactStatuses, type ContactStatus } from './contact-status.ts'
import { fold } from './fold-text.ts'

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

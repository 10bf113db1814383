import type { Contact, ContactStatus } from '#api/contacts'

/** What a change of status takes: nothing, a note on the consent, or an owner who gives a reason (CON-2). */
export type MoveNeeds = 'nothing' | 'consent' | 'owner'
export type StatusMove = 'unsubscribe' | 'resubscribe' | 'block'

/** Where a move leads. */
export const MOVE_TARGETS: Record<StatusMove, ContactStatus> = {
  unsubscribe: 'unsubscribed',
  resubscribe: 'subscribed',
  block: 'blocked',
}

const MOVES: Record<ContactStatus, Partial<Record<StatusMove, MoveNeeds>>> = {
  subscribed: { unsubscribe: 'nothing', block: 'nothing' },
  pending: { resubscribe: 'consent', unsubscribe: 'nothing', block: 'nothing' },
  unsubscribed: { resubscribe: 'consent', block: 'nothing' },
  bounced: { resubscribe: 'owner', block: 'nothing' },
  complained: { resubscribe: 'owner', block: 'nothing' },
  blocked: { resubscribe: 'consent', unsubscribe: 'nothing' },
}

/** What can be done about the status, in the order of a menu. Bounces and complaints come from mail only. */
export const movesOf = (status: ContactStatus): { move: StatusMove; needs: MoveNeeds }[] =>
  (['resubscribe', 'unsubscribe', 'block'] as const).flatMap((move) => {
    const needs = MOVES[status][move]
    return needs === undefined ? [] : [{ move, needs }]
  })

/** Who gets no mail, whatever the lists say: nobody puts them on a list before the status is another. */
export const getsNoMail = ({ status }: Pick<Contact, 'status'>): boolean =>
  status === 'unsubscribed' || status === 'bounced' || status === 'complained' || status === 'blocked'

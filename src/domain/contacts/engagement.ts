import type { Contact } from '#api/contacts'

/** Mails of so many days count. */
export const ENGAGEMENT = { days: 90 } as const

type Score = Contact['engagement']['score']

/** What a score takes within those days, the highest first; less than the last one is 0. */
export const engagementScores = [
  { score: 5, type: 'email.clicked', atLeast: 2 },
  { score: 4, type: 'email.clicked', atLeast: 1 },
  { score: 3, type: 'email.opened', atLeast: 3 },
  { score: 2, type: 'email.opened', atLeast: 2 },
  { score: 1, type: 'email.opened', atLeast: 1 },
] as const

/** The score of a contact that opened and clicked so often within `ENGAGEMENT.days`. */
export function engagementScore({ opened, clicked }: { opened: number; clicked: number }): Score {
  const found = engagementScores.find(
    ({ type, atLeast }) => (type === 'email.clicked' ? clicked : opened) >= atLeast,
  )
  return found?.score ?? 0
}

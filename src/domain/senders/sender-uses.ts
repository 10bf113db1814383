import type { FormSettings } from '#api/forms'

/** Whether a form sends a mail from a sender: the one that asks for a confirmation, or the one after it. */
export const namesSender = ({ optInMail, welcome }: FormSettings, senderId: string): boolean =>
  optInMail?.senderId === senderId || welcome?.senderId === senderId

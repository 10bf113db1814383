import type { Sender } from '#api/senders'

/** What a sender is called in the mails of a reader of a language; undefined: of one whose language nobody knows (DOM-34). */
export const senderName = (
  { fromName, fromNames }: Pick<Sender, 'fromName' | 'fromNames'>,
  language: 'en' | 'ja' | undefined,
): string => (language && fromNames?.[language]) ?? fromName

/** In which of the two languages somebody reads, of whom these are known: the first one that is set (BCP 47). */
export function readersLanguage(...locales: readonly (string | undefined)[]): 'en' | 'ja' | undefined {
  const locale = locales.find((one) => one !== undefined && one !== '')
  return locale === undefined ? undefined : /^ja(?![a-z])/i.test(locale) ? 'ja' : 'en'
}

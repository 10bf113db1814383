import type { ContentVariant } from '#api/campaigns'
import type { MailContact } from '#mail/resolve'
import { compileMail, type CompiledMail } from './compiled-mail.ts'
import type { Rehearsed, RehearsedParts } from './rehearsal.model.ts'
import { partsFor, rehearse, variantAt, type Stage } from './rehearse.ts'

/** What a rehearsal is about; the same for all readers. */
export interface RehearsalPlay {
  variants: readonly ContentVariant[]
  colors: Readonly<Record<string, string>> | undefined
  /** What the sending system puts into a mail, by the language of the reader. */
  system: Readonly<Record<'en' | 'ja', Readonly<Record<string, string>>>>
  /** ms since 1970. */
  now: number
  timezone: string
}

/** What the page asks of the worker. */
export type RehearsalRequest =
  | { kind: 'start'; play: RehearsalPlay }
  /** Some of the sample, the first of them at `place`; answered in portions. */
  | { kind: 'people'; place: number; contacts: readonly MailContact[] }
  | { kind: 'show'; place: number }

export type RehearsalAnswer =
  | { kind: 'portion'; place: number; people: readonly Rehearsed[] }
  | { kind: 'shown'; place: number; parts: RehearsedParts }
  | { kind: 'failed'; message: string }

/** Readers of one answer: the page takes in so many without a long task. */
export const PORTION = 25

/**
 * A rehearsal as the worker holds it. Each mail is compiled once for each language in which the sending system speaks, and
 * only when its first reader comes; `compile` is given by tests.
 */
export function createSession(
  answer: (message: RehearsalAnswer) => void,
  compile: typeof compileMail = compileMail,
): (request: RehearsalRequest) => void {
  let play: RehearsalPlay | undefined
  let stage: Stage = { timezone: 'UTC', links: new Map() }
  const contacts: MailContact[] = []
  const compiled = new Map<string, CompiledMail>()

  const mailAt = (contact: MailContact, place: number): CompiledMail | undefined => {
    if (!play) return undefined
    const { variants, colors, now, timezone } = play
    const locale = typeof contact.locale === 'string' ? contact.locale : undefined
    const variant = variantAt(variants, locale, place)
    if (!variant) return undefined
    const language = (locale ?? variant.locale ?? variant.doc?.settings.lang ?? 'en').startsWith('ja')
      ? 'ja'
      : 'en'
    const key = `${variant.id} ${language}`
    const mail =
      compiled.get(key) ?? compile(variant, { colors, now, timezone, system: play.system[language] })
    compiled.set(key, mail)
    return mail
  }

  return (request) => {
    switch (request.kind) {
      case 'start':
        ;({ play } = request)
        stage = { timezone: play.timezone, links: new Map() }
        return
      case 'people':
        for (let from = 0; from < request.contacts.length; from += PORTION) {
          const place = request.place + from
          const people = request.contacts.slice(from, from + PORTION).flatMap((contact, at) => {
            contacts[place + at] = contact
            const mail = mailAt(contact, place + at)
            return mail ? [rehearse(mail, contact, stage)] : []
          })
          answer({ kind: 'portion', place, people })
        }
        return
      case 'show': {
        const contact = contacts[request.place]
        const mail = contact && mailAt(contact, request.place)
        if (contact && mail)
          answer({ kind: 'shown', place: request.place, parts: partsFor(mail, contact, stage) })
      }
    }
  }
}

import type { ContentVariant } from '#api/campaigns'
import type { TransactionalSend } from '#api/transactional'
import { readableText } from '#domain/campaigns/mail-body'
import { mailTemplates, type MailWorld } from '#domain/campaigns/mail-templates'
import { parseTemplate, renderTemplate, withEscapedOutputs } from '#mail/liquid'
import type { MailContact } from '#mail/resolve'

/** The parts of a mail as its readers get them. */
export interface SingleMail {
  subject: string
  html?: string
  /** The AMP part, of campaigns that have one. */
  amp?: string
  text: string
}

/** Text beside HTML, for clients that show none. */
const textOf = (html: string) =>
  withSingleGaps(readableText({ mode: 'html', html, subject: '', previewText: '', label: '' })).trim()

const isBlank = (sign: string | undefined) => sign === ' ' || sign === '\t'
/** Spaces that begin a line in Japanese stay. */
function trimmed(line: string, sides: { start: boolean; end: boolean }): string {
  const signs = Array.from(line)
  const from = sides.start ? signs.findIndex((sign) => !isBlank(sign)) : 0
  const to = sides.end ? signs.findLastIndex((sign) => !isBlank(sign)) + 1 : signs.length
  return signs.slice(from, to).join('')
}

/** One empty line in place of several, and no blanks beside it. */
function withSingleGaps(text: string): string {
  const lines = text.split('\n')
  const isEmpty = (place: number) => /^[ \t]*$/.test(lines[place] ?? 'none')
  return lines
    .flatMap((line, place) => {
      const [start, end] = [isEmpty(place - 1), isEmpty(place + 1)]
      if (!isEmpty(place)) return [trimmed(line, { start, end })]
      return start ? [] : ['']
    })
    .join('\n')
}

function parts(subject: string, html: string | undefined, text: string | undefined): SingleMail {
  const isGiven = (part: string | undefined): part is string => part !== undefined && part.trim() !== ''
  return {
    subject,
    ...(isGiven(html) && { html }),
    text: isGiven(text) ? text : isGiven(html) ? textOf(html) : '',
  }
}

/** A mail of a program (API-41): its texts are templates where `variables` come with it, and stay as they are where none do. */
export function transactionalMail(
  { subject, html, text, variables }: TransactionalSend,
  timezone: string,
): SingleMail {
  if (!variables) return parts(subject, html, text)
  const filled = (source: string) => renderTemplate(source, variables, { timezone })
  return parts(
    filled(subject),
    html === undefined
      ? undefined
      : renderTemplate(withEscapedOutputs(parseTemplate(html).template), variables, { timezone }),
    text === undefined ? undefined : filled(text),
  )
}

/** A campaign as a test: what is not given comes from its variant, written as for a contact. */
export function testMail(
  {
    subject,
    html = '',
    text = '',
    variables = {},
  }: Pick<TransactionalSend, 'subject' | 'html' | 'text' | 'variables'>,
  variant: ContentVariant,
  contact: MailContact,
  world: MailWorld,
): SingleMail {
  const own = {
    ...variant,
    ...(subject.trim() !== '' && { subject }),
    ...(html.trim() !== '' && { mode: 'html' as const, html }),
    ...(text.trim() !== '' && { text, textAuto: false }),
  }
  const templates = mailTemplates(own, world)
  const scope = { ...templates.scopeOf(contact), ...variables }
  const mail = parts(
    renderTemplate(templates.subject, scope, world),
    templates.html && renderTemplate(templates.html, scope, world),
    templates.text && renderTemplate(templates.text, scope, world),
  )
  // A mail whose HTML was given says something else than the AMP part of the campaign.
  return templates.amp && html.trim() === ''
    ? { ...mail, amp: renderTemplate(templates.amp, scope, world) }
    : mail
}

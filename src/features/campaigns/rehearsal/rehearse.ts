import type { ContentVariant } from '#api/campaigns'
import { SUBJECT_ON_A_PHONE } from '#domain/campaigns/subject'
import { variantsFor } from '#domain/campaigns/variants'
import { safeHref } from '#lib/safe-url'
import { halfWidths } from '#mail/html/button-width'
import { isClipped, isTooLargeForAmp, sentBytes } from '#mail/lint'
import { renderTemplate, type Template, type WrittenVariable } from '#mail/liquid'
import { lookUp } from '#mail/liquid/values'
import type { MailContact } from '#mail/resolve'
import { textOfHtml } from '#mail/text/of-html'
import type { CompiledMail } from './compiled-mail.ts'
import type { Finding, Rehearsed, RehearsedParts } from './rehearsal.model.ts'

/** What is the same for all that are looked at. */
export interface Stage {
  timezone: string
  /** Whether an address can be followed; most are in every mail. */
  links: Map<string, boolean>
}

/** The golden ratio spreads places evenly over the shares of a test, however many there are. */
const SPREAD = 0.618_033_988_75

/** The variant that somebody gets; in an A/B test chance decides in sending, here the place in the sample. */
export function variantAt(
  variants: readonly ContentVariant[],
  locale: string | undefined,
  place: number,
): ContentVariant | undefined {
  const fitting = variantsFor(variants, locale)
  const all = fitting.reduce((sum, { weight }) => sum + weight, 0)
  let left = ((place * SPREAD) % 1) * all
  return fitting.find(({ weight }) => (left -= weight) < 0) ?? fitting[0]
}

/** What one reader gets, and what is wrong with it (CAM-150). */
export function rehearse(mail: CompiledMail, contact: MailContact, { timezone, links }: Stage): Rehearsed {
  const scope = mail.scopeOf(contact)
  const found = new Map<string, Finding>()
  const note = (kind: Finding['kind'], about: string) => found.set(`${kind} ${about}`, { kind, about })
  const onVariable = ({ path, written, inAddress }: WrittenVariable) => {
    if (written === 'fallback') note('fallback', nameOf(path))
    if (written === 'nothing' && !inAddress) note('missing', nameOf(path))
  }
  const write = (template: Template) => renderTemplate(template, scope, { timezone, onVariable })
  const subject = write(mail.subject)
  write(mail.preview)
  const html = mail.html && write(mail.html)
  if (html === undefined && mail.text) write(mail.text)
  const bytes = html === undefined ? 0 : sentBytes(html)
  const subjectWidth = halfWidths(subject)
  const amp = mail.amp && write(mail.amp)
  for (const address of [html, amp].flatMap((part) => (part === undefined ? [] : addressesIn(part)))) {
    const isKnown = links.get(address) ?? safeHref(address) !== undefined
    links.set(address, isKnown)
    if (!isKnown) note('brokenLink', address.slice(0, ADDRESS_MOST))
  }
  if (isClipped(bytes)) note('clipped', '')
  if (amp !== undefined && isTooLargeForAmp(amp)) note('ampLarge', '')
  if (subjectWidth > SUBJECT_ON_A_PHONE && mail.subjectWidth <= SUBJECT_ON_A_PHONE) note('subjectCut', '')
  for (const { finding, shownIf } of mail.flaws)
    if (shownIf.every((id) => lookUp(scope, ['visible', id]) === true)) note(finding.kind, finding.about)
  return {
    contactId: contact.id,
    name: textIn(contact, 'name'),
    email: textIn(contact, 'email'),
    variantId: mail.variantId,
    subject,
    subjectWidth,
    bytes,
    findings: [...found.values()],
  }
}

/** All parts of the mail of one reader. */
export function partsFor(mail: CompiledMail, contact: MailContact, { timezone }: Stage): RehearsedParts {
  const scope = mail.scopeOf(contact)
  const write = (template: Template | undefined) =>
    template === undefined ? undefined : renderTemplate(template, scope, { timezone })
  const html = write(mail.html)
  return {
    subject: write(mail.subject) ?? '',
    preview: write(mail.preview) ?? '',
    html,
    text: write(mail.text) ?? (html === undefined ? undefined : wordsOf(html)),
    amp: write(mail.amp),
  }
}

/** The words of a whole page: its styles and its title are none. */
const wordsOf = (html: string): string =>
  textOfHtml(html.replaceAll(/<(style|script|title)\b[^]*?<\/\1\s*>/gi, '')).trim()

/** Characters of an address that is shown. */
const ADDRESS_MOST = 120

const nameOf = (path: readonly string[]): string => path.at(-1) ?? ''

function textIn(contact: MailContact, key: 'name' | 'email'): string {
  const value = contact[key]
  return typeof value === 'string' ? value : ''
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#34;': '"',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&#123;': '{',
  '&#125;': '}',
}

/** Where the links of the HTML lead. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll(
      /&(?:amp|quot|lt|gt|#34|#39|#123|#125);/g,
      (sign) => signs[sign] ?? sign,
    ),
  )

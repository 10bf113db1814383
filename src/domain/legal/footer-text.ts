import type { Brand } from '#api/brand'
import type { Inline, RichBlock } from '#mail/document'
import {
  footerEndsSubscription,
  isAddress,
  isFact,
  tidied,
  unknownVariable,
  VARIABLE,
} from './footer-variables.ts'
import { textFindings, type LegalReaders } from './legal-text.ts'

/** A footer that has everything that is asked of one (CAM-122), for brands without a text of their own. */
export const standardFooter: Brand['footer'] = {
  en: '{{company_name}}\n{{company_address}}\nQuestions or complaints: {{complaint_contact}}\n\nIf you no longer want these emails, you can unsubscribe: {{unsubscribe_url}}',
  ja: '{{company_name}}\n{{company_address}}\nお問い合わせ・苦情の受付：{{complaint_contact}}\n\nこのメールの配信を希望されない場合は、こちらからお手続きください。配信停止：{{unsubscribe_url}}',
}

const linkWords = {
  ja: { unsubscribe_url: '配信停止', preferences_url: '配信設定', view_in_browser_url: 'ブラウザで表示' },
  other: {
    unsubscribe_url: 'Unsubscribe',
    preferences_url: 'Email preferences',
    view_in_browser_url: 'View this email in your browser',
  },
} as const

/** The brand's own footer for these readers, where it has what the law asks for; else undefined. */
export function ownFooter(
  { company, footer }: Pick<Brand, 'company' | 'footer'>,
  readers: LegalReaders,
): string | undefined {
  const text = tidied(readers === 'ja' ? footer.ja : footer.en)
  if (text === '' || unknownVariable(text) !== undefined) return undefined
  const isComplete = textFindings(
    { readers, text, endsSubscription: footerEndsSubscription(text) },
    company,
  ).every(({ state }) => state !== 'blocks')
  return isComplete ? text : undefined
}

type Part = { kind: 'text'; text: string } | { kind: 'fact' | 'address'; name: string; label?: string }

/** What ends a sentence or a part of it. */
const ends = ['.', '。', '!', '！', '?', '？', '、', ',', ':', '：']

/** The words before an address, without the word and colon that it is called by; an empty label where there are none. */
function calledBefore(before: string): { text: string; label: string } {
  const line = before.trimEnd()
  if (!/[:：]$/.test(line)) return { text: before, label: '' }
  const words = line.slice(0, -1)
  const from = Math.max(...ends.map((end) => words.lastIndexOf(end))) + 1
  const last = words.slice(from)
  const label = last.trim()
  return label === ''
    ? { text: before, label }
    : { text: words.slice(0, from) + last.slice(0, last.length - last.trimStart().length), label }
}

/**
 * The parts of one line. A word and a colon before an address are what the address is called: in "Unsubscribe:
 * {{unsubscribe_url}}" the link reads "Unsubscribe".
 */
function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of line.matchAll(VARIABLE)) {
    const [whole, name = ''] = match
    const before = line.slice(from, match.index)
    from = match.index + whole.length
    const { text, label } = isAddress(name) ? calledBefore(before) : { text: before, label: '' }
    if (text !== '') parts.push({ kind: 'text', text })
    if (isFact(name)) parts.push({ kind: 'fact', name })
    else if (isAddress(name)) parts.push({ kind: 'address', name, ...(label !== '' && { label }) })
    else parts.push({ kind: 'text', text: whole })
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

const labelOf = ({ name, label }: { name: string; label?: string }, readers: LegalReaders): string =>
  label ?? Object.entries(linkWords[readers]).find(([known]) => known === name)?.[1] ?? name

const paragraphsOf = (text: string): string[][] =>
  tidied(text)
    .split(/\n\s*\n/)
    .map((lines) => lines.split('\n'))

/** A footer as the blocks of a mail hold it: an empty line begins a paragraph. */
export function footerBlocks(text: string, readers: LegalReaders): RichBlock[] {
  const inlineOf = (part: Part): Inline => {
    if (part.kind === 'text') return { type: 'text', text: part.text }
    if (part.kind === 'fact') return { type: 'variable', path: [part.name] }
    return {
      type: 'text',
      text: labelOf(part, readers),
      marks: [{ type: 'link', href: { parts: [{ variable: [part.name], encode: true }] } }],
    }
  }
  return paragraphsOf(text).map((lines) => ({
    type: 'paragraph',
    content: lines.flatMap((line, place): Inline[] => [
      ...(place === 0 ? [] : [{ type: 'break' as const }]),
      ...partsOf(line).map(inlineOf),
    ]),
  }))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The same as HTML. */
export const footerHtml = (text: string, readers: LegalReaders): string =>
  paragraphsOf(text)
    .map((lines) => {
      const inside = lines.map((line) =>
        partsOf(line)
          .map((part) => {
            if (part.kind === 'text') return escaped(part.text)
            if (part.kind === 'fact') return `{{${part.name}}}`
            return `<a href="{{${part.name}}}">${escaped(labelOf(part, readers))}</a>`
          })
          .join(''),
      )
      return `<p>${inside.join('<br>')}</p>`
    })
    .join('')

import { STORED_VARIABLE, SUBJECT_ON_A_PHONE } from '#domain/campaigns/subject'
import { parseTemplate } from '#mail/liquid'
import { literalText } from '#mail/render/template'

/** Characters of a subject or preview text as it is stored, and the width of a subject on a phone in half-width characters. */
export const HEADER = { max: 250, phoneWidth: SUBJECT_ON_A_PHONE } as const

/** A subject or preview text as it is edited: its variables are `{{contact.name}}`, and their fallbacks are apart. */
export interface HeaderText {
  text: string
  /** By variable, as the text has it: `{{contact.name}}`. */
  fallbacks: Readonly<Record<string, string>>
}

/** As an input method writes it. */
const WIDE = /(?:\{\{|｛｛)([^{}｛｝|'"]+)(?:\}\}|｝｝)/g
const TYPED = /\{\{\s*([^{}|'"]+?)\s*\}\}/g

/** A stored template as it is edited. What else a template can say stays as it is written. */
export function readHeader(stored: string): HeaderText {
  const fallbacks: Record<string, string> = {}
  const text = stored.replaceAll(STORED_VARIABLE, (_tag, path: string, single?: string, double?: string) => {
    const token = `{{${path}}}`
    const fallback = single ?? double
    if (fallback !== undefined) fallbacks[token] ??= fallback
    return token
  })
  return { text, fallbacks }
}

/** The template that is stored: no control characters, which would begin another header of the mail (CAM-28). */
export const writeHeader = ({ text, fallbacks }: HeaderText): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(WIDE, '{{$1}}')
    .replaceAll(TYPED, (_tag, path: string) => {
      const fallback = literalText(fallbacks[`{{${path}}}`] ?? '')
      return fallback === '' ? `{{ ${path} }}` : `{{ ${path} | default: '${fallback}' }}`
    })

// oxlint-disable-next-line no-restricted-globals -- it formats nothing
const segmenter = new Intl.Segmenter()

/** As much of a text as is stored: neither a variable nor what a person calls a character is cut in two. */
export function fittingHeader({ text, fallbacks }: HeaderText): string {
  let stored = ''
  for (const piece of text.split(/(\{\{[^{}]*\}\})/)) {
    const parts = piece.startsWith('{{')
      ? [piece]
      : Array.from(segmenter.segment(piece), (one) => one.segment)
    for (const part of parts) {
      const written = writeHeader({ text: part, fallbacks })
      if (stored.length + written.length > HEADER.max) return stored.trimEnd()
      stored += written
    }
  }
  return stored
}

/** The variables of a text that is edited, once each. */
export const variablesOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(TYPED), ([, path = '']) => path)),
]

/** Whether every `{{` and `{%` can be read. */
export const isReadable = (stored: string): boolean => parseTemplate(stored).problems.length === 0

/** What a reader sees where nothing is known of them: fallbacks, and names in brackets where there are none. */
export const shownText = ({ text, fallbacks }: HeaderText, labelOf: (path: string[]) => string): string =>
  text.replaceAll(TYPED, (_tag, path: string) => fallbacks[`{{${path}}}`] ?? `[${labelOf(path.split('.'))}]`)

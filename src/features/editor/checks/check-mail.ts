import type { EditorData, EditorStore } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import { createLinter, type LintInput } from '#mail/lint'
import { toAmp, toHtml, toText } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { isBilingual, otherLanguage } from '#mail/twin'
import type { FoundIssue } from './checks.model.ts'
import { inBoth } from './in-both.ts'

/** What is known of the mail beside its document. */
export type Envelope = Pick<
  LintInput,
  'subject' | 'previewText' | 'from' | 'audience' | 'imageBytes' | 'template'
>
export type Check = (document: EmailDocument, data: EditorData, envelope: Envelope) => readonly FoundIssue[]

const known = new WeakMap<EditorStore, Check>()

/** The checks of one editor: its parts share what is known of nodes that did not change. */
export function checksOf(store: EditorStore): Check {
  const before = known.get(store)
  if (before) return before
  const made = createCheck()
  known.set(store, made)
  return made
}

function createCheck(): Check {
  const linter = createLinter()
  let last: { facts: readonly unknown[]; issues: readonly FoundIssue[] } | undefined
  return (document, { brand, properties }, envelope) => {
    const facts = [document, brand, properties, ...Object.values(envelope)]
    if (last?.facts.length === facts.length && last.facts.every((fact, at) => fact === facts[at]))
      return last.issues
    const issuesIn = (one: EmailDocument) =>
      linter(one, {
        ...envelope,
        ...partsOf(one, brand?.colors),
        brand: brand?.colors,
        schema: properties,
      })
    const other = otherLanguage(document)
    const issues = isBilingual(document)
      ? inBoth(
          { lang: document.settings.lang, issues: issuesIn(document) },
          { lang: other.settings.lang, issues: issuesIn(other) },
        )
      : issuesIn(document)
    last = { facts, issues }
    return issues
  }
}

/** What is measured: the parts that are stored, and of AMP what a reader gets. */
function partsOf(document: EmailDocument, brand: Readonly<Record<string, string>> | undefined) {
  const options = { output: 'template', brand } as const
  const html = toHtml(document, options)
  const text = toText(document, options)
  if (!document.settings.amp.enabled) return { html, text }
  const resolved = resolve(document, emptyContact, { now: 0, timezone: 'UTC' })
  return { html, text, amp: toAmp(resolved, { ...options, output: 'final' }) }
}

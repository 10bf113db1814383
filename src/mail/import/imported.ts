import * as v from 'valibot'
import { blocksOf, decodeDocument, emptyDocument, type EmailDocument } from '#mail/document'
import { withoutForeignConditions, type Unconditioned } from './foreign-conditions.ts'
import { withOurTags } from './foreign-tags.ts'
import { Lang } from '#mail/document/words'

export interface ImportReport {
  blocks: number
  /** Blocks that were not understood, and are kept as HTML. */
  keptAsHtml: number
  /** Images whose files the mail does not name so that others find them. */
  withoutFile: number
  /** Conditions of other services that ours can't say: what they were about is shown to everyone. */
  conditionsLeftOut: number
}

/** A document that was made of a foreign mail, and what became of its parts. */
export interface Imported {
  document: EmailDocument
  report: ImportReport
}

/** The beginning of a foreign mail, as much as is read: more is no mail, and would never be shown whole. */
export const readable = (source: string, canHold?: boolean): Unconditioned =>
  withoutForeignConditions(withOurTags(source.slice(0, 2_000_000)), canHold)

/** A document in the language that the mail names, or in that of its words. */
export function documentFor(language: string, words: string): EmailDocument {
  // Templates that don't know it write the code for undetermined.
  const isNamed = v.is(Lang, language) && !/^und\b/i.test(language)
  const ofWords = /[\u3040-\u30ff]/.test(words) ? 'ja' : 'en'
  return emptyDocument(isNamed ? (/^(?:ja|en)\b/i.exec(language)?.[0].toLowerCase() ?? language) : ofWords)
}

/** What comes from outside passes the same gate as every other document. */
export function admitted(made: EmailDocument, conditionsLeftOut: number): Imported {
  const { document } = decodeDocument(made)
  const blocks = [...blocksOf(document)]
  return {
    document,
    report: {
      blocks: blocks.length,
      keptAsHtml: blocks.filter(({ type }) => type === 'html' || type === 'opaque').length,
      withoutFile: blocks.filter((block) => block.type === 'image' && block.image.src === '').length,
      conditionsLeftOut,
    },
  }
}

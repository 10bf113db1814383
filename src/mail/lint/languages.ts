import { isMailUntranslated, isUntranslated } from '#mail/twin/untranslated'
import { isBlock, issue, type Context, type Issue, type NodeRule } from './issue.ts'

/** Blocks of a bilingual mail that have no words in the language that is checked. */
export const languageIssues: NodeRule = (node, { settings }) =>
  settings.twin && isBlock(node) && isUntranslated(node)
    ? [issue('untranslated', 'warning', { nodeId: node.id })]
    : []

export const mailLanguageIssues = ({ document }: Context): Issue[] =>
  isMailUntranslated(document) ? [issue('mailUntranslated', 'warning')] : []

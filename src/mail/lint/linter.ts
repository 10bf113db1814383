import type { AnyNode, EmailDocument } from '#mail/document'
import { colorIssues, themeIssues } from './colors.ts'
import { contentIssues, wholeIssues } from './content.ts'
import { envelopeIssues } from './envelope.ts'
import type { Context, Issue, LintInput, NodePlace, NodeRule, Severity } from './issue.ts'
import { ambiguousLinks, linkIssues } from './links.ts'
import { languageIssues, mailLanguageIssues } from './languages.ts'
import { lockedIssues } from './locked.ts'
import { placesOf } from './places.ts'
import { supportIssues } from './support.ts'
import { conditionIssues, previewVariableIssues, variableIssues } from './variables.ts'

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }
const nodeRules: readonly NodeRule[] = [
  variableIssues,
  conditionIssues,
  linkIssues,
  contentIssues,
  colorIssues,
  supportIssues,
  languageIssues,
]

export type Linter = (document: EmailDocument, input: LintInput) => Issue[]

interface Checked {
  /** What the checks of the node read beside it. */
  facts: readonly unknown[]
  issues: Issue[]
}

/**
 * Checks that keep what they found of a node for as long as neither the node nor what its checks read has changed. `onNode`
 * gets each node that is really looked at.
 */
export function createLinter(onNode?: (node: AnyNode) => void): Linter {
  const known = new WeakMap<AnyNode, Checked>()
  const issuesOf = (node: AnyNode, place: NodePlace, input: LintInput): Issue[] => {
    const facts = factsOf(place, input)
    const before = known.get(node)
    if (before && facts.every((fact, at) => fact === before.facts[at])) return before.issues
    onNode?.(node)
    const found = nodeRules.flatMap((rule) => rule(node, { ...input, ...place }))
    const issues = 'locked' in node && node.locked === true ? found.map(withLookOnly) : found
    known.set(node, { facts, issues })
    return issues
  }
  return (document, input) => {
    const context: Context = { ...input, document }
    return [
      ...envelopeIssues(context),
      ...previewVariableIssues(context),
      ...mailLanguageIssues(context),
      ...[...placesOf(document)].flatMap(([node, place]) => issuesOf(node, place, input)),
      ...ambiguousLinks(context),
      ...wholeIssues(context),
      ...lockedIssues(context),
      ...themeIssues(context),
    ].toSorted((one, other) => ranks[one.severity] - ranks[other.severity])
  }
}

/** Of a locked part only the look can be changed (EML-307): what else is wrong with it is said, and put right elsewhere. */
function withLookOnly(found: Issue): Issue {
  const { fix: _, ...withoutFix } = found
  return found.id === 'contrastLow' || found.id === 'textSmall' ? found : withoutFix
}

/** Settings as far as the checks of nodes read them: another preview text changes none of these. */
const factsOf = ({ settings, ground, shown, entry, outer }: NodePlace, input: LintInput): unknown[] => [
  input.brand,
  input.schema,
  input.audience,
  settings.lang,
  settings.twin !== undefined,
  shown,
  entry,
  ground === settings.theme.contentBg,
  JSON.stringify([settings.theme, ground, outer]),
]

import type { Brand } from '#api/brand'
import type { CampaignUpdate, ContentVariant } from '#api/campaigns'
import type { SchemaProperty } from '#api/schemas'
import type { EmailDocument } from '#mail/document'
import { createLinter, type Issue, type RuleId } from '#mail/lint'
import { apply, type Operation } from '#mail/operations'
import { toHtml, toText } from '#mail/render'

/** What one check of the mail found in one variant. */
export interface MailIssue {
  rule: RuleId
  variant: Pick<ContentVariant, 'id' | 'label' | 'locale'>
  /** The first of its kind. */
  issue: Issue
  count: number
  /** The variants with everything of this kind put right; undefined where that needs a decision. */
  fix?: Pick<CampaignUpdate, 'variants'>
}

export interface MailFacts {
  variants: readonly ContentVariant[]
  brand: Brand | undefined
  properties: readonly SchemaProperty[] | undefined
  /** The address of the sender. */
  from: string | undefined
}

/** Told as reasons that block, by the rules of the domain. */
const blocking: ReadonlySet<RuleId> = new Set(['subjectEmpty', 'variableUnknown', 'linkNowhere'])

/** Warnings that concern sending; the editor tells the others while the mail is made. */
const cautious: ReadonlySet<RuleId> = new Set([
  'previewMissing',
  'variableWithoutFallback',
  'variableMissing',
  'htmlLarge',
  'imageMissing',
  'altMissing',
  'linkEmpty',
  'imagesHeavy',
  'linkShortener',
  'textEmpty',
  'contrastLow',
  'untranslated',
  'mailUntranslated',
  'fromFreeMail',
])

/** Said by the rules of the law, which a backend obeys as well (CAM-122). */
const legalRules: ReadonlySet<RuleId> = new Set([
  'unsubscribeMissing',
  'senderNameMissing',
  'addressMissing',
  'complaintMissing',
])

/** What should be looked at in the mails of a campaign, once per variant and check. */
export function checkMails({ variants, brand, properties, from }: MailFacts): MailIssue[] {
  const linter = createLinter()
  return variants.flatMap((variant) => {
    const { doc } = variant
    if (variant.mode !== 'blocks' || !doc) return []
    const check = (document: EmailDocument) =>
      linter(document, {
        subject: variant.subject,
        previewText: variant.previewText,
        from,
        html: toHtml(document, { output: 'template', brand: brand?.colors }),
        text: toText(document, { output: 'template', brand: brand?.colors }),
        brand: brand?.colors,
        schema: properties,
      })
    const found = check(doc).filter(
      ({ id, severity }) =>
        !blocking.has(id) && !legalRules.has(id) && (severity === 'error' || cautious.has(id)),
    )
    return Array.from(
      Map.groupBy(found, ({ id }) => id),
      ([rule, issues]): MailIssue[] => {
        const [issue] = issues
        if (!issue) return []
        const fixed = withFixes(doc, rule, check)
        const { id, label, locale } = variant
        return [
          {
            rule,
            variant: { id, label, locale },
            issue,
            count: issues.length,
            ...(fixed && {
              fix: { variants: variants.map((one) => (one.id === id ? { ...one, doc: fixed } : one)) },
            }),
          },
        ]
      },
    ).flat()
  })
}

/** A check that can never be satisfied must not run for ever. */
const ROUNDS_MOST = 100

type Check = (document: EmailDocument) => readonly Issue[]

/** The document without what the check finds, as far as that needs no decision. */
function withFixes(document: EmailDocument, rule: RuleId, check: Check): EmailDocument | undefined {
  let now = document
  for (let round = 0; round < ROUNDS_MOST; round += 1) {
    const next = check(now).find((one) => one.id === rule && one.fix !== undefined)
    if (!next?.fix) break
    const fixed = applied(now, next.fix)
    if (!fixed) break
    now = fixed
  }
  return now === document ? undefined : now
}

function applied(document: EmailDocument, operations: Operation[]): EmailDocument | undefined {
  const { document: fixed, problem } = apply(document, { type: 'batch', operations })
  return problem === undefined && fixed !== document ? fixed : undefined
}

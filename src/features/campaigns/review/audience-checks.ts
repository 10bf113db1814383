import type { Campaign } from '#api/campaigns'
import type { ContactFilter } from '#api/contacts'
import { audienceCondition, audienceProblems as problemsIn } from '#domain/campaigns/audience-condition'
import { mailsForWantOfJapanese } from '#domain/campaigns/legal'
import { problemsOf, type ConditionProblem } from '#lib/condition-tree'
import type { ChecklistFacts } from './use-checklist-facts.ts'

/** What is wrong with the conditions and segments of an audience. `now` in ms since 1970. */
export function audienceProblems(
  { campaign, properties, lists, segments, timezone }: ChecklistFacts,
  now: number,
): ConditionProblem[] {
  return problemsIn(campaign.audience, (node) =>
    problemsOf(node, {
      now,
      timezone,
      properties,
      hasList: (id) => lists.some((list) => list.id === id),
      segments: (id) => segments.find((segment) => segment.id === id),
      hasFailed: (id) => segments.find((segment) => segment.id === id)?.status === 'failed',
    }),
  )
}

/** Finds readers of Japanese who get a mail of another language; null where there are none such mails. */
export function japaneseReaders(
  { audience, variants }: Campaign,
  lists: readonly { id: string }[] | undefined,
): ContactFilter | null {
  if (!lists || mailsForWantOfJapanese(variants).length === 0) return null
  const recipients = audienceCondition(audience, ['active'], (id) => lists.some((list) => list.id === id))
  if (!recipients) return null
  const children = [
    recipients,
    { id: 'locale', kind: 'property', key: 'locale', op: 'starts', value: 'ja' } as const,
  ]
  return { conditions: { id: 'japanese', kind: 'group', match: 'all', children }, status: ['subscribed'] }
}

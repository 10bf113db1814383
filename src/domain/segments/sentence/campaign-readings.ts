import type { CampaignCondition, EventCondition, LeafCondition, TimeWindow } from '#lib/condition-tree'
import { matchAt, quotedAt, skip, skipSpace, sourceText } from './folded-text.ts'
import { nameAt } from './names.ts'
import { numberAt } from './quantities.ts'
import { verbEnd, type Scan } from './scan.ts'

/** Something that happened, without how often and when. */
export interface Happened {
  node: EventCondition | Extract<LeafCondition, { kind: 'campaign' | 'form' }>
  end: number
  isDenied: boolean
}

const any: TimeWindow = { kind: 'any' }

const activities: readonly (readonly [RegExp, RegExp, CampaignCondition['activity']])[] = [
  [/(?:open(?:ed|s)?) /y, /を(?:一度も)?開封/y, 'opened'],
  [
    /click(?:ed|s)? (?:(?:on )?(?:an?|any) links? )?in |click(?:ed|s)? (?=any|the)/y,
    /の(?:リンクを)?(?:一度も)?クリック/y,
    'clicked',
  ],
  [/sent /y, /[をが](?:一度も)?送信/y, 'sent'],
  [/(?:receiv(?:ed?|ing)|got|get) /y, /[がを](?:一度も)?(?:届|受信|受け取)/y, 'delivered'],
  [/bounced? (?:on|for) /y, /が(?:一度も)?バウンス/y, 'bounced'],
  [/unsubscribed? from /y, /から(?:一度も)?配信を(?:一度も)?停止/y, 'unsubscribed'],
]

const LAST = /(?:any of )?(?:their|the|our) last /y
const LAST_JA = /(?:直近|最近|過去)(?:の)?/y
const ANY = /(?:any|an?|our) campaigns?\b/y
const CAMPAIGNS = /(?:件|回|通)?(?:の)?キャンペーン(?:のいずれか)?/y

function campaignNamesAt(
  { text, lexicon }: Scan,
  at: number,
): { which: CampaignCondition['campaign']; end: number }[] {
  if (matchAt(ANY, text, at)) return [{ which: 'any', end: ANY.lastIndex }]
  const last = matchAt(LAST, text, at)
  if (last) {
    const number = numberAt(text, at + last[0].length)
    const end = skipSpace(text, number?.end ?? at + last[0].length)
    if (matchAt(/campaigns?\b/y, text, end))
      return [{ which: { lastN: number?.value ?? 1 }, end: skip(/campaigns?/y, text, end) }]
  }
  const lastJa = matchAt(LAST_JA, text, at)
  const number = lastJa && numberAt(text, at + lastJa[0].length)
  if (number && matchAt(CAMPAIGNS, text, number.end))
    return [{ which: { lastN: number.value }, end: CAMPAIGNS.lastIndex }]
  const begun = skip(/(?:the )?campaign |キャンペーン(?=[「『"“])/y, text, at)
  const named = nameAt(lexicon.campaigns, text, begun).map(({ target, end }) => ({ which: target, end }))
  if (named.length > 0) return named
  return text.startsWith('キャンペーン', at) ? [{ which: 'any', end: at + 6 }] : []
}

/** 'opened any campaign', 'キャンペーン「…」を開封した'. */
export function campaignsAt(scan: Scan, at: number): Happened[] {
  const { text, folded } = scan
  const found: Happened[] = []
  const push = (
    activity: CampaignCondition['activity'],
    which: CampaignCondition['campaign'],
    last: { isDenied: boolean; end: number },
    link?: string,
  ) =>
    void found.push({
      node: {
        id: '',
        kind: 'campaign',
        did: true,
        activity,
        campaign: which,
        window: any,
        ...(link !== undefined && { link }),
      },
      ...last,
    })
  for (const [before, , activity] of activities) {
    const match = matchAt(before, text, at)
    if (!match) continue
    for (const { which, end } of campaignNamesAt(scan, at + match[0].length))
      push(activity, which, { isDenied: false, end })
  }
  const link = matchAt(/click(?:ed|s)? (?:on )?(?:the )?link /y, text, at)
  const address = link && quotedAt(text, at + link[0].length)
  const inside = address && matchAt(/ in /y, text, address.end)
  if (inside)
    for (const { which, end } of campaignNamesAt(scan, address.end + 4))
      push('clicked', which, { isDenied: false, end }, sourceText(folded, address.from, address.to))
  for (const { which, end } of /[a-z]/.test(text.charAt(at)) ? [] : campaignNamesAt(scan, at)) {
    for (const [, behind, activity] of activities) {
      const match = matchAt(behind, text, end)
      if (match) push(activity, which, verbEnd(text, end + match[0].length))
    }
    const quoted = text.startsWith('のリンク', end) ? quotedAt(text, end + 4) : undefined
    const verb = quoted && matchAt(/を(?:一度も)?クリック/y, text, quoted.end)
    if (verb)
      push(
        'clicked',
        which,
        verbEnd(text, quoted.end + verb[0].length),
        sourceText(folded, quoted.from, quoted.to),
      )
  }
  return found
}

const SUBMITTED = /(?:submit(?:ted)?|fill(?:ed)? (?:in|out)|complet(?:ed?)) /y
const ANY_FORM = /any forms?\b/y

/** 'submitted the form “…”'. */
export function formsAt({ text, lexicon }: Scan, at: number): Happened[] {
  const submitted = (formId: string) => ({ id: '', kind: 'form' as const, did: true, formId, window: any })
  const match = matchAt(SUBMITTED, text, at)
  if (match) {
    const begun = at + match[0].length
    if (matchAt(ANY_FORM, text, begun))
      return [{ node: submitted('any'), end: ANY_FORM.lastIndex, isDenied: false }]
    return nameAt(lexicon.forms, text, skip(/(?:the )?form /y, text, begun)).map(({ target, end }) => ({
      node: submitted(target),
      end,
      isDenied: false,
    }))
  }
  if (!text.startsWith('フォーム', at)) return []
  const named = nameAt(lexicon.forms, text, at + 4)
  return (named.length > 0 ? named : [{ target: 'any', end: at + 4 }]).flatMap(({ target, end }) => {
    const verb = matchAt(/[をにか]ら?(?:一度も)?(?:送信|回答|記入)/y, text, end)
    return verb ? [{ node: submitted(target), ...verbEnd(text, end + verb[0].length) }] : []
  })
}

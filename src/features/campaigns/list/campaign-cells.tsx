import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useIntl, type IntlShape } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { Badge } from '#components/badge'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { subjectInWords } from '#domain/campaigns/subject'
import { CampaignStatusPill } from '#features/campaigns/campaign-status'
import { progressOf, rateOf, type RateKey } from '#domain/campaigns/figures'
import { relativeTime } from '#intl'
import { weekdayAlone } from '#intl/weekday-alone'
import { untilOf } from '#lib/until'
import { shareText } from '#lib/share-text'
import { messages } from './campaign-cells.messages.ts'
import { audienceChips, variantBadges } from './campaign-cells.model.ts'
import * as styles from './campaign-cells.css.ts'

/** Stands where there is no value, in every language: before there are data a rate is not 0 % (CAM-32). */
export const NOTHING = '—'

const reasons = {
  sender_not_verified: messages.senderNotVerified,
  no_recipients: messages.noRecipients,
  provider_unavailable: messages.providerUnavailable,
} as const

const Nothing = () => {
  const intl = useIntl()
  return (
    <>
      <span aria-hidden>{NOTHING}</span>
      <VisuallyHidden>{intl.formatMessage(messages.noData)}</VisuallyHidden>
    </>
  )
}

/** Name and subject, with the languages and tests among its mails. */
export function NameCell({ campaign, href }: { campaign: Campaign; href: string }) {
  const intl = useIntl()
  const { name, variants } = campaign
  const { locales, isTest } = variantBadges(variants)
  const stored = variants.find((variant) => variant.subject !== '')?.subject
  const subject = stored === undefined ? undefined : subjectInWords(stored)
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        <Text weight="medium" wrap="clip" title={name}>
          {/* The row itself is what the keyboard reaches; the link is for the pointer and for new tabs. */}
          <Link href={href} tone="quiet" tabIndex={-1}>
            {name}
          </Link>
        </Text>
        {locales.map((locale) => (
          <Badge key={locale}>{locale.toUpperCase()}</Badge>
        ))}
        {isTest ? <Badge tone="accent">{intl.formatMessage(messages.abTest)}</Badge> : null}
      </span>
      <span className={styles.line}>
        <Text size={12} tone="muted" wrap="clip" title={subject}>
          {subject ?? intl.formatMessage(messages.noSubject)}
        </Text>
      </span>
    </span>
  )
}

/** How long until the campaign is sent, and when that is in the zone that was chosen for it. Each has a line: together they are too wide. */
function scheduleWords(intl: IntlShape, { at, timezone }: NonNullable<Campaign['schedule']>, now: number) {
  const { value, unit } = untilOf(Date.parse(at) - now)
  const isSoon = unit !== 'day' || value < 7
  const time = intl.formatDate(at, {
    ...(isSoon ? { weekday: weekdayAlone(intl) } : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
    timeZoneName: 'short',
  })
  return { until: relativeTime(intl, value, unit, 'narrow'), time }
}

/** The status, and what matters about it: how far the sending is, when it begins, when it was, why it failed. */
export function StatusCell({ campaign, now }: { campaign: Campaign; now: number }) {
  const intl = useIntl()
  const { status, schedule, sentAt, statusReason, updatedAt } = campaign
  const isSending = status === 'sending' || status === 'canceling'
  const scheduled = status === 'scheduled' && schedule ? scheduleWords(intl, schedule, now) : undefined
  const words =
    scheduled?.time ??
    (status === 'failed' && statusReason
      ? intl.formatMessage(reasons[statusReason])
      : status === 'sent' || status === 'canceled' || status === 'failed'
        ? intl.formatDate(sentAt ?? updatedAt, { dateStyle: 'medium' })
        : undefined)
  const pill = <CampaignStatusPill status={status} />
  return (
    <span className={styles.statusLines}>
      {scheduled ? (
        <span className={styles.line}>
          {pill}
          <Text size={12} tone="muted" wrap="clip">
            {scheduled.until}
          </Text>
        </span>
      ) : (
        pill
      )}
      {isSending ? <Sending campaign={campaign} /> : null}
      {words === undefined ? null : (
        <span className={styles.line}>
          <Text size={12} tone="muted" wrap="clip" title={schedule?.timezone}>
            {words}
          </Text>
        </span>
      )}
    </span>
  )
}

function Sending({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const { done, all } = progressOf(campaign)
  const words = intl.formatMessage(messages.progress, { done, all })
  const share = all === 0 ? 0 : Math.min(1, done / all)
  return (
    <span className={styles.line}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={intl.formatMessage(messages.progressOf, { name: campaign.name })}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={Math.min(done, all)}
        aria-valuetext={words}
      >
        <span className={styles.bar} style={assignInlineVars({ [styles.share]: String(share) })} />
      </span>
      <Text size={12} tone="muted">
        {intl.formatNumber(share, { style: 'percent', roundingMode: 'floor' })}
      </Text>
    </span>
  )
}

/** What lists and segments are called, by id; undefined while that is not known. */
export type Names = ReadonlyMap<string, string> | undefined

/** Who gets it: lists and segments, and how many people that is. */
export function AudienceCell({
  campaign: { audience, stats, recipientEstimate, status, updatedAt },
  names,
}: {
  campaign: Campaign
  names: Names
}) {
  const intl = useIntl()
  const { shown, more, hasConditions } = audienceChips(audience, names)
  const count = stats?.recipients ?? recipientEstimate
  const isEmpty = shown.length === 0 && !hasConditions
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        {isEmpty ? <Text tone="muted">{intl.formatMessage(messages.noAudience)}</Text> : null}
        {shown.map(({ id, name }) => (
          <Text key={id} wrap="clip" title={name}>
            <Badge>
              <Text wrap="clip">{name}</Text>
            </Badge>
          </Text>
        ))}
        {hasConditions ? <Badge>{intl.formatMessage(messages.conditions)}</Badge> : null}
        {more.length > 0 ? (
          <span title={intl.formatList(more.map(({ name }) => name))}>
            <Badge>{intl.formatMessage(messages.more, { count: more.length })}</Badge>
          </span>
        ) : null}
      </span>
      {isEmpty || count === undefined ? null : (
        <Text size={12} tone="muted" wrap="clip">
          {status === 'draft'
            ? intl.formatMessage(messages.recipientsOn, {
                count,
                date: intl.formatDate(updatedAt, { month: 'short', day: 'numeric' }),
              })
            : intl.formatMessage(
                status === 'scheduled' ? messages.recipientsConfirmed : messages.recipients,
                { count },
              )}
        </Text>
      )}
    </span>
  )
}

export function SentCell({ stats }: Pick<Campaign, 'stats'>) {
  const intl = useIntl()
  if (!stats) return <Nothing />
  return (
    <span className={styles.figures}>
      {intl.formatMessage(messages.sentOf, { sent: stats.sent, recipients: stats.recipients })}
    </span>
  )
}

/** A rate; the numbers behind it are there on hover and for screen readers. */
export function RateCell({ stats, rate: key }: Pick<Campaign, 'stats'> & { rate: RateKey }) {
  const intl = useIntl()
  const rate = rateOf(stats, key)
  if (!rate) return <Nothing />
  const { count, of } = rate
  const text = shareText(intl, count / of)
  const words = intl.formatMessage(messages.rateOf, { rate: text, count, all: of })
  return (
    <span title={words}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** When it was changed last, and by whom. */
export function UpdatedCell({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const { updatedAt, updatedBy, createdBy } = campaign
  const by = intl.formatMessage(messages.by, { name: (updatedBy ?? createdBy).name })
  return (
    <span className={styles.lines}>
      <Text wrap="clip" title={intl.formatDate(updatedAt, { dateStyle: 'full', timeStyle: 'long' })}>
        {intl.formatDate(updatedAt, { dateStyle: 'medium' })}
      </Text>
      <span className={styles.line}>
        <Text size={12} tone="muted" wrap="clip" title={by}>
          {by}
        </Text>
      </span>
    </span>
  )
}

import { useIntl } from 'react-intl'
import { useSenders, type Sender } from '#api/senders'
import { errorBlockOf } from '#api/core'
import { ErrorBlock } from '#components/error-block'
import { FieldGroup } from '#components/form'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import type { CampaignHrefs, EditStepProps } from '#features/campaigns/campaign-step'
import { AmpSetting } from './amp-setting.tsx'
import { CAMPAIGN, type DraftProblem } from './campaign-draft.model.ts'
import { NotesSection } from './notes-section.tsx'
import { utmFor, utmKeys, withUtmValue } from './settings.model.ts'
import { messages } from './settings-step.messages.ts'

export interface SettingsStepProps extends EditStepProps {
  problems: readonly DraftProblem[]
  hrefs: CampaignHrefs
  /** That of the draft: null where it is gone, undefined while it is not known. */
  sender: Sender | null | undefined
}

/** So many senders are offered; a workspace has a handful. */
const SENDERS = { limit: 100 } as const

/** Who the mail comes from, what is counted, and what the workspace notes about it (CAM-63). */
export function SettingsStep({ draft, onChange, problems, hrefs, sender }: SettingsStepProps) {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <SenderChoice draft={draft} sender={sender} onChange={onChange} hrefs={hrefs} />
      <TextField
        label={intl.formatMessage(messages.replyTo)}
        data-target="replyTo"
        hint={intl.formatMessage(messages.replyToHint)}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.replyTo}
        onValueChange={(replyTo) => onChange({ replyTo })}
        error={problems.includes('reply_to_invalid') ? intl.formatMessage(messages.replyToWrong) : undefined}
      />
      <Tracking draft={draft} onChange={onChange} />
      <Section title={intl.formatMessage(messages.unsubscribe)} level={2}>
        <Switch
          label={intl.formatMessage(messages.oneClick)}
          hint={intl.formatMessage(messages.oneClickHint)}
          checked
          readOnly
          onCheckedChange={() => {}}
        />
      </Section>
      <NotesSection draft={draft} onChange={onChange} />
    </Stack>
  )
}

const reasons = {
  pending: messages.senderPending,
  disabled: messages.senderDisabled,
  error: messages.senderError,
  verified: undefined,
}

type SenderChoiceProps = Pick<SettingsStepProps, 'draft' | 'onChange' | 'hrefs' | 'sender'>

function SenderChoice({ draft, sender, onChange, hrefs }: SenderChoiceProps) {
  const intl = useIntl()
  const { senderId } = draft
  const { data, error, retry, isFetching } = useSenders({ limit: SENDERS.limit })
  const listed = data?.items ?? []
  // That of the draft may be beyond the first page.
  const senders = sender && !listed.some(({ id }) => id === sender.id) ? [sender, ...listed] : listed
  const nameOf = ({ fromName, address, status }: Sender) => {
    const reason = reasons[status]
    const name = intl.formatMessage(messages.senderName, { name: fromName, address })
    return reason
      ? intl.formatMessage(messages.senderReason, { name, reason: intl.formatMessage(reason) })
      : name
  }
  const chosen = senders.find(({ id }) => id === senderId)
  const reason = chosen && reasons[chosen.status]
  const isGone = sender === null
  return (
    <Section title={intl.formatMessage(messages.from)} level={2}>
      {error && !data ? (
        <ErrorBlock
          {...errorBlockOf(error)}
          title={intl.formatMessage(messages.sendersFailed)}
          onRetry={retry}
          retrying={isFetching}
        />
      ) : (
        <Select<string>
          label={intl.formatMessage(messages.sender)}
          data-target="sender"
          disabled={data === undefined}
          value={chosen?.id ?? ''}
          placeholder={intl.formatMessage(messages.chooseSender)}
          options={senders.map((one) => ({
            value: one.id,
            label: nameOf(one),
            disabled: one.status !== 'verified' && one.id !== senderId,
          }))}
          onValueChange={(id) => onChange({ senderId: id })}
          error={
            isGone
              ? intl.formatMessage(messages.senderGone)
              : reason &&
                intl.formatMessage(messages.senderUnverified, { reason: intl.formatMessage(reason) })
          }
        />
      )}
      {data && senders.length === 0 ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.noSender)}
        </Text>
      ) : null}
      <Link href={hrefs.settings({ key: 'senders', ...(chosen && { value: chosen.id }) })}>
        {intl.formatMessage(messages.manageSenders)}
      </Link>
      {chosen ? (
        <AmpSetting draft={draft} onChange={onChange} sender={chosen} href={hrefs.sender(chosen.id)} />
      ) : null}
    </Section>
  )
}

function Tracking({ draft, onChange }: Pick<SettingsStepProps, 'draft' | 'onChange'>) {
  const intl = useIntl()
  const { tracking, name } = draft
  const { utm } = tracking
  const change = (part: Partial<typeof tracking>) => onChange({ tracking: { ...tracking, ...part } })
  return (
    <Section title={intl.formatMessage(messages.tracking)} level={2}>
      <Switch
        label={intl.formatMessage(messages.opens)}
        hint={intl.formatMessage(messages.opensHint)}
        checked={tracking.opens}
        onCheckedChange={(opens) => change({ opens })}
      />
      <Switch
        label={intl.formatMessage(messages.clicks)}
        hint={intl.formatMessage(messages.clicksHint)}
        checked={tracking.clicks}
        onCheckedChange={(clicks) => change({ clicks })}
      />
      <Switch
        label={intl.formatMessage(messages.utm)}
        hint={intl.formatMessage(messages.utmHint)}
        checked={utm !== undefined}
        onCheckedChange={(on) => {
          const { utm: _, ...rest } = tracking
          onChange({ tracking: on ? { ...rest, utm: utmFor(name) } : rest })
        }}
      />
      {utm ? (
        <FieldGroup label={intl.formatMessage(messages.utm)}>
          {utmKeys.map((key) => (
            <TextField
              key={key}
              label={`utm_${key}`}
              maxLength={CAMPAIGN.utmMax}
              autoComplete="off"
              value={utm[key] ?? ''}
              onValueChange={(value) => change({ utm: withUtmValue(utm, key, value) })}
            />
          ))}
        </FieldGroup>
      ) : null}
    </Section>
  )
}

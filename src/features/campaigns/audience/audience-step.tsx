import { useIntl } from 'react-intl'
import { deferred, Later } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { SplitView } from '#components/split-view'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import type { CampaignHrefs, EditStepProps } from '#features/campaigns/campaign-step'
import { conditionSentence, useConditionWorld, type LoadedConditionWorld } from '#features/segments'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { AudienceConditions } from './audience-conditions.tsx'
import { AudienceFunnel } from './audience-funnel.tsx'
import { HOURS } from './audience.model.ts'
import { Picker } from './picker.tsx'
import { messages } from './audience.messages.ts'

export interface AudienceStepProps extends EditStepProps {
  hrefs: CampaignHrefs
}

const HoursField = deferred(async () => (await import('./hours-field.tsx')).HoursField)

/** Who gets a campaign: lists, segments and conditions, who is left out, and how many are left (CAM-70, CAM-71). */
export function AudienceStep({ draft, onChange, attempted, hrefs }: AudienceStepProps) {
  const intl = useIntl()
  const world = useConditionWorld()
  const { audience } = draft
  const change = (part: Partial<typeof audience>) => onChange({ audience: { ...audience, ...part } })
  return (
    <SplitView
      side="end"
      list={
        <Stack as="aside" gap={5} aria-label={intl.formatMessage(messages.reach)}>
          <AudienceFunnel audience={audience} world={world} hrefs={hrefs} />
        </Stack>
      }
    >
      <Stack gap={6}>
        <Text as="p" weight="medium" role="status" wrap="anywhere">
          <AudienceWords audience={audience} />
        </Text>
        {world.error ? (
          <InlineError ticketId={world.error.ticketId} onRetry={world.retry}>
            {intl.formatMessage(messages.worldFailed)}
          </InlineError>
        ) : null}
        <Included audience={audience} world={world} onChange={change} attempted={attempted} />
        <Section title={intl.formatMessage(messages.without)} level={2}>
          <Picker
            label={intl.formatMessage(messages.excluded)}
            hint={intl.formatMessage(messages.excludedHint)}
            ids={audience.excludeSegmentIds}
            all={world.segments}
            onIdsChange={(excludeSegmentIds) => change({ excludeSegmentIds })}
          />
          <Recent hours={audience.skipIfSentWithinHours} onChange={change} />
        </Section>
      </Stack>
    </SplitView>
  )
}

/** The audience in one sentence (CAM-71). */
export function AudienceWords({ audience }: Pick<AudienceStepProps['draft'], 'audience'>) {
  const intl = useIntl()
  const world = useConditionWorld()
  const condition = audienceCondition(audience)
  return condition
    ? intl.formatMessage(messages.sentence, { who: conditionSentence(condition, world, intl) })
    : intl.formatMessage(messages.nobodyYet)
}

interface PartProps {
  audience: AudienceStepProps['draft']['audience']
  onChange: (part: Partial<AudienceStepProps['draft']['audience']>) => void
}

interface IncludedProps extends PartProps {
  world: LoadedConditionWorld
  attempted: boolean
}

function Included({ audience, world, onChange, attempted }: IncludedProps) {
  const intl = useIntl()
  const { mailingListIds, segmentIds, segmentMatch } = audience
  return (
    <Section title={intl.formatMessage(messages.who)} level={2}>
      <div data-target="lists">
        <Picker
          label={intl.formatMessage(messages.lists)}
          ids={mailingListIds}
          all={world.lists}
          onIdsChange={(ids) => onChange({ mailingListIds: ids })}
        />
      </div>
      <Picker
        label={intl.formatMessage(messages.segments)}
        ids={segmentIds}
        all={world.segments}
        onIdsChange={(ids) => onChange({ segmentIds: ids })}
      />
      {segmentIds.length > 1 ? (
        <RadioGroup
          label={intl.formatMessage(messages.match)}
          value={segmentMatch}
          onValueChange={(match) => onChange({ segmentMatch: match })}
          options={[
            { value: 'any', label: intl.formatMessage(messages.any) },
            { value: 'all', label: intl.formatMessage(messages.all) },
          ]}
        />
      ) : null}
      <Section
        title={intl.formatMessage(messages.conditions)}
        description={intl.formatMessage(messages.conditionsHint)}
      >
        <div data-target="conditions">
          <AudienceConditions audience={audience} world={world} onChange={onChange} attempted={attempted} />
        </div>
      </Section>
    </Section>
  )
}

function Recent({ hours, onChange }: Pick<PartProps, 'onChange'> & { hours: number | undefined }) {
  const intl = useIntl()
  return (
    <>
      <Switch
        label={intl.formatMessage(messages.recent)}
        hint={intl.formatMessage(messages.recentHint)}
        data-target="recent"
        checked={hours !== undefined}
        onCheckedChange={(on) => onChange({ skipIfSentWithinHours: on ? HOURS.usual : undefined })}
      />
      {hours === undefined ? null : (
        <Later instead={<Skeleton shape="control" />}>
          <HoursField hours={hours} onHoursChange={(next) => onChange({ skipIfSentWithinHours: next })} />
        </Later>
      )}
    </>
  )
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { NumberField } from '#components/number-field'
import { RadioGroup } from '#components/radio-group'
import { Section } from '#components/section'
import { SplitView } from '#components/split-view'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import type { CampaignHrefs, EditStepProps } from '#features/campaigns/campaign-step'
import {
  conditionSentence,
  ConditionTree,
  useConditionWorld,
  type LoadedConditionWorld,
} from '#features/segments'
import type { ConditionGroup } from '#lib/condition-tree'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { AudienceFunnel } from './audience-funnel.tsx'
import { HOURS, hoursProblem, withoutConditions } from './audience.model.ts'
import { Picker } from './picker.tsx'
import { useAudienceProblems } from './use-audience-problems.ts'
import { messages } from './audience.messages.ts'

export interface AudienceStepProps extends EditStepProps {
  hrefs: CampaignHrefs
}

const none: ConditionGroup = { id: 'root', kind: 'group', match: 'all', children: [] }

/** Who gets a campaign: lists, segments and conditions, who is left out, and how many are left (CAM-70, CAM-71). */
export function AudienceStep({ draft, onChange, attempted, hrefs }: AudienceStepProps) {
  const intl = useIntl()
  const world = useConditionWorld()
  const { audience } = draft
  const change = (part: Partial<typeof audience>) => onChange({ audience: { ...audience, ...part } })
  const condition = audienceCondition(audience)
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
          {condition
            ? intl.formatMessage(messages.sentence, { who: conditionSentence(condition, world, intl) })
            : intl.formatMessage(messages.nobodyYet)}
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
  const { mailingListIds, segmentIds, segmentMatch, conditions } = audience
  const problems = useAudienceProblems(world)(audience)
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
          <ConditionTree
            conditions={conditions ?? none}
            onChange={(next) =>
              onChange(next.children.length === 0 ? withoutConditions : { conditions: next })
            }
            world={world}
            problems={attempted ? problems : problems.filter(({ code }) => code !== 'value_missing')}
          />
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
        <HoursField hours={hours} onHoursChange={(next) => onChange({ skipIfSentWithinHours: next })} />
      )}
    </>
  )
}

/** What is out of range stays in the field and goes nowhere. */
function HoursField({ hours, onHoursChange }: { hours: number; onHoursChange: (hours: number) => void }) {
  const intl = useIntl()
  const [typed, setTyped] = useState<number | null>(hours)
  const isWrong = hoursProblem(typed)
  return (
    <NumberField
      label={intl.formatMessage(messages.hours)}
      value={typed}
      min={HOURS.least}
      max={HOURS.most}
      suffix={intl.formatMessage(messages.hoursUnit)}
      onValueChange={(next) => {
        setTyped(next)
        if (next !== null && !hoursProblem(next)) onHoursChange(next)
      }}
      error={
        isWrong
          ? intl.formatMessage(messages.hoursWrong, { least: HOURS.least, most: HOURS.most })
          : undefined
      }
    />
  )
}

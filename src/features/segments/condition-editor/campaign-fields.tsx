import { useIntl } from 'react-intl'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import { campaignActivities, type CampaignCondition } from '#lib/condition-tree'
import { Choice, optionOf } from './choice.tsx'
import { messages } from './condition-fields.messages.ts'
import type { FieldsProps } from './operator-select.tsx'
import { Narrow, Wide } from '#features/segments/layout'
import * as styles from './condition-row.css.ts'

/** How many of the last campaigns a condition can be about. */
const LAST_MAX = 100
const LAST = 'last'

/** What came of which campaign. */
export function CampaignFields({
  condition,
  onChange,
  world,
  readOnly,
}: FieldsProps<CampaignCondition> & { readOnly: boolean }) {
  const intl = useIntl()
  const { activity, campaign, link } = condition
  const lastN = typeof campaign === 'object' ? campaign.lastN : undefined
  return (
    <>
      <Narrow>
        <Select
          label={intl.formatMessage(messages.activity)}
          labelHidden
          value={activity}
          disabled={readOnly}
          onValueChange={(next) => {
            const { link: _, ...rest } = condition
            onChange({ ...rest, activity: next, ...(next === 'clicked' && link !== undefined && { link }) })
          }}
          options={campaignActivities.map((one) => ({
            value: one,
            label: intl.formatMessage(messages[one]),
          }))}
        />
      </Narrow>
      <Choice
        label={intl.formatMessage(messages.campaignLabel)}
        id={typeof campaign === 'string' ? campaign : LAST}
        options={[
          { value: 'any', label: intl.formatMessage(messages.anyCampaign) },
          { value: LAST, label: intl.formatMessage(messages.lastCampaigns) },
          ...(world.campaigns ?? []).map(optionOf),
        ]}
        name={world.campaign}
        find={world.findCampaigns}
        readOnly={readOnly}
        onChange={(next) => onChange({ ...condition, campaign: next === LAST ? { lastN: 3 } : next })}
      />
      {lastN === undefined ? null : (
        <div className={styles.small}>
          <NumberField
            label={intl.formatMessage(messages.lastCount)}
            labelHidden
            value={Number.isNaN(lastN) ? null : lastN}
            min={1}
            max={LAST_MAX}
            readOnly={readOnly}
            onValueChange={(next) => onChange({ ...condition, campaign: { lastN: next ?? Number.NaN } })}
          />
        </div>
      )}
      {activity === 'clicked' ? (
        <Wide>
          <TextField
            label={intl.formatMessage(messages.link)}
            labelHidden
            placeholder={intl.formatMessage(messages.link)}
            value={link ?? ''}
            autoComplete="off"
            readOnly={readOnly}
            onValueChange={(next) => {
              const { link: _, ...rest } = condition
              onChange(next === '' ? rest : { ...rest, link: next })
            }}
          />
        </Wide>
      ) : null}
    </>
  )
}

import { useIntl } from 'react-intl'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import type { CampaignCondition, EventCondition, FormCondition } from '#lib/condition-tree'
import { Choice, optionOf } from './choice.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { isSegmentEvent } from '#domain/segments/segment-events'
import { segmentOf } from '#features/segments/sentence'
import { withSegment } from './condition-fields.model.ts'
import { messages } from './condition-fields.messages.ts'
import type { FieldsProps } from './operator-select.tsx'
import { WhereFields } from './where-fields.tsx'
import { WindowFields } from './window-fields.tsx'
import { Narrow } from '#features/segments/layout'
import * as styles from './condition-row.css.ts'

/** Whether something happened, how often, and when. */
export function HappenedFields({
  condition,
  onChange,
  world,
  readOnly = false,
}: FieldsProps<EventCondition | CampaignCondition | FormCondition>) {
  const intl = useIntl()
  return (
    <>
      <Narrow>
        <Select
          label={intl.formatMessage(messages.happened)}
          labelHidden
          value={condition.did ? 'yes' : 'no'}
          disabled={readOnly}
          onValueChange={(did) => onChange({ ...condition, did: did === 'yes' })}
          options={[
            { value: 'yes', label: intl.formatMessage(messages.did) },
            { value: 'no', label: intl.formatMessage(messages.didNot) },
          ]}
        />
      </Narrow>
      {condition.kind === 'event' ? (
        <>
          {isSegmentEvent(condition.type) ? (
            <MovedFields condition={condition} onChange={onChange} world={world} readOnly={readOnly} />
          ) : null}
          <CountFields condition={condition} onChange={onChange} readOnly={readOnly} />
        </>
      ) : condition.kind === 'campaign' ? (
        <CampaignFields condition={condition} onChange={onChange} world={world} readOnly={readOnly} />
      ) : (
        <Choice
          label={intl.formatMessage(messages.formLabel)}
          id={condition.formId}
          options={[
            { value: 'any', label: intl.formatMessage(messages.anyForm) },
            ...(world.forms ?? []).map(optionOf),
          ]}
          name={world.form}
          readOnly={readOnly}
          onChange={(formId) => onChange({ ...condition, formId })}
        />
      )}
      <WindowFields
        kinds={['any', 'last', 'between', 'before', 'after']}
        value={condition.window}
        readOnly={readOnly}
        onChange={(window) => onChange({ ...condition, window: window ?? { kind: 'any' } })}
      />
      {condition.kind === 'event' && !isOnlyOfSegment(condition) ? (
        <WhereFields condition={condition} onChange={onChange} world={world} readOnly={readOnly} />
      ) : null}
    </>
  )
}

/** Such an event says which segment it is about, and that has a field of its own; more can only be asked elsewhere. */
const isOnlyOfSegment = (condition: EventCondition) =>
  isSegmentEvent(condition.type) && (condition.where ?? []).every((one) => one === segmentOf(condition))

/** Which segment was entered or left. */
function MovedFields({
  condition,
  onChange,
  world,
  readOnly,
}: FieldsProps<EventCondition> & { readOnly: boolean }) {
  const intl = useIntl()
  const moved = segmentOf(condition)
  return (
    <Choice
      label={intl.formatMessage(messages.segmentLabel)}
      id={typeof moved?.value === 'string' ? moved.value : 'any'}
      options={[
        { value: 'any', label: intl.formatMessage(messages.anySegment) },
        ...(world.segments ?? []).filter(({ archived }) => !archived).map(optionOf),
      ]}
      name={world.segment}
      readOnly={readOnly}
      onChange={(id) => onChange(withSegment(condition, id === 'any' ? undefined : id))}
    />
  )
}

function CountFields({
  condition,
  onChange,
  readOnly,
}: Pick<FieldsProps<EventCondition>, 'condition' | 'onChange'> & { readOnly: boolean }) {
  const intl = useIntl()
  const { count } = condition
  return (
    <>
      <Narrow>
        <Select
          label={intl.formatMessage(messages.count)}
          labelHidden
          value={count?.op ?? 'any'}
          disabled={readOnly}
          onValueChange={(op) => {
            const { count: _, ...rest } = condition
            onChange(op === 'any' ? rest : { ...rest, count: { op, value: count?.value ?? 2 } })
          }}
          options={[
            { value: 'any', label: intl.formatMessage(messages.countAny) },
            { value: 'at_least', label: intl.formatMessage(messages.countAtLeast) },
            { value: 'at_most', label: intl.formatMessage(messages.countAtMost) },
            { value: 'exactly', label: intl.formatMessage(messages.countExactly) },
          ]}
        />
      </Narrow>
      {count ? (
        <div className={styles.small}>
          <NumberField
            label={intl.formatMessage(messages.times)}
            labelHidden
            value={Number.isNaN(count.value) ? null : count.value}
            min={0}
            readOnly={readOnly}
            onValueChange={(value) =>
              onChange({ ...condition, count: { ...count, value: value ?? Number.NaN } })
            }
          />
        </div>
      ) : null}
    </>
  )
}

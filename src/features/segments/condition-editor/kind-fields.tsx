import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Combobox } from '#components/combobox'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import {
  segmentsIn,
  type CampaignCondition,
  type Comparison,
  type EngagementCondition,
  type EventCondition,
  type FormCondition,
  type ListCondition,
  type RandomCondition,
  type SegmentCondition,
} from '#lib/condition-tree'
import { foldSound } from '#lib/fold-text'
import { propertyLabel } from '#lib/property-label'
import type { ConditionWorld } from '#features/segments/sentence'
import { withOperator } from './condition-fields.model.ts'
import { messages } from './condition-fields.messages.ts'
import { OperatorSelect, type FieldsProps } from './operator-select.tsx'
import { ValueFields } from './value-fields.tsx'
import { WindowFields } from './window-fields.tsx'
import * as layout from '#features/segments/layout'
import * as styles from './condition-row.css.ts'

/** On a mailing list, in a segment, or not. */
export function MembershipFields({
  condition,
  onChange,
  world,
  ownSegmentId,
  readOnly = false,
}: FieldsProps<ListCondition | SegmentCondition>) {
  const intl = useIntl()
  const isList = condition.kind === 'list'
  const op = (
    <div className={layout.narrow}>
      <Select
        label={intl.formatMessage(messages.membership)}
        labelHidden
        value={condition.op}
        disabled={readOnly}
        onValueChange={(next) => onChange({ ...condition, op: next })}
        options={[
          { value: 'in', label: intl.formatMessage(isList ? messages.isOn : messages.isIn) },
          { value: 'not_in', label: intl.formatMessage(isList ? messages.isNotOn : messages.isNotIn) },
        ]}
      />
    </div>
  )
  if (condition.kind === 'segment') {
    const options = (world.segments ?? [])
      .filter(
        ({ id, archived }) => id === condition.segmentId || (!archived && !contains(world, id, ownSegmentId)),
      )
      .map(optionOf)
    return (
      <>
        {op}
        <Choice
          label={intl.formatMessage(messages.segmentLabel)}
          id={condition.segmentId}
          options={options}
          name={world.segment}
          readOnly={readOnly}
          onChange={(segmentId) => onChange({ ...condition, segmentId })}
        />
      </>
    )
  }
  return (
    <>
      {op}
      <Choice
        label={intl.formatMessage(messages.listLabel)}
        id={condition.mailingListId}
        options={(world.lists ?? []).map(optionOf)}
        name={world.list}
        readOnly={readOnly}
        onChange={(mailingListId) => onChange({ ...condition, mailingListId })}
      />
      <div className={layout.narrow}>
        <Select
          label={intl.formatMessage(messages.status)}
          labelHidden
          value={condition.status ?? 'any'}
          disabled={readOnly}
          onValueChange={(status) => {
            const { status: _, ...rest } = condition
            onChange(status === 'any' ? rest : { ...rest, status })
          }}
          options={[
            { value: 'active', label: intl.formatMessage(messages.statusActive) },
            { value: 'pending', label: intl.formatMessage(messages.statusPending) },
            { value: 'unsubscribed', label: intl.formatMessage(messages.statusUnsubscribed) },
            { value: 'any', label: intl.formatMessage(messages.statusAny) },
          ]}
        />
      </div>
    </>
  )
}

/** Whether a segment is the one that is edited, or contains it over however many others: using it would be a circle. */
function contains(
  world: ConditionWorld,
  id: string,
  own: string | undefined,
  seen = new Set<string>(),
): boolean {
  if (own === undefined || seen.has(id)) return false
  if (id === own) return true
  seen.add(id)
  const conditions = world.segments?.find((segment) => segment.id === id)?.conditions
  return segmentsIn(conditions).some((inner) => contains(world, inner, own, seen))
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

interface ChoiceProps {
  label: string
  id: string
  options: readonly { value: string; label: string }[]
  name: (id: string) => string | null | undefined
  /** How to ask for those that are not among the options. */
  find?: ConditionWorld['findCampaigns']
  readOnly: boolean
  onChange: (id: string) => void
}

function Choice({ label, id, options, name, find, readOnly, onChange }: ChoiceProps) {
  // What was found by a search is among no options that are known here.
  const [found, setFound] = useState<{ value: string; label: string }>()
  const chosen = [...options, ...(found ? [found] : [])].find(({ value }) => value === id)
  return (
    <div className={layout.wide}>
      <Combobox
        label={label}
        labelHidden
        placeholder={label}
        clearable={false}
        readOnly={readOnly}
        value={chosen ?? (id === '' ? null : { value: id, label: name(id) ?? '…' })}
        options={
          find && !readOnly
            ? async (text, signal) => {
                const own = options.filter(({ label: name }) =>
                  foldSound(name).includes(foldSound(text.trim())),
                )
                const more = (await find(text, signal)).map(optionOf)
                return [...own, ...more.filter(({ value }) => !own.some((one) => one.value === value))]
              }
            : options
        }
        onValueChange={(next) => {
          if (!next) return
          setFound(next)
          onChange(next.value)
        }}
      />
    </div>
  )
}

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
      <div className={layout.narrow}>
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
      </div>
      {condition.kind === 'event' ? (
        <CountFields condition={condition} onChange={onChange} readOnly={readOnly} />
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
      {condition.kind === 'event' ? (
        <WhereFields condition={condition} onChange={onChange} world={world} readOnly={readOnly} />
      ) : null}
    </>
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
      <div className={layout.narrow}>
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
      </div>
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

/** What the payload of each event that counts must say. */
function WhereFields({
  condition,
  onChange,
  world,
  readOnly,
}: FieldsProps<EventCondition> & { readOnly: boolean }) {
  const intl = useIntl()
  const where = condition.where ?? []
  const set = (next: Comparison[]) => {
    const { where: _, ...rest } = condition
    onChange(next.length === 0 ? rest : { ...rest, where: next })
  }
  const options = (world.eventProperties ?? []).map((property) => ({
    value: property.key,
    label: propertyLabel(intl, property),
    hint: property.key,
  }))
  return (
    <div className={styles.where}>
      {where.map((one, index) => {
        const property = world.eventProperty(one.key) ?? undefined
        const change = (next: Comparison) => set(where.with(index, next))
        const rename = (key: string) => {
          const type = world.eventProperty(key)?.type
          change(type === 'number' ? { key, op: 'gte' } : { key, op: 'eq' })
        }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- only their place tells them apart
          <div key={index} className={layout.line}>
            <div className={layout.wide}>
              <Combobox
                label={intl.formatMessage(messages.where)}
                labelHidden
                placeholder={intl.formatMessage(messages.where)}
                clearable={false}
                readOnly={readOnly}
                value={
                  one.key === ''
                    ? null
                    : (options.find(({ value }) => value === one.key) ?? { value: one.key, label: one.key })
                }
                options={options}
                onValueChange={(next) => {
                  if (next) rename(next.value)
                }}
                onCreate={(text) => rename(text.trim())}
              />
            </div>
            {one.key === '' ? null : (
              <>
                <OperatorSelect
                  value={one.op}
                  type={property?.type}
                  disabled={readOnly}
                  onValueChange={(op) => change(withOperator(one, op, property?.type))}
                />
                <ValueFields comparison={one} property={property} onChange={change} readOnly={readOnly} />
              </>
            )}
            <IconButton
              label={intl.formatMessage(messages.removeWhere)}
              icon={<Icon of={X} />}
              disabled={readOnly}
              onClick={() => set(where.toSpliced(index, 1))}
            />
          </div>
        )
      })}
      {readOnly ? null : (
        <Button
          size="small"
          tone="quiet"
          icon={<Icon of={Plus} />}
          onClick={() => set([...where, { key: '', op: 'eq' }])}
        >
          {intl.formatMessage(messages.addWhere)}
        </Button>
      )}
    </div>
  )
}

const activities = ['sent', 'delivered', 'opened', 'clicked', 'bounced', 'unsubscribed'] as const
/** How many of the last campaigns a condition can be about. */
const LAST_MAX = 100
const LAST = 'last'

function CampaignFields({
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
      <div className={layout.narrow}>
        <Select
          label={intl.formatMessage(messages.activity)}
          labelHidden
          value={activity}
          disabled={readOnly}
          onValueChange={(next) => {
            const { link: _, ...rest } = condition
            onChange({ ...rest, activity: next, ...(next === 'clicked' && link !== undefined && { link }) })
          }}
          options={activities.map((one) => ({ value: one, label: intl.formatMessage(messages[one]) }))}
        />
      </div>
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
        <div className={layout.wide}>
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
        </div>
      ) : null}
    </>
  )
}

/** How much somebody reads, or a random part of all. */
export function ShareFields({
  condition,
  onChange,
  readOnly = false,
}: FieldsProps<EngagementCondition | RandomCondition>) {
  const intl = useIntl()
  if (condition.kind === 'random')
    return (
      <div className={layout.narrow}>
        <NumberField
          label={intl.formatMessage(messages.percent)}
          labelHidden
          suffix="%"
          value={Number.isNaN(condition.percent) ? null : condition.percent}
          min={0}
          max={100}
          fractionDigits={2}
          readOnly={readOnly}
          onValueChange={(percent) => onChange({ ...condition, percent: percent ?? Number.NaN })}
        />
      </div>
    )
  return (
    <>
      <div className={layout.narrow}>
        <Select
          label={intl.formatMessage(messages.operator)}
          labelHidden
          value={condition.op}
          disabled={readOnly}
          onValueChange={(op) => onChange({ ...condition, op })}
          options={[
            { value: 'gte', label: intl.formatMessage(messages.scoreLeast) },
            { value: 'lte', label: intl.formatMessage(messages.scoreMost) },
          ]}
        />
      </div>
      <div className={styles.small}>
        <NumberField
          label={intl.formatMessage(messages.score)}
          labelHidden
          value={Number.isNaN(condition.score) ? null : condition.score}
          min={0}
          max={5}
          readOnly={readOnly}
          onValueChange={(score) => onChange({ ...condition, score: score ?? Number.NaN })}
        />
      </div>
    </>
  )
}

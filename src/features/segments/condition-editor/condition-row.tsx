import { useIntl, type IntlShape } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { Combobox, type ComboboxOption } from '#components/combobox'
import { FieldError } from '#components/field'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import type { ConditionProblem, LeafCondition } from '#lib/condition-tree'
import { propertyLabel } from '#lib/property-label'
import { eventLabel, useConditionWorld, type ConditionWorld } from '#features/segments/sentence'
import { eventTypes, fieldOf, typeIn, withField, withOperator } from './condition-fields.model.ts'
import { messages } from './condition-fields.messages.ts'
import { HappenedFields } from './happened-fields.tsx'
import { MembershipFields } from './membership-fields.tsx'
import { OperatorSelect, type FieldsProps } from './operator-select.tsx'
import { ShareFields } from './share-fields.tsx'
import { problemText } from './problem-text.ts'
import { ValueFields } from './value-fields.tsx'
import { Wide } from '#features/segments/layout'

export interface ConditionRowProps {
  condition: LeafCondition
  onChange: (condition: LeafCondition) => void
  /** What is wrong with it, if that is to be said. */
  problem?: ConditionProblem | undefined
  /** The segment whose conditions these are: it can't be named in them. */
  ownSegmentId?: string | undefined
  /** @default false */
  readOnly?: boolean
}

/** One condition: what it is about, how that is compared, and with what (SEG-3, SEG-4). Usable alone. */
export function ConditionRow(props: ConditionRowProps) {
  const world = useConditionWorld()
  // A type that is not known yet would show other fields than those that come.
  return world.properties || world.error ? (
    <ConditionFields {...props} world={world} />
  ) : (
    <Skeleton shape="control" />
  )
}

/** The same, where the world of conditions is known already: for many rows. */
export function ConditionFields({ problem, ...props }: ConditionRowProps & FieldsProps) {
  const intl = useIntl()
  const { condition, onChange, world, readOnly = false } = props
  const field = fieldOf(condition)
  const options = fieldOptions(world, intl)
  return (
    <Stack gap={2} data-invalid={problem ? true : undefined}>
      <Inline align="start">
        <Wide>
          <Combobox
            label={intl.formatMessage(messages.field)}
            labelHidden
            placeholder={intl.formatMessage(messages.chooseField)}
            clearable={false}
            readOnly={readOnly}
            value={
              field === ''
                ? null
                : (options.find(({ value }) => value === field) ?? shown(condition, world, intl))
            }
            onValueChange={(next) => {
              if (next) onChange(withField(condition, next.value, typeIn(world.properties)))
            }}
            // Not before it is known what there is already.
            {...(world.properties &&
              isOffered(world, 'event') && {
                onCreate: (text) => onChange(withField(condition, `event:${text.trim()}`, () => undefined)),
                createLabel: (type) => intl.formatMessage(messages.customEvent, { type }),
              })}
            options={options}
          />
        </Wide>
        <KindFields {...props} />
      </Inline>
      {problem ? <FieldError id={`${condition.id}-problem`}>{problemText(problem, intl)}</FieldError> : null}
    </Stack>
  )
}

function KindFields({ condition, ...rest }: FieldsProps) {
  switch (condition.kind) {
    case 'property':
      return condition.key === '' ? null : <PropertyFields {...rest} condition={condition} />
    case 'event':
      return condition.type === '' ? null : <HappenedFields {...rest} condition={condition} />
    case 'campaign':
    case 'form':
      return <HappenedFields {...rest} condition={condition} />
    case 'list':
    case 'segment':
      return <MembershipFields {...rest} condition={condition} />
    case 'engagement':
    case 'random':
      return <ShareFields {...rest} condition={condition} />
  }
}

function PropertyFields({
  condition,
  onChange,
  world,
  readOnly = false,
}: FieldsProps<Extract<LeafCondition, { kind: 'property' }>>) {
  const property = world.property(condition.key) ?? undefined
  return (
    <>
      <OperatorSelect
        value={condition.op}
        type={property?.type}
        disabled={readOnly}
        onValueChange={(op) => onChange(withOperator(condition, op, property?.type))}
      />
      <ValueFields comparison={condition} property={property} onChange={onChange} readOnly={readOnly} />
    </>
  )
}

const isOffered = ({ kinds }: ConditionWorld, kind: LeafCondition['kind']): boolean =>
  kinds?.includes(kind) ?? true

const OTHERS = ['list', 'campaign', 'form', 'segment', 'engagement', 'random'] as const

function fieldOptions(world: ConditionWorld, intl: IntlShape): ComboboxOption[] {
  const properties = (world.properties ?? []).filter(({ type, hidden }) => type !== 'json' || hidden !== true)
  return [
    ...properties.map((property) => ({
      value: `property:${property.key}`,
      label: propertyLabel(intl, property),
      hint: property.key,
      group: intl.formatMessage(messages.properties),
    })),
    ...OTHERS.filter((kind) => isOffered(world, kind)).map((kind) => ({
      value: kind,
      label: intl.formatMessage(messages[kind]),
      group: intl.formatMessage(messages.more),
    })),
    ...(isOffered(world, 'event') ? eventTypes : []).map((type) => ({
      value: `event:${type}`,
      label: eventLabel(type, intl),
      hint: type,
      group: intl.formatMessage(messages.events),
    })),
  ]
}

/** What is none of the options: an event of the customer's own, or a property that is gone. */
function shown(condition: LeafCondition, world: ConditionWorld, intl: IntlShape): ComboboxOption {
  const value = fieldOf(condition)
  if (condition.kind === 'event')
    return { value, label: intl.formatMessage(messages.customEvent, { type: condition.type }) }
  const property: SchemaProperty | undefined =
    condition.kind === 'property' ? world.properties?.find(({ key }) => key === condition.key) : undefined
  return { value, label: property?.label ?? (condition.kind === 'property' ? condition.key : value) }
}

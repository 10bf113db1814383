import { useIntl } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { MultiCombobox } from '#components/combobox'
import { DateField } from '#components/date-field'
import { NumberField } from '#components/number-field'
import { TagList } from '#components/tag-list'
import { TextField } from '#components/text-field'
import type { Comparison, Operand, TimeWindow } from '#lib/condition-tree'
import { statusMessages } from '#features/segments/contact-status'
import { isWindow, shapeOf } from './condition-fields.model.ts'
import { messages } from './condition-fields.messages.ts'
import { DaysFields, WindowFields } from './window-fields.tsx'
import { dayOf } from './window-days.model.ts'
import { Narrow, Wide } from '#features/segments/layout'

/** A value's length as the API takes it. */
const VALUE = { textMax: 500, valuesMax: 100, fractionDigits: 4 } as const

export interface ValueFieldsProps<Of extends Comparison> {
  comparison: Of
  /** What is known of the property: its type chooses the fields. */
  property: Pick<SchemaProperty, 'type' | 'options'> | undefined
  onChange: (comparison: Of) => void
  readOnly: boolean
}

/** The value of a comparison, in fields that suit its operator and type. */
export function ValueFields<Of extends Comparison>({
  comparison,
  property,
  onChange,
  readOnly,
}: ValueFieldsProps<Of>) {
  const intl = useIntl()
  const { value, op } = comparison
  const set = (next: Operand | undefined) => {
    const { value: _, ...rest } = comparison
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same comparison with another value, which may be none
    onChange({ ...rest, ...(next !== undefined && { value: next }) } as Of)
  }
  const common = { labelHidden: true, readOnly }
  switch (shapeOf(op, property?.type)) {
    case 'none':
      return null
    case 'text':
      return (
        <Wide>
          <TextField
            {...common}
            label={intl.formatMessage(messages.value)}
            value={typeof value === 'string' ? value : ''}
            maxLength={VALUE.textMax}
            autoComplete="off"
            onValueChange={(text) => set(text === '' ? undefined : text)}
          />
        </Wide>
      )
    case 'texts':
      return (
        <Wide>
          <TagList
            {...common}
            label={intl.formatMessage(messages.values)}
            placeholder={intl.formatMessage(messages.valuesPlaceholder)}
            tags={textsOf(value)}
            max={VALUE.valuesMax}
            spaces
            onTagsChange={(tags) => set(tags.length === 0 ? undefined : [...tags])}
          />
        </Wide>
      )
    case 'choices': {
      const options =
        property?.options ??
        (comparison.key === 'status'
          ? Object.entries(statusMessages).map(([status, message]) => ({
              value: status,
              label: intl.formatMessage(message),
            }))
          : [])
      const labels = new Map(options.map((option) => [option.value, option.label]))
      return (
        <Wide>
          <MultiCombobox
            {...common}
            label={intl.formatMessage(messages.values)}
            values={textsOf(value).map((one) => ({ value: one, label: labels.get(one) ?? one }))}
            options={options.map((option) => ({ value: option.value, label: option.label }))}
            onValuesChange={(values) => set(values.length === 0 ? undefined : values.map((one) => one.value))}
          />
        </Wide>
      )
    }
    case 'number':
      return (
        <Narrow>
          <NumberField
            {...common}
            label={intl.formatMessage(messages.value)}
            value={typeof value === 'number' ? value : null}
            fractionDigits={VALUE.fractionDigits}
            onValueChange={(next) => set(next ?? undefined)}
          />
        </Narrow>
      )
    case 'range': {
      const [least = Number.NaN, most = Number.NaN] = numbersOf(value)
      return (
        <>
          {[
            { label: intl.formatMessage(messages.from), one: least, pair: (next: number) => [next, most] },
            { label: intl.formatMessage(messages.to), one: most, pair: (next: number) => [least, next] },
          ].map((side) => (
            <Narrow key={side.label}>
              <NumberField
                {...common}
                label={side.label}
                placeholder={side.label}
                value={Number.isNaN(side.one) ? null : side.one}
                fractionDigits={VALUE.fractionDigits}
                onValueChange={(next) => set(side.pair(next ?? Number.NaN))}
              />
            </Narrow>
          ))}
        </>
      )
    }
    case 'window':
      return (
        <WindowFields
          kinds={['last', 'next']}
          value={isWindow(value) ? value : undefined}
          onChange={set}
          readOnly={readOnly}
        />
      )
    case 'anniversary':
      return (
        <WindowFields
          kinds={['today', 'last', 'next']}
          value={isWindow(value) ? value : undefined}
          onChange={set}
          readOnly={readOnly}
        />
      )
    case 'day': {
      const at = typeof value === 'string' ? value : isWindow(value) && 'at' in value ? value.at : ''
      return (
        <Narrow>
          <DateField
            {...common}
            label={intl.formatMessage(messages.day)}
            value={dayOf(at, intl.timeZone)}
            onValueChange={(day) => set(day === '' ? undefined : day)}
          />
        </Narrow>
      )
    }
    case 'days': {
      const window: TimeWindow =
        isWindow(value) && value.kind === 'between' ? value : { kind: 'between', from: '', to: '' }
      return <DaysFields value={window} onChange={set} readOnly={readOnly} />
    }
  }
}

const textsOf = (value: Operand | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : []

const numbersOf = (value: Operand | undefined): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

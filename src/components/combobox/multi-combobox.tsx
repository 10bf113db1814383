import X from 'lucide-react/icons/x'
import { useRef, useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { TagBox, tagInput } from '#components/tag-list'
import { VisuallyHidden } from '#components/visually-hidden'
import { mergeRefs } from '#lib/merge-refs'
import { messages } from './combobox.messages.ts'
import type { ComboboxOption, ComboboxSource } from './combobox.model.ts'
import { useCombobox } from './use-combobox.tsx'
import * as styles from './combobox.css.ts'

export interface MultiComboboxProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'name' | 'ref'> {
  /** What is chosen, in the order of choosing. */
  values: readonly ComboboxOption[]
  /** All that are chosen now. */
  onValuesChange: (values: readonly ComboboxOption[]) => void
  /** All there are, or how to ask for those that fit what was typed. */
  options: ComboboxSource
  /** Makes an option of what is typed; without it only what is there can be chosen. */
  onCreate?: (text: string) => void
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

/** Several of many, found by typing. The list stays open from one choice to the next. */
export function MultiCombobox({
  label,
  labelHidden,
  hint,
  error,
  required,
  values,
  onValuesChange,
  options,
  onCreate,
  readOnly = false,
  disabled = false,
  name,
  placeholder,
  ref,
}: MultiComboboxProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const fixed = readOnly || disabled

  const remove = (option: ComboboxOption) => {
    onValuesChange(values.filter(({ value }) => value !== option.value))
    setTold(intl.formatMessage(messages.removed, { option: option.label }))
  }
  const box = useCombobox({
    label,
    options,
    chosen: values,
    multiple: true,
    fixed,
    owner: root,
    onChoose: (option) => {
      if (values.some(({ value }) => value === option.value)) remove(option)
      else {
        onValuesChange([...values, option])
        setTold(intl.formatMessage(messages.added, { option: option.label }))
      }
    },
    onCreate,
    onEmptied: () => {},
  })
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div ref={root} className={styles.several}>
          <TagBox
            label={label}
            entries={values.map((option) => ({ key: option.value, label: option.label }))}
            onRemove={(at) => {
              const option = values[at]
              if (option) remove(option)
            }}
            input={input}
            invalid={control['aria-invalid']}
            readOnly={readOnly}
            disabled={disabled}
            end={
              values.length > 1 && !fixed ? (
                <IconButton
                  label={intl.formatMessage(messages.clearAll, { label })}
                  icon={<Icon of={X} />}
                  size="small"
                  onClick={() => {
                    box.close()
                    onValuesChange([])
                    input.current?.focus()
                  }}
                />
              ) : null
            }
          >
            <input
              {...control}
              {...box.input}
              ref={mergeRefs(input, ref)}
              type="text"
              className={tagInput}
              placeholder={values.length === 0 ? placeholder : undefined}
              value={box.typed ?? ''}
              disabled={disabled}
            />
          </TagBox>
          {box.popup}
          <VisuallyHidden>
            <span role="status">{told}</span>
          </VisuallyHidden>
          {name === undefined
            ? null
            : values.map(({ value }) => (
                <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
              ))}
        </div>
      )}
    </Field>
  )
}

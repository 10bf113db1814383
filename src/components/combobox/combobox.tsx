import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useRef, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Field, fieldControl, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { mergeRefs } from '#lib/merge-refs'
import { messages } from './combobox.messages.ts'
import type { ComboboxOption, ComboboxSource } from './combobox.model.ts'
import { useCombobox } from './use-combobox.tsx'
import * as styles from './combobox.css.ts'

export interface ComboboxProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'name' | 'ref'> {
  /** What is chosen; null for nothing. */
  value: ComboboxOption | null
  /** Another was chosen; null: none any more. */
  onValueChange: (value: ComboboxOption | null) => void
  /** All there are, or how to ask for those that fit what was typed. */
  options: ComboboxSource
  /** Makes an option of what is typed; without it only what is there can be chosen. */
  onCreate?: (text: string) => void
  /** What the option is called that makes one of what is typed. @default Create and the text */
  createLabel?: (text: string) => string
  /** Whether the choice can be taken back. @default unless required */
  clearable?: boolean
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

/** One of many, found by typing. */
export function Combobox({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  value,
  onValueChange,
  options,
  onCreate,
  createLabel,
  clearable = !required,
  readOnly = false,
  disabled = false,
  name,
  ref,
  ...rest
}: ComboboxProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const fixed = readOnly || disabled
  const clear = () => {
    if (clearable && value) onValueChange(null)
  }
  const box = useCombobox({
    label,
    options,
    chosen: value ? [value] : [],
    multiple: false,
    fixed,
    owner: input,
    onChoose: onValueChange,
    onCreate,
    createLabel,
    onEmptied: clear,
  })
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.root}>
          <input
            {...rest}
            {...control}
            {...box.input}
            ref={mergeRefs(input, ref)}
            type="text"
            className={fieldControl}
            value={box.typed ?? value?.label ?? ''}
            readOnly={readOnly}
            disabled={disabled}
          />
          {fixed ? null : (
            <span className={styles.buttons}>
              {clearable && value ? (
                <span className={styles.clear}>
                  <IconButton
                    label={intl.formatMessage(messages.clear, { label })}
                    icon={<Icon of={X} />}
                    size="small"
                    onClick={() => {
                      box.close()
                      clear()
                      input.current?.focus()
                    }}
                  />
                </span>
              ) : null}
              <Icon of={ChevronDown} />
            </span>
          )}
          {box.popup}
          {name === undefined ? null : (
            <input type="hidden" name={name} value={value?.value ?? ''} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  )
}

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { CopyButton } from '#components/copy-button'
import { Field, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { boxedInput, InputBox } from '#components/input-box'
import { isImeConfirm } from '#lib/ime'
import { messages } from './secret-field.messages.ts'
import * as styles from './secret-field.css.ts'

export interface SecretFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'name' | 'maxLength' | 'ref' | 'onBlur'> {
  /** The secret itself. */
  value: string
  /** As it is typed. */
  onValueChange?: (value: string) => void
  /** Whether it can be copied, shown or not. @default when read-only */
  copyable?: boolean
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

/** Password managers are asked to leave it alone, each in its own words: it is no password of the reader. */
const notForManagers = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

/** A key or a token of another service: covered until it is asked for. */
export function SecretField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  onValueChange,
  readOnly = false,
  disabled = false,
  copyable = readOnly,
  ...rest
}: SecretFieldProps) {
  const intl = useIntl()
  const [shown, setShown] = useState(false)
  const hasButtons = value !== '' && !disabled
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.root}>
          <InputBox
            end={
              hasButtons ? (
                <>
                  <IconButton
                    label={intl.formatMessage(shown ? messages.hide : messages.show, { label })}
                    icon={<Icon of={shown ? EyeOff : Eye} />}
                    size="small"
                    aria-controls={control.id}
                    onClick={() => setShown(!shown)}
                  />
                  {copyable ? (
                    <CopyButton
                      label={intl.formatMessage(messages.copy, { label })}
                      text={value}
                      onFailed={() => {
                        // What is covered can't be copied by hand either.
                        flushSync(() => setShown(true))
                        const input = document.getElementById(control.id)
                        if (!(input instanceof HTMLInputElement)) return
                        input.focus()
                        input.select()
                      }}
                    />
                  ) : null}
                </>
              ) : null
            }
          >
            <input
              {...rest}
              {...control}
              {...notForManagers}
              // Covered like a password, so that nobody reads it over the shoulder or out of a recording.
              type={shown ? 'text' : 'password'}
              className={boxedInput}
              value={value}
              readOnly={readOnly || onValueChange === undefined}
              disabled={disabled}
              // 'off' is not heeded for passwords.
              autoComplete="new-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              translate="no"
              onChange={(event) => onValueChange?.(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && isImeConfirm(event)) event.preventDefault()
              }}
            />
          </InputBox>
        </div>
      )}
    </Field>
  )
}

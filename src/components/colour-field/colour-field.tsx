import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useRef, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import { boxedInput, InputBox, useTypedValue } from '#components/input-box'
import { contrastLevel, hexContrast } from '#lib/contrast'
import { isImeConfirm } from '#lib/ime'
import { mergeRefs } from '#lib/merge-refs'
import { messages } from './colour-field.messages.ts'
import { isColour, parseColour, shownContrast } from './colour-field.model.ts'
import * as styles from './colour-field.css.ts'

export interface ColourFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'name' | 'ref' | 'onBlur'> {
  /** #rrggbb; empty for none, and what is typed as it is while it is no colour: see `isColour`. */
  value: string
  /** A colour that is one, as it is typed or picked. */
  onValueChange: (value: string) => void
  /** What it must be told from, as #rrggbb, and what that is: then the contrast is shown. */
  against?: { colour: string; name: string }
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

const drawings = { aaa: CircleCheck, aa: CircleCheck, large: TriangleAlert, low: CircleAlert }

/** A colour, typed or picked. */
export function ColourField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  onValueChange,
  against,
  placeholder = '#RRGGBB',
  readOnly = false,
  disabled = false,
  onBlur,
  ref,
  ...rest
}: ColourFieldProps) {
  const intl = useIntl()
  const element = useRef<HTMLInputElement>(null)
  const typed = useTypedValue({
    element,
    value,
    onValueChange,
    format: (colour) => colour,
    parse: (text) => parseColour(text) ?? text.trim(),
    problemOf: (colour) =>
      colour === '' || isColour(colour) ? undefined : intl.formatMessage(messages.noColour),
  })
  const ratio = against === undefined ? undefined : hexContrast(value, against.colour)
  const contrast =
    against === undefined || ratio === undefined ? null : <Contrast ratio={ratio} background={against.name} />
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={
        hint === undefined && contrast === null ? undefined : (
          <span className={styles.hint}>
            {hint}
            {contrast}
          </span>
        )
      }
      error={error ?? typed.problem}
      required={required}
    >
      {(control) => (
        <InputBox
          start={
            <span className={styles.start}>
              <input
                type="color"
                className={styles.swatch}
                aria-label={intl.formatMessage(messages.pick, { label })}
                data-none={isColour(value) ? undefined : true}
                value={isColour(value) ? value : '#000000'}
                disabled={disabled || readOnly}
                onChange={(event) => typed.set(event.target.value)}
              />
            </span>
          }
        >
          <input
            {...rest}
            {...control}
            {...typed.input}
            ref={mergeRefs(element, ref)}
            type="text"
            className={boxedInput}
            // Told when it is time: its own validity knows it earlier.
            aria-invalid={control['aria-invalid'] ?? false}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={readOnly}
            disabled={disabled}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              if (isImeConfirm(event)) event.preventDefault()
              else typed.settle()
            }}
            onBlur={(event) => {
              typed.input.onBlur()
              onBlur?.(event)
            }}
          />
        </InputBox>
      )}
    </Field>
  )
}

function Contrast({ ratio, background }: { ratio: number; background: string }) {
  const intl = useIntl()
  const level = contrastLevel(ratio)
  return (
    <span className={styles.contrast}>
      <span>
        {intl.formatMessage(messages.contrast, {
          ratio: intl.formatNumber(shownContrast(ratio)),
          background,
        })}
      </span>
      <span className={styles.level} data-level={level}>
        <Icon of={drawings[level]} />
        {intl.formatMessage(messages[level])}
      </span>
    </span>
  )
}

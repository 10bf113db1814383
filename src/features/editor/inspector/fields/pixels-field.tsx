import { useIntl } from 'react-intl'
import { NumberField, numberProblem } from '#components/number-field'
import { useReadOnly } from './edit.ts'
import { messages } from './fields.messages.ts'

export interface PixelsFieldProps {
  label: string
  hint?: string
  /** Null for none. */
  value: number | null
  /** A number in range. What is out of range stays in the field, with what is wrong (EML-302). */
  onValueChange: (value: number) => void
  /** The field may be emptied: then the default holds. */
  onClear?: () => void
  /** @default 0 */
  min?: number
  max: number
  step?: number
  placeholder?: string
  /** @default px */
  unit?: string | undefined
}

/** A length in pixels, or another whole number with a unit. */
export function PixelsField({
  value,
  onValueChange,
  onClear,
  min = 0,
  max,
  unit,
  ...rest
}: PixelsFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  return (
    <NumberField
      {...rest}
      suffix={unit ?? intl.formatMessage(messages.pixels)}
      value={value}
      min={min}
      max={max}
      readOnly={readOnly}
      onValueChange={(next) => {
        if (next === null) onClear?.()
        else if (numberProblem(next, { min, max }) === undefined) onValueChange(next)
      }}
    />
  )
}

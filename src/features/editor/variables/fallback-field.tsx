import { useIntl } from 'react-intl'
import { TextField } from '#components/text-field'
import { messages } from './variables.messages.ts'

/** As many characters as a fallback may have. */
const FALLBACK_MAX = 500

export interface FallbackFieldProps {
  /** What the variable is called. */
  name: string
  /** Empty for none. */
  value: string
  onValueChange: (value: string) => void
  onEnter?: () => void
  /** @default false */
  readOnly?: boolean
}

/** What is shown where a variable is empty. */
export function FallbackField({ name, value, readOnly = false, ...rest }: FallbackFieldProps) {
  const intl = useIntl()
  return (
    <TextField
      {...rest}
      label={intl.formatMessage(messages.fallback, { name })}
      hint={value === '' && !readOnly ? intl.formatMessage(messages.fallbackHint) : undefined}
      value={value}
      maxLength={FALLBACK_MAX}
      autoComplete="off"
      readOnly={readOnly}
    />
  )
}

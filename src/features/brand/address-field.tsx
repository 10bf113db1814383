import { useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '#components/text-field'
import { httpsAddress } from '#lib/https-address'
import { messages } from './brand.messages.ts'

interface AddressFieldProps {
  label: string
  /** As it is typed. */
  value: string
  onValueChange: (value: string) => void
  /** The field was left with an address that is one, which is written as addresses are. */
  onSettle?: (address: string) => void
  /** Says that it is empty; without it, it may be. */
  emptyError?: string
  /** It was tried to be saved: what is wrong is said, also where the field was never left. */
  attempted: boolean
  readOnly: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** The https address of a page. What is wrong is said once the field was left (CMP-26). */
export function AddressField({
  label,
  value,
  onValueChange,
  onSettle,
  emptyError,
  attempted,
  readOnly,
  ref,
}: AddressFieldProps) {
  const intl = useIntl()
  const [left, setLeft] = useState(false)
  const address = httpsAddress(value)
  const isWrong = address === undefined
  if (left && !isWrong) setLeft(false)
  return (
    <TextField
      ref={ref}
      label={label}
      required={emptyError !== undefined}
      placeholder="https://"
      inputMode="url"
      value={value}
      onValueChange={onValueChange}
      onBlur={() => {
        if (isWrong) setLeft(true)
        else if (onSettle) onSettle(address)
        else if (address !== value) onValueChange(address)
      }}
      error={
        isWrong && (left || attempted)
          ? intl.formatMessage(messages.addressWrong)
          : address === '' && attempted
            ? emptyError
            : undefined
      }
      readOnly={readOnly}
    />
  )
}

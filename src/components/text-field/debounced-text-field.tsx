import { TextField, type TextFieldProps } from './text-field.tsx'
import { useDebouncedText } from './use-debounced-text.ts'

export interface DebouncedTextFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onValueChange' | 'defaultValue'
> {
  /** What holds; shown unless somebody types. */
  value: string
  /** A new text: 420 ms after the last key, at once on Enter and on leaving; never a half-converted kana (CMP-6). */
  onValueChange: (value: string) => void
}

/** One line of text that is acted upon while one types, such as the name of a campaign that saves itself. */
export function DebouncedTextField({
  value,
  onValueChange,
  onEnter,
  onBlur,
  ...rest
}: DebouncedTextFieldProps) {
  const text = useDebouncedText(value, onValueChange)
  return (
    <TextField
      {...rest}
      value={text.typed}
      onValueChange={text.type}
      onCompositionStart={text.composeStart}
      onCompositionEnd={(event) => text.composeEnd(event.currentTarget.value)}
      onBlur={(event) => {
        text.flush()
        onBlur?.(event)
      }}
      onEnter={() => {
        text.flush()
        onEnter?.()
      }}
    />
  )
}

import { useRef } from 'react'
import { Field, type FieldProps } from '#components/field'
import { boxedInput, InputBox, useTypedValue } from '#components/input-box'
import { isImeConfirm } from '#lib/ime'
import { VariableButton, type ChosenVariable } from '#features/editor/variables'
import { variableToken } from '#features/editor/variable-text'
import { useReadOnly, useSettings } from './edit.ts'
import { useRefusedText } from './refused-texts.tsx'

export interface TypedTextFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'hint'> {
  /** As the document has it. */
  value: string
  /** A text that has no problem. */
  onValueChange: (value: string) => void
  /** What is wrong with a text, in words: then it stays in the field and changes nothing (EML-302). */
  problemOf?: (text: string) => string | undefined
  /** How a text is written in the document. @default as it is */
  parse?: (text: string) => string
  placeholder?: string | undefined
  maxLength?: number | undefined
  inputMode?: 'url' | 'email' | 'tel' | undefined
  /** With it variables can be put in at the caret, into the text that it gives back. */
  onVariable?: ((variable: ChosenVariable, text: string) => void) | undefined
  /** The variables are for an address. @default false */
  inAddress?: boolean
}

const same = (text: string) => text
const fine = () => undefined

/** One line of text that is checked before it changes anything. */
export function TypedTextField({
  label,
  labelHidden,
  hint,
  value,
  onValueChange,
  problemOf = fine,
  parse = same,
  placeholder,
  maxLength,
  inputMode,
  onVariable,
  inAddress = false,
}: TypedTextFieldProps) {
  const readOnly = useReadOnly()
  const { lang } = useSettings()
  const element = useRef<HTMLInputElement>(null)
  const refused = useRefusedText(label, value)
  const typed = useTypedValue({
    element,
    value,
    format: same,
    parse,
    problemOf,
    refused: refused.text,
    onRefused: refused.keep,
    onValueChange: (text) => {
      if (problemOf(text) === undefined) onValueChange(text)
    },
  })
  const insert = (variable: ChosenVariable) => {
    const input = element.current
    const text = typed.input.value
    const at = input?.selectionStart ?? text.length
    const token = variableToken(variable.path)
    onVariable?.(variable, text.slice(0, at) + token + text.slice(input?.selectionEnd ?? at))
    input?.focus()
    requestAnimationFrame(() => input?.setSelectionRange(at + token.length, at + token.length))
  }
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={typed.problem}>
      {(control) => (
        <InputBox
          end={
            onVariable && !readOnly ? (
              <VariableButton lang={lang} inAddress={inAddress} onChoose={insert} />
            ) : undefined
          }
        >
          <input
            {...control}
            {...typed.input}
            ref={element}
            type="text"
            className={boxedInput}
            // Told when it is time: its own validity knows it earlier.
            aria-invalid={control['aria-invalid'] ?? false}
            placeholder={placeholder}
            maxLength={maxLength}
            inputMode={inputMode}
            autoComplete="off"
            readOnly={readOnly}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              if (isImeConfirm(event)) event.preventDefault()
              else typed.settle()
            }}
          />
        </InputBox>
      )}
    </Field>
  )
}

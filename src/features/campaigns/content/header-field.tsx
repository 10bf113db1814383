import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '#components/field'
import { boxedInput, InputBox, useTypedValue } from '#components/input-box'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { isImeConfirm } from '#lib/ime'
import { EmojiButton, FallbackField, useVariables, VariableButton } from '#features/editor'
import { variableSource } from '#mail/render/template'
import { HEADER, isReadable, readHeader, variablesOf, writeHeader } from '#features/campaigns/header-text'
import { messages } from './header-field.messages.ts'

export interface HeaderFieldProps {
  label: string
  /** As it is stored, with variables in Liquid. */
  value: string
  onValueChange: (value: string) => void
  /** Of the text: fallbacks are suggested in it. */
  lang: string
  /** Below the field, beside what is wrong. */
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string | undefined
  /** @default false */
  required?: boolean
}

/** One line that goes into the header of a mail, with variables and what is shown where they are empty (CAM-81). */
export function HeaderField({
  label,
  value,
  onValueChange,
  lang,
  hint,
  error,
  placeholder,
  required = false,
}: HeaderFieldProps) {
  const intl = useIntl()
  const element = useRef<HTMLInputElement>(null)
  const [overflows, setOverflows] = useState(false)
  const { labelOf, mayBeEmpty, isKnown, isLoading } = useVariables()
  const { text, fallbacks } = readHeader(value)
  const report = (next: string) => {
    setOverflows(next.length > HEADER.max)
    if (next.length <= HEADER.max) onValueChange(next)
  }
  const problemOf = (stored: string): string | undefined => {
    if (!isReadable(stored)) return intl.formatMessage(messages.unreadable, { example: '{{contact.name}}' })
    const unknown = variablesOf(readHeader(stored).text).find((name) => !isKnown(name.split('.')))
    return unknown === undefined || isLoading
      ? undefined
      : intl.formatMessage(messages.unknownVariable, { name: unknown })
  }
  const typed = useTypedValue({
    element,
    value,
    format: (stored) => readHeader(stored).text,
    parse: (written) => writeHeader({ text: written, fallbacks }),
    problemOf,
    onValueChange: report,
  })
  const insert = (source: string) => {
    const input = element.current
    const shown = typed.input.value
    const at = input?.selectionStart ?? shown.length
    const written = shown.slice(0, at) + source + shown.slice(input?.selectionEnd ?? at)
    report(writeHeader({ text: written, fallbacks }))
    input?.focus()
  }
  const openVariables = variablesOf(text)
    .map((name) => ({ token: `{{${name}}}`, path: name.split('.') }))
    .filter(({ path }) => isKnown(path) && mayBeEmpty(path))
  const lacking = openVariables.filter(({ token }) => !fallbacks[token])
  const problem = overflows ? intl.formatMessage(messages.tooLong, { max: HEADER.max }) : typed.problem
  return (
    <Stack gap={2}>
      <Field label={label} hint={hint} error={problem ?? error} required={required}>
        {(control) => (
          <InputBox
            end={
              <>
                <EmojiButton onChoose={insert} />
                <VariableButton
                  lang={lang}
                  onChoose={(variable) => insert(variableSource({ type: 'variable', ...variable }, false))}
                />
              </>
            }
          >
            <input
              {...control}
              {...typed.input}
              ref={element}
              type="text"
              className={boxedInput}
              aria-invalid={control['aria-invalid'] ?? false}
              placeholder={placeholder}
              // Fallbacks take of the same room, and are not in the field.
              maxLength={Math.max(0, HEADER.max - (value.length - text.length))}
              autoComplete="off"
              onKeyDown={(event) => {
                if (event.key === 'Enter' && isImeConfirm(event)) event.preventDefault()
              }}
            />
          </InputBox>
        )}
      </Field>
      {openVariables.map(({ token, path }) => (
        <FallbackField
          key={token}
          name={labelOf(path)}
          value={fallbacks[token] ?? ''}
          onValueChange={(fallback) =>
            report(writeHeader({ text, fallbacks: { ...fallbacks, [token]: fallback } }))
          }
        />
      ))}
      {lacking.length > 0 ? (
        <Text as="p" size={13} tone="warning" role="status">
          {intl.formatMessage(messages.fallbackMissing, {
            names: intl.formatList(lacking.map(({ path }) => labelOf(path))),
          })}
        </Text>
      ) : null}
    </Stack>
  )
}

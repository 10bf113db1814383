import { useIntl } from 'react-intl'
import type { FieldProps } from '#components/field'
import { Stack } from '#components/layout'
import { FallbackField, useVariables } from '#features/editor/variables'
import {
  inlineText,
  variablesIn,
  variableToken,
  withFallback,
  withText,
} from '#features/editor/variable-text'
import type { Inline } from '#mail/document'
import { useReadOnly } from './edit.ts'
import { messages } from './fields.messages.ts'
import { TypedTextField } from './typed-text-field.tsx'

/** A text of the document has at most so many characters (EML-3); a label is shorter. */
const WORDS_MAX = 2000

export interface WordsFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'hint'> {
  value: readonly Inline[]
  onValueChange: (value: Inline[], how?: 'typing') => void
  /** An empty text is refused. @default false */
  required?: boolean
  placeholder?: string
}

/** One line of text with variables in it, and what they say where they are empty. */
export function WordsField({ value, onValueChange, required = false, ...rest }: WordsFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const { labelOf, mayBeEmpty } = useVariables()
  const problemOf = (text: string): string | undefined => {
    if (required && text.trim() === '') return intl.formatMessage(messages.required)
    const content = withText(value, text)
    if (content === 'unclosed')
      return intl.formatMessage(messages.unclosed, { variable: variableToken(['contact', 'name']) })
    return content === 'badName' ? intl.formatMessage(messages.badName) : undefined
  }
  const set = (text: string, fallbacks?: Record<string, string>) => {
    const content = withText(value, text, fallbacks)
    if (typeof content !== 'string') onValueChange(content, fallbacks ? undefined : 'typing')
  }
  return (
    <Stack gap={2}>
      <TypedTextField
        {...rest}
        value={inlineText(value)}
        maxLength={WORDS_MAX}
        problemOf={problemOf}
        onValueChange={(text) => set(text)}
        onVariable={({ path, fallback }, text) =>
          set(text, fallback === undefined ? {} : { [variableToken(path)]: fallback })
        }
      />
      {variablesIn(value)
        .filter(({ path }) => mayBeEmpty(path))
        .map(({ path, fallback = '' }) => (
          <FallbackField
            key={variableToken(path)}
            name={labelOf(path)}
            value={fallback}
            readOnly={readOnly}
            onValueChange={(next) => onValueChange(withFallback(value, path, next), 'typing')}
          />
        ))}
    </Stack>
  )
}

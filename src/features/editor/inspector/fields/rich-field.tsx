import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextArea } from '#components/text-field'
import { variableToken } from '#features/editor/variable-text'
import type { RichBlock } from '#mail/document'
import { useReadOnly } from './edit.ts'
import { useRefusedText } from './refused-texts.tsx'
import { messages } from './fields.messages.ts'
import { richLines, withLines } from './rich-lines.model.ts'

export interface RichFieldProps {
  label: string
  value: readonly RichBlock[]
  onValueChange: (value: RichBlock[], how?: 'typing') => void
}

/** Several lines of text; signs at the beginning of a line make headings, lists and quotes. */
export function RichField({ label, value, onValueChange }: RichFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const refused = useRefusedText(label, richLines(value))
  const [typed, setTyped] = useState(refused.text)
  const text = typed ?? richLines(value)
  const read = withLines(value, text)
  const problem =
    read === 'unclosed'
      ? intl.formatMessage(messages.unclosed, { variable: variableToken(['contact', 'name']) })
      : read === 'badName'
        ? intl.formatMessage(messages.badName)
        : read === 'tooLong'
          ? intl.formatMessage(messages.tooLong)
          : undefined
  return (
    <TextArea
      label={label}
      hint={readOnly ? undefined : intl.formatMessage(messages.richHint)}
      error={problem}
      value={text}
      rows={4}
      readOnly={readOnly}
      onValueChange={(next) => {
        setTyped(next)
        const content = withLines(value, next)
        const isRefused = typeof content === 'string'
        refused.keep(isRefused ? next : undefined)
        if (!isRefused) onValueChange(content, 'typing')
      }}
      onBlur={() => {
        if (problem === undefined) setTyped(undefined)
      }}
    />
  )
}

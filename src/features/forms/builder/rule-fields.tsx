import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import { Button } from '#components/button'
import { FieldGroup } from '#components/form'
import { Columns, Inline } from '#components/layout'
import { NumberField } from '#components/number-field'
import { TextField } from '#components/text-field'
import { POSTCODE_PATTERN } from '#domain/forms/postcode'
import type { PublicField } from '#domain/forms/public-form'
import { FORM } from './builder-draft.model.ts'
import { messages } from './field-panel.messages.ts'

interface RuleFieldsProps {
  field: FormField
  shown: PublicField
  onChange: (part: Partial<FormField>, place?: string) => void
}

const ends = ['min', 'max'] as const

/** What an answer must be like: how large, how long, of which pattern (FRM-12). */
export function RuleFields({ field, shown, onChange }: RuleFieldsProps) {
  const intl = useIntl()
  const { rules = {} } = field
  const pattern = useRef<HTMLInputElement>(null)
  const { control } = shown
  // What is typed and is no number yet stays typed.
  const [typed, setTyped] = useState<Partial<Record<(typeof ends)[number], number | null>>>({})
  const isNumber = control === 'number'
  if (!isNumber && control !== 'text' && control !== 'textarea' && control !== 'tel') return null
  if (field.type !== 'property') return null
  const change = (part: NonNullable<FormField['rules']>, place: string) => {
    const next = Object.fromEntries(
      Object.entries({ ...rules, ...part }).filter(([, value]) => value !== undefined),
    )
    onChange({ rules: Object.keys(next).length === 0 ? undefined : next }, place)
  }
  const isWrong = rules.min !== undefined && rules.max !== undefined && rules.min > rules.max
  return (
    <FieldGroup label={intl.formatMessage(messages.rules)}>
      <Columns least="figure" gap={3}>
        {ends.map((end) => (
          <NumberField
            key={end}
            label={intl.formatMessage(isNumber ? messages[`${end}Number`] : messages[`${end}Length`])}
            fractionDigits={isNumber ? 6 : 0}
            error={end === 'max' && isWrong ? intl.formatMessage(messages.rangeWrong) : undefined}
            value={Number.isNaN(typed[end]) ? Number.NaN : (rules[end] ?? null)}
            onValueChange={(value) => {
              setTyped({ ...typed, [end]: value })
              if (!Number.isNaN(value)) change({ [end]: value ?? undefined }, end)
            }}
          />
        ))}
      </Columns>
      {isNumber ? null : (
        <TextField
          ref={pattern}
          label={intl.formatMessage(messages.pattern)}
          hint={intl.formatMessage(
            rules.pattern === POSTCODE_PATTERN ? messages.postcodeHint : messages.patternHint,
          )}
          error={
            rules.pattern !== undefined && !isPattern(rules.pattern)
              ? intl.formatMessage(messages.patternWrong)
              : undefined
          }
          maxLength={FORM.patternMax}
          spellCheck={false}
          autoComplete="off"
          value={rules.pattern ?? ''}
          onValueChange={(text) => change({ pattern: text === '' ? undefined : text }, 'pattern')}
        />
      )}
      {control === 'text' && rules.pattern === undefined ? (
        <Inline>
          <Button
            size="small"
            onClick={() => {
              change({ pattern: POSTCODE_PATTERN }, 'pattern')
              // The button goes.
              pattern.current?.focus()
            }}
          >
            {intl.formatMessage(messages.postcode)}
          </Button>
        </Inline>
      ) : null}
    </FieldGroup>
  )
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

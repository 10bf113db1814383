import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { Text } from '#components/text'
import type { Format } from '#mail/document'
import { FallbackField } from './fallback-field.tsx'
import { useSampleValues } from './use-sample-values.ts'
import {
  datePatterns,
  defaultFormat,
  suggestedFallback,
  type VariableChoice,
} from './variable-choices.model.ts'
import { VariableList } from './variable-list.tsx'
import { messages } from './variables.messages.ts'
import { formatDate } from '#mail/liquid/date'

/** A variable as it was chosen. */
export interface ChosenVariable {
  path: string[]
  fallback?: string
  format?: Format
}

export interface VariablePickerProps {
  /** A variable was chosen, with what is shown where it is empty. */
  onChoose: (variable: ChosenVariable) => void
  /** The language of the text: fallbacks and formats are suggested in it. */
  lang: string
  /** For part of an address: neither a fallback nor a format is asked for, and links are left out. @default false */
  inAddress?: boolean
}

/** Finds a variable by its name and asks what to show where it is empty (EML-305). */
export function VariablePicker({ onChoose, lang, inAddress = false }: VariablePickerProps) {
  const [chosen, setChosen] = useState<VariableChoice>()
  const valueOf = useSampleValues()
  const panel = useRef<HTMLDivElement>(null)
  // What had the focus is gone with each step.
  useEffect(() => {
    const field = panel.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input,select')
    field?.focus()
    if (field && 'select' in field) field.select()
  }, [chosen])
  return (
    <div ref={panel}>
      {chosen ? (
        <VariableDetails
          choice={chosen}
          lang={lang}
          onChoose={onChoose}
          onBack={() => setChosen(undefined)}
        />
      ) : (
        <VariableList
          valueOf={valueOf}
          withLinks={!inAddress}
          onChoose={(choice) => {
            if (inAddress || (choice.isAlwaysFilled && !isDate(choice))) onChoose({ path: choice.path })
            else setChosen(choice)
          }}
        />
      )}
    </div>
  )
}

const isDate = ({ type }: VariableChoice): boolean => type === 'date' || type === 'datetime'

interface DetailsProps extends Pick<VariablePickerProps, 'onChoose' | 'lang'> {
  choice: VariableChoice
  onBack: () => void
}

function VariableDetails({ choice, lang, onChoose, onBack }: DetailsProps) {
  const intl = useIntl()
  const [fallback, setFallback] = useState(() => suggestedFallback(choice, lang))
  const [format, setFormat] = useState(() => defaultFormat(choice, lang))
  const add = () =>
    onChoose({ path: choice.path, ...(fallback !== '' && { fallback }), ...(format && { format }) })
  return (
    <Stack gap={3}>
      <Inline>
        <Button size="small" tone="quiet" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
          {intl.formatMessage(messages.back)}
        </Button>
      </Inline>
      {choice.isAlwaysFilled ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.noFallback, { name: choice.label })}
        </Text>
      ) : (
        <FallbackField name={choice.label} value={fallback} onValueChange={setFallback} onEnter={add} />
      )}
      {isDate(choice) ? (
        <Select
          label={intl.formatMessage(messages.writtenAs)}
          value={format?.type === 'date' ? format.pattern : 'none'}
          options={[
            ...datePatterns.map((pattern) => ({
              value: pattern,
              label: formatDate('2026-04-01', pattern, 'UTC'),
            })),
            { value: 'none', label: intl.formatMessage(messages.asItIs) },
          ]}
          onValueChange={(pattern) => setFormat(pattern === 'none' ? undefined : { type: 'date', pattern })}
        />
      ) : null}
      <Inline>
        <Button tone="primary" onClick={add}>
          {intl.formatMessage(messages.add)}
        </Button>
      </Inline>
    </Stack>
  )
}

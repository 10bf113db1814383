import type { ReactNode } from 'react'
import { Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { useReadOnly } from './edit.ts'

export interface ChoiceFieldProps<Value extends string> {
  label: string
  hint?: string
  /** Undefined where the selected nodes differ. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** One of a few, all in sight, below a label. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  value,
  onValueChange,
  options,
}: ChoiceFieldProps<Value>) {
  const readOnly = useReadOnly()
  return (
    <Stack gap={1}>
      <Text size={13} weight="medium" aria-hidden>
        {label}
      </Text>
      <SegmentedControl<Value | ''>
        label={label}
        value={value ?? ''}
        options={options.map((option) => ({ ...option, disabled: readOnly && option.value !== value }))}
        onValueChange={(next) => {
          if (next !== '' && !readOnly) onValueChange(next)
        }}
      />
      {hint === undefined ? null : (
        <Text as="p" size={12} tone="muted">
          {hint}
        </Text>
      )}
    </Stack>
  )
}

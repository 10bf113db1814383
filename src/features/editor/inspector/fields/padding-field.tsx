import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Switch } from '#components/switch'
import { useReadOnly } from './edit.ts'
import { messages } from './fields.messages.ts'
import { PixelsField } from './pixels-field.tsx'
import * as styles from './fields.css.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]
/** Null for a side where the selected nodes differ. */
export type Sides = Record<Side, number | null>

/** As much as a side may have, px. */
const PADDING_MAX = 200

export interface PaddingFieldProps {
  value: Sides
  /** The sides that change. */
  onValueChange: (change: Partial<Record<Side, number>>) => void
}

/** The space around a content: one number, or one for each side. */
export function PaddingField({ value, onValueChange }: PaddingFieldProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const isEven = sides.every((side) => value[side] === value.top)
  const [wantsEach, setWantsEach] = useState(false)
  const each = wantsEach || !isEven
  const mixed = intl.formatMessage(messages.mixed)
  return (
    <Stack gap={2} role="group" aria-label={intl.formatMessage(messages.padding)}>
      {each ? (
        <div className={styles.sides}>
          {sides.map((side) => (
            <PixelsField
              key={side}
              label={intl.formatMessage(messages[side])}
              value={value[side]}
              placeholder={value[side] === null ? mixed : undefined}
              max={PADDING_MAX}
              step={4}
              onValueChange={(next) => onValueChange({ [side]: next })}
            />
          ))}
        </div>
      ) : (
        <PixelsField
          label={intl.formatMessage(messages.allSides)}
          value={value.top}
          placeholder={value.top === null ? mixed : undefined}
          max={PADDING_MAX}
          step={4}
          onValueChange={(next) => onValueChange({ top: next, right: next, bottom: next, left: next })}
        />
      )}
      <Switch
        label={intl.formatMessage(messages.eachSide)}
        checked={each}
        readOnly={readOnly}
        onCheckedChange={(next) => {
          setWantsEach(next)
          const { top } = value
          // One number for all sides again: that of the top.
          if (!next && !isEven)
            onValueChange({ top: top ?? 0, right: top ?? 0, bottom: top ?? 0, left: top ?? 0 })
        }}
      />
    </Stack>
  )
}

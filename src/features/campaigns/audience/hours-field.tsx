import { useState } from 'react'
import { useIntl } from 'react-intl'
import { NumberField } from '#components/number-field'
import { HOURS, hoursProblem } from './audience.model.ts'
import { messages } from './audience.messages.ts'

export interface HoursFieldProps {
  hours: number
  onHoursChange: (hours: number) => void
}

/** For how many hours somebody who received a mail is skipped (CAM-18). What is out of range stays in the field and goes nowhere. */
export function HoursField({ hours, onHoursChange }: HoursFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<number | null>(hours)
  const isWrong = hoursProblem(typed)
  return (
    <NumberField
      label={intl.formatMessage(messages.hours)}
      value={typed}
      min={HOURS.least}
      max={HOURS.most}
      suffix={intl.formatMessage(messages.hoursUnit)}
      onValueChange={(next) => {
        setTyped(next)
        if (next !== null && !hoursProblem(next)) onHoursChange(next)
      }}
      error={
        isWrong
          ? intl.formatMessage(messages.hoursWrong, { least: HOURS.least, most: HOURS.most })
          : undefined
      }
    />
  )
}

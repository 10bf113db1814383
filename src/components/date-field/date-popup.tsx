import type { KeyboardEvent, RefObject } from 'react'
import { DropDown } from '#components/drop-down'
import { Calendar, type CalendarProps } from './calendar.tsx'

export interface DatePopupProps extends CalendarProps {
  id: string
  label: string
  owner: RefObject<HTMLElement | null>
  onDismiss: (by: 'escape' | 'press') => void
}

/** The calendar of a date field, as a dialog that the Tab key stays in. */
export function DatePopup({ id, label, owner, onDismiss, ...calendar }: DatePopupProps) {
  return (
    <DropDown
      id={id}
      role="dialog"
      aria-modal
      aria-label={label}
      owner={owner}
      onDismiss={onDismiss}
      onKeyDown={stayInside}
    >
      <Calendar {...calendar} />
    </DropDown>
  )
}

function stayInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, [tabindex="0"]')
  const [first] = stops
  const last = stops[stops.length - 1]
  const from = event.shiftKey ? first : last
  if (document.activeElement !== from) return
  event.preventDefault()
  const to = event.shiftKey ? last : first
  to?.focus()
}

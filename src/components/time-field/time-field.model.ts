import { minutesOfIso } from '#lib/iso-date'

/** Minutes of a day that has no clock change. */
const DAY_MINUTES = 24 * 60
const LAST = DAY_MINUTES - 1
/** Where the arrows start in an empty field: when people begin to work. */
const START = 9 * 60
/** Minutes that Page Up and Page Down go. */
const PAGE_MINUTES = 60

/** Whether it is a time as this field reports one. */
export const isTime = (text: string): boolean => minutesOfIso(text) !== undefined

const mornings = ['am', 'a', '午前']
const halves = '(am|pm|a|p|午前|午後)?'
const written = new RegExp(`^${halves}(\\d{1,2})(?:(?:[:.時h](\\d{2}|半)?分?)|(\\d{2}))?${halves}$`)

/**
 * The minutes since midnight that a text means: 9:30, 930, 9, 9.30 pm, 9時半, 午後9時30分; in either width, by 24 hours unless
 * it says which half of the day.
 */
export function parseTime(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/([ap])\.?m\.?/, '$1m')
  const [, before, hourText, shown, packed, after] = written.exec(plain) ?? []
  if (hourText === undefined || (before !== undefined && after !== undefined)) return undefined
  const half = before ?? after
  const minute = shown === '半' ? 30 : Number(shown ?? packed ?? 0)
  const hour = Number(hourText)
  if (minute > 59 || hour > (half === undefined ? 23 : 12)) return undefined
  const hours = half === undefined ? hour : (hour % 12) + (mornings.includes(half) ? 0 : 12)
  return hours * 60 + minute
}

/** What lies between the first and the last time that may be chosen, in minutes since midnight. */
export interface TimeRange {
  min?: number | undefined
  max?: number | undefined
}

/** Where a key leads: onto the next multiple of the step, or an hour on; never beyond the first and the last. */
export function timeAfterKey(
  minutes: number | undefined,
  key: string,
  step: number,
  { min = 0, max = LAST }: TimeRange,
): number | undefined {
  const clamp = (to: number) => Math.min(max, Math.max(min, to))
  const isKey = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].includes(key)
  if (!isKey) return undefined
  if (minutes === undefined) return clamp(START)
  switch (key) {
    case 'ArrowUp':
      return clamp((Math.floor(minutes / step) + 1) * step)
    case 'ArrowDown':
      return clamp((Math.ceil(minutes / step) - 1) * step)
    default:
      return clamp(minutes + (key === 'PageUp' ? PAGE_MINUTES : -PAGE_MINUTES))
  }
}

export type TimeProblem = 'noTime' | 'tooEarly' | 'tooLate'

/** What is wrong with what the field reports; an empty field is right: whether it may be empty is for the form to say. */
export function timeProblem(value: string, { min, max }: TimeRange): TimeProblem | undefined {
  if (value === '') return undefined
  const minutes = minutesOfIso(value)
  if (minutes === undefined) return 'noTime'
  if (min !== undefined && minutes < min) return 'tooEarly'
  return max !== undefined && minutes > max ? 'tooLate' : undefined
}

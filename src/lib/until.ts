import { DAY, HOUR, MINUTE } from './duration.ts'

/** How long until then, in the largest unit of which there is one; never nothing. */
export function untilOf(ms: number): { value: number; unit: 'day' | 'hour' | 'minute' } {
  if (ms >= DAY) return { value: Math.floor(ms / DAY), unit: 'day' }
  if (ms >= HOUR) return { value: Math.floor(ms / HOUR), unit: 'hour' }
  return { value: Math.max(1, Math.ceil(ms / MINUTE)), unit: 'minute' }
}

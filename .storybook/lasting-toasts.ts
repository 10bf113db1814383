import { toasts } from '#components/toast'
import { HOUR } from '#lib/duration'

/** A toast goes after some seconds: whether a story still shows it would hang on how fast the machine is. A story that gives it a time keeps it. */
export function keepToasts(): void {
  const { add } = toasts
  toasts.add = (toast) => add({ duration: HOUR, ...toast })
}

import { toasts } from '#components/toast'
import { HOUR } from '#lib/duration'

/** A toast that goes after some seconds would be seen or not, as the machine is quick or slow: it stays, unless the story says for how long. */
export function keepToasts(): void {
  const { add } = toasts
  toasts.add = (toast) => add({ duration: HOUR, ...toast })
}

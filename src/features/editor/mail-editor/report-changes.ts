import type { Clock } from '#lib/clock'
import { originalOf } from '#mail/twin'
import type { EmailDocument } from '#mail/document'
import type { EditorStore } from '#features/editor/store'

/** How long after the last change it is reported, and how long after the first one at the latest, ms (CAM-85). */
export const REPORT = { afterMs: 420, atLatestMs: 600 } as const

export interface ChangeReports {
  /** Reports at once what was not reported yet. */
  flush: () => void
  /** Reports what is left and ends it. */
  end: () => void
}

/** Reports the mail of an editor a moment after each change. Which language is shown is no change. */
export function reportChanges(
  store: EditorStore,
  onChange: (document: EmailDocument) => void,
  clock: Clock,
): ChangeReports {
  const mail = () => originalOf(store.getState().document)
  let reported = mail()
  let since: number | undefined
  let cancel: (() => void) | undefined
  const flush = () => {
    cancel?.()
    cancel = undefined
    since = undefined
    const document = mail()
    if (document === reported) return
    reported = document
    onChange(document)
  }
  const unsubscribe = store.subscribe(() => {
    if (mail() === reported) return
    cancel?.()
    since ??= clock.now()
    const left = since + REPORT.atLatestMs - clock.now()
    cancel = clock.setTimeout(flush, Math.max(0, Math.min(REPORT.afterMs, left)))
  })
  return {
    flush,
    end() {
      unsubscribe()
      flush()
    },
  }
}

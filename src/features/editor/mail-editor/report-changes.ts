import type { Clock } from '#lib/clock'
import { originalOf } from '#mail/twin'
import type { EmailDocument } from '#mail/document'
import { isSameDocument } from '#mail/operations'
import type { EditorStore } from '#features/editor/store'

/** How long after the last change it is reported, and how long after the first one at the latest, ms (CAM-85). */
export const REPORT = { afterMs: 420, atLatestMs: 600 } as const

/** Puts what others made of a mail together with what is edited, which both come from `base`. Whether that changed anything. */
export type TakeTheirs = (store: EditorStore, base: EmailDocument, theirs: EmailDocument) => boolean

export const loadTakeTheirs = async (): Promise<TakeTheirs> => (await import('./take-theirs.ts')).takeTheirs

interface Listeners {
  onChange: (document: EmailDocument) => void
  /** What others made of the mail has come into it. */
  onTaken: () => void
}

export interface ChangeReports {
  /** Reports at once what was not reported yet. */
  flush: () => void
  /**
   * Takes what somebody else made of the mail since it was last reported; the mail as it was last reported is no news. What
   * is changed meanwhile is reported afterwards.
   */
  take: (mail: EmailDocument) => Promise<void>
  /** Reports what is left and ends it. */
  end: () => void
}

/** Reports the mail of an editor a moment after each change. Which language is shown is no change. */
export function reportChanges(
  store: EditorStore,
  { onChange, onTaken }: Listeners,
  clock: Clock,
  load: () => Promise<TakeTheirs>,
): ChangeReports {
  const mail = () => originalOf(store.getState().document)
  let reported = mail()
  let since: number | undefined
  let cancel: (() => void) | undefined
  /** What is still to be taken: a report would be in its place. */
  let theirs: EmailDocument | undefined
  const take = async (next: EmailDocument) => {
    if (next === reported) return
    theirs = next
    const takeTheirs = await load().catch(() => undefined)
    // A newer one came, or it was the last moment; what could not be loaded is tried again with the next report.
    if (theirs !== next || !takeTheirs) return
    const isOther = takeTheirs(store, reported, next)
    theirs = undefined
    // What stands as it came is not reported back.
    reported = isSameDocument(mail(), next) ? mail() : next
    flush()
    if (isOther) onTaken()
  }
  const flush = () => {
    cancel?.()
    cancel = undefined
    since = undefined
    if (theirs) {
      void take(theirs)
      return
    }
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
    take,
    end() {
      theirs = undefined
      unsubscribe()
      flush()
    },
  }
}

import { ToastRegion } from '#components/toast'
import { MoreMessages } from '#intl'
import { CutPaste } from './cut-paste.tsx'
import { LanguageFailed } from './language-failed.tsx'
import { Later } from './later.tsx'

/** A chunk of its own: what every screen takes from the toasts comes with the first one. */
export function LaterToasts() {
  return (
    <>
      <ToastRegion />
      <Later>
        <MoreMessages>
          <CutPaste />
          <LanguageFailed />
        </MoreMessages>
      </Later>
    </>
  )
}

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { FullSheet } from '#components/dialog'
import { Stack } from '#components/layout'
import { toasts } from '#components/toast'
import { systemClock } from '#lib/clock'
import { onIdle } from '#lib/on-idle'
import type { EmailDocument } from '#mail/document'
import { EditorFrame, type EditorPlace } from '#features/editor/frame'
import { createEditorStore, EditorProvider, whenComposed } from '#features/editor/state'
import { loadTakeTheirs, reportChanges, type ChangeReports } from './report-changes.ts'
import { messages } from './mail-editor.messages.ts'

export interface MailEditorProps {
  open: boolean
  /** What others make of it while the editor is open is taken into what is edited (CAM-196). */
  document: EmailDocument
  /** The mail after changes: while it is edited a moment after them, and at once when the editor closes. */
  onChange: (document: EmailDocument) => void
  place: EditorPlace
  /** Names the mail. */
  title: string
  /** At the head of the sheet, before what closes it. */
  actions?: ReactNode
  /** Whether what was changed is stored. */
  state?: ReactNode
  /** Above the mail, such as why it could not be stored; gets what closes the sheet. */
  renderNotices?: ((close: () => void) => ReactNode) | undefined
  onClose: () => void
}

/** The editor of a mail that belongs to something else, in a sheet over it. Needs an EditorDataProvider around it. */
export function MailEditor({ open, title, actions, onClose, ...rest }: MailEditorProps) {
  const intl = useIntl()
  const reports = useRef<ChangeReports>(undefined)
  // However it closes: by its buttons, by Back, or because what the mail belongs to is gone.
  useLayoutEffect(() => (open ? () => report(reports) : undefined), [open])
  return (
    <FullSheet
      open={open}
      onClose={onClose}
      title={title}
      flush
      actions={
        <>
          {actions}
          <Button tone="primary" onClick={onClose}>
            {intl.formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <OpenMail {...rest} onLeave={onClose} onReports={(made) => (reports.current = made)} />
    </FullSheet>
  )
}

/** Reports what was changed at the very end. */
function report(reports: RefObject<ChangeReports | undefined>): void {
  // A text that is being edited is stored when it is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  reports.current?.flush()
}

interface OpenMailProps extends Pick<
  MailEditorProps,
  'document' | 'onChange' | 'place' | 'state' | 'renderNotices'
> {
  onLeave: () => void
  onReports: (reports: ChangeReports) => void
}

function OpenMail({
  document: mail,
  onChange,
  place,
  state,
  renderNotices,
  onLeave,
  onReports,
}: OpenMailProps) {
  const intl = useIntl()
  const [store] = useState(() => createEditorStore(mail))
  const current = useRef<ChangeReports>(undefined)
  const change = useEffectEvent(onChange)
  const hand = useEffectEvent(onReports)
  const tell = useEffectEvent(() => void toasts.add({ content: intl.formatMessage(messages.merged) }))
  useLayoutEffect(() => {
    const reports = reportChanges(
      store,
      { onChange: (next) => change(next), onTaken: () => tell() },
      systemClock,
      // A report waits for what is to be taken, and that for an input method.
      async () => {
        await whenComposed()
        return loadTakeTheirs()
      },
    )
    current.current = reports
    hand(reports)
    // A page that is hidden or left may never be seen again. First of all listeners: those of what the mail belongs to then
    // keep what they hold.
    const first = { capture: true }
    document.addEventListener('visibilitychange', reports.flush, first)
    addEventListener('beforeunload', reports.flush, first)
    return () => {
      document.removeEventListener('visibilitychange', reports.flush, first)
      removeEventListener('beforeunload', reports.flush, first)
      reports.end()
    }
  }, [store])
  // Once it is needed, the connection may be gone.
  useEffect(() => onIdle(() => void loadTakeTheirs().catch(() => undefined)), [])
  // With the picture that shows it: a moment later the next report could be in its place.
  useLayoutEffect(() => void current.current?.take(mail), [mail])
  return (
    <Stack grow gap={0}>
      <EditorProvider store={store}>
        <EditorFrame place={place} state={state} notices={renderNotices?.(onLeave)} />
      </EditorProvider>
    </Stack>
  )
}

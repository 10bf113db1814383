import ArrowLeft from 'lucide-react/icons/arrow-left'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { saidLater } from '#features/editor/said-later'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { TextField } from '#components/text-field'
import { systemClock } from '#lib/clock'
import { onIdle } from '#lib/on-idle'
import type { EmailDocument } from '#mail/document'
import { useOnDesk, type EditorDesk } from '#features/editor/desk'
import { createEditorStore, EditorProvider, useEditorStore } from '#features/editor/state'
import { EditorFrame, Suspended, type EditorPlace } from '#features/editor/frame'
import { messages } from './draft-editor.messages.ts'
import { createAutosave, type Autosave } from './autosave.ts'
import { DRAFTS, type Draft, type Drafts } from './drafts.ts'
import { CreateFailure } from './create-failure.tsx'
import { useCreateCampaign } from './use-create-campaign.ts'

const HistoryDialog = saidLater(async () => (await import('#features/editor/history')).HistoryDialog)
const MergeNotice = saidLater(async () => (await import('#features/editor/merge')).MergeNotice)

export interface DraftEditorProps {
  place: EditorPlace
  drafts: Drafts
  draft: Draft
  /** It was made by a newer version of the app: it can be looked at. @default false */
  readOnly?: boolean
  /** Whether the mail takes the focus, because what it replaces had it. @default false */
  takesFocus?: boolean | undefined
  onBack: () => void
  /** Makes a campaign of it; without it nothing offers that. Rejects where it fails. */
  onCreateCampaign?: ((document: EmailDocument, name: string) => Promise<void>) | undefined
  /** Where the assistant finds the mail; without it, it proposes nothing. */
  desk?: EditorDesk | undefined
}

/** One draft in the editor, saved as it changes. */
export function DraftEditor({ draft, readOnly = false, ...rest }: DraftEditorProps) {
  const [store] = useState(() => createEditorStore(draft.document, { readOnly }))
  return (
    <EditorProvider store={store}>
      <Saved draft={draft} readOnly={readOnly} {...rest} />
    </EditorProvider>
  )
}

function useAutosave(drafts: Drafts, draft: Draft): Autosave {
  const store = useEditorStore()
  const [autosave] = useState(() => createAutosave({ store, drafts, draft, clock: systemClock }))
  useEffect(() => {
    const end = autosave.start()
    // A page that is hidden may never be seen again.
    const flush = () => void autosave.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      end()
    }
  }, [autosave])
  return autosave
}

function Saved({
  place,
  drafts,
  draft,
  readOnly = false,
  takesFocus,
  onBack,
  onCreateCampaign,
  desk,
}: DraftEditorProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const autosave = useAutosave(drafts, draft)
  const mail = useOnDesk(desk, store)
  const { save, draft: current, theirs } = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const [historyOpen, setHistoryOpen] = useState(false)
  const creation = useCreateCampaign(
    current.name.trim() === '' ? intl.formatMessage(messages.nameFallback) : current.name,
    onCreateCampaign,
  )
  useEffect(
    () =>
      onIdle(() => {
        // Once a merge is asked for, the connection may be gone.
        void MergeNotice.preload()
        void HistoryDialog.preload()
      }),
    [],
  )
  return (
    <>
      <EditorFrame
        place={place}
        mail={mail}
        takesFocus={takesFocus}
        title={
          <>
            <IconButton
              label={intl.formatMessage(messages.back)}
              icon={<Icon of={ArrowLeft} />}
              onClick={onBack}
            />
            <TextField
              label={intl.formatMessage(messages.name)}
              labelHidden
              placeholder={intl.formatMessage(messages.nameFallback)}
              maxLength={DRAFTS.nameMax}
              readOnly={readOnly}
              autoComplete="off"
              value={current.name}
              onValueChange={(name) => autosave.rename(name)}
            />
          </>
        }
        state={readOnly || save === 'conflict' ? undefined : intl.formatMessage(messages[save])}
        actions={
          <>
            <IconButton
              label={intl.formatMessage(messages.history)}
              icon={<Icon of={History} />}
              aria-haspopup="dialog"
              onClick={() => setHistoryOpen(true)}
            />
            {onCreateCampaign ? (
              <Button size="small" tone="primary" busy={creation.isCreating} onClick={creation.create}>
                {intl.formatMessage(messages.createCampaign)}
              </Button>
            ) : null}
          </>
        }
        notices={
          <>
            {readOnly ? (
              <Banner kind="warning" title={intl.formatMessage(messages.newer)}>
                {intl.formatMessage(messages.newerText)}
              </Banner>
            ) : null}
            {creation.error ? (
              <CreateFailure
                error={creation.error}
                retrying={creation.isCreating}
                onRetry={creation.create}
              />
            ) : null}
            {save === 'conflict' && theirs ? (
              <Suspense fallback={null}>
                <MergeNotice
                  base={current.document}
                  theirs={theirs}
                  onMerged={(document) => autosave.takeMerged(document)}
                  onKeepMine={() => void autosave.keepMine()}
                  onTakeTheirs={() => autosave.takeTheirs()}
                />
              </Suspense>
            ) : null}
            {save === 'full' || save === 'failed' ? (
              <Banner
                kind="danger"
                title={intl.formatMessage(messages[save])}
                action={
                  <Button size="small" onClick={() => void autosave.keepMine()}>
                    {intl.formatMessage(messages.retry)}
                  </Button>
                }
              >
                {save === 'full' ? intl.formatMessage(messages.fullText) : null}
              </Banner>
            ) : null}
          </>
        }
      />
      <Suspended wanted={historyOpen}>
        <HistoryDialog
          open={historyOpen}
          onClose={() => setHistoryOpen(false)}
          load={() => drafts.history(draft.id)}
          versions={current.versions}
          readOnly={readOnly}
          onKeep={(name, state) => autosave.keepVersion(name, state)}
          onRestore={({ document }) => autosave.restore(document)}
        />
      </Suspended>
    </>
  )
}

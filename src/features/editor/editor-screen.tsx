import { Suspense, useEffect, useState } from 'react'
import { Skeleton } from '#components/skeleton'
import { onIdle } from '#lib/on-idle'
import type { EmailDocument } from '#mail/document'
import type { EditorDesk } from '#features/editor/desk'
import type { EditorPlace } from '#features/editor/frame'
import { EditorDataProvider, type EditorData } from '#features/editor/state'
import { DraftEditor, DraftList, OneDraft, type Drafts } from '#features/editor/persistence'

export interface EditorScreenProps {
  data: EditorData
  place: EditorPlace
  drafts: Drafts
  /** The draft that is open; the list without one. */
  draftId: string | undefined
  onDraftChange: (id: string | undefined) => void
  /** Makes a campaign of a draft; without it nothing offers that. */
  onCreateCampaign?: (document: EmailDocument, name: string) => Promise<void>
  /** Where the assistant finds the mail that is open; without it, it proposes nothing. */
  desk?: EditorDesk | undefined
}

/** Loads the list of drafts ahead. */
export const preloadDraftList = (): Promise<unknown> => DraftList.preload()

/** Drafts of mails in this browser, and the editor of one of them. */
export function EditorScreen({
  data,
  place,
  drafts,
  draftId,
  onDraftChange,
  onCreateCampaign,
  desk,
}: EditorScreenProps) {
  useEffect(() => onIdle(() => void DraftEditor.preload()), [])
  const [shown, setShown] = useState({ draftId, from: draftId, moved: false })
  if (shown.draftId !== draftId) setShown({ draftId, from: shown.draftId, moved: true })
  const create = async (document: EmailDocument) => {
    const draft = await drafts.create(document, '')
    onDraftChange(draft.id)
  }
  return (
    <EditorDataProvider data={data}>
      <Suspense fallback={<Skeleton shape="block" />}>
        {draftId === undefined ? (
          <DraftList
            drafts={drafts}
            from={shown.from}
            onOpen={onDraftChange}
            onCreate={(document) => void create(document)}
          />
        ) : (
          <OneDraft
            place={place}
            drafts={drafts}
            draftId={draftId}
            takesFocus={shown.moved}
            onBack={() => onDraftChange(undefined)}
            onCreateCampaign={onCreateCampaign}
            desk={desk}
          />
        )}
      </Suspense>
    </EditorDataProvider>
  )
}

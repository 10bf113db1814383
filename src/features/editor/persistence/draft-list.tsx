import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { saidLater } from '#features/editor/said-later'
import { ConfirmDialog, FullSheet } from '#components/dialog'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { useEditorData } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import type { Drafts, ReadDraft } from './drafts.ts'
import { messages } from './drafts.messages.ts'
import { useDrafts } from './use-drafts.ts'
import * as styles from './draft-list.css.ts'

// Whoever has no draft yet waits for no renderer.
const MailThumbnail = deferred(async () => (await import('#features/editor/mail-frame')).MailThumbnail)
const StartersGallery = saidLater(
  async () => (await import('#features/editor/starters-gallery')).StartersGallery,
)

export interface DraftListProps {
  drafts: Drafts
  /** The draft that was left for the list: the focus goes to it. */
  from?: string | undefined
  onOpen: (id: string) => void
  /** A layout to begin with was chosen. */
  onCreate: (document: EmailDocument) => void
}

/** The mails that are kept in this browser. */
export function DraftList({ drafts, from, onOpen, onCreate }: DraftListProps) {
  const intl = useIntl()
  const { all, failed, refresh } = useDrafts(drafts)
  const [choosing, setChoosing] = useState(false)
  const create = (
    <Button tone="primary" icon={<Icon of={Plus} />} onClick={() => setChoosing(true)} data-create>
      {intl.formatMessage(messages.create)}
    </Button>
  )
  return (
    <Page title={intl.formatMessage(messages.title)} actions={all && all.length > 0 ? create : undefined}>
      {failed ? (
        <ErrorBlock title={intl.formatMessage(messages.failed)} onRetry={refresh}>
          {intl.formatMessage(messages.failedText)}
        </ErrorBlock>
      ) : all === undefined ? (
        <Skeleton shape="block" />
      ) : all.length === 0 ? (
        <EmptyState
          drawing={<Icon of={Mail} size="large" />}
          title={intl.formatMessage(messages.empty)}
          action={create}
        >
          {intl.formatMessage(messages.emptyText)}
        </EmptyState>
      ) : (
        <>
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.about)}
          </Text>
          <ul className={styles.list}>
            {all.map((read) => (
              <DraftCard
                key={read.state === 'corrupt' ? read.id : read.draft.id}
                read={read}
                drafts={drafts}
                from={from}
                onOpen={onOpen}
                onRemoved={refresh}
              />
            ))}
          </ul>
        </>
      )}
      <FullSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={intl.formatMessage(messages.chooseStarter)}
      >
        <Suspense fallback={<Skeleton shape="block" />}>
          <StartersGallery
            onChoose={(document) => {
              setChoosing(false)
              onCreate(document)
            }}
          />
        </Suspense>
      </FullSheet>
    </Page>
  )
}

interface DraftCardProps extends Pick<DraftListProps, 'drafts' | 'from'> {
  read: ReadDraft
  onOpen: (id: string) => void
  onRemoved: () => void
}

function DraftCard({ read, drafts, from, onOpen, onRemoved }: DraftCardProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  const [asking, setAsking] = useState(false)
  const open = useRef<HTMLButtonElement>(null)
  const { id, name: own } = read.state === 'corrupt' ? read : read.draft
  const arrive = useEffectEvent(() => {
    if (id === from && document.activeElement === document.body) open.current?.focus()
  })
  useEffect(() => arrive(), [])
  const name = own.trim() === '' ? intl.formatMessage(messages.untitled) : own
  return (
    <li className={styles.draft}>
      <div className={styles.picture}>
        {read.state === 'corrupt' ? null : (
          <Suspense fallback={null}>
            <MailThumbnail document={read.draft.document} brand={brand?.colors} />
          </Suspense>
        )}
      </div>
      <button type="button" ref={open} className={styles.open} onClick={() => onOpen(id)}>
        {name}
      </button>
      {read.state === 'corrupt' ? (
        <Badge tone="danger">{intl.formatMessage(messages.damaged)}</Badge>
      ) : (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(messages.updated, {
            time: intl.formatDate(read.draft.updatedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Text>
      )}
      <span className={styles.remove}>
        <IconButton
          size="small"
          label={intl.formatMessage(messages.delete, { name })}
          icon={<Icon of={Trash} />}
          onClick={() => setAsking(true)}
        />
      </span>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={intl.formatMessage(messages.deleteTitle, { name })}
        confirmLabel={intl.formatMessage(messages.deleteConfirm)}
        onConfirm={() => {
          setAsking(false)
          void drafts.remove(id).then(onRemoved)
        }}
      >
        {intl.formatMessage(messages.deleteText)}
      </ConfirmDialog>
    </li>
  )
}

import Ellipsis from 'lucide-react/icons/ellipsis'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Pencil from 'lucide-react/icons/pencil'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Menu } from '#components/menu'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { systemValues } from '#domain/brand/system-values'
import { MailEditor, MailThumbnail, useEditorData } from '#features/editor'
import type { EmailDocument } from '#mail/document'
import { messages } from './mail-card.messages.ts'
import * as styles from './mail-blocks.css.ts'

export interface MailBlocksProps {
  document: EmailDocument
  onChange: (change: Partial<ContentVariant>) => void
  onEdit: () => void
  onChoose: () => void
}

/** A picture of the mail, and what can be done with it (CAM-84). */
export function MailBlocks({ document, onEdit, onChoose, onChange }: MailBlocksProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  const preload = () => void MailEditor.preload()
  return (
    <div className={styles.blocks}>
      <div className={styles.picture}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <MailThumbnail
            document={document}
            brand={brand?.colors}
            system={systemValues(brand, document.settings.lang.startsWith('ja'))}
          />
        </Suspense>
      </div>
      <Stack gap={3} grow="control">
        <Text as="p" tone="muted" size={13}>
          {intl.formatMessage(messages.made)}
        </Text>
        <Inline>
          <Button
            tone="primary"
            icon={<Icon of={Pencil} />}
            aria-haspopup="dialog"
            onClick={onEdit}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {intl.formatMessage(messages.edit)}
          </Button>
          <Menu
            entries={[
              {
                kind: 'action',
                id: 'design',
                label: intl.formatMessage(messages.otherDesign),
                onSelect: onChoose,
              },
              {
                kind: 'action',
                id: 'html',
                label: intl.formatMessage(messages.writeHtml),
                onSelect: () => onChange({ mode: 'html' }),
              },
              {
                kind: 'action',
                id: 'text',
                label: intl.formatMessage(messages.writeText),
                onSelect: () => onChange({ mode: 'text' }),
              },
            ]}
          >
            {(trigger) => (
              <IconButton
                {...trigger}
                tone="neutral"
                label={intl.formatMessage(messages.more)}
                icon={<Icon of={Ellipsis} />}
              />
            )}
          </Menu>
        </Inline>
      </Stack>
    </div>
  )
}

export interface EmptyMailProps extends Pick<MailBlocksProps, 'onChange'> {
  onChoose: () => void
  /** For a mail of no blocks: into the editor. */
  onEdit: (() => void) | undefined
}

/** Ways to begin. */
export function EmptyMail({ onChoose, onChange, onEdit }: EmptyMailProps) {
  const intl = useIntl()
  return (
    <EmptyState
      drawing={<Icon of={LayoutTemplate} size="large" />}
      title={intl.formatMessage(messages.empty)}
      action={
        <Stack gap={2}>
          <Inline justify="center">
            <Button tone="primary" aria-haspopup="dialog" onClick={onChoose}>
              {intl.formatMessage(messages.chooseDesign)}
            </Button>
            {onEdit ? (
              <Button aria-haspopup="dialog" onClick={onEdit}>
                {intl.formatMessage(messages.edit)}
              </Button>
            ) : null}
          </Inline>
          <Inline justify="center">
            <Button tone="quiet" onClick={() => onChange({ mode: 'html' })}>
              {intl.formatMessage(messages.writeHtml)}
            </Button>
            <Button tone="quiet" onClick={() => onChange({ mode: 'text' })}>
              {intl.formatMessage(messages.writeText)}
            </Button>
          </Inline>
        </Stack>
      }
    >
      {intl.formatMessage(messages.emptyText)}
    </EmptyState>
  )
}

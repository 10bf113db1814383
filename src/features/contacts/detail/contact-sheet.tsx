import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useContact, type Contact } from '#api/contacts'
import { errorBlockOf, type ApiError } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { SideSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Stack } from '#components/layout'
import { LeaveArea, useLeave } from '#components/leave-guard'
import { Menu, type MenuEntry } from '#components/menu'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Tabs } from '#components/tabs'
import { copyAndTell } from '#components/toast'
import type { SentMailPart } from '#features/contacts/sent-mail-part'
import { contactTabs, type ContactTab } from '#features/contacts/contact-tabs'
import { isImeConfirm } from '#lib/ime'
import { leaveGuards } from '#lib/leave-guards'
import { ContactHeader } from './contact-header.tsx'
import { ContactMails } from './contact-mails.tsx'
import { ContactOverview } from './contact-overview.tsx'
import { ContactProperties } from './contact-properties.tsx'
import { messages } from './contact-sheet.messages.ts'
import { ContactTimeline } from './contact-timeline.tsx'
import { DeleteContact } from './delete-contact.tsx'
import { messages as statusMessages } from './status-dialog.messages.ts'
import { StatusDialog } from './status-dialog.tsx'
import { movesOf, type MoveNeeds, type StatusMove } from './status-moves.model.ts'
import * as styles from './contact-sheet.css.ts'

/** The neighbours of a contact in the list that it was found in; undefined at its ends, and where they are not loaded. */
export interface ContactStep {
  previous: string | undefined
  next: string | undefined
  onGo: (contactId: string) => void
}

export interface ContactSheetProps {
  contactId: string
  tab: ContactTab
  onTabChange: (tab: ContactTab) => void
  onClose: () => void
  sentMail?: SentMailPart
  /** The campaign whose mail to the contact lies over the sheet. */
  mail?: string | undefined
  onMailChange?: (campaignId: string | undefined) => void
  /** With it there are ways to the neighbours: buttons, J and K. */
  step?: ContactStep | undefined
}

/** One contact, beside the list that it was found in (CON-32, CON-33). Each tab loads and fails for itself. */
export function ContactSheet({
  contactId,
  tab,
  onTabChange,
  onClose,
  sentMail,
  mail,
  onMailChange,
  step,
}: ContactSheetProps) {
  const intl = useIntl()
  const contact = useContact(contactId)
  const isGone = contact.error?.code === 404
  const [wide, setWide] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const area = useId()
  const leave = useLeave(area)
  const [keptId, setKeptId] = useState<string>()
  // Deleted elsewhere: what was read before is no longer shown, unless something is being typed, which can still be copied.
  const isKept = isGone && keptId === contactId
  if (isGone && !isKept && leaveGuards.isDirty(area)) setKeptId(contactId)
  const data = isGone && !isKept ? undefined : contact.data
  const guardedStep = step && { ...step, onGo: (id: string) => leave(() => step.onGo(id)) }
  useStepKeys(content, guardedStep)
  return (
    <SideSheet
      open
      onClose={onClose}
      size={wide ? 'large' : 'medium'}
      title={data?.name ?? data?.email ?? intl.formatMessage(messages.title)}
      actions={
        <>
          {guardedStep ? <Steps step={guardedStep} /> : null}
          {data && !isGone ? (
            <Actions
              contact={data}
              wide={wide}
              onWide={setWide}
              onConflict={contact.retry}
              onGone={onClose}
            />
          ) : null}
        </>
      }
      flush
    >
      {/* Somebody came to read: the first key turns no switch. */}
      <div ref={content} data-first-focus tabIndex={-1} className={styles.content}>
        {data ? (
          <LeaveArea id={area}>
            {isKept ? (
              <Banner kind="danger" title={intl.formatMessage(messages.deleted)}>
                {intl.formatMessage(messages.deletedWhileTyping)}
              </Banner>
            ) : null}
            <ContactHeader contact={data} />
            <Tabs
              label={intl.formatMessage(messages.sections)}
              inset
              value={tab}
              onValueChange={(next) => {
                const known = contactTabs.find((one) => one === next)
                if (known) leave(() => onTabChange(known))
              }}
              tabs={[
                {
                  value: 'overview',
                  label: intl.formatMessage(messages.overview),
                  content: <ContactOverview key={data.id} contact={data} onConflict={contact.retry} />,
                },
                {
                  value: 'properties',
                  label: intl.formatMessage(messages.properties),
                  content: <ContactProperties key={data.id} contact={data} onConflict={contact.retry} />,
                },
                {
                  value: 'timeline',
                  label: intl.formatMessage(messages.timeline),
                  content: <ContactTimeline key={data.id} contact={data} onShow={sentMail && onMailChange} />,
                },
                {
                  value: 'messages',
                  label: intl.formatMessage(messages.messages),
                  content: <ContactMails key={data.id} contact={data} onShow={sentMail && onMailChange} />,
                },
              ]}
            />
            {mail === undefined
              ? null
              : sentMail?.({ contact: data, campaignId: mail, onClose: () => onMailChange?.(undefined) })}
          </LeaveArea>
        ) : contact.error ? (
          <ContactError
            error={contact.error}
            wasThere={contact.data !== undefined}
            onRetry={contact.retry}
            onClose={onClose}
          />
        ) : (
          <Stack padding="page">
            {contact.isSlow ? <StillLoading onCancel={contact.cancel} /> : null}
            <Skeleton width={60} />
            <Skeleton width={80} />
            <Skeleton width={40} />
          </Stack>
        )}
      </div>
    </SideSheet>
  )
}

interface ContactErrorProps {
  error: ApiError
  /** It was shown before. */
  wasThere: boolean
  onRetry: () => void
  onClose: () => void
}

function ContactError({ error, wasThere, onRetry, onClose }: ContactErrorProps) {
  const intl = useIntl()
  if (error.code === 404) {
    return (
      <ErrorBlock
        kind="not-found"
        title={intl.formatMessage(wasThere ? messages.deleted : messages.notFound)}
        action={<Button onClick={onClose}>{intl.formatMessage(messages.back)}</Button>}
      >
        {wasThere ? intl.formatMessage(messages.deletedText) : undefined}
      </ErrorBlock>
    )
  }
  return <ErrorBlock {...errorBlockOf(error)} title={intl.formatMessage(messages.failed)} onRetry={onRetry} />
}

function Steps({ step: { previous, next, onGo } }: { step: ContactStep }) {
  const intl = useIntl()
  return (
    <>
      <IconButton
        label={intl.formatMessage(messages.previous)}
        icon={<Icon of={ChevronLeft} />}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onGo(previous)}
        aria-keyshortcuts="k"
      />
      <IconButton
        label={intl.formatMessage(messages.next)}
        icon={<Icon of={ChevronRight} />}
        disabled={next === undefined}
        onClick={() => next !== undefined && onGo(next)}
        aria-keyshortcuts="j"
      />
    </>
  )
}

const TYPING = 'input:not([type=checkbox]), textarea, select'

/** J and K, while nobody types and nothing lies over the sheet. */
function useStepKeys(content: React.RefObject<HTMLElement | null>, step: ContactStep | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      !step ||
      event.defaultPrevented ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey ||
      isImeConfirm(event)
    )
      return
    const { target } = event
    const sheet = content.current?.closest('[role=dialog]')
    if (!(target instanceof Element) || !sheet?.contains(target) || target.closest(TYPING) !== null) return
    const key = event.key.toLowerCase()
    const wanted = key === 'j' ? step.next : key === 'k' ? step.previous : undefined
    if (wanted !== undefined) step.onGo(wanted)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface ActionsProps {
  contact: Contact
  wide: boolean
  onWide: (wide: boolean) => void
  onConflict: () => void
  onGone: () => void
}

function Actions({ contact, wide, onWide, onConflict, onGone }: ActionsProps) {
  const intl = useIntl()
  const role = useWorkspaceAccount().data?.role
  const [asking, setAsking] = useState<'delete' | { move: StatusMove; needs: MoveNeeds }>()
  const close = () => setAsking(undefined)
  const moves = movesOf(contact.status).map(({ move, needs }): MenuEntry => {
    const forbidden = needs === 'owner' && role !== 'owner'
    return {
      kind: 'action',
      id: move,
      label: intl.formatMessage(statusMessages[move]),
      ...(forbidden && { disabled: true, reason: intl.formatMessage(messages.onlyOwner) }),
      onSelect: () => setAsking({ move, needs }),
    }
  })
  return (
    <>
      <Menu
        align="end"
        entries={[
          ...moves,
          { kind: 'separator', id: 'after-status' },
          {
            kind: 'action',
            id: 'copy',
            label: intl.formatMessage(messages.copyId),
            onSelect: () => void copyAndTell(intl, contact.id),
          },
          {
            kind: 'check',
            id: 'wide',
            label: intl.formatMessage(messages.wide),
            checked: wide,
            onCheckedChange: onWide,
          },
          { kind: 'separator', id: 'before-delete' },
          {
            kind: 'action',
            id: 'delete',
            label: intl.formatMessage(messages.delete),
            tone: 'danger',
            onSelect: () => setAsking('delete'),
          },
        ]}
      >
        {(trigger) => (
          <IconButton {...trigger} label={intl.formatMessage(messages.more)} icon={<Icon of={Ellipsis} />} />
        )}
      </Menu>
      {asking === undefined ? null : asking === 'delete' ? (
        <DeleteContact contact={contact} onClose={close} onGone={onGone} />
      ) : (
        <StatusDialog contact={contact} {...asking} onClose={close} onConflict={onConflict} />
      )}
    </>
  )
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useRefresh } from '#api/core'
import { formRoutes, useFormPublication, usePublishForm, type Form } from '#api/forms'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Inline, Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { toasts, useToastIfLeft } from '#components/toast'
import { formChanges, type FormChange } from '#domain/forms/form-changes'
import type { ProblemPlace, PublishProblem } from '#domain/forms/form-rules'
import { fieldTitle, languageOfReader } from '#features/forms/field-names'
import { WriteFailed } from '#features/workspaces/settings-section'
import { messages } from './publish-dialog.messages.ts'
import * as styles from './publish-dialog.css.ts'

export interface PublishDialogProps {
  open: boolean
  onClose: () => void
  /** As it is stored: what visitors would get. */
  form: Form
  /** Undefined while schema, lists and senders are not known. */
  problems: readonly PublishProblem[] | undefined
  /** Why what was typed can't be stored now; undefined: it can. */
  unsaved: string | undefined
  /** Stores what was typed. */
  onSave: () => Promise<boolean>
  /** The form as it is stored at this moment. */
  newest: () => Form
  onJump: (place: ProblemPlace) => void
}

const read = [formRoutes.one, formRoutes.publication]

/** What changes for visitors, and what keeps the form from being published, with the way there (FRM-61). */
export function PublishDialog({
  open,
  onClose,
  form,
  problems,
  unsaved,
  onSave,
  newest,
  onJump,
}: PublishDialogProps) {
  const intl = useIntl()
  const {
    data: publication,
    error: unread,
    retry,
    isFetching,
  } = useFormPublication(open ? form.id : undefined)
  const { send, isSending, error } = usePublishForm()
  const refresh = useRefresh()
  const isHere = useIsHere()
  const toastIfLeft = useToastIfLeft()
  const [isOther, setOther] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const changes = publication ? formChanges(publication.snapshot, form) : undefined
  const isFirst = publication === null
  const isClosed = form.status === 'unpublished'
  const isNothing = changes?.length === 0 && !isClosed
  const isBusy = isSending || isSaving
  const blocks = problems?.length ?? 0
  const publish = async () => {
    // What visitors get is what was read here, and nothing that somebody typed since.
    const shown = form
    setSaving(true)
    const isStored = await onSave()
    setSaving(false)
    // Who went on meanwhile has not seen what would be published.
    if (!isStored || !isHere()) return
    const stored = newest()
    // Somebody else’s change came in with the save: it is read first.
    if (formChanges(shown, stored).length > 0) {
      setOther(true)
      return
    }
    const { version, name } = stored
    const outcome = await send({ params: { formId: form.id }, body: { version } })
    if (!outcome.ok) {
      if (outcome.error.code === 409) refresh(read)
      toastIfLeft(intl.formatMessage(messages.failed), outcome.error.ticketId)
      return
    }
    toasts.add({ type: 'success', content: intl.formatMessage(messages.published, { name }) })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isBusy}
      title={intl.formatMessage(messages.title, { name: form.name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button
            tone="primary"
            busy={isBusy}
            disabled={
              unsaved !== undefined ||
              blocks > 0 ||
              problems === undefined ||
              publication === undefined ||
              isNothing
            }
            onClick={() => void publish()}
          >
            {intl.formatMessage(messages.publish)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {error ? (
          <Banner kind="danger">
            <WriteFailed
              title={intl.formatMessage(messages.failed)}
              error={error}
              conflict={intl.formatMessage(messages.changedMeanwhile)}
            />
          </Banner>
        ) : null}
        {unsaved === undefined ? null : <Banner kind="warning">{unsaved}</Banner>}
        {isOther ? <Banner kind="warning">{intl.formatMessage(messages.changedMeanwhile)}</Banner> : null}
        {blocks > 0 ? (
          <Section title={intl.formatMessage(messages.blocks, { count: blocks })}>
            <Stack as="ul" gap={2}>
              {problems?.map((problem) => (
                <Inline as="li" key={problem.en} nowrap justify="space-between">
                  <span>{problem[languageOfReader(intl)]}</span>
                  <Button
                    size="small"
                    aria-label={intl.formatMessage(messages.fixNamed, {
                      problem: problem[languageOfReader(intl)],
                    })}
                    onClick={() => onJump(problem.at)}
                  >
                    {intl.formatMessage(messages.fix)}
                  </Button>
                </Inline>
              ))}
            </Stack>
          </Section>
        ) : null}
        {unread && publication === undefined ? (
          <ErrorBlock {...errorBlockOf(unread)} onRetry={retry} retrying={isFetching} />
        ) : publication === undefined || problems === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <Section title={intl.formatMessage(messages.changes)}>
            {isFirst ? (
              <Text as="p">{intl.formatMessage(messages.first, { count: form.fields.length })}</Text>
            ) : isNothing ? (
              <Text as="p">{intl.formatMessage(messages.nothing)}</Text>
            ) : (
              <ul className={styles.changes}>
                {isClosed ? <li>{intl.formatMessage(messages.opens)}</li> : null}
                {changes?.map((change) => (
                  <ChangeLine key={keyOf(change)} change={change} />
                ))}
              </ul>
            )}
          </Section>
        )}
      </Stack>
    </Dialog>
  )
}

const keyOf = (change: FormChange): string =>
  'field' in change
    ? `${change.kind} ${change.field.id}`
    : change.kind === 'setting'
      ? change.setting
      : change.kind

function ChangeLine({ change }: { change: FormChange }) {
  const intl = useIntl()
  switch (change.kind) {
    case 'added':
    case 'removed':
      return <li>{intl.formatMessage(messages[change.kind], { name: fieldTitle(intl, change.field) })}</li>
    case 'changed':
      return (
        <li>
          {intl.formatMessage(messages.changed, {
            name: fieldTitle(intl, change.field),
            parts: intl.formatList(change.parts.map((part) => intl.formatMessage(messages[part]))),
          })}
        </li>
      )
    case 'order':
    case 'style':
      return <li>{intl.formatMessage(messages[change.kind])}</li>
    case 'setting':
      return (
        <li>
          {intl.formatMessage(messages.setting, {
            setting: intl.formatMessage(messages[`${change.setting}Setting`]),
          })}
        </li>
      )
  }
}

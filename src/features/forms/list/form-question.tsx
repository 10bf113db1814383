import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formRoutes, useDeleteForm, useUnpublishForm, type Form } from '#api/forms'
import { useRefresh, type ApiError } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import { Banner } from '#components/banner'
import { ConfirmDialog } from '#components/dialog'
import { Stack } from '#components/layout'
import { useIsHere } from '#components/leave-guard'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { formObstacle } from '#domain/forms/form-actions'
import { WriteFailed } from '#features/workspaces/settings-section'
import type { FormQuestionKind } from './use-form-actions.ts'
import { messages } from './forms.messages.ts'

export interface FormQuestionProps {
  kind: Exclude<FormQuestionKind, 'publish'>
  /** One, or those that are selected. */
  forms: readonly Form[]
  open: boolean
  onClose: () => void
  /** What was changed; those that failed are not among it. */
  onDone?: (ids: readonly string[]) => void
}

const LISTS = [formRoutes.list, formRoutes.count]

/** Asks before forms are closed or deleted (FRM-32). What fails stays in the question and can be tried again. */
export function FormQuestion({ kind, forms: asked, open, onClose, onDone }: FormQuestionProps) {
  const intl = useIntl()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const refresh = useRefresh()
  const isHere = useIsHere()
  const { send: unpublish } = useUnpublishForm()
  const { send: remove } = useDeleteForm()
  const [isBusy, setBusy] = useState(false)
  /** What was already done in an attempt that failed for others. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  /** What somebody else made of some meanwhile: the next attempt is about that. */
  const [theirs, setTheirs] = useState<ReadonlyMap<string, Form>>(new Map())
  const [failure, setFailure] = useState<{ count: number; error: ApiError }>()

  const left = asked.filter(({ id }) => !done.has(id)).map((form) => theirs.get(form.id) ?? form)
  const forms = left.filter((form) => formObstacle(kind, form, role) === undefined)
  const skipped = left.length - forms.length
  const words = { count: forms.length, name: forms[0]?.name ?? '' }
  const submissions = forms.reduce((sum, { stats }) => sum + stats.submissions, 0)

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    const finished = new Set(done)
    const errors: ApiError[] = []
    const newer = new Map(theirs)
    for (const { id, version } of forms) {
      const params = { formId: id }
      const outcome =
        kind === 'delete' ? await remove({ params }) : await unpublish({ params, body: { version } })
      // Whatever was deleted meanwhile is what was asked for.
      if (outcome.ok || (kind === 'delete' && outcome.error.code === 404)) finished.add(id)
      else errors.push(outcome.error)
      if ('theirs' in outcome && outcome.theirs) newer.set(id, outcome.theirs)
    }
    setBusy(false)
    setDone(finished)
    setTheirs(newer)
    const [error] = errors
    if (error) {
      refresh(LISTS)
      setFailure({ count: errors.length, error })
      return
    }
    toasts.add({
      type: 'success',
      content: intl.formatMessage(
        kind === 'delete' ? messages.deletedToast : messages.unpublishedToast,
        words,
      ),
    })
    onClose()
    if (isHere()) onDone?.([...finished])
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        forms.length === 0
          ? intl.formatMessage(messages.nothingToDo)
          : intl.formatMessage(kind === 'delete' ? messages.deleteTitle : messages.unpublishTitle, words)
      }
      confirmLabel={intl.formatMessage(messages[kind])}
      typeToConfirm={kind === 'delete' && submissions > 0 ? typed(forms) : undefined}
      busy={isBusy}
      onConfirm={() => void (forms.length === 0 ? onClose() : confirm())}
      error={
        failure ? (
          <Banner kind="danger">
            <WriteFailed
              title={intl.formatMessage(messages.actFailed, { count: failure.count })}
              error={failure.error}
              conflict={intl.formatMessage(messages.actConflict)}
            />
          </Banner>
        ) : undefined
      }
    >
      <Stack as="span" gap={2}>
        {forms.length === 0 ? null : (
          <Text>
            {kind === 'delete'
              ? intl.formatMessage(messages.deleteText, { count: submissions })
              : intl.formatMessage(messages.unpublishText)}
          </Text>
        )}
        {skipped > 0 ? <Text>{intl.formatMessage(messages.skipped, { count: skipped })}</Text> : null}
      </Stack>
    </ConfirmDialog>
  )
}

/** What is typed before submissions are deleted for good: the name of the form, or how many forms they are. */
const typed = (forms: readonly Form[]) => (forms.length === 1 ? forms[0]?.name : String(forms.length))

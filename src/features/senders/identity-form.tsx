import { useIntl } from 'react-intl'
import { useScopedWorkspaceId, type ApiError } from '#api/core'
import { useUpdateSender, type Sender } from '#api/senders'
import { EditingNotices, keepDraft, useEditing } from '#components/editing'
import { Form, FormSection } from '#components/form'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { useSavedBy } from '#features/workspaces/saved-by'
import { WriteFailed } from '#features/workspaces/settings-section'
import { mergeFields, type SaveResult } from '#lib/editing'
import {
  bodyOf,
  decodeValues,
  differs,
  isValid,
  nameProblem,
  replyProblem,
  valuesOf,
  type SenderValues,
} from './sender.model.ts'
import { messages } from './senders.messages.ts'

const fields = ['fromName', 'en', 'ja', 'replyTo', 'label'] as const

/** Who mails come from, in both languages, and where answers go; with a draft that survives a crash. */
export function IdentityForm({ sender }: { sender: Sender }) {
  const intl = useIntl()
  const update = useUpdateSender()
  const workspaceId = useScopedWorkspaceId()
  const editing = useEditing<SenderValues, Sender, ApiError>({
    stored: sender,
    draftOf: (stored) => valuesOf(stored ?? sender),
    isSame: (one, other) => !differs(one, other),
    isValid,
    merge: mergeFields,
    keeper: keepDraft({ workspaceId, kind: 'sender', id: sender.id, decode: decodeValues }),
    save: (values, base = sender) =>
      update.send({ params: { senderId: sender.id }, body: { ...bodyOf(values), version: base.version } }),
  })
  const { draft: values, change, error, theirs } = editing
  const savedBy = useSavedBy(theirs)
  const say = async (saving: Promise<SaveResult>) => {
    if ((await saving) === 'saved')
      toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
  }
  const problemOf = (field: (typeof fields)[number]) => {
    if (field === 'fromName') return nameProblem(values.fromName)
    if (field === 'replyTo') return replyProblem(values.replyTo)
    return undefined
  }
  return (
    <Form
      label={intl.formatMessage(messages.identity)}
      dirty={editing.dirty}
      saving={editing.isSaving}
      guard={editing.guard}
      onSave={() => void say(editing.save())}
      onDiscard={editing.discard}
      error={
        error && !theirs ? (
          <WriteFailed title={intl.formatMessage(messages.saveFailed)} error={error} />
        ) : undefined
      }
    >
      {({ readOnly }) => (
        <FormSection headingLevel={3} title={intl.formatMessage(messages.identity)}>
          <EditingNotices
            editing={{ ...editing, keepMine: () => say(editing.keepMine()) }}
            draftOf={valuesOf}
            {...savedBy}
            fields={fields.map((id) => ({
              id,
              label: intl.formatMessage(messages[id]),
              valueOf: (draft: SenderValues) => draft[id],
            }))}
          />
          {fields.map((id) => {
            const problem = problemOf(id)
            return (
              <TextField
                key={id}
                label={intl.formatMessage(messages[id])}
                hint={intl.formatMessage(messages[`${id}Hint`])}
                required={id === 'fromName'}
                value={values[id]}
                onValueChange={(text) => change({ [id]: text })}
                readOnly={readOnly}
                error={problem ? intl.formatMessage(messages[problem]) : undefined}
              />
            )
          })}
        </FormSection>
      )}
    </Form>
  )
}

import { useIntl } from 'react-intl'
import { useScopedWorkspaceId, type ApiError } from '#api/core'
import { useMailingLists, useUpdateMailingList, type MailingList } from '#api/mailing-lists'
import { Banner } from '#components/banner'
import { EditingNotices, keepDraft, useEditing } from '#components/editing'
import { Form, FormSection } from '#components/form'
import { toasts } from '#components/toast'
import { useSavedBy } from '#features/workspaces/saved-by'
import { WriteFailed } from '#features/workspaces/settings-section'
import { mergeFields, type SaveResult } from '#lib/editing'
import { MailingListFields } from './mailing-list-fields.tsx'
import {
  bodyOf,
  decodeValues,
  differs,
  nameProblem,
  valuesOf,
  type ListValues,
} from './mailing-list.model.ts'
import { messages } from './mailing-lists.messages.ts'

export interface MailingListFormProps {
  list: MailingList
  onSaved: (list: MailingList) => void
}

/** The settings of a list, with a draft that survives a crash. */
export function MailingListForm({ list, onSaved }: MailingListFormProps) {
  const intl = useIntl()
  const update = useUpdateMailingList()
  const workspaceId = useScopedWorkspaceId()
  const others = (useMailingLists().data?.items ?? [])
    .filter(({ id }) => id !== list.id)
    .map(({ name }) => name)
  const editing = useEditing<ListValues, MailingList, ApiError>({
    stored: list,
    draftOf: (stored) => valuesOf(stored ?? list),
    isSame: (one, other) => !differs(one, other),
    isValid: ({ name }) => nameProblem(name, others) === undefined,
    merge: mergeFields,
    keeper: keepDraft({ workspaceId, kind: 'mailing-list', id: list.id, decode: decodeValues }),
    save: (values, base = list) =>
      update.send({
        params: { mailingListId: list.id },
        body: { ...bodyOf(values), version: base.version },
      }),
  })
  const { draft: values, change, error, theirs, base = list } = editing
  const savedBy = useSavedBy(theirs)
  const stored = valuesOf(base)
  const renamed = values.name.trim() !== stored.name
  const problem = nameProblem(values.name, others)
  const say = async (saving: Promise<SaveResult>) => {
    if ((await saving) !== 'saved') return
    const saved = editing.now().base
    if (saved) onSaved(saved)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
  }
  return (
    <Form
      label={intl.formatMessage(messages.settings)}
      dirty={editing.dirty}
      saving={editing.isSaving}
      guard={editing.guard}
      onSave={() => void say(editing.save())}
      onDiscard={editing.discard}
      error={
        error && !theirs ? (
          <WriteFailed
            title={intl.formatMessage(messages.saveFailed, { name: stored.name })}
            error={error}
            conflict={intl.formatMessage(messages.nameTaken)}
          />
        ) : undefined
      }
    >
      {({ readOnly }) => (
        <FormSection headingLevel={3} title={intl.formatMessage(messages.settings)}>
          <EditingNotices
            editing={{ ...editing, keepMine: () => say(editing.keepMine()) }}
            draftOf={valuesOf}
            {...savedBy}
            fields={[
              { id: 'name', label: intl.formatMessage(messages.name), valueOf: ({ name }) => name },
              {
                id: 'description',
                label: intl.formatMessage(messages.description),
                valueOf: ({ description }) => description,
              },
              {
                id: 'visibility',
                label: intl.formatMessage(messages.visibility),
                valueOf: ({ visibility }) => intl.formatMessage(messages[visibility]),
              },
              {
                id: 'optIn',
                label: intl.formatMessage(messages.optIn),
                valueOf: ({ optIn }) => intl.formatMessage(messages[optIn]),
              },
              {
                id: 'isDefault',
                label: intl.formatMessage(messages.isDefault),
                valueOf: ({ isDefault }) => (isDefault ? '✓' : '—'),
              },
            ]}
          />
          {renamed && problem === undefined ? (
            <Banner kind="warning">
              {intl.formatMessage(messages.renameWarning, { name: stored.name })}
            </Banner>
          ) : null}
          <MailingListFields
            values={values}
            onChange={change}
            readOnly={readOnly}
            problem={problem}
            mustStayDefault={stored.isDefault}
          />
        </FormSection>
      )}
    </Form>
  )
}

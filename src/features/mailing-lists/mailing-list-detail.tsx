import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useScopedWorkspaceId, type ApiError } from '#api/core'
import {
  useDeleteMailingList,
  useMailingList,
  useMailingLists,
  useUpdateMailingList,
  type MailingList,
} from '#api/mailing-lists'
import { Banner } from '#components/banner'
import { Breadcrumb } from '#components/breadcrumb'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { CodeBlock } from '#components/code-block'
import { DescriptionList } from '#components/description-list'
import { ConfirmDialog } from '#components/dialog'
import { EditingNotices, keepDraft, useEditing } from '#components/editing'
import { ErrorBlock } from '#components/error-block'
import { Form, FormSection } from '#components/form'
import { Link } from '#components/link'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { toasts } from '#components/toast'
import {
  ReadFailed,
  SettingsSection,
  WriteFailed,
  useIsOwner,
  useSettingsLinks,
  type SectionProps,
} from '#features/workspaces/settings-section'
import { mergeFields, type SaveResult } from '#lib/editing'
import { MailingListFields } from './mailing-list-fields.tsx'
import {
  bodyOf,
  decodeValues,
  differs,
  isListId,
  nameProblem,
  usageInCode,
  valuesOf,
  type ListValues,
} from './mailing-list.model.ts'
import { messages } from './mailing-lists.messages.ts'

export interface MailingListDetailProps extends Omit<SectionProps, 'value'> {
  /** As the address has it: it may name no list. */
  mailingListId: string
}

/** One list: how many are on it, what it is, how code names it, and its end. */
export function MailingListDetail({ mailingListId, hrefOf, onOpen }: MailingListDetailProps) {
  const intl = useIntl()
  const known = isListId(mailingListId)
  const read = useMailingList(known ? mailingListId : undefined)
  const name = read.data?.name
  const title = name ?? intl.formatMessage(messages.title)
  const notFound = !known || (read.error?.code === 404 && read.data === undefined)
  return (
    <SettingsSection
      title={title}
      path={
        <Breadcrumb steps={[{ label: intl.formatMessage(messages.title), href: hrefOf() }]} current={title} />
      }
    >
      {notFound ? (
        <ErrorBlock
          kind="not-found"
          action={<Link href={hrefOf()}>{intl.formatMessage(messages.backToAll)}</Link>}
        />
      ) : read.data ? (
        <Detail list={read.data} onDeleted={() => onOpen()} />
      ) : read.error ? (
        <ReadFailed title={intl.formatMessage(messages.oneFailed)} error={read.error} read={read} />
      ) : (
        <>
          {read.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
          <Skeleton shape="block" />
          <Skeleton width={60} />
          <Skeleton shape="block" />
        </>
      )}
    </SettingsSection>
  )
}

interface DetailProps {
  list: MailingList
  onDeleted: () => void
}

function Detail({ list: read, onDeleted }: DetailProps) {
  const intl = useIntl()
  const [answer, setAnswer] = useState<MailingList>()
  // What was saved is known before it is read anew.
  const list = answer && answer.version > read.version ? answer : read
  const links = useSettingsLinks()
  return (
    <>
      <DescriptionList
        items={(['active', 'pending', 'unsubscribed', 'bounced'] as const).map((id) => ({
          id,
          term: intl.formatMessage(messages[id]),
          value: intl.formatNumber(list.counts[id]),
        }))}
      />
      {links ? (
        <Link href={links.contactsOfList(list.id)}>{intl.formatMessage(messages.viewContacts)}</Link>
      ) : null}
      <ListForm key={list.id} list={list} onSaved={setAnswer} />
      <Card title={intl.formatMessage(messages.inCode)}>
        <CodeBlock label="JavaScript" code={usageInCode(list.name)} />
      </Card>
      <DeleteList list={list} onDeleted={onDeleted} />
    </>
  )
}

interface ListFormProps {
  list: MailingList
  onSaved: (list: MailingList) => void
}

function ListForm({ list, onSaved }: ListFormProps) {
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
            title={intl.formatMessage(messages.saveFailed)}
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

function DeleteList({ list, onDeleted }: { list: MailingList; onDeleted: () => void }) {
  const intl = useIntl()
  const owner = useIsOwner()
  const remove = useDeleteMailingList()
  const [asked, setAsked] = useState(false)
  const { forms, campaigns, connections } = list.usedBy
  const used = forms + campaigns + connections > 0
  const confirm = async () => {
    const outcome = await remove.send({ params: { mailingListId: list.id } })
    if (!outcome.ok) return
    setAsked(false)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { name: list.name }) })
    onDeleted()
  }
  return (
    <Card
      title={intl.formatMessage(messages.deleteTitle)}
      actions={
        <>
          {owner === false ? <OnlyOwner /> : null}
          <Button tone="danger-quiet" disabled={!owner} onClick={() => setAsked(true)}>
            {intl.formatMessage(messages.deleteButton)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(owner === false ? messages.deleteOwners : messages.deleteAbout)}</p>
      {used ? <p>{intl.formatMessage(messages.usedBy, { forms, campaigns, connections })}</p> : null}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={intl.formatMessage(messages.deleteQuestion, { name: list.name })}
        confirmLabel={intl.formatMessage(messages.deleteButton)}
        onConfirm={() => void confirm()}
        busy={remove.isSending}
        typeToConfirm={list.name}
      >
        {remove.error ? (
          <WriteFailed title={intl.formatMessage(messages.deleteFailed)} error={remove.error} />
        ) : (
          intl.formatMessage(messages.deleteAbout)
        )}
      </ConfirmDialog>
    </Card>
  )
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
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
import { ErrorBlock } from '#components/error-block'
import { Form, FormSection } from '#components/form'
import { Link } from '#components/link'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { toasts } from '#components/toast'
import {
  ReadFailed,
  SettingsSection,
  WriteFailed,
  useIsOwner,
  useSettingsLinks,
  type SectionProps,
} from '#features/settings/frame'
import { MailingListFields } from './mailing-list-fields.tsx'
import {
  bodyOf,
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
        <Detail list={read.data} onConflict={read.retry} onDeleted={() => onOpen()} />
      ) : read.error ? (
        <ReadFailed title={intl.formatMessage(messages.oneFailed)} error={read.error} read={read} />
      ) : (
        <>
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
  onConflict: () => void
  onDeleted: () => void
}

function Detail({ list: read, onConflict, onDeleted }: DetailProps) {
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
      <ListForm list={list} onSaved={setAnswer} onConflict={onConflict} />
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
  onConflict: () => void
}

function ListForm({ list, onSaved, onConflict }: ListFormProps) {
  const intl = useIntl()
  const update = useUpdateMailingList()
  const all = useMailingLists().data?.items ?? []
  const stored = valuesOf(list)
  const [changes, setChanges] = useState<Partial<ListValues>>({})
  const [saving, setSaving] = useState(false)
  const values = { ...stored, ...changes }
  const renamed = values.name.trim() !== stored.name
  const problem = nameProblem(
    values.name,
    all.filter(({ id }) => id !== list.id).map(({ name }) => name),
  )
  const save = async () => {
    if (problem) return
    setSaving(true)
    const outcome = await update.send({
      params: { mailingListId: list.id },
      body: { ...bodyOf(values), version: list.version },
    })
    setSaving(false)
    if (outcome.ok) {
      onSaved(outcome.data)
      setChanges({})
      toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
    } else if (outcome.error.code === 409) {
      onConflict()
    }
  }
  return (
    <Form
      label={intl.formatMessage(messages.settings)}
      dirty={differs(values, stored)}
      saving={saving}
      onSave={() => void save()}
      onDiscard={() => setChanges({})}
      error={
        update.error && differs(values, stored) ? (
          <WriteFailed title={intl.formatMessage(messages.saveFailed)} error={update.error} />
        ) : undefined
      }
    >
      {({ readOnly }) => (
        <FormSection headingLevel={3} title={intl.formatMessage(messages.settings)}>
          {renamed && problem === undefined ? (
            <Banner kind="warning">
              {intl.formatMessage(messages.renameWarning, { name: stored.name })}
            </Banner>
          ) : null}
          <MailingListFields
            values={values}
            onChange={(change) => setChanges({ ...changes, ...change })}
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
          <Button tone="danger" disabled={!owner} onClick={() => setAsked(true)}>
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

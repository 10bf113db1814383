import Plus from 'lucide-react/icons/plus'
import { useCallback, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useReadAll } from '#api/core'
import { useForms, type Form, type FormStatus } from '#api/forms'
import { mailingListRoutes } from '#api/mailing-lists'
import { BulkBar } from '#components/bulk-bar'
import { Button } from '#components/button'
import {
  DataTable,
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  type Selection,
} from '#components/data-table'
import { NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { Page } from '#components/page'
import { SearchField } from '#components/search-field'
import { Select } from '#components/select'
import type { StarterKey } from '#domain/forms/form-starters'
import { FillWindow, PageTools, ScrolledPart } from '#features/forms/layout'
import { formColumns } from './form-columns.tsx'
import type { FormsLinks } from './forms-links.ts'
import { formFilterOf, formOrder, formSortKeyIn, formStatuses, type FormsQuery } from './forms-query.model.ts'
import { PublishForm } from '#features/forms/publish'
import { Later } from '#components/deferred'
import { FormQuestion, NewFormDialog, NoForms, StillLoading } from './later-parts.ts'
import { useFormActions, type FormQuestionKind } from './use-form-actions.ts'
import { usePublicForms } from './use-public-form.ts'
import { messages as statusMessages } from './form-status.messages.ts'
import { messages } from './forms.messages.ts'

export interface FormsScreenProps {
  query: FormsQuery
  /** 'push' for what Back should undo, 'replace' for what only keeps the place. */
  onQueryChange: (change: Partial<FormsQuery>, how: 'push' | 'replace') => void
  links: FormsLinks
}

const ANY = 'any'
const statusChoices = [ANY, ...formStatuses] as const
const formKey = ({ id }: Form) => id
const formName = ({ name }: Form) => name

/** The forms of a workspace: found, sorted, published, closed, copied, deleted and begun (FRM-31). */
export function FormsScreen({ query, onQueryChange, links }: FormsScreenProps) {
  const intl = useIntl()
  const { q, status, sort } = query
  const filter = formFilterOf(query)
  const { data, error, isFetching, isSlow, retry, cancel } = useForms({ ...filter, order: formOrder(sort) })
  const forms = data?.items
  // Rows of an older question stay until the new one is answered.
  const question = JSON.stringify([filter, sort])
  const [answered, setAnswered] = useState<string>()
  if (!isFetching && !error && data && answered !== question) setAnswered(question)
  const stale = data !== undefined && answered !== undefined && answered !== question

  const lists = useReadAll(mailingListRoutes.list, {}).data?.items
  const listNames = useMemo(() => lists && new Map(lists.map(({ id, name }) => [id, name])), [lists])

  // A selection is of one question: another filter begins with none; sorting keeps it.
  const listed = JSON.stringify(filter)
  const [selected, setSelected] = useState<{ listed: string; selection: Selection }>()
  const selection = selected?.listed === listed ? selected.selection : nothingSelected
  const select = (next: Selection) => setSelected({ listed, selection: next })
  const selectedForms = () => (forms ?? []).filter(({ id }) => isSelected(selection, id))

  const [asked, setAsked] = useState<{
    kind: FormQuestionKind
    forms: readonly Form[]
    open: boolean
    number: number
  }>()
  const ask = useCallback(
    (kind: FormQuestionKind, about: readonly Form[]) =>
      setAsked((last) => ({ kind, forms: about, open: true, number: (last?.number ?? 0) + 1 })),
    [],
  )
  const askOne = useCallback((kind: FormQuestionKind, form: Form) => ask(kind, [form]), [ask])
  const { menu } = useFormActions({ links, onAsk: askOne })
  const publicFormOf = usePublicForms()
  const columns = useMemo(
    () => formColumns({ intl, hrefOf: ({ id }) => links.form(id), publicFormOf, listNames }),
    [intl, links, publicFormOf, listNames],
  )

  const [creating, setCreating] = useState<{
    starter: StarterKey | 'blank'
    open: boolean
    number: number
  }>()
  const begin = (starter: StarterKey | 'blank') =>
    setCreating((last) => ({ starter, open: true, number: (last?.number ?? 0) + 1 }))
  const newButton = (isMain: boolean) => (
    <Button
      tone="primary"
      icon={<Icon of={Plus} />}
      onClick={() => begin('blank')}
      onPointerEnter={() => void NewFormDialog.preload()}
      data-create={isMain || undefined}
    >
      {intl.formatMessage(messages.new)}
    </Button>
  )
  const count = selectedCount(selection, forms?.length ?? 0)
  const Frame = forms ? PageTools : ScrolledPart
  const isFiltered = q !== '' || status !== undefined

  return (
    <FillWindow>
      <Page
        fill
        title={intl.formatMessage(messages.title)}
        count={forms && !stale ? intl.formatMessage(messages.count, { count: forms.length }) : null}
        actions={newButton(true)}
        tools={
          <PageTools>
            {count > 0 ? (
              <BulkBar
                count={count}
                total={forms?.length}
                onSelectAll={() => select(everythingSelected)}
                onClear={() => select(nothingSelected)}
              >
                <Button size="small" onClick={() => ask('unpublish', selectedForms())}>
                  {intl.formatMessage(messages.unpublish)}
                </Button>
                <Button size="small" tone="danger-quiet" onClick={() => ask('delete', selectedForms())}>
                  {intl.formatMessage(messages.delete)}
                </Button>
              </BulkBar>
            ) : (
              <Inline role="search">
                <Inline grow="control">
                  <SearchField
                    label={intl.formatMessage(messages.search)}
                    value={q}
                    onValueChange={(next) => onQueryChange({ q: next }, 'replace')}
                  />
                </Inline>
                <Select<FormStatus | typeof ANY>
                  label={intl.formatMessage(messages.status)}
                  labelHidden
                  value={status ?? ANY}
                  options={statusChoices.map((value) => ({
                    value,
                    label: intl.formatMessage(value === ANY ? messages.anyStatus : statusMessages[value]),
                  }))}
                  onValueChange={(value) =>
                    onQueryChange({ status: value === ANY ? undefined : value }, 'push')
                  }
                />
              </Inline>
            )}
          </PageTools>
        }
      >
        {error ? (
          <Frame>
            <ErrorBlock
              {...errorBlockOf(error)}
              title={intl.formatMessage(forms ? messages.staleFailed : messages.failed)}
              onRetry={retry}
            />
          </Frame>
        ) : null}
        {isSlow ? (
          <Later>
            <StillLoading onCancel={cancel} />
          </Later>
        ) : null}
        {forms?.length === 0 && !stale ? (
          <ScrolledPart>
            {isFiltered ? (
              <NoMatch onClear={() => onQueryChange({ q: '', status: undefined }, 'push')} />
            ) : (
              <Later>
                <NoForms action={newButton(false)} onChoose={begin} />
              </Later>
            )}
          </ScrolledPart>
        ) : error && !forms ? null : (
          <DataTable
            question={question}
            label={intl.formatMessage(messages.title)}
            columns={columns}
            rowCount={forms?.length}
            rowAt={(index) => forms?.[index]}
            rowKey={formKey}
            rowLabel={formName}
            density="tall"
            sort={sort}
            onSortChange={({ key, direction }) => {
              const known = formSortKeyIn(key)
              if (known) onQueryChange({ sort: { key: known, direction } }, 'push')
            }}
            selection={selection}
            onSelectionChange={select}
            onOpen={({ id }) => links.go(links.form(id))}
            rowMenu={menu}
            stale={stale}
          />
        )}
      </Page>
      <Later>
        {asked?.kind === 'publish' ? (
          asked.forms.map((form) => (
            <PublishForm
              key={`question${asked.number}`}
              form={form}
              open={asked.open}
              onClose={() => setAsked({ ...asked, open: false })}
              onEdit={() => links.go(links.edit(form.id))}
            />
          ))
        ) : asked ? (
          <FormQuestion
            // Each question begins without the problems of the one before.
            key={`question${asked.number}`}
            kind={asked.kind}
            forms={asked.forms}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => select(nothingSelected)}
          />
        ) : null}
        {creating ? (
          <NewFormDialog
            key={`new${creating.number}`}
            starter={creating.starter}
            open={creating.open}
            onClose={() => setCreating({ ...creating, open: false })}
            onCreated={(formId) => links.go(links.edit(formId))}
          />
        ) : null}
      </Later>
    </FillWindow>
  )
}

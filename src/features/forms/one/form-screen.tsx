import Ellipsis from 'lucide-react/icons/ellipsis'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useApi, useAskAgain } from '#api/core'
import { formRoutes, useForm, type Form } from '#api/forms'
import { Button, LinkButton } from '#components/button'
import { Later } from '#components/deferred'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Link } from '#components/link'
import { Menu } from '#components/menu'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Tabs } from '#components/tabs'
import { VisuallyHidden } from '#components/visually-hidden'
import { Inline, Stack } from '#components/layout'
import { FillWindow, PageTools, ScrolledPart } from '#features/forms/layout'
import {
  FormQuestion,
  FormStatusPill,
  useFormActions,
  type FormQuestionKind,
  type FormsLinks,
} from '#features/forms/list'
import { PublishForm } from '#features/forms/publish'
import { SECOND } from '#lib/duration'
import { FormOverview } from './form-overview.tsx'
import { formTabs, type FormPageQuery } from './form-query.model.ts'
import { FormHistory, FormSubmissions } from './later-parts.ts'
import { messages } from './form.messages.ts'

/** How often figures and submissions are asked for while the page is in sight, ms (FRM-40). */
const POLL = 30 * SECOND
const WATCHED = [formRoutes.one, formRoutes.submissions]

export interface FormScreenProps {
  formId: string
  query: FormPageQuery
  onQueryChange: (change: Partial<FormPageQuery>, how: 'push' | 'replace') => void
  links: FormsLinks
}

function usePolling() {
  const { clock } = useApi()
  const askAgain = useAskAgain()
  useEffect(
    () =>
      clock.setInterval(() => {
        if (document.visibilityState === 'visible') askAgain(WATCHED)
      }, POLL),
    [clock, askAgain],
  )
}

/** One form: its figures, how to share it, what visitors sent, and what became of it (FRM-40). */
export function FormScreen({ formId, query, onQueryChange, links }: FormScreenProps) {
  const intl = useIntl()
  usePolling()
  const { data: form, error, retry, isSlow, cancel } = useForm(formId)
  const back = <Link href={links.list()}>{intl.formatMessage(messages.toForms)}</Link>
  const [asked, setAsked] = useState<{ kind: FormQuestionKind; form: Form; open: boolean; number: number }>()
  const onAsk = useCallback(
    (kind: FormQuestionKind, about: Form) =>
      setAsked((last) => ({ kind, form: about, open: true, number: (last?.number ?? 0) + 1 })),
    [],
  )
  const { menu, obstacleOf } = useFormActions({ links, onAsk })

  if (error?.code === 404)
    return (
      <ErrorBlock
        kind="not-found"
        title={intl.formatMessage(messages.gone)}
        ticketId={error.ticketId}
        action={back}
      >
        {intl.formatMessage(messages.goneText)}
      </ErrorBlock>
    )
  if (!form)
    return error ? (
      <ErrorBlock
        {...errorBlockOf(error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={retry}
        action={back}
      />
    ) : (
      <Page
        title={
          <>
            <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
            <Skeleton shape="title" />
          </>
        }
      >
        {isSlow ? <StillLoading onCancel={cancel} /> : null}
        <Stack aria-busy>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Page>
    )

  const isPublic = form.status === 'published' || form.status === 'changed'
  const content =
    query.tab === 'overview' ? (
      <ScrolledPart>
        <FormOverview form={form} visitorsUrl={links.visitors} />
      </ScrolledPart>
    ) : query.tab === 'submissions' ? (
      <Later instead={<Skeleton shape="block" />}>
        <FormSubmissions
          form={form}
          query={query}
          onQueryChange={onQueryChange}
          contactHref={links.contact}
          visitorsUrl={links.visitors}
          exportObstacle={obstacleOf('exportSubmissions', form)}
        />
      </Later>
    ) : (
      <ScrolledPart>
        <Later instead={<Skeleton shape="block" />}>
          <FormHistory form={form} />
        </Later>
      </ScrolledPart>
    )
  return (
    <FillWindow>
      <Page
        fill
        title={form.name}
        tools={
          // A line of their own: beside a long name there is no room for them on a narrow screen.
          <PageTools>
            <Inline justify="space-between">
              <FormStatusPill intl={intl} status={form.status} />
              <Inline>
                <LinkButton href={links.edit(form.id)}>{intl.formatMessage(messages.edit)}</LinkButton>
                {isPublic ? (
                  <Button onClick={() => onAsk('unpublish', form)}>
                    {intl.formatMessage(messages.unpublish)}
                  </Button>
                ) : null}
                {form.status === 'published' ? null : (
                  <Button tone="primary" onClick={() => onAsk('publish', form)}>
                    {intl.formatMessage(messages.publish)}
                  </Button>
                )}
                <Menu
                  entries={menu(form).filter(
                    (entry) => !['open', 'edit', 'publish', 'unpublish'].includes(entry.id),
                  )}
                  align="end"
                >
                  {(trigger) => (
                    <IconButton
                      {...trigger}
                      label={intl.formatMessage(messages.more)}
                      icon={<Icon of={Ellipsis} />}
                    />
                  )}
                </Menu>
              </Inline>
            </Inline>
          </PageTools>
        }
      >
        <Tabs
          inset
          label={intl.formatMessage(messages.parts)}
          value={query.tab}
          onValueChange={(tab) => onQueryChange({ tab }, 'push')}
          tabs={formTabs.map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
            content: value === query.tab ? content : null,
          }))}
        />
      </Page>
      <Later>
        {asked?.kind === 'publish' ? (
          <PublishForm
            key={asked.number}
            form={asked.form}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
            onEdit={() => links.go(links.edit(asked.form.id))}
          />
        ) : asked ? (
          <FormQuestion
            key={asked.number}
            kind={asked.kind}
            forms={[asked.form]}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => {
              if (asked.kind === 'delete') links.go(links.list())
            }}
          />
        ) : null}
      </Later>
    </FillWindow>
  )
}

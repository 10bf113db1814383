import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useForm } from '#api/forms'
import { Later } from '#components/deferred'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { FormBuilder, type BuilderLinks } from './builder.tsx'
import { StillLoading } from './later-parts.ts'
import { messages } from './builder.messages.ts'

export interface FormBuilderScreenProps {
  formId: string
  links: BuilderLinks
}

/** The builder of one form, or why there is none. */
export function FormBuilderScreen({ formId, links }: FormBuilderScreenProps) {
  const intl = useIntl()
  const { data: form, error, isFetching, retry, isSlow, cancel } = useForm(formId)
  const back = <Link href={links.list()}>{intl.formatMessage(messages.toForms)}</Link>
  const isGone = error?.code === 404
  // What somebody is writing stays, also where somebody else deleted it.
  if (form) return <FormBuilder key={formId} form={form} links={links} isGone={isGone} />
  if (isGone)
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
  if (error)
    return (
      <ErrorBlock
        {...errorBlockOf(error)}
        title={intl.formatMessage(messages.loadFailed)}
        onRetry={retry}
        retrying={isFetching}
        action={back}
      />
    )
  return (
    <Page title={intl.formatMessage(messages.loading)} lead={<Skeleton shape="title" width={30} />}>
      {isSlow ? (
        <Later>
          <StillLoading onCancel={cancel} />
        </Later>
      ) : null}
      <Stack aria-busy>
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  )
}

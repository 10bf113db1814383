import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { useForms, type Form } from '#api/forms'
import { Banner } from '#components/banner'
import { Card } from '#components/card'
import { deferred } from '#components/deferred'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { messages } from './example.messages.ts'

/** What draws forms is loaded with the first one that is shown. */
const PublishedForm = deferred(async () => (await import('./published-form.tsx')).PublishedForm)

const isPublic = ({ status }: Form) => status === 'published' || status === 'changed'

export interface FormCardProps {
  /** Where forms are served, without a slash at its end. */
  formsBaseUrl: string
  /** The origin of the app: the form is sent from there. */
  origin: string
  /** The one that is shown. */
  formId: string | undefined
  onFormChange: (formId: string) => void
  formsHref: string
}

/** A published form, as the script of forms draws and sends it. */
export function FormCard({ formsBaseUrl, origin, formId, onFormChange, formsHref }: FormCardProps) {
  const intl = useIntl()
  const forms = useForms()
  const published = forms.data?.items.filter(isPublic)
  const shown = published?.find(({ id }) => id === formId)
  return (
    <Card title={intl.formatMessage(messages.form)}>
      {published === undefined ? (
        forms.error ? (
          <ErrorBlock
            {...errorBlockOf(forms.error)}
            title={intl.formatMessage(messages.formsFailed)}
            onRetry={forms.retry}
            retrying={forms.isFetching}
          />
        ) : (
          <Skeleton shape="control" />
        )
      ) : published.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(messages.noForms)}
          action={<Link href={formsHref}>{intl.formatMessage(messages.toForms)}</Link>}
        >
          {intl.formatMessage(messages.noFormsText)}
        </EmptyState>
      ) : (
        <Stack>
          <Select
            label={intl.formatMessage(messages.formChoice)}
            hint={intl.formatMessage(messages.formHint)}
            value={shown?.id ?? ''}
            onValueChange={onFormChange}
            placeholder={intl.formatMessage(messages.choose)}
            options={published.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {shown ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <PublishedForm key={shown.id} form={shown} formsBaseUrl={formsBaseUrl} origin={origin} />
            </Suspense>
          ) : formId === undefined ? null : (
            <Banner kind="warning">{intl.formatMessage(messages.formGone)}</Banner>
          )}
        </Stack>
      )}
    </Card>
  )
}

import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useApi } from '#api/core'
import { useBrand, type Brand } from '#api/brand'
import { useFormPublication, type Form, type FormPublication } from '#api/forms'
import { useSchema, type Schema } from '#api/schemas'
import { Banner } from '#components/banner'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { isAllowedOrigin, isTaking } from '#domain/forms/form-intake'
import { publicFormOf } from '#domain/forms/public-form'
import { FormView, type FormViewProps } from '#features/forms/form-view'
import { LIST_OF_NAMES } from '#lib/list-format'
import { createFormClient, givenBy, languageOf, popUp, sourceOf } from '#form-render'
import { messages } from './example.messages.ts'
import { useBench, useBenchState } from './use-bench.ts'

/** With its button only: it does not open by itself here. */
const closedPopUp: NonNullable<FormViewProps['draw']> = (...drawn) => popUp(...drawn, Number.NaN)

export interface PublishedFormProps {
  form: Form
  /** Where forms are served, without a slash at its end. */
  formsBaseUrl: string
  /** The origin of the app: the form is sent from there. */
  origin: string
}

/** A form as it was published last. */
export function PublishedForm({ form, formsBaseUrl, origin }: PublishedFormProps) {
  const intl = useIntl()
  const publication = useFormPublication(form.id)
  const schema = useSchema('contact')
  const brand = useBrand()
  const { data, error, retry, isFetching } = publication
  // Drawn once all of it is there, or can't be had: what somebody has typed is lost when it is drawn anew.
  const isWhole = [schema, brand].every((read) => read.data !== undefined || read.error !== undefined)
  if (data && !isWhole) return <Skeleton shape="block" />
  if (data)
    return (
      <DrawnForm
        form={form}
        publication={data}
        schema={schema.data}
        brand={brand.data}
        formsBaseUrl={formsBaseUrl}
        origin={origin}
      />
    )
  if (data === null) return <Banner kind="warning">{intl.formatMessage(messages.formGone)}</Banner>
  return error ? (
    <ErrorBlock
      {...errorBlockOf(error)}
      title={intl.formatMessage(messages.formFailed)}
      onRetry={retry}
      retrying={isFetching}
    />
  ) : (
    <Skeleton shape="block" />
  )
}

interface DrawnFormProps extends PublishedFormProps {
  publication: FormPublication
  schema: Schema | undefined
  brand: Brand | undefined
}

function DrawnForm({ form, publication, schema, brand, formsBaseUrl, origin }: DrawnFormProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const bench = useBench()
  const { address } = useBenchState()
  const [leaves, setLeaves] = useState<string>()
  const { version, snapshot } = publication
  const { id, name, kind } = form
  const shown = useMemo(() => {
    const byKey = new Map(schema?.properties.map((property) => [property.key, property]))
    return publicFormOf({ id, name, kind, version }, snapshot, {
      isOpen: isTaking(snapshot.settings, clock.now(), 0),
      propertyOf: (key) => byKey.get(key),
      brand,
    })
  }, [id, name, kind, version, snapshot, schema, brand, clock])
  const client = useMemo(
    () => createFormClient({ baseUrl: formsBaseUrl, fetch: bench.fetch }),
    [formsBaseUrl, bench],
  )
  const given = useMemo(() => givenBy(shown, ''), [shown])
  const language = languageOf(shown.locale, intl.locale, intl.locale, intl.locale)
  const { allowedOrigins } = snapshot.settings
  return (
    <Stack gap={3}>
      {isAllowedOrigin(allowedOrigins, origin, formsBaseUrl) ? null : (
        <Banner kind="warning" title={intl.formatMessage(messages.originRefused)}>
          {intl.formatMessage(messages.formRefusedText, {
            origins: intl.formatList(allowedOrigins, LIST_OF_NAMES),
          })}
        </Banner>
      )}
      <FormView
        form={shown}
        language={language}
        draw={shown.kind === 'popup' ? closedPopUp : undefined}
        given={given}
        send={(filled) => client.send(shown, filled, sourceOf(address.href, address.referrer, language))}
        leave={setLeaves}
      />
      {leaves === undefined ? null : (
        <Text as="p" role="status" wrap="anywhere">
          {intl.formatMessage(messages.redirect, { url: leaves })}
        </Text>
      )}
    </Stack>
  )
}

import { useIntl } from 'react-intl'
import { ColourField, isColour } from '#components/colour-field'
import { Later } from '#components/deferred'
import { FormSection } from '#components/form'
import { ImagePicker } from '#components/image-picker'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { useUploadIcon } from '#features/workspaces/icon'
import { brandTokens } from '#domain/brand/brand-tokens'
import type { BrandFieldsProps } from './brand-fields-props.ts'
import { ContrastHint } from './later-parts.ts'
import { messages } from './brand.messages.ts'

/** The first fields: pictures and colours. */
export function LookFields(props: BrandFieldsProps) {
  return (
    <>
      <Images {...props} />
      <Colours {...props} />
    </>
  )
}

const images = ['logo', 'icon'] as const

function Images({ draft, change, readOnly }: BrandFieldsProps) {
  const intl = useIntl()
  // Outlook shows no WebP.
  const uploads = {
    logo: useUploadIcon({ preset: 'logo', mediaType: 'image/png' }),
    icon: useUploadIcon({ preset: 'icon', mediaType: 'image/png' }),
  }
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.images)}
      description={intl.formatMessage(messages.imagesAbout)}
    >
      {images.map((image) => (
        <ImagePicker
          key={image}
          label={intl.formatMessage(messages[image])}
          hint={intl.formatMessage(messages[`${image}Hint`])}
          height={120}
          value={draft[image]}
          onValueChange={(picked) => change({ [image]: picked })}
          upload={uploads[image]}
          readOnly={readOnly}
        />
      ))}
    </FormSection>
  )
}

function Colours({ draft, brand, change, readOnly }: BrandFieldsProps) {
  const intl = useIntl()
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.colours)}
      description={intl.formatMessage(messages.coloursAbout)}
    >
      {brandTokens.map((token) => (
        <ColourField
          key={token}
          label={intl.formatMessage(messages[token])}
          required
          value={draft[token]}
          onValueChange={(colour) => change({ [token]: colour })}
          hint={
            isColour(draft[token]) ? (
              <Later instead={<ContrastShape />}>
                <ContrastHint brand={brand} token={token} />
              </Later>
            ) : undefined
          }
          readOnly={readOnly}
        />
      ))}
    </FormSection>
  )
}

/** A line for each mode. */
const ContrastShape = () => (
  <Stack as="span" gap={1}>
    <Skeleton width={60} />
    <Skeleton width={60} />
  </Stack>
)

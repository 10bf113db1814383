import { useIntl } from 'react-intl'
import { Later } from '#components/deferred'
import { FormSection } from '#components/form'
import { Skeleton } from '#components/skeleton'
import type { BrandFieldsProps } from './brand-fields-props.ts'
import { FurtherFields, LookFields } from './later-parts.ts'
import { messages } from './brand.messages.ts'

/** The fields of a brand: each half is loaded, and tried again, by itself. */
export function BrandFields(props: BrandFieldsProps) {
  return (
    <>
      <Later instead={<SectionShape section="images" />}>
        <LookFields {...props} />
      </Later>
      <Later instead={<SectionShape section="type" />}>
        <FurtherFields {...props} />
      </Later>
    </>
  )
}

/** The first section of what is on its way. */
function SectionShape({ section }: { section: 'images' | 'type' }) {
  const intl = useIntl()
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages[section])}
      description={intl.formatMessage(messages[`${section}About`])}
    >
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </FormSection>
  )
}

import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { DescriptionList } from '#components/description-list'
import { FormSection } from '#components/form'
import { Inline } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { SplitView } from '#components/split-view'
import { brandTokens } from '#domain/brand/brand-tokens'
import { messages } from './brand.messages.ts'
import * as styles from './brand.css.ts'

const images = ['logo', 'icon'] as const
const company = [
  'name',
  'nameJa',
  'address',
  'addressJa',
  'complaintContact',
  'phone',
  'siteUrl',
  'privacyUrl',
] as const

/** What is stored, to be read until the form is loaded and where it can't be: in the form's frame, in its order. */
export function BrandValues({ brand }: { brand: Brand }) {
  const intl = useIntl()
  return (
    <>
      <div className={styles.summary}>
        <Skeleton width={40} />
      </div>
      <SplitView side="end" list={<Skeleton shape="block" />}>
        <FormSection
          headingLevel={3}
          title={intl.formatMessage(messages.images)}
          description={intl.formatMessage(messages.imagesAbout)}
        >
          <DescriptionList
            items={images.map((id) => {
              const image = brand[id]
              return {
                id,
                term: intl.formatMessage(messages[id]),
                value: image ? <img src={image.src} alt="" height={40} /> : '—',
              }
            })}
          />
        </FormSection>
        <FormSection
          headingLevel={3}
          title={intl.formatMessage(messages.colours)}
          description={intl.formatMessage(messages.coloursAbout)}
        >
          <DescriptionList
            items={brandTokens.map((id) => ({
              id,
              term: intl.formatMessage(messages[id]),
              value: (
                <Inline gap={2}>
                  <Swatch colour={brand.colors[id]} />
                  {brand.colors[id].toLowerCase()}
                </Inline>
              ),
            }))}
          />
        </FormSection>
        <FormSection
          headingLevel={3}
          title={intl.formatMessage(messages.company)}
          description={intl.formatMessage(messages.companyAbout)}
        >
          <DescriptionList
            items={company.map((id) => ({
              id,
              term: intl.formatMessage(messages[id]),
              value: brand.company[id] || '—',
            }))}
          />
        </FormSection>
      </SplitView>
    </>
  )
}

/** The outline tells a colour from a page that has it too. */
const Swatch = ({ colour }: { colour: string }) => (
  <svg width={16} height={16} aria-hidden>
    <rect x={0.5} y={0.5} width={15} height={15} rx={3} fill={colour} stroke="currentColor" />
  </svg>
)

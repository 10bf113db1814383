import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { useWorkspaceAccount } from '#api/self-account'
import { Banner } from '#components/banner'
import { Later } from '#components/deferred'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { ReadFailed, SettingsSection, useIsOwner } from '#features/workspaces/settings-section'
import { BrandValues } from './brand-values.tsx'
import { BrandForm, preloadBrandParts } from './later-parts.ts'
import { messages } from './brand.messages.ts'

/** How mails and forms look, and what they say about the company (SET-60). */
export function BrandSection() {
  const intl = useIntl()
  const owner = useIsOwner()
  const brand = useBrand()
  const account = useWorkspaceAccount()
  const { data, error } = brand
  // What only owners press has room of its own: the form stands once it is known who reads it.
  const isReaderKnown = account.data !== undefined || account.error !== undefined
  useEffect(preloadBrandParts, [])
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={owner === false ? <OnlyOwner /> : undefined}
    >
      {owner === false ? <Banner>{intl.formatMessage(messages.onlyOwners)}</Banner> : null}
      {data && isReaderKnown ? (
        <Later instead={<BrandValues brand={data} />} keepsInstead>
          <BrandForm stored={data} owner={owner === true} />
        </Later>
      ) : error ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={error} read={brand} />
      ) : (
        <>
          {brand.isSlow ? <StillLoading onCancel={brand.cancel} /> : null}
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </>
      )}
    </SettingsSection>
  )
}

import { useMemo } from 'react'
import { useBrand } from '#api/brand'
import { useCampaign, type Campaign } from '#api/campaigns'
import { useApi, type ReadState } from '#api/core'
import { parseInert } from '#lib/trusted-mail'
import { readExample, type ExampleMail } from './example-mail.ts'

/** The campaign that the address names, and the mail that providers would get; undefined asks nothing. */
export function useExample(campaignId: string | undefined): {
  read: ReadState<Campaign>
  example: ExampleMail | undefined
} {
  const { clock } = useApi()
  const read = useCampaign(campaignId)
  const brand = useBrand().data
  const campaign = read.data
  const example = useMemo(
    () =>
      campaign && campaign.id === campaignId
        ? readExample({ campaign, brand, now: clock.now(), parse: parseInert })
        : undefined,
    [campaign, campaignId, brand, clock],
  )
  return { read, example }
}

import { useEffect, useMemo, useState } from 'react'
import { useBrand } from '#api/brand'
import { useCampaign, type Campaign } from '#api/campaigns'
import { useApi, type ReadState } from '#api/core'
import { checkInWorker, type ExampleAnswer } from './example-check.ts'
import type { ExampleFacts, ExampleMail } from './example-mail.ts'
import { hasAmpPart } from './registration.model.ts'

/** The example that was chosen, and how far its check is (DOM-46). */
export interface Example {
  read: ReadState<Campaign>
  /** Whether the campaign was read and has an AMP part. */
  fits: boolean
  /** The mail that providers would get; undefined until it is checked. */
  mail: ExampleMail | undefined
  /** The check could not be loaded, or could not read the mail. */
  hasFailed: boolean
  /** Checks once more after it failed. */
  checkAgain: () => void
}

/** The campaign that the address names; undefined asks nothing. Its mail is checked while a step shows the check. */
export function useExample(campaignId: string | undefined, isShown: boolean): Example {
  const { clock } = useApi()
  const read = useCampaign(campaignId)
  const brand = useBrand()
  const campaign = read.data?.id === campaignId ? read.data : undefined
  const fits = campaign !== undefined && hasAmpPart(campaign)
  const variants = fits ? campaign.variants : undefined
  const isBrandKnown = brand.data !== undefined || brand.error !== undefined
  const facts = useMemo(
    (): ExampleFacts | undefined =>
      variants && isBrandKnown ? { campaign: { variants }, brand: brand.data, now: clock.now() } : undefined,
    [variants, isBrandKnown, brand.data, clock],
  )
  const [last, setLast] = useState<{ facts: ExampleFacts; answer: ExampleAnswer }>()
  const answer = facts && last?.facts === facts ? last.answer : undefined
  const isWanted = isShown && answer === undefined
  useEffect(
    () => (facts && isWanted ? checkInWorker(facts, (next) => setLast({ facts, answer: next })) : undefined),
    [facts, isWanted],
  )
  return {
    read,
    fits,
    mail: answer?.kind === 'checked' ? answer.mail : undefined,
    hasFailed: answer?.kind === 'failed',
    checkAgain: () => setLast(undefined),
  }
}

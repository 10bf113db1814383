import type { ReadState } from '#api/core'
import { StillLoading } from '#components/still-loading'
import { ActivityCard, type ActivityCardProps } from './home-activity.tsx'
import { AttentionCard, useAttention } from './home-attention.tsx'
import { HomeCardsShape } from './home-cards-shape.tsx'
import { HomeCharts } from './home-charts.tsx'
import type { HomeRange } from './home-figures.model.ts'
import type { HomeHrefs } from './home-hrefs.ts'
import { NowCard, useNow } from './home-now.tsx'
import { SetupCard, useSetup } from './home-setup.tsx'

export interface HomeCardsProps {
  range: HomeRange
  hrefs: HomeHrefs
  /** There is nothing in the workspace yet: only the checklist shows. */
  empty: boolean
  kind: ActivityCardProps['kind']
  onKindChange: ActivityCardProps['onKindChange']
}

/**
 * The cards below the figures. Whether there are any of the first three is known only when their answers are there: until
 * then none of them stands, so that none is pushed down by another. One that fails holds nobody up, and a long wait can
 * be ended (ERR-3).
 */
export function HomeCards({ range, hrefs, empty, kind, onKindChange }: HomeCardsProps) {
  const setup = useSetup()
  const attention = useAttention()
  const now = useNow()
  const parts = empty ? [setup] : [setup, attention, now]
  if (!parts.every(({ settled }) => settled)) {
    const slow = parts.flatMap<Pick<ReadState<unknown>, 'cancel'>>((part) => part.slow)
    const waiting =
      slow.length > 0 ? <StillLoading onCancel={() => slow.forEach((read) => read.cancel())} /> : null
    return <HomeCardsShape waiting={waiting} />
  }
  return (
    <>
      <SetupCard setup={setup} hrefs={hrefs} alone={empty} />
      {empty ? null : (
        <>
          <AttentionCard attention={attention} hrefs={hrefs} />
          <NowCard now={now} hrefs={hrefs} />
          <HomeCharts key={range} range={range} />
          <ActivityCard
            kind={kind}
            onKindChange={onKindChange}
            contactHref={(contact) => hrefs.contacts({ contact })}
          />
        </>
      )}
    </>
  )
}

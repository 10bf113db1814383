import { isbot } from 'isbot'
import { SECOND } from '#lib/duration'

/**
 * What tells programs from people (CAM-162): who reacts within 2 seconds after the mail was handed over, and who follows at least 3
 * different links within 3 seconds, reads nothing. Times in ms.
 */
export const ROBOT = { soonest: 2 * SECOND, burst: 3 * SECOND, links: 3 } as const

/** Image proxies fetch a picture when a person opens the mail. */
const PROXIES = /GoogleImageProxy|ggpht\.com|YahooMailProxy/i

/** Whether the agent of a call is a program. Mail programs that name none, as some do for pictures, are people's. */
export function isRobotAgent(agent: string | null, what: 'open' | 'click'): boolean {
  if (what === 'click') return agent === null || agent === '' || isbot(agent)
  // Apple's privacy proxy says no more than this.
  return agent !== null && agent !== 'Mozilla/5.0' && !PROXIES.test(agent) && isbot(agent)
}

/** Whether a browser fetches ahead of a person who may never look. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|preview/i.test(
    `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-purpose') ?? ''} ${headers.get('x-moz') ?? ''}`,
  )

/** A reaction to one mail; `link` undefined for an open. Times in ms since 1970. */
interface Timed {
  link?: number
  at: number
  isBot: boolean
}

/**
 * The reactions to one mail with what their times say of who made them. `sentAt` undefined: it is not known yet when the mail
 * server took it.
 */
export function withRobots<T extends Timed>(reactions: readonly T[], sentAt: number | undefined): T[] {
  const clicks = reactions.filter(({ link }) => link !== undefined)
  const isInBurst = ({ at, link }: Timed) =>
    link !== undefined &&
    clicks.some(({ at: from }) => {
      const near = clicks.filter((one) => one.at >= from && one.at <= from + ROBOT.burst)
      return (
        at >= from && at <= from + ROBOT.burst && new Set(near.map((one) => one.link)).size >= ROBOT.links
      )
    })
  return reactions.map((one) => ({
    ...one,
    isBot: one.isBot || (sentAt !== undefined && one.at < sentAt + ROBOT.soonest) || isInBurst(one),
  }))
}

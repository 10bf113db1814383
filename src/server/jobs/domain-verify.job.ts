import { checkDomain } from '#server/domains/check-domain'
import { dueDomains } from '#server/store/domains.store'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData } from './job.ts'

/** Domains that one run looks up; the rest waits for the next one. */
const BATCH = 200
/** Whoever owns a domain may have name servers that never answer, which takes half a minute to find out: others don't wait for it. */
const AT_ONCE = 10

/**
 * Every minute: looks into the DNS for the domains whose time has come (DOM-3). Only those that somebody has asked for a look at:
 * the domains of the demo stay as they are.
 */
export const domainVerifyJob = defineJob({
  name: 'domain.verify',
  every: '* * * * *',
  data: noData,
  retries: 0,
  async work({ db, clock, ports }) {
    const due = await dueDomains(db, new Date(clock.now()).toISOString(), BATCH)
    const statuses: Record<string, number> = {}
    const look = async ({ tenant, name }: (typeof due)[number]) => {
      const after = await checkDomain({ db, tenant, clock, ports }, name)
      if (after) statuses[after.status] = (statuses[after.status] ?? 0) + 1
    }
    await eachAlone(due, look, AT_ONCE)
    return statuses
  },
})

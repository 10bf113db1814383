import { checkHostname } from '#server/custom-hostnames/check-hostname'
import { dueHostnames } from '#server/store/custom-hostnames.store'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData } from './job.ts'

/** Hostnames that one run looks up; the rest waits for the next one. */
const BATCH = 200
/** As of domains: name servers of some of them may never answer. */
const AT_ONCE = 10

/** Every minute: looks into the DNS for the custom hostnames whose time has come (DOM-7). Those of the demo stay as they are. */
export const hostnameVerifyJob = defineJob({
  name: 'hostname.verify',
  every: '* * * * *',
  data: noData,
  retries: 0,
  async work({ db, clock, ports }) {
    const due = await dueHostnames(db, new Date(clock.now()).toISOString(), BATCH)
    await eachAlone(due, ({ tenant, host }) => checkHostname({ db, tenant, clock, ports }, host), AT_ONCE)
    return { looked: due.length }
  },
})

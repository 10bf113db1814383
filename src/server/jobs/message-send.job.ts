import { sendDueMessages } from '#server/transactional/send-messages'
import { defineJob, noData } from './job.ts'

/** At once after a mail to single people was asked for, and every minute: sends those that are due (docs/operating/mail.md). */
export const messageSendJob = defineJob({
  name: 'message.send',
  every: '* * * * *',
  data: noData,
  retries: 2,
  async work({ db, clock, ports, mailing }) {
    if (!mailing) return { sent: 0 }
    return { sent: await sendDueMessages({ db, clock, mailing, seal: ports.seal }) }
  },
})

import { contract } from '#api/wire'
import { transactionalRoutes } from './transactional.routes.ts'
import { TransactionalAccepted, TransactionalSend, TransactionalStatusView } from './transactional.schema.ts'

export const transactionalContract = contract(transactionalRoutes, {
  send: {
    summary: 'Sends a mail to a few people, or a campaign as a test.',
    body: TransactionalSend,
    result: TransactionalAccepted,
  },
  status: { summary: 'How far a mail has come, by recipient.', result: TransactionalStatusView },
})

export { useSendTransactional, useTransactionalStatus } from './transactional.hooks.ts'
export { transactionalRoutes } from './transactional.routes.ts'
export type {
  TransactionalAccepted,
  TransactionalSend,
  TransactionalStatus,
  TransactionalStatusView,
} from './transactional.schema.ts'

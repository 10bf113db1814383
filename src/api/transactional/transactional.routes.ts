import { get, post } from '#api/wire'
import type {
  TransactionalAccepted,
  TransactionalSend,
  TransactionalStatusView,
} from './transactional.schema.ts'

export const transactionalRoutes = {
  send: post('/transactional/send').body<TransactionalSend>().returns<TransactionalAccepted>(),
  status: get('/transactional/send/:sendId/status').returns<TransactionalStatusView>(),
}

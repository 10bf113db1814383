import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type {
  AmpRegistrationRequest,
  AmpRegistrationResult,
  NewSender,
  Sender,
  SenderAddress,
  SenderFilter,
  SenderQuery,
  SenderUpdate,
} from './senders.schema.ts'

export const senderRoutes = {
  list: get('/senders').query<SenderQuery>().returns<Page<Sender>>('page'),
  count: get('/senders/count').query<SenderFilter>().returns<Count>('count'),
  create: post('/senders').body<NewSender>().returns<Sender>(),
  byAddress: get('/senders/by_address').query<SenderAddress>().returns<Sender>(),
  one: get('/senders/:senderId').returns<Sender>(),
  update: post('/senders/:senderId').body<SenderUpdate>().returns<Sender>(),
  delete: del('/senders/:senderId').returns<Nothing>(),
  registerAmp: post('/senders/:senderId/send_emails_for_registration')
    .body<AmpRegistrationRequest>()
    .returns<AmpRegistrationResult>(),
}

import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { senderRoutes } from './senders.routes.ts'
import {
  AmpRegistrationRequest,
  AmpRegistrationResult,
  NewSender,
  Sender,
  SenderAddress,
  SenderFilter,
  SenderQuery,
  SenderUpdate,
} from './senders.schema.ts'

export const sendersContract = contract(senderRoutes, {
  list: { summary: 'The senders of the workspace.', query: SenderQuery, result: page(Sender) },
  count: { summary: 'How many senders the same filter finds.', query: SenderFilter, result: Count },
  create: { summary: 'Adds a sender and asks its mailbox to confirm.', body: NewSender, result: Sender },
  byAddress: { summary: 'The sender of an address.', query: SenderAddress, result: Sender },
  one: { summary: 'One sender.', result: Sender },
  update: { summary: 'Changes a sender; what is not given stays.', body: SenderUpdate, result: Sender },
  delete: { summary: 'Deletes a sender that nothing uses.', ownerOnly: true, result: Nothing },
  registerAmp: {
    summary:
      'Sends the example mails with which providers approve a sender of AMP mails; at most once a minute.',
    ownerOnly: true,
    body: AmpRegistrationRequest,
    result: AmpRegistrationResult,
  },
})

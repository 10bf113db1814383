import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { mailingListRoutes } from './mailing-lists.routes.ts'
import {
  MailingList,
  MailingListFilter,
  MailingListQuery,
  MailingListUpdate,
  NewMailingList,
} from './mailing-lists.schema.ts'

export const mailingListsContract = contract(mailingListRoutes, {
  list: {
    summary: 'The mailing lists of the workspace.',
    query: MailingListQuery,
    result: page(MailingList),
  },
  count: { summary: 'How many lists the same filter finds.', query: MailingListFilter, result: Count },
  create: {
    summary: 'Creates a list. A name that is taken is a 409.',
    body: NewMailingList,
    result: MailingList,
  },
  one: { summary: 'One mailing list with its counts.', result: MailingList },
  update: {
    summary: 'Changes a list; what is not given stays.',
    body: MailingListUpdate,
    result: MailingList,
  },
  delete: { summary: 'Deletes a list; its contacts stay.', ownerOnly: true, result: Nothing },
})

import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type {
  MailingList,
  MailingListFilter,
  MailingListQuery,
  MailingListUpdate,
  NewMailingList,
} from './mailing-lists.schema.ts'

export const mailingListRoutes = {
  list: get('/mailing_lists').query<MailingListQuery>().returns<Page<MailingList>>('page'),
  count: get('/mailing_lists/count').query<MailingListFilter>().returns<Count>('count'),
  create: post('/mailing_lists').body<NewMailingList>().returns<MailingList>(),
  one: get('/mailing_lists/:mailingListId').returns<MailingList>(),
  update: post('/mailing_lists/:mailingListId').body<MailingListUpdate>().returns<MailingList>(),
  delete: del('/mailing_lists/:mailingListId').returns<Nothing>(),
}

export {
  useCreateMailingList,
  useDeleteMailingList,
  useMailingList,
  useMailingLists,
  useUpdateMailingList,
} from './mailing-lists.hooks.ts'
export { mailingListRoutes } from './mailing-lists.routes.ts'
export type {
  MailingList,
  MailingListFilter,
  MailingListQuery,
  MailingListUpdate,
  NewMailingList,
} from './mailing-lists.schema.ts'

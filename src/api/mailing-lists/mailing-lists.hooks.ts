import { useRead, useReadAll, useVersionedWrite, useWrite } from '#api/core'
import { mailingListRoutes } from './mailing-lists.routes.ts'
import type { MailingListFilter } from './mailing-lists.schema.ts'

const lists = [mailingListRoutes.list, mailingListRoutes.one]

/** All of them, by name. */
export const useMailingLists = (query: MailingListFilter = {}) => useReadAll(mailingListRoutes.list, query)

/** undefined asks nothing. */
export const useMailingList = (mailingListId: string | undefined) =>
  useRead(mailingListRoutes.one, mailingListId === undefined ? null : { params: { mailingListId } })

export const useCreateMailingList = () => useWrite(mailingListRoutes.create, { refreshes: lists })

export const useUpdateMailingList = () =>
  useVersionedWrite(mailingListRoutes.update, { record: mailingListRoutes.one, refreshes: lists })

/** The list itself is not asked for again: it is gone. */
export const useDeleteMailingList = () =>
  useWrite(mailingListRoutes.delete, { refreshes: [mailingListRoutes.list] })
